/** Recent and favourite searches of one language, kept in the browser's storage. */
import type {SearchHit} from '../protocol';

/** A hit without highlights and snippets (specification, section 3). */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

export interface Searches {
  recent: readonly StoredHit[];
  favourites: readonly StoredHit[];
}

/** Limits of the specification, section 9. */
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVOURITES = 4;
const MOST_FAVOURITES = 10;

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Kind = keyof Searches;

const isText = (value: unknown) => value === null || value === undefined || typeof value === 'string';

function isHit(value: unknown): value is StoredHit {
  const {objectID, url, hierarchy} = (value ?? {}) as Record<string, unknown>;
  const isNamed = typeof objectID === 'string' && typeof url === 'string';
  return isNamed && typeof hierarchy === 'object' && hierarchy !== null && Object.values(hierarchy).every(isText);
}

const keyOf = (kind: Kind, name: string) => `search-${kind}-${name}`;

/**
 * @param name distinguishes indexes and languages
 * @param isPage whether an address leads to a page of this site; other entries are dropped, because hits are links
 * @param open returns the browser's storage, or throws where it is blocked: then there are no entries
 */
export function readSearches(name: string, isPage: (url: string) => boolean, open: () => Store): Searches {
  const read = (kind: Kind): StoredHit[] => {
    try {
      const list = JSON.parse(open().getItem(keyOf(kind, name)) ?? '[]') as unknown[];
      return list.filter(isHit).filter(({url}) => isPage(url));
    } catch {
      return [];
    }
  };
  return {recent: read('recent'), favourites: read('favourites')};
}

/** Keeps the searches; where the storage is full or blocked they last until the dialog closes. */
export function keepSearches(name: string, searches: Searches, open: () => Store): void {
  try {
    for (const kind of ['recent', 'favourites'] as const)
      open().setItem(keyOf(kind, name), JSON.stringify(searches[kind]));
  } catch {
    // The specification asks for no message here.
  }
}

const without = (hits: readonly StoredHit[], {objectID}: StoredHit) => hits.filter((hit) => hit.objectID !== objectID);

const asStored = ({objectID, url, type, content, hierarchy}: StoredHit): StoredHit => ({
  objectID,
  url,
  type,
  content,
  hierarchy,
});

const limited = ({recent, favourites}: Searches): Searches => ({
  recent: recent.slice(0, favourites.length > 0 ? MOST_RECENT_BESIDE_FAVOURITES : MOST_RECENT),
  favourites: favourites.slice(0, MOST_FAVOURITES),
});

/** Puts a chosen hit first among the recent searches, unless it is a favourite. */
export function withRecent({recent, favourites}: Searches, hit: StoredHit): Searches {
  if (favourites.some(({objectID}) => objectID === hit.objectID)) return {recent, favourites};
  const kept = asStored(hit);
  return limited({recent: [kept, ...without(recent, kept)], favourites});
}

/** Makes a recent search the first favourite. */
export const withFavourite = ({recent, favourites}: Searches, hit: StoredHit): Searches =>
  limited({recent: without(recent, hit), favourites: [hit, ...without(favourites, hit)]});

/** Removes a search from both lists. */
export const withoutSearch = ({recent, favourites}: Searches, hit: StoredHit): Searches => ({
  recent: without(recent, hit),
  favourites: without(favourites, hit),
});
