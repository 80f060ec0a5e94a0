import {identity} from './identity';

/**
 * Path of a locale's archive for offline reading, relative to the locale's folder in the build.
 * @param version of the documents; undefined for the current ones
 */
export const archive = (locale: string, version?: string): string =>
  `offline/${[identity.slug, 'docs', locale, ...(version === undefined ? [] : [version])].join('-')}.zip`;
