import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ContentFile, HeadingsFile, IndexPointer} from './format';
import {divide} from './indexing/parts';
import type {FacetFilters, WorkerAnswer, WorkerRequest} from './protocol';

const BASE = 'https://example.com/en/';
const POINTER: IndexPointer = {headings: 'search-index.1.json', content: 'search-content.1.json'};
const HEADINGS: HeadingsFile = {
  language: 'en',
  categories: ['Tutorials'],
  tags: ['default'],
  pages: [['/en/docs/a', 0, 0, 10]],
  levels: [1],
  anchors: [''],
  texts: ['Outlines'],
  readings: {},
  traditional: '',
  product: [],
  asides: {},
  terms: [],
};
const CONTENT: ContentFile = {content: [['A rim light.']], keywords: [], near: []};

/** Bodies by file name; tests remove or damage some. */
let files: Map<string, string>;
let fetched: {name: string; cache: RequestCache | undefined}[];
let answers: WorkerAnswer[];
let receive: (event: {data: WorkerRequest}) => void;
let delayed: (() => void)[];
let lastId = 0;

async function ask(query?: string, facetFilters?: FacetFilters): Promise<WorkerAnswer | undefined> {
  const id = (lastId += 1);
  receive({data: {id, base: BASE, requests: query === undefined ? [] : [{indexName: 'docs', query, facetFilters}]}});
  return vi.waitFor(() => {
    const answer = answers.find((each) => 'id' in each && each.id === id);
    if (answer === undefined) throw new Error('not yet');
    return answer;
  }, 10_000);
}

function hitsOf(answer: WorkerAnswer | undefined): number | undefined {
  return answer !== undefined && 'results' in answer ? answer.results[0]?.nbHits : undefined;
}

