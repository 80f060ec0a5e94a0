import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchHit, SearchResponse} from '../protocol';
import {answerIn, createSearchBox, statusOf, type Group, type Options, type State} from './searchBox';

const hitOf = (lvl0: string, lvl1: string) => ({objectID: lvl1, url: `/${lvl1}`, hierarchy: {lvl0, lvl1}}) as SearchHit;

const responseOf = (hits: SearchHit[], rest: Partial<SearchResponse> = {}) =>
  ({hits, nbHits: hits.length, nbPages: 1, exhaustiveNbHits: true, ...rest}) as SearchResponse;

function open(options: Partial<Options>) {
  const states: State[] = [];
  const box = createSearchBox({
    id: 'box',
    initialQuery: '',
    ask: () => Promise.resolve(responseOf([])),
    start: () => [],
    onChoose: () => {},
    navigate: () => {},
    onSubmit: () => {},
    onStateChange: (state) => states.push(state),
    ...options,
  });
  const last = () => states.at(-1)!;
  return {box, last, status: () => statusOf(last())};
}

function deferred() {
  let resolve: (response: SearchResponse) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<SearchResponse>((...settlers) => ([resolve, reject] = settlers));
  return {promise, resolve, reject};
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('section 4: status of the search box', () => {
  it('is loading, stalled after 300 ms, and idle with the answer', async () => {
    const answer = deferred();
    const {box, last, status} = open({ask: () => answer.promise});
    box.search('rim');
    expect(status()).toBe('loading');
    await vi.advanceTimersByTimeAsync(299);
    expect(status()).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(status()).toBe('stalled');
    answer.resolve(responseOf([hitOf('Tutorials', 'rim')]));
    await settled();
    expect(status()).toBe('idle');
    expect(last().isOpen).toBe(true);
  });

  it('is error from a failed search until the next one', async () => {
    const {box, status} = open({
      ask: (query) => (query === 'a' ? Promise.reject(new Error('no host')) : Promise.resolve(responseOf([]))),
    });
    box.search('a');
    await settled();
    expect(status()).toBe('error');
    await vi.advanceTimersByTimeAsync(1000);
    expect(status()).toBe('error');
    box.search('ab');
    await settled();
    expect(status()).toBe('idle');
  });

  it('ignores an answer, and a failure, that a later search has overtaken', async () => {
    const first = deferred();
    const {box, last, status} = open({
      ask: (query) => (query === 'a' ? first.promise : Promise.resolve(responseOf([hitOf('FAQ', query)]))),
    });
    box.search('a');
    box.search('ab');
    await settled();
    first.reject(new Error('no host'));
    await settled();
    expect(status()).toBe('idle');
    expect(answerIn(last())?.query).toBe('ab');
  });
});

describe('section 5: ids of search sources', () => {
  const group = (id: string): Group => ({id, title: id, items: []});

  it('are unique, else an error', async () => {
    await expect(open({start: () => [group('a'), group('b')]}).box.refresh()).resolves.toBeUndefined();
    await expect(open({start: () => [group('a'), group('a')]}).box.refresh()).rejects.toThrow('"a" is not unique');
  });

  it('are unique for the groups of an answer in which a section comes twice', async () => {
    const hits = [hitOf('FAQ', '1'), hitOf('Tutorials', '2'), hitOf('FAQ', '3')];
    const {box, last} = open({ask: () => Promise.resolve(responseOf(hits))});
    box.search('rim');
    await settled();
    const groups = last().collections.map(({source, items}) => [source.sourceId, items.map(({url}) => url)]);
    expect(groups).toEqual([
      ['group-0', ['/1']],
      ['group-1', ['/2']],
      ['group-2', ['/3']],
    ]);
  });
});

it('a section shows at most five hits, and no hit stands before a better one', async () => {
  const hits = [...'abcdef'].map((name) => hitOf('FAQ', name));
  const {box, last} = open({ask: () => Promise.resolve(responseOf([...hits, hitOf('News', 'g')]))});
  box.search('rim');
  await settled();
  expect(last().collections.flatMap(({items}) => items.map(({url}) => url))).toEqual(
    [...'abcdeg'].map((name) => `/${name}`),
  );
});

it('more results join those before them', async () => {
  const asked: (number | undefined)[] = [];
  const {box, last} = open({
    async ask(_, page) {
      asked.push(page);
      return responseOf([hitOf('FAQ', `${page ?? 0}`)], {nbHits: 2, nbPages: 2});
    },
  });
  box.search('rim');
  await settled();
  const first = answerIn(last())!;
  expect(first.nextPage).toBe(1);
  await box.loadMore(first);
  expect(answerIn(last())).toMatchObject({count: 2, nextPage: undefined});
  expect(answerIn(last())?.hits.map(({url}) => url)).toEqual(['/0', '/1']);
  expect(asked).toEqual([undefined, 1]);
});

it('a count is known once the whole index has answered', async () => {
  let isWhole = false;
  const {box, last} = open({
    ask: () => Promise.resolve(responseOf([hitOf('FAQ', 'a')], {exhaustiveNbHits: isWhole})),
  });
  box.search('rim');
  await settled();
  expect(answerIn(last())?.count).toBeUndefined();
  isWhole = true;
  box.search('rim');
  await settled();
  expect(answerIn(last())?.count).toBe(1);
});
