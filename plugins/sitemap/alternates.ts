import type {Options} from '@docusaurus/preset-classic';
import {addressIn, currentLocale, locales} from '../../config/locales';
import {untranslatedRoutes} from '../translation-status/untranslated';

type SitemapOptions = Exclude<NonNullable<Options['sitemap']>, false>;

/** Adds to each page of the sitemap its addresses in all languages that have it, itself among them. */
export const createSitemapItems: NonNullable<SitemapOptions['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...given
}) => {
  const items = await defaultCreateSitemapItems(given);
  const lacking = untranslatedRoutes();
  return items.map((item) => {
    const {origin, pathname} = new URL(item.url);
    const route = pathname.slice(addressIn(currentLocale(), '').length);
    const links = locales
      .filter((locale) => !lacking[locale]?.includes(route))
      .map((lang) => ({lang, url: origin + addressIn(lang, route)}));
    return {...item, links};
  });
};
