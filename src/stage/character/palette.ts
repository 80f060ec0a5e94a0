/**
 * Colours of the stage, and how colours are read.
 *
 * All hex codes are sRGB and are converted to linear exactly once (`hexToLinear`), because the stage shades in linear light and
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
