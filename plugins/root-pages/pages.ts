import {identity} from '../../config/identity';
import {defaultLocale, i18n, localeOfLanguage, locales, type Locale} from '../../config/locales';
import {tokens, type Theme} from '../../config/tokens';
import {pageOf} from './pasted';

const colours = (theme: Theme): string =>
  ['paper', 'ink', 'ink-2', 'line', 'pri'].map((name) => `--${name}: ${tokens[theme][name]}`).join('; ');

/** A page outside of Docusaurus: no scripts of the site, the theme of the system. */
export const page = (lang: Locale, title: string, head: string, body: string) =>
  `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}<style>
:root { color-scheme: light dark; ${colours('light')} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark')} } }
body { max-width: 46rem; margin: 4rem auto; padding: 0 1.25rem; background: var(--paper); color: var(--ink); font: 17px/1.7 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif }
a { color: var(--pri) }
</style>
${body}
</html>
`;

const alternatives = locales.join('|');

/** An expression for the reader's locale: remembered, else the first of the browser's languages that the site has, else the default. */
const chosen = `(/(?:^|; )locale=(${alternatives})(?:;|$)/.exec(document.cookie)||[])[1]||navigator.languages.map(t=>(${JSON.stringify(localeOfLanguage)})[t.split('-')[0]]).find(l=>l)||'${defaultLocale}'`;

/** Script that leads to a language. It is the same in every redirect, so that the security policy needs one hash for it. The locale prefix prevents open redirects. */
const lead = `location.replace('/'+(${chosen})+location.pathname+location.search+location.hash)`;

/**
 * Redirects an unprefixed address to its page in the reader's locale, query and hash kept; without scripts to the default
 * locale.
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
    `<p>${[
      ...locales.map(
        (locale) => `<a lang="${locale}" href="/${locale}${route}">${i18n.localeConfigs[locale]?.label}</a>`,
      ),
      '<a href="/llms.txt">llms.txt</a>',
    ].join(' · ')}</p>`,
  );
}

/**
 * Leads to the page that the address means, else replaces the page by the not-found page of the locale in the address, else of
 * the reader's locale. `plaintext` stops the parser: nothing of the rest is shown or run meanwhile.
 */
const replaceNotFound = (pages: readonly string[]) =>
  `{let p=(${pageOf})(location.pathname,${JSON.stringify(pages)},${JSON.stringify(localeOfLanguage)}),l=p&&p.locale||(/^\\/(${alternatives})(?=\\/|$)/.exec(location.pathname)||[])[1]||${chosen},a=p&&'/'+l+(p.page||'/'),u='/'+l+'/404.html';if(a&&a!=location.pathname)location.replace(a+location.search+location.hash);else if(l!='${defaultLocale}'){document.write('<plaintext hidden>');fetch(u).then(r=>r.text()).then(t=>{document.open();document.write(t);document.close()}).catch(()=>location.replace(u))}}`;

/** The page itself says it in the source language. */
const notFound: Partial<Record<Locale, string>> = {en: 'We could not find what you were looking for.'};

/**
 * The not-found page for hosts that support a single one; other hosts serve one per locale.
 * @param html built not-found page of the default locale, shown without scripts, with a line in each other language
 * @param pages paths of the pages that all locales have, without a slash at their end
 */
export function notFoundPage(html: string, pages: readonly string[]): string {
  const lines = locales
    .filter((locale) => locale !== defaultLocale)
    .map(
      (locale) =>
        `<p class="container" lang="${notFound[locale] ? locale : 'en'}">${notFound[locale] ?? notFound.en} <a lang="${locale}" href="/${locale}/">${i18n.localeConfigs[locale]?.label}</a></p>`,
    );
  return html
    .replace(/<meta charset=[^>]*>/, (meta) => `${meta}<script>${replaceNotFound(pages)}</script>`)
    .replace(/<body[^>]*>/, (body) => `${body}<noscript>${lines.join('')}</noscript>`);
}
