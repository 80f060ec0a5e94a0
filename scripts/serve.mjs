// Serves build/ as a production host would: redirects, not-found pages and caching included.
import {createServer} from 'node:http';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import {loadTypeScript, root} from './lib.mjs';

const {defaultLocale, locales} = await loadTypeScript('config/locales.ts');

const localeOf = (pathname) =>
  locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
const remembered = (cookies = '') => locales.find((locale) => cookies.split(/;\s*/).includes(`locale=${locale}`));

/** The file that answers a path, tried as hosts do: itself, its folder's index, the same without `.html`. */
function page(build, pathname) {
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return [`${bare}/index.html`, `${bare}.html`].find((file) => existsSync(path.join(build, file)));
}

/** Listens and resolves to the server. @param {{build?: string, port?: number, host?: string}} options */
export async function serve({build = path.join(root, 'build'), port = 3000, host = '127.0.0.1'} = {}) {
  const files = sirv(build, {
    etag: true,
    setHeaders(response, pathname) {
      const hashed = /\/assets\/(?:js|css|images|files)\/.*\.[0-9a-f]{8,}\./.test(pathname);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const notFound = async (response, locale) => {
    const file = path.join(build, locale ?? '', '404.html');
    response
      .writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'})
      .end(await readFile(file));
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    let {pathname} = url;
    try {
      pathname = decodeURIComponent(pathname);
    } catch {
      return void notFound(response, localeOf(pathname));
    }
    const locale = localeOf(pathname);
    if (!locale && page(build, `/${defaultLocale}${pathname}`)) {
      const target = `/${remembered(request.headers.cookie) ?? defaultLocale}${url.pathname}${url.search}`;
      return void response.writeHead(302, {Location: target, 'Cache-Control': 'no-store', Vary: 'Cookie'}).end();
    }
    const file = page(build, pathname);
    if (file) request.url = encodeURI(file) + url.search;
    files(request, response, () => void notFound(response, locale));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
