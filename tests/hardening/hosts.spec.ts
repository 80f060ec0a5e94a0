import {readFileSync, readdirSync} from 'node:fs';
import {request as ask, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {identity} from '../../config/identity';
import {cacheControl} from '../../config/security';
import {built, locales, root} from '../support';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path verbatim: browsers and HTTP libraries would normalise it. */
const get = (origin: string, address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    ask({hostname, port, path: address, method, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)}),
      );
    })
      .on('error', reject)
      .end();
  });

const security = JSON.parse(built('.hosts/headers.json')) as Record<string, string>;
const find = (folder: string, pattern: RegExp) => {
  const name = readdirSync(path.join(root, 'build', folder)).find((file) => pattern.test(file));
  if (!name) throw new Error(`build/${folder} has no file like ${pattern}`);
  return `/${folder}/${name}`;
};
const script = find('assets/js', /^main\.\w+\.js$/);
const picture = find('assets/images', /-[0-9a-f]+\.webp$/);
const original = (address: string) => readFileSync(path.join(root, 'build', address));

interface Host {
  origin: string;
  site: string;
  stop(): Promise<void>;
}

let nginx: Host;
let caddy: Host | undefined;
let preview: Server;
const origins: Record<string, string> = {};

test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  // Two releases with compressed files, on a machine that may be busy.
  test.setTimeout(300_000);
  const {ensureNginx, startNginx} = (await import('./nginx.mjs')) as {
    ensureNginx(): boolean;
    startNginx(): Promise<Host>;
  };
  test.skip(!ensureNginx(), 'nginx can be installed on Debian and Ubuntu only');
  nginx = await startNginx();
  const {serve} = (await import('../../scripts/serve.mjs')) as {
    serve(options: {build: string; port: number}): Promise<Server>;
  };
  preview = await serve({build: path.join(nginx.site, 'current'), port: 0});
  const {ensureCaddy, startCaddy} = (await import('./caddy.mjs')) as {
    ensureCaddy(): boolean;
    startCaddy(): Promise<Host>;
  };
  if (ensureCaddy()) caddy = await startCaddy();
  origins.nginx = nginx.origin;
  if (caddy) origins.Caddy = caddy.origin;
  origins['scripts/serve'] = `http://127.0.0.1:${(preview.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  preview?.close();
  await nginx?.stop();
  await caddy?.stop();
});

test('nginx answers visitors by IPv6, and those that name another host', async () => {
  const {port} = new URL(origins.nginx!);
  const status = (hostname: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      ask({hostname, port, path: '/en/', headers: {host}}, (response) => {
        response.resume();
        resolve(response.headers['content-security-policy'] ? response.statusCode : undefined);
      })
        .on('error', reject)
        .end();
    });
  expect(await status('::1', new URL(identity.url).hostname)).toBe(200);
  expect(await status('127.0.0.1', 'unknown.example')).toBe(200);
});

for (const host of ['nginx', 'Caddy', 'scripts/serve']) {
  const from = (address: string, headers?: Record<string, string>, method?: string) =>
    get(origins[host]!, address, headers, method);

  test.describe(host, () => {
    test.beforeEach(() => test.skip(!origins[host], `${host} can be installed on Debian and Ubuntu only`));

    test('every answer carries the security headers, once', async () => {
      const tooFar = {range: 'bytes=99999999-'};
      for (const [address, status, asked] of [
        ['/en/', 200],
        ['/nothing', 404],
        ['/en/nothing', 404],
        ['/', 302],
        [script, 200],
        ['/robots.txt', 200],
        ['/en/docs/FAQ', 200],
        ['/.stamp', 404],
        ['/en/docs/FAQ', 416, tooFar],
        [picture, 416, tooFar],
        // Caddy and Node.js answer these themselves, before any configuration.
        ...(host === 'nginx'
          ? ([
              ['/%', 400],
              [`/${'a'.repeat(40_000)}`, 414],
            ] as const)
          : []),
      ] as const) {
        const {headers, status: answered} = await from(address, asked);
        expect(answered, address).toBe(status);
        for (const [name, value] of Object.entries(security)) {
          expect(headers[name.toLowerCase()], `${address} ${status} ${name}`).toBe(value);
        }
        expect(headers['x-powered-by']).toBeUndefined();
      }
    });

    test('text comes pre-compressed', async () => {
      for (const address of ['/en/docs/FAQ/', '/en/docs/FAQ', script, '/zh-Hans/sitemap.xml', '/robots.txt']) {
        const plain = await from(address);
        const brotli = await from(address, {'accept-encoding': 'gzip, deflate, br'});
        const gzip = await from(address, {'accept-encoding': 'gzip'});
        expect(plain.headers['content-encoding'], address).toBeUndefined();
        expect(brotli.headers['content-encoding'], address).toBe('br');
        expect(gzip.headers['content-encoding'], address).toBe('gzip');
        expect(brotliDecompressSync(brotli.body).equals(plain.body), address).toBe(true);
        expect(gunzipSync(gzip.body).equals(plain.body), address).toBe(true);
        expect(brotli.headers.vary, address).toContain('Accept-Encoding');
        expect(brotli.headers['content-type'], address).toBe(plain.headers['content-type']);
      }
    });

    test('files with a hash in their name are immutable, all others are revalidated', async () => {
      for (const address of [script, picture]) {
        expect((await from(address)).headers['cache-control'], address).toBe(cacheControl.immutable);
      }
      for (const address of [
        '/en/',
        '/en/docs/FAQ',
        '/en/img/favicon.svg',
        `${script}x`,
        '/assets/js/main.00000000.js',
      ]) {
        expect((await from(address)).headers['cache-control'], address).toBe(cacheControl.page);
      }
    });

    test('an unchanged page is answered 304', async () => {
      for (const encoding of ['identity', 'br']) {
        const {headers} = await from('/en/docs/FAQ/', {'accept-encoding': encoding});
        expect(headers.etag).toBeTruthy();
        const again = await from('/en/docs/FAQ/', {'accept-encoding': encoding, 'if-none-match': headers.etag!});
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
      }
      expect((await from('/en/docs/FAQ/', {'if-none-match': '"other"'})).status).toBe(200);
    });

    test('unknown paths: status 404 and the page of the language', async () => {
      for (const [address, file] of [
        ...locales.flatMap((locale) => [
          [`/${locale}/nothing`, `${locale}/404.html`],
          [`/${locale}/docs/nothing/`, `${locale}/404.html`],
          [`/${locale}/assets/js/gone.00000000.js`, `${locale}/404.html`],
        ]),
        ['/nothing', '404.html'],
        ['/enx/', '404.html'],
        ['/fr/docs/FAQ', '404.html'],
      ] as [string, string][]) {
        const {status, headers, body} = await from(address);
        expect(status, address).toBe(404);
        expect(headers['content-type'], address).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(body.toString(), address).toBe(built(file));
      }
    });

    test('an unknown address of a Markdown copy: status 404 and a short text with the list of pages', async () => {
      for (const locale of locales) {
        const {status, headers, body} = await from(`/${locale}/docs/nothing.md`);
        expect(status).toBe(404);
        expect(headers['content-type']).toMatch(/^text\/markdown; ?charset=utf-8$/i);
        expect(headers['content-security-policy']).toBe(security['Content-Security-Policy']);
        expect(body.toString()).toBe(built(`${locale}/404.md`));
        expect(body.length).toBeLessThan(300);
        expect((await from(`/${locale}/404.md`)).status).toBe(404);
      }
    });

    test('unprefixed paths lead to the remembered locale, else to that of the browser, else to the default one; the query stays', async () => {
      for (const [address, cookie, target, languages] of [
        ['/', '', '/zh-Hans/'],
        ['/docs/FAQ', '', '/zh-Hans/docs/FAQ'],
        ['/docs/FAQ/', 'locale=en', '/en/docs/FAQ/'],
        ['/docs/FAQ?a=1&b=%2F%2Fevil.example', 'a=b; locale=en', '/en/docs/FAQ?a=1&b=%2F%2Fevil.example'],
        ['/docs/FAQ', 'locale=zh-Hans', '/zh-Hans/docs/FAQ'],
        ['/docs/FAQ', 'locale=//evil.example', '/zh-Hans/docs/FAQ'],
        ['/docs/FAQ.html', 'locale=fr', '/zh-Hans/docs/FAQ.html'],
        ['/', '', '/en/', 'en-GB,en;q=0.9'],
        ['/docs/FAQ', '', '/en/docs/FAQ', 'fr-FR, en;q=0.8, zh;q=0.5'],
        ['/docs/FAQ', '', '/zh-Hans/docs/FAQ', 'zh-TW,en;q=0.5'],
        ['/docs/FAQ', 'locale=en', '/en/docs/FAQ', 'zh-CN'],
        ['/docs/FAQ', '', '/zh-Hans/docs/FAQ', 'fr'],
      ]) {
        const {status, headers} = await from(address!, {
          ...(cookie && {cookie}),
          ...(languages && {'accept-language': languages}),
        });
        expect(status, address).toBe(302);
        expect(headers.location, address).toBe(target);
        expect(headers['cache-control']).toBe(cacheControl.redirect);
        expect(headers.vary).toContain('Cookie, Accept-Language');
      }
    });

    test('no path redirects to another origin, climbs out, or breaks the host', async () => {
      const own = 'https://own.example';
      for (const address of [
        '//',
        '//evil.example',
        '//evil.example/docs/FAQ',
        '//docs/FAQ',
        '/\\evil.example',
        '/%5Cevil.example/docs/FAQ',
        '/%2F%2Fevil.example',
        '/docs/FAQ/..%2f..%2f/evil.example',
        '/docs/FAQ?//evil.example',
        '/docs/FAQ%0d%0aLocation:%20https://evil.example',
        '/..%2f..%2fetc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/en/../../../etc/passwd',
        '/en/%00',
        '/%',
        '/en/%E0%A4%A',
        `/${'a'.repeat(4000)}`,
      ]) {
        const {status, headers, body} = await from(address);
        if (headers.location) expect(new URL(headers.location, own).origin, address).toBe(own);
        else expect(status, address).toBeGreaterThanOrEqual(400);
        expect(status, address).toBeLessThan(500);
        expect(body.toString(), address).not.toContain('root:');
      }
      expect((await from('/en/')).status).toBe(200);
    });

    test('addresses that the router does not know lead to those that it knows, or are not found', async () => {
      for (const [address, target] of [
        ['/en//docs/FAQ', '/en/docs/FAQ'],
        ['//docs/FAQ?a=//b', '/docs/FAQ?a=//b'],
        ['/en/docs/FAQ//', '/en/docs/FAQ/'],
        ['/en/docs/FAQ/index', '/en/docs/FAQ'],
        ['/en/docs/FAQ.html/?a=1', '/en/docs/FAQ?a=1'],
        ['/index', '/'],
      ]) {
        const {status, headers} = await from(address!);
        expect([status, headers.location], address).toEqual([301, target]);
      }
      for (const address of ['/docs%2fFAQ', '/en/docs%2FFAQ']) expect((await from(address)).status, address).toBe(404);
    });

    test('addresses as people paste them lead to the page that they mean; the query stays', async () => {
      for (const [address, target] of [
        ['/EN/docs/faq', '/en/docs/FAQ'],
        ['/zh-hans/docs/FAQ/?a=1', '/zh-Hans/docs/FAQ?a=1'],
        ['/zh-CN/docs/MIGRATEtoNewVersion/5.4', '/zh-Hans/docs/MigrateToNewVersion/5.4'],
        ['/en/docs/FAQ%EF%BC%89', '/en/docs/FAQ'],
        ['/en/docs/FAQ%E3%80%82%E8%B0%A2', '/en/docs/FAQ'],
        ['/en/docs/FAQ).', '/en/docs/FAQ'],
        ['/docs/faq', '/zh-Hans/docs/FAQ'],
        ['/docs/FAQ,', '/zh-Hans/docs/FAQ'],
        ['/EN', '/en/'],
      ]) {
        const {status, headers} = await from(address!);
        expect([status, headers.location], address).toEqual([302, target]);
        expect(headers['cache-control'], address).toBe(cacheControl.redirect);
        expect((await from(target!)).status, target).toBe(200);
      }
      const {headers} = await from('/docs/faq', {'accept-language': 'en'});
      expect(headers.location).toBe('/en/docs/FAQ');
    });

    test('nothing hidden, nothing for other hosts, and no list of files', async () => {
      for (const address of [
        ...['/.stamp', '/.hosts/nginx-site.conf', '/en/.hosts/', '/assets/', '/assets/js'],
        ...['/_headers', '/_redirects', '/404.html', '/404', '/en/404', '/en/404.html', '/zh-Hans/404/'],
      ]) {
        const {status, body} = await from(address);
        expect(status, address).toBe(404);
        expect(body.toString()).not.toMatch(/Index of|main\.\w+\.js<\/a>/);
      }
    });

    test('a range of a file is answered with that range', async () => {
      const whole = original(picture);
      const {status, headers, body} = await from(picture, {range: 'bytes=10-19'});
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
      expect(body.equals(whole.subarray(10, 20))).toBe(true);
      expect((await from(picture, {range: `bytes=${whole.length}-`})).status).toBe(416);
    });

    test('a page answers with and without slash, .html and index.html', async () => {
      for (const [base, file] of [
        ['/en/docs/FAQ', 'en/docs/FAQ/index.html'],
        ['/zh-Hans/docs/MigrateToNewVersion/5.4', 'zh-Hans/docs/MigrateToNewVersion/5.4/index.html'],
        ['/en', 'en/index.html'],
      ]) {
        for (const end of ['', '/', '/index.html', ...(base === '/en' ? [] : ['.html'])]) {
          const {status, body} = await from(`${base}${end}`);
          expect(status, `${base}${end}`).toBe(200);
          expect(body.equals(original(file!)), `${base}${end}`).toBe(true);
        }
      }
    });

    test('Accept: text/markdown before HTML gets the copy of a page, and caches are told', async () => {
      const vary = ({headers}: Answer) => String(headers.vary).split(/, */);
      for (const [address, file] of [
        ['/en/docs/FAQ', 'en/docs/FAQ'],
        ['/zh-Hans/docs/FAQ/', 'zh-Hans/docs/FAQ'],
        ['/en/docs/MigrateToNewVersion/5.4', 'en/docs/MigrateToNewVersion/5.4'],
      ]) {
        for (const [accept, extension, type] of [
          ['text/markdown', '.md', /^text\/markdown; ?charset=utf-8$/i],
          ['text/markdown, text/html;q=0.9, */*;q=0.1', '.md', /^text\/markdown/],
          ['application/json, Text/Markdown;q=0.9', '.md', /^text\/markdown/],
          ['text/html, text/markdown;q=0.5', '/index.html', /^text\/html/],
          ['text/markdown;q=0, */*', '/index.html', /^text\/html/],
          ['*/*', '/index.html', /^text\/html/],
        ] as const) {
          const answer = await from(address!, {accept});
          const {status, headers, body} = answer;
          expect([status, headers['cache-control']], accept).toEqual([200, cacheControl.page]);
          expect(headers['content-type'], accept).toMatch(type);
          expect(vary(answer), accept).toContain('Accept');
          expect(headers['content-security-policy'], accept).toBe(security['Content-Security-Policy']);
          expect(body.equals(original(`${file}${extension}`)), accept).toBe(true);
          expect((await from(address!, {accept, 'if-none-match': headers.etag!})).status, accept).toBe(304);
        }
      }
      const packed = await from('/en/docs/FAQ', {accept: 'text/markdown', 'accept-encoding': 'br'});
      expect(brotliDecompressSync(packed.body).equals(original('en/docs/FAQ.md'))).toBe(true);
      expect(vary(packed)).toEqual(expect.arrayContaining(['Accept', 'Accept-Encoding']));
      // A page without a copy, and what is no page, answer as for everybody.
      for (const address of ['/en/', '/en/docs/FAQ.md', '/robots.txt', script])
        expect((await from(address, {accept: 'text/markdown'})).status, address).toBe(200);
      expect((await from('/en/nothing', {accept: 'text/markdown'})).status).toBe(404);
    });

    test('sends the content type of a file', async () => {
      for (const [address, type] of [
        ['/en/', /^text\/html; ?charset=utf-8$/i],
        [script, /^(?:text|application)\/javascript/],
        [picture, /^image\/webp$/],
        ['/en/img/favicon.svg', /^image\/svg\+xml/],
        ['/sitemap.xml', /^(?:text|application)\/xml/],
        ['/en/site.webmanifest', /^application\/manifest\+json/],
      ] as const) {
        expect((await from(address)).headers['content-type'], address).toMatch(type);
      }
    });

    test('rejects methods that write', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) expect((await from('/en/', {}, method)).status).toBe(405);
      const head = await from('/en/', {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
    });
  });
}
