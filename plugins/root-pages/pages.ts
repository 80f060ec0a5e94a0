import {identity} from '../../config/identity';
import {defaultLocale, i18n, localeOfLanguage, locales, type Locale} from '../../config/locales';

/** A page that stands outside of the generator: no theme, no scripts of its own. */
export const page = (lang: Locale, title: string, head: string, body: string) =>
  `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}<style>
:root { color-scheme: light dark }
body { max-width: 40rem; margin: 4rem auto; padding: 0 1.25rem; font: 17px/1.7 sans-serif }
pre { white-space: pre-wrap; font-size: 13px }
</style>
${body}
</html>
`;

const alternatives = locales.join('|');

/** An expression for the reader's locale: remembered, else the first of the browser's languages that the site has, else the default. */
const chosen = `(/(?:^|; )locale=(${alternatives})(?:;|$)/.exec(document.cookie)||[])[1]||navigator.languages.map(t=>(${JSON.stringify(localeOfLanguage)})[t.split('-')[0]]).find(l=>l)||'${defaultLocale}'`;

/** The same in every redirect, so that one hash allows it. Behind the prefix no path leads to another origin. */
const lead = `location.replace('/'+(${chosen})+location.pathname+location.search+location.hash)`;

/**
 * Leads an unprefixed address to its page in the reader's locale, query and hash kept; without scripts to the
 * default one.
 */
export function redirectPage(route: string): string {
  const target = `/${defaultLocale}${route}`;
  return page(
    defaultLocale,
    identity.name[defaultLocale],
    `<link rel="canonical" href="${identity.url}${target}">
<script>${lead}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
`,
    `<p>${locales.map((locale) => `<a lang="${locale}" href="/${locale}${route}">${i18n.localeConfigs[locale]?.label}</a>`).join(' · ')}</p>`,
  );
}

/**
 * Writes the not-found page of the address's locale, else of the reader's, in the place of the default locale's. `plaintext` keeps
 * the rest of the document from being parsed: nothing of it is shown or run meanwhile.
 */
const replaceNotFound = `{let l=(/^\\/(${alternatives})(?=\\/|$)/.exec(location.pathname)||[])[1]||${chosen};if(l!='${defaultLocale}'){document.write('<plaintext hidden>');let u='/'+l+'/404.html';fetch(u).then(r=>r.text()).then(t=>{document.open();document.write(t);document.close()}).catch(()=>location.replace(u))}}`;

const notFound: Partial<Record<Locale, string>> = {en: 'We could not find what you were looking for.'};

/**
 * For hosts that know one not-found page only; the others send the page of the locale.
 * @param html the built not-found page of the default locale: what is shown without scripts, with a line in the other languages
 */
export function notFoundPage(html: string): string {
  const lines = locales
    .filter((locale) => locale !== defaultLocale)
    .map(
      (locale) =>
        `<p class="container" lang="${locale}">${notFound[locale]} <a href="/${locale}/">${i18n.localeConfigs[locale]?.label}</a></p>`,
    );
  return html
    .replace(/<meta charset=[^>]*>/, (meta) => `${meta}<script>${replaceNotFound}</script>`)
    .replace(/<body[^>]*>/, (body) => `${body}<noscript>${lines.join('')}</noscript>`);
}
