import {identity} from '../../config/identity';
import {fill, forLocale, type Locale} from '../../config/localized';
import texts from '../../data/pages.json';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * The OpenSearch description of a locale, by which browsers and launchers search the site. It takes the place of Docusaurus',
 * which is in English and gives the icon, an SVG, as an ICO file.
 */
export function openSearch(locale: Locale): string {
  const home = `${identity.url}/${locale}/`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${escape(forLocale(identity.name, locale))}</ShortName>
  <Description>${escape(fill(forLocale(texts.rootPages.search, locale), {name: forLocale(identity.name, locale)}))}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="48" height="48" type="image/x-icon">${identity.url}/favicon.ico</Image>
  <Image type="image/svg+xml">${home}img/favicon.svg</Image>
  <Url type="text/html" method="get" template="${home}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${home}opensearch.xml"/>
  <moz:SearchForm>${home}search</moz:SearchForm>
</OpenSearchDescription>
`;
}
