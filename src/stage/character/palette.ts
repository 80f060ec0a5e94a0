/**
 * The character's colours: lit, shadow and line end points per material.
 *
 * All hex codes are sRGB and are converted to linear exactly once (`linear`), because the stage shades in linear light and
 * encodes at the very end. Shadows shift hue and keep saturation (skin to rose, white to lavender, gold to orange): a grey
 * shadow is what makes toon skin look dead.
 */
export interface Swatch {
  readonly name: string;
  /** sRGB hex, fully lit. */
  readonly lit: string;
  /** sRGB hex, fully in shadow. */
  readonly shade: string;
  /** sRGB hex of the outline: the local colour darkened, never black. */
  readonly line: string;
}

/** Material ids: the value of the `matId` vertex attribute and the index into `SWATCHES`. */
export const Mat = {
  skin: 0,
  face: 1,
  hair: 2,
  white: 3,
  navy: 4,
  coral: 5,
  gold: 6,
  boots: 7,
  stand: 8,
  capelet: 9,
  skirt: 10,
  sock: 11,
  prop: 12,
  cuff: 13,
} as const;

export type MatId = (typeof Mat)[keyof typeof Mat];

const skin = {lit: '#ffeadd', shade: '#f3b9ad', line: '#a5545a'};
const white = {lit: '#fdf8f3', shade: '#bfc0e6', line: '#565288'};
const navy = {lit: '#4456a6', shade: '#2b346f', line: '#171b45'};

export const SWATCHES: readonly Swatch[] = [
  {name: 'skin', ...skin},
  {name: 'face', ...skin},
  {name: 'hair', lit: '#98a3f2', shade: '#6163c4', line: '#2c2a70'},
  {name: 'white', ...white},
  {name: 'navy', ...navy},
  {name: 'coral', lit: '#ff8670', shade: '#d9546f', line: '#7d2444'},
  {name: 'gold', lit: '#ffd46e', shade: '#e59c4c', line: '#80501e'},
  {name: 'boots', lit: '#4a4f8f', shade: '#2d3168', line: '#171b45'},
  {name: 'stand', lit: '#f6efe9', shade: '#c9c2dd', line: '#8f86ad'},
  {name: 'capelet', ...white},
  {name: 'skirt', ...navy},
  {name: 'sock', ...white},
  {name: 'prop', lit: '#8fd3cf', shade: '#5a8fb8', line: '#224a6b'},
  {name: 'cuff', ...navy},
];

/** Colour that the hair runs to at its tips, sRGB. */
export const HAIR_TIP = {lit: '#ffbde6', shade: '#b487dc'};

/** Background plate per theme: vertical gradient, disc behind the head, halftone dots. sRGB. */
export const BACKDROP = {
  light: {
    top: '#fff6ea',
    bottom: '#f7d9cf',
    disc: '#ffe3ad',
    dots: '#f3c3b8',
    ambient: '#ffffff',
    key: '#ffffff',
    rim: '#ffffff',
  },
  dark: {
    top: '#2b2d66',
    bottom: '#131634',
    disc: '#3b3f8c',
    dots: '#4b50a8',
    ambient: '#b3a8de',
    key: '#fff6f0',
    rim: '#cfe6ff',
  },
} as const;

/** sRGB hex to linear RGB, 0..1 (IEC 61966-2-1). */
export function linear(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255].map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}
