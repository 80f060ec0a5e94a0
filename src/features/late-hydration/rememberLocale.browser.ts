const YEAR = 60 * 60 * 24 * 365;

/**
 * Stores the locale last read. In a cookie, not in local storage: the server reads it to redirect unprefixed addresses, so that
 * this works without scripts (see scripts/serve.mjs).
 */
export function rememberLocale(): void {
  document.cookie = `locale=${document.documentElement.lang};path=/;max-age=${YEAR};samesite=lax`;
}
