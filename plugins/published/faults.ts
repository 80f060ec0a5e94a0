/** What an owner may have written into `config/published.ts` that its types allow. */

interface Rule {
  readonly holds: (value: unknown) => boolean;
  readonly advice: string;
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** By the name of a field, wherever it is. */
const rules: Readonly<Record<string, Rule>> = {
  href: {
    holds: matches(/^(?:https?:\/\/|\/(?!\/))\S+$/),
    advice: 'must begin with https://, or with / for a file of this site',
  },
  // Issue and source addresses are appended to it.
  repository: {
    holds: matches(/^https?:\/\/\S*[^/\s]$/),
    advice: 'must begin with https:// and not end with a slash',
  },
  email: {holds: matches(/^[^\s@:]+@[^\s@]+$/), advice: 'must be an address alone, such as name@example.com'},
  bytes: {
    holds: (value) => Number.isInteger(value) && Number(value) > 1000,
    advice: 'must be the size in bytes, a whole number',
  },
  version: {holds: matches(/^\d+\.\d+$/), advice: 'must be the version of the engine, such as 5.6'},
};

/** @returns a line for each wrong field, with its place, such as `packages[0].href` */
export function publishedFaults(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) => {
    const place = Array.isArray(value) ? `${at}[${name}]` : [at, name].filter(Boolean).join('.');
    const rule = rules[name];
    if (!rule || each === null) return publishedFaults(each, place);
    return rule.holds(each) ? [] : [`config/published.ts: ${place} ${JSON.stringify(each)} ${rule.advice}`];
  });
}
