/** Addresses of pictures and videos, shared by the code that renders them and the code that shows them. */

/** Published once at the root of the site with hashed names: both locales use the same files. */
export const mediaFolder = 'media';
/** Hash of the current version of each file, by name. */
export const mediaManifest = 'src/components/media/files.json';

export const pictureFormats = ['avif', 'webp'] as const;
export const videoCodecs = ['av1', 'h264'] as const;

export const pictureFile = (name: string, hash: string, scale: number, format: (typeof pictureFormats)[number]) =>
  `images/${name}@${scale}x.${hash}.${format}`;
export const videoFile = (name: string, hash: string, codec: (typeof videoCodecs)[number]) =>
  `files/${name}-${codec}.${hash}.mp4`;
