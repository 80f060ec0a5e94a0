import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Remembers the language that was read last. A cookie and not local storage: the server reads it when it
 * sends an unprefixed address to its locale, so that this works without scripts (see scripts/serve).
 */
if (ExecutionEnvironment.canUseDOM) {
  const year = 60 * 60 * 24 * 365;
  document.cookie = `locale=${document.documentElement.lang};path=/;max-age=${year};samesite=lax`;
}
