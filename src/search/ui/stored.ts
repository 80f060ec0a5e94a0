/** Recent and favourite searches, which DocSearch keeps in the browser's storage under keys that end in the index name. */
const KINDS = ['RECENT', 'FAVORITE'];

/** Escapes angle brackets only, so that cleaning twice changes nothing. */
const inert = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/</g, '&lt;');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inert(each)]));
};

/** Accepts addresses of this site only, because hits are links. */
function isHit(value: unknown, origin: string): boolean {
  const {url, hierarchy} = (value ?? {}) as {url?: unknown; hierarchy?: unknown};
  const isOwn = typeof url === 'string' && URL.canParse(url, origin) && new URL(url, origin).origin === origin;
  return isOwn && typeof hierarchy === 'object' && hierarchy !== null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function clean(storage: Store, key: string, origin: string): void {
  const stored = storage.getItem(key);
  if (stored === null) return;
  try {
    const hits = (JSON.parse(stored) as unknown[]).filter((hit) => isHit(hit, origin));
    storage.setItem(key, JSON.stringify(hits.map(inert)));
  } catch {
    storage.removeItem(key);
  }
}

/**
 * Cleans the stored searches: DocSearch parses them unguarded and shows them as HTML. Escapes the markup of stored hits and
 * drops entries that are no hits of this site.
 * @param open returns the browser's storage, or throws where it is blocked
 */
export function cleanStored(indexName: string, origin: string, open: () => Store): void {
  try {
    for (const kind of KINDS) clean(open(), `__DOCSEARCH_${kind}_SEARCHES__${indexName}`, origin);
  } catch {
    // Blocked storage holds nothing to clean.
  }
}
