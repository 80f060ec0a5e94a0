import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ANSWER_TIMEOUT, createClient} from './client';
import type {SearchRequest, SearchResponse, WorkerAnswer, WorkerRequest} from './protocol';

type Listener = (event: {data?: WorkerAnswer; message?: string}) => void;

/** Stores every message it receives until the test answers. */
class FakeWorker {
  static all: FakeWorker[] = [];
  sent: WorkerRequest[] = [];
  terminated = false;
  #listeners = new Map<string, Listener>();

  constructor() {
    FakeWorker.all.push(this);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  postMessage(message: WorkerRequest): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  answer(data: WorkerAnswer): void {
    this.#listeners.get('message')?.({data});
  }

  crash(message: string): void {
    this.#listeners.get('error')?.({message});
  }
}

function worker(): FakeWorker {
  const last = FakeWorker.all.at(-1);
  if (last === undefined) throw new Error('no worker was started');
  return last;
}

const request = (query: string): SearchRequest => ({indexName: 'docs', query, hitsPerPage: 20});
const response = (query: string): SearchResponse => ({
  index: 'docs',
  query,
  params: '',
  queryID: '',
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
  exhaustiveNbHits: true,
  processingTimeMS: 0,
  facets: {},
});

/** Answers the oldest unanswered message. */
function answerNext(): void {
  const message = worker().sent.at(-1);
  if (message === undefined) throw new Error('nothing was sent');
  worker().answer({id: message.id, results: message.requests.map(({query = ''}) => response(query))});
}

describe('createClient', () => {
  beforeEach(() => {
    FakeWorker.all = [];
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('window', {location: {origin: 'https://example.com'}});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('takes both call forms', async () => {
    const client = createClient('/en/');
    const list = client.search([request('a')]);
    expect(worker().sent[0]).toMatchObject({base: 'https://example.com/en/', requests: [request('a')]});
    answerNext();
    await expect(list).resolves.toEqual({results: [response('a')]});
    const object = client.search({requests: [request('b')]});
    answerNext();
    await expect(object).resolves.toEqual({results: [response('b')]});
  });

  it('starts no worker before the first search', () => {
    createClient('/en/');
    expect(FakeWorker.all).toHaveLength(0);
  });

  it('answers 10,000 keystrokes with two computations', async () => {
    const client = createClient('/en/');
    const answers = Array.from({length: 10_000}, (_, i) => client.search([request(`q${i}`)]));
    expect(worker().sent).toHaveLength(1);
    answerNext();
    expect(worker().sent).toHaveLength(2);
    answerNext();
    await expect(answers[0]).resolves.toEqual({results: [response('q0')]});
    await expect(answers[9_999]).resolves.toEqual({results: [response('q9999')]});
    expect(worker().sent).toHaveLength(2);
  });

  it('keeps searches of the search page and of the modal apart', async () => {
    const client = createClient('/en/');
    const first = client.search([request('a')]);
    const modal = client.search([request('b')]);
    const searchPage = client.search([{...request('c'), page: 0}]);
    answerNext();
    answerNext();
    answerNext();
    const queries = (await Promise.all([first, modal, searchPage])).map(({results}) => results[0]?.query);
    expect(queries).toEqual(['a', 'b', 'c']);
  });

  it('reports a missing index as RetryError and retries on the next search', async () => {
    const client = createClient('/en/');
    const failing = client.search([request('a')]);
    worker().answer({id: worker().sent[0]?.id ?? 0, error: '404'});
    await expect(failing).rejects.toMatchObject({name: 'RetryError'});
    const again = client.search([request('a')]);
    answerNext();
    await expect(again).resolves.toEqual({results: [response('a')]});
  });

  it('replaces a worker whose script failed', async () => {
    const client = createClient('/en/');
    client.warmUp();
    const failing = client.search([request('a')]);
    worker().crash('script');
    await expect(failing).rejects.toMatchObject({name: 'RetryError'});
    expect(worker().terminated).toBe(true);
    const again = client.search([request('b')]);
    expect(FakeWorker.all).toHaveLength(2);
    answerNext();
    await expect(again).resolves.toEqual({results: [response('b')]});
  });

  it('drops a worker that never answers and starts another for the next query', async () => {
    vi.useFakeTimers();
    try {
      const client = createClient('/en/');
      const first = client.search([request('a')]).catch((error: unknown) => error);
      const typedOn = client.search([request('ab')]);
      const silent = worker();
      vi.advanceTimersByTime(ANSWER_TIMEOUT - 1);
      expect(silent.terminated).toBe(false);
      vi.advanceTimersByTime(1);
      expect(silent.terminated).toBe(true);
      await expect(first).resolves.toMatchObject({name: 'RetryError'});
      expect(FakeWorker.all).toHaveLength(2);
      answerNext();
      await expect(typedOn).resolves.toEqual({results: [response('ab')]});
      vi.advanceTimersByTime(ANSWER_TIMEOUT);
      expect(worker().terminated).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('rejects the search, without throwing, where the browser refuses workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const client = createClient('/en/');
    client.warmUp();
    await expect(client.search([request('a')])).rejects.toMatchObject({name: 'RetryError'});
  });

  it('notifies its listeners when the whole index has loaded', () => {
    const client = createClient('/en/');
    const listener = vi.fn();
    const stop = client.onComplete(listener);
    client.warmUp();
    worker().answer({complete: true});
    stop();
    worker().answer({complete: true});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
