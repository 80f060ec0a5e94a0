/** Addresses of posters, shared by the code that renders them and the code that shows them. */
export const posterThemes = ['light', 'dark'] as const;
export const posterScales = [1, 2] as const;
export const posterFormats = ['avif', 'webp'] as const;
export const posterFolder = 'src/stage/posters';

export const posterFile = (
  demo: string,
  theme: (typeof posterThemes)[number],
  scale: number,
  format: (typeof posterFormats)[number],
): string => `${posterFolder}/${demo}-${theme}@${scale}x.${format}`;

/** Encoder settings by format and scale. At two pixels a CSS pixel flaws are half as large, so files may be smaller. */
export const posterQuality = {avif: {1: 61, 2: 52}, webp: {1: 84, 2: 76}} as const;
export const posterEffort = 4;
