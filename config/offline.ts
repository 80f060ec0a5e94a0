import {identity} from './identity';

/** The archive of a locale for reading offline, relative to its folder of the build. */
export const archive = (locale: string): string => `offline/${identity.slug}-docs-${locale}.zip`;
