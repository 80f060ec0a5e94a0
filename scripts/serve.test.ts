import {mkdir, mkdtemp, rename, rm, writeFile} from 'node:fs/promises';
import {get, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import fc from 'fast-check';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {serve} from './serve.mjs';

let folder: string;
let build: string;
let server: Awaited<ReturnType<typeof serve>>;
const text = Buffer.from('0123456789'.repeat(10));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  build = path.join(folder, 'build');
  server = await serve({build, port: 0});
});
beforeEach(async () => {
  await rm(build, {recursive: true, force: true});
  await mkdir(path.join(build, 'en'), {recursive: true});
  await writeFile(path.join(build, 'en/404.html'), 'not found');
  await writeFile(path.join(build, 'en/a.txt'), text);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, {recursive: true});
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Undefined when the connection was closed before the end. */
  body: Buffer | undefined;
}

/** Unlike fetch, sends each header verbatim and decodes nothing. */
const from = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const {port} = server.address() as AddressInfo;
    get({port, host: '127.0.0.1', path: address, headers}, (response) => {
      const parts: Buffer[] = [];
      const done = (body?: Buffer) => resolve({status: response.statusCode ?? 0, headers: response.headers, body});
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => done(Buffer.concat(parts)))
        .on('error', () => done());
    }).on('error', reject);
  });

it('a request while the build is gone is told to come again, and the server stays', async () => {
  await rm(build, {recursive: true});
  for (const route of ['/en/docs', '/', '/en/docs']) {
    const {status, headers, body} = await from(route);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(String(body)).toContain('try again');
  }
});

it.each([
  ['bytes=0-4', 206, '01234', 'bytes 0-4/100'],
  ['bytes=95-', 206, '56789', 'bytes 95-99/100'],
  ['bytes=-5', 206, '56789', 'bytes 95-99/100'],
  ['bytes=98-200', 206, '89', 'bytes 98-99/100'],
  ['bytes=9-5', 416, '', 'bytes */100'],
  ['bytes=100-', 416, '', 'bytes */100'],
  ['bytes=-0', 416, '', 'bytes */100'],
  ['bytes=0-1,8-9', 200, String(text), undefined],
  ['lines=0-1', 200, String(text), undefined],
])('Range: %s is answered %i', async (range, status, body, contentRange) => {
  const answer = await from('/en/a.txt', {range});
  expect([answer.status, String(answer.body), answer.headers['content-range']]).toEqual([status, body, contentRange]);
});

it('no Range header ends the server, or is answered with anything but the file, a part of it, or 416', async () => {
  const number = fc.oneof(fc.constant(''), fc.integer({min: -3, max: 120}).map(String), fc.constant('9'.repeat(30)));
  const range = fc.oneof(
    fc
      .array(fc.tuple(number, number), {maxLength: 4})
      .map((all) => `bytes=${all.map((each) => each.join('-')).join()}`),
    fc.stringMatching(/^(?:bytes)?[ =,\-0-9a-z]{0,12}$/),
  );
  await fc.assert(
    fc.asyncProperty(range, async (value) => {
      const {status, headers, body} = await from('/en/a.txt', {range: value});
      if (status === 206) {
        const [, first, last] = /^bytes (\d+)-(\d+)\/100$/.exec(headers['content-range'] ?? '') ?? [];
        expect(body).toEqual(text.subarray(Number(first), Number(last) + 1));
      } else if (status === 200) expect(body).toEqual(text);
      else expect(status).toBe(416);
    }),
    {numRuns: 150},
  );
});

it('a compressed file beside the plain one answers who takes it, with the type and the age of the plain one', async () => {
  await writeFile(path.join(build, 'en/a.txt.br'), brotliCompressSync(text));
  await writeFile(path.join(build, 'en/a.txt.gz'), gzipSync(text));
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const {headers} = await from('/en/a.txt', {'accept-encoding': accepted});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const again = await from('/en/a.txt', {'accept-encoding': accepted, 'if-none-match': headers.etag ?? ''});
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
  }
});

it('a folder is not found', async () => {
  await mkdir(path.join(build, 'en/folder'));
  expect((await from('/en/folder')).status).toBe(404);
});

it('a build that takes the place of another under load never ends the server', async () => {
  const large = Buffer.alloc(300_000, text);
  const next = path.join(folder, 'next');
  const statuses = new Set<number>();
  let swapping = true;
  const visit = async () => {
    while (swapping) {
      const {status, headers, body} = await from('/en/large.txt');
      statuses.add(status);
      expect([200, 404, 503]).toContain(status);
      if (status === 200) expect(body === undefined || body.equals(large)).toBe(true);
      else expect(headers.etag).toBeUndefined();
    }
  };
  const visitors = Array.from({length: 8}, visit);
  for (let round = 0; round < 30; round++) {
    await mkdir(path.join(next, 'en'), {recursive: true});
    await writeFile(path.join(next, 'en/large.txt'), large);
    await rename(build, `${next}-last`);
    await rename(next, build);
    await rm(`${next}-last`, {recursive: true});
  }
  swapping = false;
  await Promise.all(visitors);
  expect(statuses).toContain(200);
});
