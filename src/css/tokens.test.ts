import {describe, expect, it} from 'vitest';
import {tokens} from '../../config/tokens';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
};

const text = ['ink', 'ink-2', 'ink-3', 'pri', 'coral-ink', 'gold-ink', 'teal-ink'].flatMap((name) =>
  ['paper', 'paper-2', 'paper-3', 'code'].map((ground) => [name, ground, 4.5] as const),
);
const pairs = [
  ...text,
  ['line-2', 'paper', 3],
  ['on-fill', 'fill', 4.5],
  ['on-fill', 'fill-shade', 4.5],
  ['slab-ink', 'slab', 4.5],
  ['bar-ink', 'bar', 4.5],
  ['coral-ink', 'coral-wash', 4.5],
  ['gold-ink', 'gold-wash', 4.5],
  ['teal-ink', 'teal-wash', 4.5],
  ['pri', 'wash', 4.5],
  // Captions and states on the background of a picture.
  ['ink-2', 'sky-0', 4.5],
  ['ink-2', 'sky-1', 4.5],
] as const;

describe.each(Object.entries(tokens))('contrast of the %s theme', (_, colour) => {
  it.each(pairs)('%s on %s is at least %d', (front, back, least) => {
    expect(contrast(colour[front]!, colour[back]!)).toBeGreaterThanOrEqual(least);
  });
});
