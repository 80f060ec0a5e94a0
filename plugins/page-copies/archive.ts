import {identity} from '../../config/identity';

/** The archive of a locale for reading offline, relative to its build. */
export const archive = (locale: string): string => `offline/${identity.slug}-docs-${locale}.zip`;
