/**
 * The diffuse ramp atlas: 16 rows, 256 texels wide, linear RGBA8. RGB tints, A is the lit weight (0 shade, 1 base); u = hs,
 * so the border of a two-tone row sits at 0.5 whatever the threshold. Parameter catalogue, section 3.
 */
import {mix, sat, sstep} from './math';

export const RAMP_WIDTH = 256;

type Texel = readonly [number, number, number, number];

const WHITE = [1, 1, 1] as const;
const tint = (c: readonly [number, number, number], k: number, a: number): Texel => [
  mix(1, c[0], k),
  mix(1, c[1], k),
  mix(1, c[2], k),
  a,
];
const step = (t: number, u: number): number => (u >= t ? 1 : 0);
/** 1 at c, 0 beyond w. */
const bump = (c: number, w: number, u: number): number => sstep(0, 1, 1 - Math.min(1, Math.abs(u - c) / w));

const WARM = [1, 0.63, 0.51] as const;
const DEEP = [0.7, 0.68, 0.86] as const;

const ROWS: readonly ((u: number) => Texel)[] = [
  (u) => tint(WHITE, 0, step(0.5, u)),
  (u) => tint(WHITE, 0, sstep(0.4, 0.6, u)),
  (u) => tint(WHITE, 0, 0.5 * step(0.4, u) + 0.5 * step(0.6, u)),
  (u) => tint(WHITE, 0, (step(0.32, u) + step(0.5, u) + step(0.68, u)) / 3),
  // The glow of blood at the terminator: on the lit side, right at the border.
  (u) =>
    tint(
      WARM,
      0.55 * step(0.5, u) * (1 - sstep(0.5, 0.545, u)) + 0.25 * bump(0.5, 0.03, u) * step(u, 0.5),
      step(0.5, u),
    ),
  (u) => tint(WARM, 0.5 * bump(0.5, 0.14, u), sstep(0.4, 0.6, u)),
  (u) => tint(DEEP, 0.55 * (1 - sstep(0.2, 0.24, u)), sstep(0.485, 0.515, u)),
  (u) =>
    tint([0.62, 0.52, 0.5], 0.7 * (1 - sstep(0.05, 0.4, u)), 0.8 * sstep(0.4, 0.58, u) + 0.2 * sstep(0.8, 0.86, u)),
  (u) => tint([0.72, 0.84, 1], 0.8 * bump(0.62, 0.1, u) + 0.5 * bump(0.2, 0.12, u), metal(u)),
  (u) => tint([1, 0.78, 0.5], 0.8 * bump(0.62, 0.1, u) + 0.5 * bump(0.2, 0.12, u), metal(u)),
  (u) => tint(DEEP, 0.5 * (1 - sstep(0.225, 0.24, u)), step(0.5, u)),
  (u) => tint([0.86, 0.86, 1], 0.6 * (1 - sstep(0.3, 0.6, u)), 0.55 + 0.45 * sstep(0.35, 0.6, u)),
  // Pigment gathers where a wash dries: a darker line at the border, washes that are not quite even.
  (u) =>
    tint(
      [0.66, 0.6, 0.72],
      0.6 * bump(0.475, 0.045, u),
      sat(0.12 * u + 0.72 * sstep(0.46, 0.54, u) + 0.16 * sstep(0.7, 0.8, u)),
    ),
  (u) => tint([1, 0.42, 0.28], 0.85 * bump(0.52, 0.09, u) + 0.35 * bump(0.4, 0.14, u), sstep(0.44, 0.56, u)),
  (u) => tint(WHITE, 0, u),
  () => tint(WHITE, 0, 1),
];

/** Rows of the atlas; `data/ramps.json` has their names. */
export const RAMP_COUNT = ROWS.length;

/** Dark and light in turn, as a polished surface mirrors its surroundings. */
function metal(u: number): number {
  return sat(0.45 * bump(0.28, 0.08, u) + sstep(0.46, 0.5, u) - 0.35 * bump(0.74, 0.08, u));
}

/** Texels of the atlas, row 0 first, RGBA8, linear (no sRGB format, no mips, clamp, bilinear). */
export function rampAtlas(): Uint8Array {
  const out = new Uint8Array(RAMP_WIDTH * ROWS.length * 4);
  ROWS.forEach((row, j) => {
    for (let i = 0; i < RAMP_WIDTH; i++) {
      const t = row(i / (RAMP_WIDTH - 1));
      for (let k = 0; k < 4; k++) out[(j * RAMP_WIDTH + i) * 4 + k] = Math.round(sat(t[k]!) * 255);
    }
  });
  return out;
}
