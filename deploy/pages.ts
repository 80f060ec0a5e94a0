import {locales} from '../config/locales';
import {cacheControl} from '../config/security';

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** `_headers` of Netlify and Cloudflare Pages, which add `no-cache` and ETags to all other files by themselves. */
export const headersFile = (headers: Record<string, string>): string =>
  [rule('/*', headers), rule('/assets/*', {'Cache-Control': cacheControl.immutable}), ''].join('\n\n');

/**
 * `_redirects`: the not-found page of the language. Cloudflare Pages takes the nearest 404.html by itself. Neither can
 * read the value of a cookie: unprefixed paths are left to the pages that stand there.
 */
export const redirectsFile = (): string =>
  [...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`), '/* /404.html 404', ''].join('\n');
