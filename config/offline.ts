import {identity} from './identity';

/** Path of a locale's archive for offline reading, relative to the locale's folder in the build. */
export const archive = (locale: string): string => `offline/${identity.slug}-docs-${locale}.zip`;
