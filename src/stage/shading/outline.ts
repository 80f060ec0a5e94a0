/** Inverted-hull outline and inner lines: parameter catalogue, section 5. Lengths in cm, widths in px. */
import {mix, type Vec2, type Vec3} from './math';

/** Sign that is never 0: sign(0) = 0 would break the fold of the octahedron. */
export const sgn = (v: Vec2): Vec2 => [v[0] >= 0 ? 1 : -1, v[1] >= 0 ? 1 : -1];

/** Unit vector to octahedral coordinates 0..1 (Cigolle et al. 2014). (0.5, 0.5) is +z, the vertex normal. */
export function octEncode(n: Vec3): Vec2 {
  const s = Math.abs(n[0]) + Math.abs(n[1]) + Math.abs(n[2]);
  const x = n[0] / s;
  const y = n[1] / s;
  const f = sgn([x, y]);
  const e: Vec2 = n[2] >= 0 ? [x, y] : [(1 - Math.abs(y)) * f[0], (1 - Math.abs(x)) * f[1]];
  return [e[0] * 0.5 + 0.5, e[1] * 0.5 + 0.5];
}

/** Projected width of `width` cm, px: distance and field of view; orthographic too. */
export const worldPixels = (width: number, fy: number, wc: number, Hpx: number): number =>
  (width * fy * Hpx * 0.5) / wc;

/** Blend to a constant width, then clamps; min wins nothing over max, so max is applied last. All px are given at 1080. */
export function clampPixels(
  pxWorld: number,
  widthPx: number,
  blend: number,
  minPx: number,
  maxPx: number,
  Hpx: number,
): number {
  const k = Hpx / 1080;
  return Math.min(Math.max(mix(pxWorld, widthPx * k, blend), minPx * k), maxPx * k);
}
