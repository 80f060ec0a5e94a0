/** Decodes the id in the hash of an address; undefined when it is empty or malformed (`#%`). */
export function hashTarget(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
