import {expect, it} from 'vitest';
import {locales} from '../../config/locales';
import {createSitemapItems} from './alternates';

it('a page of the sitemap names its address in every language', async () => {
  const url = `https://site.test/${locales[0]}/docs/FAQ`;
  const given = {siteConfig: {}, routes: []} as unknown as Parameters<typeof createSitemapItems>[0];
  const items = await createSitemapItems({...given, defaultCreateSitemapItems: () => Promise.resolve([{url}])});
  expect(items).toEqual([{url, links: locales.map((lang) => ({lang, url: `https://site.test/${lang}/docs/FAQ`}))}]);
});
