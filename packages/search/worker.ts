/**
 * Keeps the index and answers requests off the main thread.
 *
 * Headings are loaded first and answer what they can; the text follows after the
 * first answer, or at once when a query needs it, or a moment after opening so that
 * search still works when the connection goes. Of a site of many pages only titles are kept (`engine/parts.ts`).
 */
import type {Index} from './engine/build';
import {
  POINTER_NAME,
  type ContentFile,
  type HeadingsFile,
  type IndexFiles,
  type IndexPointer,
  type PagePostings,
  type PageText,
} from './format';
import type {SearchRequest, SearchResponse, WorkerAnswer, WorkerRequest} from './protocol';

// Without a dynamic import the production bundle gives this file no bootstrap, and
// Docusaurus' chunk runtime then fails with "__webpack_require__ is not defined"
// (facebook/docusaurus#8389).
const loadEngine = () =>
  Promise.all([
    import(/* webpackMode: "eager" */ './engine/build'),
    import(/* webpackMode: "eager" */ './respond'),
    import(/* webpackMode: "eager" */ './engine/parts'),
  ]);

/** Milliseconds after opening when the text is fetched even if no query needs it. */
const CONTENT_DELAY = 1000;

async function fetchJson<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return (await response.json()) as T;
}

interface Loaded {
  answer(requests: readonly SearchRequest[]): Promise<SearchResponse[]>;
  /** Fetches what more queries will need. Errors are ignored: the query that needs it tries again and reports. */
  fetchRest(): void;
}

/** Files with a hash in their name are taken from the cache without revalidation, unless the cached copy was damaged. */
let hashedCache: RequestCache = 'force-cache';

function distrustCache(): void {
  hashedCache = 'reload';
}

async function load(base: string, files: IndexFiles): Promise<Loaded> {
  const [{buildIndex}, {answersFully, respond}] = await loadEngine();
  const file = await fetchJson<HeadingsFile>(base + files.headings, hashedCache);
  const headings = buildIndex(file);
  let loading: Promise<Index> | undefined;
  let ready: Index | undefined;
  function complete(): Promise<Index> {
    loading ??= fetchJson<ContentFile>(base + files.content, hashedCache)
      .then((content) => {
        ready = buildIndex(file, content);
        post({complete: true});
        return ready;
      })
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  }
  const loaded: Loaded = {
    async answer(requests) {
      const headingsSuffice = (): boolean => requests.every((request) => answersFully(headings, request));
      const index = ready ?? (headingsSuffice() ? headings : await complete());
      return requests.map((request) => respond(index, request));
    },
    fetchRest: () => void complete().catch(distrustCache),
  };
  setTimeout(loaded.fetchRest, CONTENT_DELAY);
  return loaded;
}

/** An index in parts: each query fetches the postings and the pages that it needs. */
async function loadParts(base: string, {headings, content, ...names}: Required<IndexFiles>): Promise<Loaded> {
  const [{buildIndex}, {acceptedBy, respond}, {fileOf, indexOf, keysOf, shortlist}] = await loadEngine();
  const [titles, words] = await Promise.all([
    fetchJson<HeadingsFile>(base + headings, hashedCache),
    fetchJson<ContentFile>(base + content, hashedCache),
  ]);
  const index = buildIndex(titles, words);
  async function parts<T>(name: string, numbers: Iterable<number>): Promise<Map<number, T>> {
    const fetched = [...new Set(numbers)].map(async (number): Promise<[number, T]> => [
      number,
      await fetchJson(`${base}${name}.${number}.json`, hashedCache),
    ]);
    return new Map(await Promise.all(fetched));
  }
  return {
    answer: (requests) =>
      Promise.all(
        requests.map(async (request) => {
          const {query, accept} = acceptedBy(index, request);
          const postings = await parts<PagePostings>(names.postings, keysOf(index, query).map(fileOf));
          const list = shortlist(index, query, postings, accept);
          const pages = await parts<PageText>(names.pages, list.pages);
          return respond(indexOf(titles, words, list, pages), request);
        }),
      ),
    fetchRest: () => undefined,
  };
}

let pointer: {base: string; loading: Promise<IndexPointer>} | undefined;
let current: {files: IndexFiles; loading: Promise<Loaded>} | undefined;

/** A failed download must not be reused by the next query. */
function forget(): void {
  pointer = current = undefined;
}

/** @param tags of the pages to search: the index of an older version answers where one of them is its own */
async function loadOnce(base: string, tags: readonly string[]): Promise<Loaded> {
  if (pointer?.base !== base) {
    // The one file without a hash in its name: always revalidated.
    pointer = {base, loading: fetchJson<IndexPointer>(base + POINTER_NAME, 'no-cache')};
    pointer.loading.catch(forget);
  }
  const newest = await pointer.loading;
  const files = tags.map((tag) => newest.versions?.[tag]).find((each) => each !== undefined) ?? newest;
  if (current?.files !== files) {
    const {pages, postings} = files;
    current = {files, loading: pages && postings ? loadParts(base, {...files, pages, postings}) : load(base, files)};
    current.loading.catch(forget);
  }
  return current.loading;
}

function post(answer: WorkerAnswer): void {
  self.postMessage(answer);
}

async function answer({base, requests}: WorkerRequest) {
  const [, {tagsIn}] = await loadEngine();
  const loaded = await loadOnce(base, tagsIn(requests));
  return {results: await loaded.answer(requests), loaded};
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  answer(data).then(
    ({results, loaded}) => {
      post({id: data.id, results});
      if (data.requests.length > 0) loaded.fetchRest();
    },
    (error: unknown) => {
      distrustCache();
      post({id: data.id, error: String(error)});
    },
  );
});
