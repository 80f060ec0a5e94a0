// npm run serve: serves build/ as a production host would: redirects, not-found pages, headers and caching included (see deploy/).
import {createServer} from 'node:http';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import mime from 'mime-types';
import send from 'send';
import {isMain, loadTypeScript, root} from './lib.mjs';

const {cacheControl, defaultLocale, hostsFolder, immutablePaths, localeOfLanguage, locales, markdownFirst, pageOf} =
  await loadTypeScript('config/locales.ts', 'config/security.ts', 'deploy/index.ts', 'plugins/root-pages/pasted.ts');

const immutable = new RegExp(immutablePaths);
const wantsMarkdown = new RegExp(markdownFirst, 'i');
const localeOf = (pathname) =>
  locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
const remembered = (cookies = '') => locales.find((locale) => cookies.split(/;\s*/).includes(`locale=${locale}`));

/** The first language of an `Accept-Language` header that the site has. */
const askedFor = (languages = '') =>
  languages
    .split(',')
    .map((each) => /^\s*([a-z]+)[^;]*(?:;\s*q=([\d.]+))?/i.exec(each) ?? [])
    .map(([, language = '', weight = '1']) => ({
      locale: localeOfLanguage[language.toLowerCase()],
      weight: Number(weight),
    }))
    .filter(({locale, weight}) => locales.includes(locale) && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.locale;
/** Locale for a request without a prefix, from cookie and languages; undefined when they name none. */
const preferred = ({cookie, 'accept-language': languages}) => remembered(cookie) ?? askedFor(languages);

/** A path without what hosts accept at its end. */
const bare = (pathname) => pathname.replace(/(?:\/index\.html|\.html|\/)$/, '');

/** The file that answers a path, tried as hosts do: itself, its folder's index, the same without `.html`. */
const page = (build, pathname) =>
  [`${bare(pathname)}/index.html`, `${bare(pathname)}.html`].find((file) => existsSync(path.join(build, file)));

/** The Markdown copy of a page, if it has one. */
function copy(build, pathname) {
  const file = `${bare(pathname)}.md`;
  return existsSync(path.join(build, file)) ? file : undefined;
}

/** Canonical form of a path for the browser's router: without repeated slashes, a final `index`, or a slash after `.html`. */
const clean = (address) => address.replace(/\/{2,}/g, '/').replace(/(?:\/index\/?|(?:\/index)?\.html\/)$/, '') || '/';

/** Files for other hosts, and the not-found pages, which are answers and no addresses. */
const unpublished = new RegExp(
  `^/_(?:headers|redirects)$|^(?:/(?:${locales.join('|')}))?/404(?:\\.html|\\.md|/(?:index\\.html)?)?$`,
);

/** The decoded path of a request; undefined when it is malformed, climbs, or has an encoded slash or a hidden file's name. */
function published(address) {
  try {
    const pathname = decodeURIComponent(address);
    const isRefused = /\/\.(?!well-known\/)|[\0\\]|%2f/i.test(pathname + address) || unpublished.test(pathname);
    return pathname.startsWith('/') && !isRefused ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Encodings of compressed files in a release, in order of preference. */
const encodings = [
  {name: 'br', extension: '.br'},
  {name: 'gzip', extension: '.gz'},
];

/** Whether an Accept-Encoding header accepts an encoding. */
const accepts = (header = '', name) =>
  header.split(',').some((part) => {
    const [offered, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return offered === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Headers of a file, removed when it cannot be sent. */
const fileHeaders = [
  ...['Accept-Ranges', 'Cache-Control', 'Content-Encoding', 'Content-Length', 'Content-Range', 'Content-Type'],
  ...['ETag', 'Last-Modified', 'Vary'],
];

/** What the build says in a file; the alternative in a folder that is not a build. */
const told = (build, file, otherwise) =>
  readFile(path.join(build, hostsFolder, file), 'utf8').then(JSON.parse, () => otherwise);

/** A build or a release may be replacing the folder. */
const unavailable = (response) =>
  response
    .writeHead(503, {'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5'})
    .end('The site is not there at the moment. It may be building: try again in a few seconds.\n');

/** Listens and resolves to the server. @param {{build?: string, port?: number, host?: string}} options */
export async function serve({build = path.join(root, 'build'), port = 3000, host = '127.0.0.1'} = {}) {
  /** Answers with a file, or the compressed one beside it. The folder may be replaced at any moment. */
  const file = (request, response, pathname, otherwise) => {
    const variants = encodings.filter(({extension}) => existsSync(path.join(build, pathname + extension)));
    const variant = variants.find(({name}) => accepts(request.headers['accept-encoding'], name));
    const options = {root: build, cacheControl: false, dotfiles: 'allow', index: false};
    send(request, encodeURI(pathname + (variant?.extension ?? '')), options)
      .on('headers', () => {
        response.setHeader('Cache-Control', immutable.test(pathname) ? cacheControl.immutable : cacheControl.page);
        response.setHeader('Content-Type', mime.contentType(path.extname(pathname)) || 'application/octet-stream');
        if (variants.length > 0) response.appendHeader('Vary', 'Accept-Encoding');
        if (variant) response.setHeader('Content-Encoding', variant.name);
      })
      .on('directory', otherwise)
      .on('error', ({status, headers}) => {
        // The file was removed while it was sent: the rest cannot follow.
        if (response.headersSent) return void response.destroy();
        for (const name of fileHeaders) response.removeHeader(name);
        if (status === 412 || status === 416) response.writeHead(status, headers).end();
        else otherwise();
      })
      .pipe(response);
  };
  const notFound = async (response, locale, name = '404.html') => {
    const text = await readFile(path.join(build, locale ?? '', name)).catch(() => undefined);
    if (text === undefined) return void unavailable(response);
    response.writeHead(404, {'Content-Type': mime.contentType(name), 'Cache-Control': cacheControl.page}).end(text);
  };
  const answer = async (request, response) => {
    response.setHeaders(new Map(Object.entries(await told(build, 'headers.json', {}))));
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const [address, query] = request.url.split(/(?=\?)/, 2);
    const pathname = published(address);
    const locale = localeOf(pathname ?? address);
    const chosen = locale ?? preferred(request.headers);
    if (!locale) response.setHeader('Vary', 'Cookie, Accept-Language');
    if (pathname === undefined) return void notFound(response, chosen);
    const redirect = (status, target) =>
      void response.writeHead(status, {Location: target + (query ?? ''), 'Cache-Control': cacheControl.redirect}).end();
    if (clean(address) !== address) return redirect(301, clean(address));
    if (!locale && page(build, `/${defaultLocale}${pathname}`))
      return redirect(302, `/${chosen ?? defaultLocale}${address}`);
    const markdown = copy(build, pathname);
    if (markdown) response.setHeader('Vary', 'Accept');
    const wanted = (wantsMarkdown.test(request.headers.accept) && markdown) || page(build, pathname);
    const missing = locale && pathname.endsWith('.md') ? '404.md' : '404.html';
    file(request, response, wanted || pathname, async () => {
      const meant = pageOf(address, await told(build, 'pages.json', []), localeOfLanguage);
      if (!meant) return void notFound(response, chosen, missing);
      if (!locale) response.setHeader('Vary', 'Cookie, Accept-Language');
      redirect(302, `/${meant.locale ?? chosen ?? defaultLocale}${meant.page || '/'}`);
    });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (response.headersSent) response.destroy();
      else unavailable(response);
    });
  });
  // 75 s, like nginx: a program that works between two requests finds its connection still open.
  server.keepAliveTimeout = 75_000;
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}

/** Serves the build at the port that `PORT` names, else 3000, and says where. */
export async function serveHere() {
  const port = Number(process.env.PORT ?? 3000);
  try {
    await serve({port});
    console.log(`\nThe site is at http://localhost:${port} (Ctrl+C stops it)`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} and the same command`,
    );
    process.exit(1);
  }
}

if (isMain(import.meta)) await serveHere();