describe('worker', () => {
  beforeEach(async () => {
    files = new Map([
      ['search-index.json', JSON.stringify(POINTER)],
      [POINTER.headings, JSON.stringify(HEADINGS)],
      [POINTER.content, JSON.stringify(CONTENT)],
    ]);
    fetched = [];
    answers = [];
    delayed = [];
    // The test runs the delayed download by hand.
    vi.stubGlobal('setTimeout', (task: () => void) => delayed.push(task));
    vi.stubGlobal('self', {
      addEventListener: (_: string, listener: typeof receive) => (receive = listener),
      postMessage: (answer: WorkerAnswer) => answers.push(answer),
    });
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const name = url.slice(BASE.length);
      fetched.push({name, cache: init?.cache});
      const body = files.get(name);
      return new Response(body ?? 'Not found', {status: body === undefined ? 404 : 200});
    });
    vi.resetModules();
    await import('./worker');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('answers from headings before it fetches the text', async () => {
    await ask();
    expect(fetched.map(({name}) => name)).toEqual(['search-index.json', POINTER.headings]);
    expect(hitsOf(await ask('outline'))).toBe(1);
    await vi.waitFor(() => expect(answers).toContainEqual({complete: true}));
    expect(fetched.map(({name}) => name)).toEqual(['search-index.json', POINTER.headings, POINTER.content]);
  });

  it('fetches the text shortly after opening, before the connection may be lost', async () => {
    await ask();
    delayed.forEach((task) => task());
    await vi.waitFor(() => expect(answers).toContainEqual({complete: true}));
    files.clear();
    expect(hitsOf(await ask('rim'))).toBe(1);
  });

  it('waits for the text when headings do not match', async () => {
    expect(hitsOf(await ask('rim'))).toBe(1);
  });

  it.each([
    ['missing', undefined],
    ['no JSON', '<!doctype html>'],
    ['of another shape', '{}'],
  ])('reports headings that are %s, then recovers past the cache', async (_, body) => {
    const good = files.get(POINTER.headings) ?? '';
    if (body === undefined) files.delete(POINTER.headings);
    else files.set(POINTER.headings, body);
    expect(await ask('outline')).toHaveProperty('error');
    files.set(POINTER.headings, good);
    expect(hitsOf(await ask('outline'))).toBe(1);
    expect(fetched.filter(({name}) => name === POINTER.headings).map(({cache}) => cache)).toEqual([
      'force-cache',
      'reload',
    ]);
  });

  it('answers from the index of the version that the request names', async () => {
    const old = {headings: 'search-index.2.json', content: 'search-content.2.json'};
    files.set('search-index.json', JSON.stringify({...POINTER, versions: {'docs-default-1.0': old}}));
    files.set(old.headings, JSON.stringify({...HEADINGS, texts: ['Contours'], tags: ['docs-default-1.0']}));
    files.set(old.content, JSON.stringify(CONTENT));
    const within = (version: string) => [[`docusaurus_tag:docs-default-${version}`, 'docusaurus_tag:default']];
    expect(hitsOf(await ask('contours', within('1.0')))).toBe(1);
    expect(hitsOf(await ask('outlines', within('1.0')))).toBe(0);
    expect(hitsOf(await ask('outlines', within('current')))).toBe(1);
    expect(hitsOf(await ask('contours', within('current')))).toBe(0);
  });

  it('fetches of an index in parts the titles, and the postings and pages that a query needs', async () => {
    const names = [
      'Outlines',
      'Shadows',
      'Eyes',
      'Hair',
      'Cloth',
      'Metal',
      'Rain',
      'Night',
      'Fog',
      'Water',
      'Fire',
      'Snow',
      'Dust',
      'Smoke',
      'Ice',
      'Sand',
      'Glass',
      'Skin',
    ];
    const {titles, words, pages, postings} = divide(
      {
        ...HEADINGS,
        pages: names.map((name) => [`/en/docs/${name}`, 0, 0, 10]),
        levels: names.flatMap(() => [1, 2]),
        anchors: names.flatMap(() => ['', 'use']),
        texts: names.flatMap((name) => [name, `Use of ${name}`]),
      },
      {
        ...CONTENT,
        content: names.flatMap((name) => [[], [`A text on ${name}.`, name === 'Fog' ? 'A quaint lantern.' : 'Else.']]),
      },
    );
    files.set('search-index.json', JSON.stringify({...POINTER, pages: 'page', postings: 'words'}));
    files.set(POINTER.headings, JSON.stringify(titles));
    files.set(POINTER.content, JSON.stringify(words));
    pages.forEach((page, i) => files.set(`page.${i}.json`, JSON.stringify(page)));
    postings.forEach((file, i) => files.set(`words.${i}.json`, JSON.stringify(file)));
    await ask();
    expect(fetched.map(({name}) => name)).toEqual(['search-index.json', POINTER.headings, POINTER.content]);
    for (const query of ['lantern', 'lanten', 'quaint lant', 'use of fog']) {
      fetched = [];
      const answer = await ask(query);
      const hit = answer !== undefined && 'results' in answer ? answer.results[0]?.hits[0] : undefined;
      expect(hit?.url).toMatch(/^\/en\/docs\/Fog/);
      expect(fetched.map(({name}) => name)).toContain('page.8.json');
      expect(fetched.filter(({name}) => name.startsWith('page')).length).toBeLessThan(names.length);
    }
    expect(delayed).toEqual([]);
    // A member of every object is a word like any other.
    expect(hitsOf(await ask('constructor'))).toBe(0);
    files.delete('page.8.json');
    expect(await ask('lantern')).toHaveProperty('error');
  });

  it('reports missing text only to the query that needs it', async () => {
    files.delete(POINTER.content);
    expect(hitsOf(await ask('outline'))).toBe(1);
    expect(await ask('rim')).toHaveProperty('error');
    files.set(POINTER.content, JSON.stringify(CONTENT));
    expect(hitsOf(await ask('rim'))).toBe(1);
  });
});
