/**
 * Colours of the stage, and how colours are read.
 *
 * All hex codes are sRGB and are converted to linear exactly once (`linear`), because the stage shades in linear light and
 * encodes at the very end.
 */

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
