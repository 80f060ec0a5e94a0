/** Where the pictures and videos of the pages are, for those who render them and those who show them. */

/** Emitted once at the root of the site, with hashed names: both languages show the same files. */
export const mediaFolder = 'media';
/** Which version of each file the pages show: name to hash. */
export const mediaManifest = 'src/features/media/files.json';

export const pictureFormats = ['avif', 'webp'] as const;
export const videoCodecs = ['av1', 'h264'] as const;

export const pictureFile = (name: string, hash: string, scale: number, format: (typeof pictureFormats)[number]) =>
  `images/${name}@${scale}x.${hash}.${format}`;
export const videoFile = (name: string, hash: string, codec: (typeof videoCodecs)[number]) =>
  `files/${name}-${codec}.${hash}.mp4`;
