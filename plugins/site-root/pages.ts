import {identity} from '../../config/identity';
import {defaultLocale, i18n, locales, type Locale} from '../../config/locales';

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

/** The same in every redirect, so that one hash allows it. Behind the prefix no path leads to another origin. */
const lead = `var m=/(?:^|; )locale=(${locales.join('|')})(?:;|$)/.exec(document.cookie);location.replace('/'+(m?m[1]:'${defaultLocale}')+location.pathname+location.search+location.hash)`;

/**
 * Leads an unprefixed address to its page in the remembered locale, query and hash kept; without scripts to the
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

const notFound: Record<Locale, [title: string, p1: string, p2: string]> = {
  'zh-Hans': ['找不到页面', '我们找不到您要找的页面。', '请联系原始链接来源网站的所有者，并告知他们链接已损坏。'],
  en: [
    'Page Not Found',
    'We could not find what you were looking for.',
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  ],
};

/** For hosts that know one not-found page only; the others send the page of the locale. */
export function notFoundPage(): string {
  const body = locales
    .map((locale) => {
      const [title, p1, p2] = notFound[locale];
      return `<section lang="${locale}"><h1>${title}</h1><p>${p1}</p><p>${p2}</p><p><a href="/${locale}/">${identity.name[locale]}</a></p></section>`;
    })
    .join('\n');
  return page(defaultLocale, notFound[defaultLocale][0], '', body);
}
