/** The id that the hash of an address names; undefined when it names none or is malformed (`#%`). */
export function hashTarget(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
