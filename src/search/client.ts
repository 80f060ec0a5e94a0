/** The embedded search behind Algolia's client interface. */
import type {SearchRequest, SearchResponse, WorkerAnswer, WorkerRequest} from './protocol';

/** Named like Algolia's error for "no host answered": the modal shows its error screen for that name. */
class RetryError extends Error {
  override name = 'RetryError';
}

export interface LocalClient {
  /** Algolia's newer clients send `{requests}`, the older and the search page's helper a bare list. */
  search(
    requests: readonly SearchRequest[] | {requests: readonly SearchRequest[]},
  ): Promise<{results: SearchResponse[]}>;
  /** Starts the worker and the download of the index; failures wait for the first search. */
  warmUp(): void;
  /** Calls back when answers may have become fuller than those already given. Returns how to stop. */
  onComplete(listener: () => void): () => void;
}

interface Waiting {
  requests: SearchRequest[];
  resolve(value: {results: SearchResponse[]}): void;
  reject(error: Error): void;
}

/** Equal for the keystrokes of one input: everything but the query. */
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

/** @param baseUrl base URL of the locale, for example `/en/` */
export function createClient(baseUrl: string): LocalClient {
  let worker: Worker | undefined;
  let lastId = 0;
  let busy: {id: number; waiting: Waiting[]} | undefined;
  /** By kind: of several keystrokes only the last is computed, and it answers all. */
  const queue = new Map<string, Waiting[]>();
  const listeners = new Set<() => void>();

  function settle(settleOne: (waiting: Waiting) => void): void {
    const done = busy?.waiting ?? [];
    busy = undefined;
    done.forEach(settleOne);
    next();
  }

  function fail(message: string): void {
    settle(({reject}) => reject(new RetryError(`Search index: ${message}`)));
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
      if ('complete' in data) listeners.forEach((listener) => listener());
      else if (data.id !== busy?.id) return;
      else if ('error' in data) fail(data.error);
      else settle(({resolve}) => resolve({results: data.results.map(absolute)}));
    });
    started.addEventListener('error', (event) => {
      // A worker whose script failed never answers: the next search starts another.
      started.terminate();
      worker = undefined;
      fail(event.message);
    });
    return started;
  }

  function send(id: number, requests: SearchRequest[]): void {
    worker ??= start();
    const message: WorkerRequest = {id, base: window.location.origin + baseUrl, requests};
    worker.postMessage(message);
  }

  function next(): void {
    const [kind] = queue.keys();
    if (busy !== undefined || kind === undefined) return;
    const waiting = queue.get(kind) ?? [];
    queue.delete(kind);
    const id = (lastId += 1);
    busy = {id, waiting};
    try {
      send(id, waiting[waiting.length - 1]?.requests ?? []);
    } catch (error) {
      fail(String(error));
    }
  }

  return {
    search(input) {
      const requests = [...('requests' in input ? input.requests : input)];
      return new Promise((resolve, reject) => {
        const kind = kindOf(requests);
        const waiting = queue.get(kind) ?? [];
        waiting.push({requests, resolve, reject});
        queue.set(kind, waiting);
        next();
      });
    },
    warmUp() {
      try {
        send(0, []);
      } catch {
        // Reported by the search that follows.
      }
    },
    onComplete(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
