import {expect, test, type Page, type Route} from '@playwright/test';
import {identity} from '../../config/identity';
import {insights} from '../../config/insights';
import {allow, searchFailed} from '../support';

/** A hit whose title contains the query. */
const hit = (query: unknown) => {
  const lvl1 = {value: `<mark>Rim</mark> from the host (${query})`, matchLevel: 'full'};
  return {
    objectID: '1',
    url: `${identity.url}/en/docs/FAQ#rim`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'FAQ', lvl1: 'Rim from the host', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {hierarchy: {lvl0: {value: 'FAQ', matchLevel: 'none'}, lvl1}},
    _snippetResult: {hierarchy: {lvl1}},
  };
};

interface Call {
  host: string;
  query: string;
  body: {requests: Record<string, unknown>[]};
}

/** Switches the built site to the hosted service and mocks it; `answer` decides the response of each host. */
async function hosted(
  page: Page,
  answer: (route: Route, call: Call) => Promise<void> = succeed,
  insights = false,
): Promise<Call[]> {
  const calls: Call[] = [];
  await allow(page, {algolia: 'TESTAPP', insights});
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const patched = script
      .replace(/(["']?appId["']?:\s*)["']local["']/, '$1"TESTAPP"')
      .replace(/(["']?insights["']?:\s*)(?:false|!1)/, `$1${insights}`);
    expect(patched).not.toBe(script);
    await route.fulfill({response, body: patched});
  });
  await page.route(/https:\/\/testapp[\w-]*\.algolia(?:net\.com|\.net|net)?/i, async (route) => {
    const url = new URL(route.request().url());
    const call = {host: url.host, query: url.search, body: route.request().postDataJSON() as Call['body']};
    calls.push(call);
    await answer(route, call);
  });
  await page.goto('/en/docs/FAQ');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  return calls;
}

const json = (route: Route, body: unknown, status = 200) =>
  route.fulfill({
    status,
    headers: {'access-control-allow-origin': '*'},
    contentType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function succeed(route: Route, {body}: Call): Promise<void> {
  const results = body.requests.map((request) => ({
    hits: [hit(request.query)],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: request.query,
    params: '',
    queryID: 'q',
  }));
  await json(route, {results});
}

const type = (page: Page, query: string) => page.locator('.DocSearch-Input').fill(query);

test('section 7: the hosted request carries attributes, snippets, marks, 20 hits and the facets of the page', async ({
  page,
}) => {
  const calls = await hosted(page);
  await type(page, 'rim');
  await expect(page.getByText('Rim from the host')).toBeVisible();
  expect(calls[0]?.host.toLowerCase()).toBe('testapp-dsn.algolia.net');
  const [request] = calls[0]!.body.requests;
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(request).toMatchObject({
    query: 'rim',
    indexName: identity.slug,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:10`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
  });
  expect(JSON.stringify(request?.facetFilters)).toContain('language:en');
  expect(JSON.stringify(request?.facetFilters)).toContain('docusaurus_tag:docs-default-current');
});

test('section 7: the search page uses the same service', async ({page}) => {
  const calls = await hosted(page);
  await page.goto('/en/search?q=rim');
  await expect(page.getByRole('main').getByRole('listitem').filter({hasText: 'Rim from the host'})).toBeVisible();
  expect(calls.at(-1)?.body.requests).toMatchObject([
    {query: 'rim', indexName: identity.slug, page: 0, hitsPerPage: 20},
  ]);
});

/** Searches for two queries, then for the first one again. */
async function askTwice(calls: Call[], ask: (query: string) => Promise<void>) {
  calls.length = 0;
  for (const query of ['rim', 'rimm', 'rim']) await ask(query);
  expect(calls.map(({body}) => body.requests[0]?.query)).toEqual(['rim', 'rimm']);
}

test('section 7: the dialog caches answers', async ({page}) => {
  const calls = await hosted(page);
  await askTwice(calls, async (query) => {
    await type(page, query);
    await expect(page.getByText(`Rim from the host (${query})`)).toBeVisible();
  });
});

test('section 7: the search page caches answers', async ({page}) => {
  const calls = await hosted(page);
  await page.goto('/en/search');
  await askTwice(calls, async (query) => {
    await page.getByRole('main').getByRole('searchbox').fill(query);
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({hasText: `Rim from the host (${query})`}),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${query}$`));
  });
});

test('section 9: after a failed host the next one is tried', async ({page}) => {
  const calls = await hosted(page, (route, call) =>
    call.host.toLowerCase() === 'testapp-dsn.algolia.net' ? json(route, {}, 503) : succeed(route, call),
  );
  await type(page, 'rim');
  await expect(page.getByText('Rim from the host')).toBeVisible();
  expect(new Set(calls.map(({host}) => host)).size).toBe(2);
});

for (const [name, answer] of [
  ['unreachable hosts', (route: Route) => route.abort('connectionrefused')],
  ['5xx of every host', (route: Route) => json(route, {message: 'down'}, 500)],
] as const) {
  test(`section 8: ${name} show the error screen`, async ({page}) => {
    await hosted(page, answer);
    await type(page, 'rim');
    await expect(searchFailed(page)).toBeVisible();
  });
}

for (const [name, answer] of [
  ['4xx', (route: Route) => json(route, {message: 'invalid key', status: 403}, 403)],
  ['broken JSON', (route: Route) => json(route, '{"results": [')],
] as const) {
  test(`section 8: ${name} keeps the page and the field working`, async ({page}) => {
    await hosted(page, answer);
    await type(page, 'rim');
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(0);
    await type(page, 'rim light');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('rim light');
  });
}

test('section 3: the id of the query goes on with a click on a hit, in the dialog and on the search page', async ({
  page,
}) => {
  await page.route(insights.script, (route) => route.abort());
  await hosted(page, succeed, true);
  const clicks = () =>
    page.evaluate(() =>
      (window as unknown as {aa: {queue: [string, unknown][]}}).aa.queue
        .filter(([name]) => name === 'clickedObjectIDsAfterSearch')
        .map(([, event]) => event),
    );
  const click = {index: identity.slug, queryID: 'q', objectIDs: ['1'], positions: [1]};
  await type(page, 'rim');
  await page.getByText('Rim from the host').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await clicks()).toMatchObject([click]);
  await page.goto('/en/search?q=rim');
  await page.getByRole('main').getByRole('link', {name: 'Rim from the host'}).click();
  await expect(page).toHaveURL(/docs\/FAQ#rim$/);
  expect(await clicks()).toMatchObject([click]);
});
