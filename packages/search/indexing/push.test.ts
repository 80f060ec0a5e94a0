import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {algoliasearch} from 'algoliasearch';
import {afterEach, describe, expect, it} from 'vitest';
import {parseRecords, push} from './push';

interface Call {
  method: string;
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** A server that speaks the part of the protocol that a push uses. `fail` answers a call with a status instead. */
async function host(fail: (call: Call) => number | undefined = () => undefined) {
  const calls: Call[] = [];
  const listening = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://host');
      const call = {
        method: request.method ?? '',
        path: url.pathname,
        key: String(request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key')),
        body: text ? JSON.parse(text) : {},
      };
      calls.push(call);
      const status = fail(call);
      response.writeHead(status ?? 200, {'Content-Type': 'application/json'});
      const task = {taskID: 7, status: 'published', updatedAt: '2026-01-01T00:00:00Z', objectIDs: []};
      response.end(JSON.stringify(status ? {message: 'refused', status} : task));
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  server = listening;
  const {port} = listening.address() as AddressInfo;
  const client = algoliasearch('APP', 'write-key', {
    hosts: [{url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite'}],
  });
  return {calls, client};
}

const records = [
  {objectID: 'a', content: '描边'},
  {objectID: 'b', content: 'outline'},
];

describe('push', () => {
  it('sends settings, sends records to a temporary index, then moves it over the published one', async () => {
    const {calls, client} = await host();
    await push(client, 'site', records, ['zh', 'en']);
    const writes = calls.filter(({method}) => method !== 'GET');
    expect(writes[0]).toMatchObject({method: 'PUT', path: '/1/indexes/site/settings', key: 'write-key'});
    expect(writes[0]?.body).toMatchObject({
      indexLanguages: ['zh', 'en'],
      attributesForFaceting: expect.arrayContaining(['language']),
    });
    const batch = writes.find(({path}) => path.endsWith('/batch'));
    expect(batch?.path).toMatch(/^\/1\/indexes\/site_tmp_\d+\/batch$/);
    expect(batch?.body.requests).toEqual(records.map((body) => ({action: 'addObject', body})));
    expect(writes.at(-1)?.body).toMatchObject({operation: 'move', destination: 'site'});
  });

  it('leaves the published index alone when a batch is refused', async () => {
    const {calls, client} = await host(({path}) => (path.endsWith('/batch') ? 403 : undefined));
    await expect(push(client, 'site', records, ['zh', 'en'])).rejects.toMatchObject({name: 'ApiError', status: 403});
    expect(calls.some(({body}) => body.operation === 'move')).toBe(false);
  });

  it('throws when no host answers', async () => {
    const {client} = await host(() => 503);
    await expect(push(client, 'site', records, ['zh', 'en'])).rejects.toMatchObject({name: 'RetryError'});
  });
});

describe('parseRecords', () => {
  it('reads one record per line', () => {
    expect(parseRecords('{"objectID":"a"}\n{"objectID":"b"}\n', 'en.ndjson')).toHaveLength(2);
  });

  it('names the line that is not JSON', () => {
    expect(() => parseRecords('{"objectID":"a"}\n{oops\n', 'en.ndjson')).toThrow('en.ndjson:2');
  });
});
