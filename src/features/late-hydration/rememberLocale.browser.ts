const YEAR = 60 * 60 * 24 * 365;

/**
 * Remembers the language that was read last. A cookie and not local storage: the server reads it when it
 * sends an unprefixed address to its locale, so that this works without scripts (see scripts/serve).
 */
export function rememberLocale(): void {
  document.cookie = `locale=${document.documentElement.lang};path=/;max-age=${YEAR};samesite=lax`;
}
