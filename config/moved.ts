/**
 * Pages that have moved: new path by old path, both below the locale and without a slash at the end, such as
 * `'/docs/Old': '/docs/FAQ'`. Each language answers the old address with a page that leads on, query and fragment kept.
 */
export const moved: Readonly<Record<string, string>> = {};
