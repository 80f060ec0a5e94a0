import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createHostedClient, TIMEOUTS} from './hosted';

/** What a host answers with, by its name; and the queries that each was asked. */
const answers: Record<string, (response: ServerResponse) => void> = {};
let asked: [host: string, query: string][] = [];
/** Bodies of the requests. */
let sent: {clickAnalytics?: boolean}[] = [];
let server: Server;
let values: Map<string, string>;

const storage = (): Storage =>
  ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }) as unknown as Storage;

const text = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

const good = (response: ServerResponse, query = '') =>
  response.end(JSON.stringify({results: [{hits: [{objectID: query}], nbHits: 1, query}]}));

beforeEach(async () => {
  [asked, sent, values] = [[], [], new Map()];
  for (const name of Object.keys(answers)) delete answers[name];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const [first] = (JSON.parse(body) as {requests: [{query: string; clickAnalytics?: boolean}]}).requests;
      const {query} = first;
      sent.push(first);
      const host = request.headers.host!.startsWith('127') ? 'first' : 'second';
      asked.push([host, query]);
      if (answers[host]) answers[host](response);
      else good(response, query);
    });
  }).listen(0);
  await new Promise((done) => server.once('listening', done));
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function client(viewed?: (index: string, objectIDs: string[]) => void) {
  const {port} = server.address() as AddressInfo;
  const hosts = ['127.0.0.1', 'localhost'].map((name) => ({
    url: `${name}:${port}`,
    accept: 'readWrite' as const,
    protocol: 'http' as const,
  }));
  const made = createHostedClient('APP', 'key', {storage, hosts, ...(viewed && {viewed})});
  return (query: string) => made.search([{indexName: 'site', query}]);
}

it('section 9: a failed host is asked again after two minutes, not at each query, and leaves nothing in storage', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  answers.first = (response) => response.writeHead(503).end('{}');
  const search = client();
  for (const query of ['a', 'b', 'c']) await search(query);
  expect(asked.map(([host]) => host)).toEqual(['first', 'second', 'second', 'second']);
  vi.setSystemTime(Date.now() + 121_000);
  await search('d');
  expect(asked.slice(4).map(([host]) => host)).toEqual(['first', 'second']);
  expect([...values.keys()]).toEqual(['search-answers-APP']);
});

it('section 7: with insights on, queries ask for click analytics and hits on view are reported; off, neither', async () => {
  const viewed = vi.fn();
  await client(viewed)('rim');
  await client()('line');
  expect(sent.map(({clickAnalytics}) => clickAnalytics)).toEqual([true, undefined]);
  expect(viewed.mock.calls).toEqual([['site', ['rim']]]);
});

it('section 7: answers come from memory, and on the next page from local storage', async () => {
  const search = client();
  await search('rim');
  await search('rim');
  const {results} = await client()('rim');
  expect(results[0]).toMatchObject({query: 'rim', nbHits: 1});
  expect(asked).toEqual([['first', 'rim']]);
});

it('section 7: local storage has the last fifty answers, and text in it that is not ours does no harm', async () => {
  values.set('search-answers-APP', '{"not": "a list"}');
  const search = client();
  for (let index = 0; index < 55; index += 1) await search(`q${index}`);
  expect(JSON.parse(values.get('search-answers-APP')!)).toHaveLength(50);
});

it.each([
  [
    'a refused key',
    'ApiError',
    (response: ServerResponse) => response.writeHead(403).end('{"message":"no","status":403}'),
  ],
  ['broken JSON', 'DeserializationError', (response: ServerResponse) => response.end('{"results": [')],
  ['hosts that all fail', 'RetryError', (response: ServerResponse) => response.writeHead(500).end('{}')],
])('section 8: %s rejects with %s, and the next query is sent', async (_, name, answer) => {
  answers.first = answers.second = answer;
  const search = client();
  await expect(search('a')).rejects.toMatchObject({name});
  delete answers.first;
  delete answers.second;
  await expect(search('b')).resolves.toMatchObject({results: [{query: 'b'}]});
});

/** Milliseconds until the second host is asked because the first one hangs. */
async function hangs(first: (response: ServerResponse) => void): Promise<number> {
  answers.first = first;
  const since = performance.now();
  await client()('rim');
  expect(asked.map(([host]) => host)).toEqual(['first', 'second']);
  return performance.now() - since;
}

it('section 9: a host that does not answer is left after 1 s, one that stops in its answer after 2 s; writing has 30 s', async () => {
  const silent = await hangs(() => {});
  expect(silent).toBeGreaterThan(TIMEOUTS.connect - 50);
  expect(silent).toBeLessThan(TIMEOUTS.read);
  [asked, values] = [[], new Map()];
  const stopped = await hangs((response) => void response.writeHead(200).write('{'));
  expect(stopped).toBeGreaterThan(TIMEOUTS.read - 50);
  expect(stopped).toBeLessThan(TIMEOUTS.connect + TIMEOUTS.read);
  expect(TIMEOUTS).toEqual({connect: 1000, read: 2000, write: 30_000});
});
