/** Addresses of strips, shared by the code that renders them and the code that shows them. */

/** Published at the root of the site with hashed names, as the other pictures are: `src/components/media/names.ts`. */
export const stripFolder = 'strips';
export const stripManifest = 'src/features/parameters/strip-files.json';

/** Format to the width of a step in its file, times the scale of its strip: WebP is for browsers without AVIF and larger at the same quality. */
export const stripFormats = {avif: 192, webp: 128} as const;

/** What the manifest records of a strip. */
export interface StripFile {
  /** Hash of the pictures, which names the files. */
  readonly hash: string;
  /** Hash of the recipe and the code that draws it. */
  readonly made: string;
}

/** @param kind a format, or `change.webp` for the outline of the pixels that change */
export const stripFile = (id: string, hash: string, kind: keyof typeof stripFormats | 'change.webp') =>
  `${stripFolder}/${id}.${hash}.${kind}`;
