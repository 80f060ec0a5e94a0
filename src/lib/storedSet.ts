/** A set of ids in the browser's storage; empty where storage is blocked or holds something else. */
export function storedSet(key: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Stores a set of ids; an empty one leaves nothing. Where storage is blocked nothing is kept. */
export function storeSet(key: string, ids: ReadonlySet<string>): void {
  try {
    if (ids.size > 0) localStorage.setItem(key, JSON.stringify([...ids]));
    else localStorage.removeItem(key);
  } catch {
    // The set lasts as long as the page.
  }
}
