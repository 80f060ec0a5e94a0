/**
 * Keeps the index and answers requests off the main thread.
 *
 * Headings are loaded first and answer what they can; the text follows after the
 * first answer, or at once when a query needs it, or a moment after opening so that
 * search still works when the connection goes.
 */
import type {Index} from './engine/build';
import {POINTER_NAME, type ContentFile, type HeadingsFile, type IndexFiles, type IndexPointer} from './format';
import type {WorkerAnswer, WorkerRequest} from './protocol';

// Without a dynamic import the production bundle gives this file no bootstrap, and
// Docusaurus' chunk runtime then fails with "__webpack_require__ is not defined"
// (facebook/docusaurus#8389).
const loadEngine = () =>
  Promise.all([import(/* webpackMode: "eager" */ './engine/build'), import(/* webpackMode: "eager" */ './respond')]);

/** Milliseconds after opening when the text is fetched even if no query needs it. */
const CONTENT_DELAY = 1000;

async function fetchJson<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return (await response.json()) as T;
}

interface Loaded {
  headings: Index;
  /** Index with text. The first call starts loading it. */
  complete(): Promise<Index>;
  /** The index with text, if loaded. */
  ready: Index | undefined;
}

/** Files with a hash in their name are taken from the cache without revalidation, unless the cached copy was damaged. */
let hashedCache: RequestCache = 'force-cache';

async function load(base: string, files: IndexFiles): Promise<Loaded> {
  const [{buildIndex}] = await loadEngine();
  const headings = await fetchJson<HeadingsFile>(base + files.headings, hashedCache);
  let loading: Promise<Index> | undefined;
  const loaded: Loaded = {
    headings: buildIndex(headings),
    ready: undefined,
    complete() {
      loading ??= fetchJson<ContentFile>(base + files.content, hashedCache)
        .then((content) => {
          loaded.ready = buildIndex(headings, content);
          post({complete: true});
          return loaded.ready;
        })
        .catch((error: unknown) => {
          loading = undefined;
          hashedCache = 'reload';
          throw error;
        });
      return loading;
    },
  };
  setTimeout(() => loadQuietly(loaded), CONTENT_DELAY);
  return loaded;
}

/** Errors of this early download are ignored: the query that needs the text tries again and reports. */
function loadQuietly(loaded: Loaded): void {
  loaded.complete().catch(() => undefined);
}

let pointer: {base: string; loading: Promise<IndexPointer>} | undefined;
let current: {files: IndexFiles; loading: Promise<Loaded>} | undefined;

/** A failed download must not be reused by the next query. */
function forget(): void {
  hashedCache = 'reload';
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
    current = {files, loading: load(base, files)};
    current.loading.catch(forget);
  }
  return current.loading;
}

function post(answer: WorkerAnswer): void {
  self.postMessage(answer);
}

async function answer({base, requests}: WorkerRequest) {
  const [, {respond, answersFully, tagsIn}] = await loadEngine();
  const loaded = await loadOnce(base, tagsIn(requests));
  const headingsSuffice = (): boolean => requests.every((request) => answersFully(loaded.headings, request));
  const index = loaded.ready ?? (headingsSuffice() ? loaded.headings : await loaded.complete());
  return {results: requests.map((request) => respond(index, request)), loaded};
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  answer(data).then(
    ({results, loaded}) => {
      post({id: data.id, results});
      if (data.requests.length > 0) loadQuietly(loaded);
    },
    (error: unknown) => post({id: data.id, error: String(error)}),
  );
});
