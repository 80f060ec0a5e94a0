/** The embedded search behind Algolia's client interface. */
import type {SearchRequest, SearchResponse, WorkerAnswer, WorkerRequest} from './protocol';

/** Named like Algolia's error for "no host answered": the modal shows its error screen for that name. */
class RetryError extends Error {
  override name = 'RetryError';
}

export interface LocalClient {
  /**
   * Accepts `{requests}` of Algolia's newer clients and the bare list of older ones. A pending search that a later one of the
   * same kind replaces is never answered.
   */
  search(
    requests: readonly SearchRequest[] | {requests: readonly SearchRequest[]},
  ): Promise<{results: SearchResponse[]}>;
  /** Starts the worker and the download of the index; an error is reported by the first search. */
  warmUp(): void;
  /** Calls `listener` when a repeated search may find more than before. Returns the function that unsubscribes. */
  onComplete(listener: () => void): () => void;
}

/** Milliseconds without an answer after which the worker is terminated: its script or the index hangs. */
export const ANSWER_TIMEOUT = 10_000;

interface Waiting {
  requests: SearchRequest[];
  resolve(value: {results: SearchResponse[]}): void;
  reject(error: Error): void;
}

/** Groups the keystrokes of one input field: all parameters of a request but the query. */
function kindOf(requests: readonly SearchRequest[]): string {
  return JSON.stringify(requests, (key, value: unknown) => (key === 'query' ? undefined : value));
}

function absolute(response: SearchResponse): SearchResponse {
  const origin = window.location.origin;
  return {
    ...response,
    hits: response.hits.map((hit) => ({
      ...hit,
      url: origin + hit.url,
      url_without_anchor: origin + hit.url_without_anchor,
    })),
  };
}

/**
 * A client that starts one worker and asks it one search at a time.
 * @param baseUrl base URL of the locale, for example `/en/`
 */
export function createClient(baseUrl: string): LocalClient {
  let worker: Worker | undefined;
  let lastId = 0;
  let busy: {id: number; waiting: Waiting; timer: ReturnType<typeof setTimeout>} | undefined;
  /** Pending search by kind: of the keystrokes made while the worker is busy, only the last is answered. */
  const queue = new Map<string, Waiting>();
  const listeners = new Set<() => void>();

  function settle(settleOne: (waiting: Waiting) => void): void {
    const done = busy;
    clearTimeout(done?.timer);
    busy = undefined;
    if (done) settleOne(done.waiting);
    next();
  }

  function fail(message: string): void {
    settle(({reject}) => reject(new RetryError(`Search index: ${message}`)));
  }

  /** The next search starts another worker. */
  function giveUp(message: string): void {
    worker?.terminate();
    worker = undefined;
    fail(message);
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
      if ('complete' in data) listeners.forEach((listener) => listener());
      else if (data.id !== busy?.id) return;
      else if ('error' in data) fail(data.error);
      else settle(({resolve}) => resolve({results: data.results.map(absolute)}));
    });
    // A worker whose script failed never answers.
    started.addEventListener('error', (event) => giveUp(event.message));
    return started;
  }

  function send(id: number, requests: SearchRequest[]): void {
    worker ??= start();
    const message: WorkerRequest = {id, base: window.location.origin + baseUrl, requests};
    worker.postMessage(message);
  }

  function next(): void {
    const [oldest] = queue;
    if (busy !== undefined || oldest === undefined) return;
    const [kind, waiting] = oldest;
    queue.delete(kind);
    const id = (lastId += 1);
    busy = {id, waiting, timer: setTimeout(() => giveUp('no answer'), ANSWER_TIMEOUT)};
    try {
      send(id, waiting.requests);
    } catch (error) {
      fail(String(error));
    }
  }

  return {
    search(input) {
      const requests = [...('requests' in input ? input.requests : input)];
      return new Promise((resolve, reject) => {
        queue.set(kindOf(requests), {requests, resolve, reject});
        next();
      });
    },
    warmUp() {
      try {
        send(0, []);
      } catch {
        // The next search reports this error.
      }
    },
    onComplete(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
