/**
 * The client of the hosted search service, without interface. Two caches of `algoliasearch` 5.19 are replaced:
 * - that of hosts: the transporter (client-common, createTransporter.ts) writes the state of a failed host under the host with
 *   its last state, and reads it under the host alone, so each request asks the failed host again, and entries pile up in local
 *   storage, whose JSON also loses the functions that the transporter calls;
 * - that of answers, which is in memory only: the specification (section 7) names local storage as well.
 */
import {liteClient} from 'algoliasearch/lite';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<Options['responsesCache']>;

/** @param nameOf what identifies an entry */
function inMemory(nameOf: (key: object | string) => string): Cache {
  const entries = new Map<string, unknown>();
  return {
    async get(key, defaultValue, events) {
      const name = nameOf(key);
      if (entries.has(name)) return entries.get(name) as never;
      const value = await defaultValue();
      await events?.miss(value);
      return value;
    },
    set: async (key, value) => {
      entries.set(nameOf(key), value);
      return value;
    },
    delete: async (key) => void entries.delete(nameOf(key)),
    clear: async () => entries.clear(),
  };
}

/** Answers in local storage: the last ones, each for this long. */
const STORED = 50;
const STORED_MS = 10 * 60_000;

type Stored = [name: string, time: number, value: unknown][];

/** The answers of earlier pages as well. Without storage, or with text in it that is not ours, there are none. */
function stored(
  key: string,
  storage: () => Storage,
): Pick<Cache, 'clear'> & {
  find(name: string): unknown;
  add(name: string, value: unknown): void;
} {
  const read = (): Stored => {
    try {
      const list = JSON.parse(storage().getItem(key) ?? '[]') as Stored;
      return list.filter(([, time]) => Date.now() - time < STORED_MS);
    } catch {
      return [];
    }
  };
  return {
    find: (name) => read().find(([each]) => each === name)?.[2],
    add(name, value) {
      const list: Stored = [[name, Date.now(), value], ...read().filter(([each]) => each !== name)];
      try {
        storage().setItem(key, JSON.stringify(list.slice(0, STORED)));
      } catch {
        // Storage is full or blocked: the answer is in memory.
      }
    },
    clear: async () => storage().removeItem(key),
  };
}

function inMemoryAndStorage(key: string, storage: () => Storage): Cache {
  const memory = inMemory(JSON.stringify);
  const disk = stored(key, storage);
  return {
    ...memory,
    get: (name, defaultValue, events) =>
      memory.get(name, async () => (disk.find(JSON.stringify(name)) as never) ?? defaultValue(), events),
    set(name, value) {
      disk.add(JSON.stringify(name), value);
      return memory.set(name, value);
    },
    clear: () => Promise.all([memory.clear(), disk.clear()]).then(() => undefined),
  };
}

/** Milliseconds (specification, section 9). */
export const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;

interface Query {
  indexName: string;
  query?: string;
}

interface Answer {
  results: {hits: {objectID: string}[]}[];
}

interface Setup {
  /** Reports what is on view; with it, queries ask for click analytics. */
  viewed?: (index: string, objectIDs: string[]) => void;
  storage?: () => Storage;
  hosts?: Options['hosts'];
}

/**
 * @returns a client whose failed hosts are asked again after two minutes, and whose answers are in memory and local storage.
 * It rejects with ApiError, RetryError or DeserializationError
 */
export function createHostedClient(
  appId: string,
  apiKey: string,
  {viewed, storage = () => localStorage, hosts}: Setup = {},
): {search(requests: readonly Query[]): Promise<Answer>} {
  const client = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: inMemory((host) => (host as {url: string}).url),
    responsesCache: inMemoryAndStorage(`search-answers-${appId}`, storage),
    ...(hosts && {hosts}),
  });
  return {
    async search(requests) {
      const asked = viewed ? requests.map((request) => ({...request, clickAnalytics: true})) : requests;
      const answer = (await client.search(asked as Parameters<typeof client.search>[0])) as unknown as Answer;
      requests.forEach(({indexName}, index) =>
        viewed?.(indexName, answer.results[index]?.hits.map(({objectID}) => objectID) ?? []),
      );
      return answer;
    },
  };
}
