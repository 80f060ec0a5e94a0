import type {Options} from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';
import {addressIn, currentLocale, locales} from '../../config/locales';
import {untranslatedRoutes} from '../translation-status/untranslated';
import {lastChanges} from './changes';

type SitemapOptions = Exclude<NonNullable<Options['sitemap']>, false>;

/**
 * Adds to each page of the sitemap its addresses in all languages that have it, itself among them, and the day on which its
 * source changed. Docusaurus would ask Git once a page.
 */
export const createSitemapItems: NonNullable<SitemapOptions['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...given
}) => {
  const items = await defaultCreateSitemapItems(given);
  const lacking = untranslatedRoutes();
  const changes = lastChanges('.');
  const days = new Map(
    flattenRoutes(given.routes).map(({path, metadata}) => [path, changes.get(metadata?.sourceFilePath ?? '')]),
  );
  return items.map((item) => {
    const {origin, pathname} = new URL(item.url);
    const route = pathname.slice(addressIn(currentLocale(), '').length);
    const links = locales
      .filter((locale) => !lacking[locale]?.includes(route))
      .map((lang) => ({lang, url: origin + addressIn(lang, route)}));
    const lastmod = days.get(pathname);
    return {...item, ...(lastmod && {lastmod}), links};
  });
};
