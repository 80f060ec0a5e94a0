/** Inverted-hull outline and inner lines: parameter catalogue, section 5. Lengths in cm, widths in px. */
import {add, dot, grey, mix3, mul, nz, scale, sstep, type Vec2, type Vec3} from '../../../src/stage/shading/math';
import {sgn} from '../../../src/stage/shading/outline';
import {nz2} from './math';

/** The reverse; the result is not normalised. */
export function octDecode(uv: Vec2): Vec3 {
  const x = uv[0] * 2 - 1;
  const y = uv[1] * 2 - 1;
  const z = 1 - Math.abs(x) - Math.abs(y);
  if (z >= 0) return [x, y, z];
  const f = sgn([x, y]);
  return [(1 - Math.abs(y)) * f[0], (1 - Math.abs(x)) * f[1], z];
}

/** Outline normal from UV3 in the tangent frame; follows skinning because the frame is skinned. */
export function outlineNormal(uv3: Vec2, T: Vec3, B: Vec3, N: Vec3): Vec3 {
  const n = octDecode(uv3);
  return nz(add(add(scale(T, n[0]), scale(B, n[1])), scale(N, n[2])));
}

/** Vertex colour G, distance fade and the console scale. d in cm. */
export const fadePixels = (
  px: number,
  vcG: number,
  fadeStart: number,
  fadeEnd: number,
  d: number,
  widthScale: number,
): number => px * vcG * (1 - sstep(fadeStart, fadeEnd, d)) * widthScale;

/** Pushes a view-space point along its view ray, so that it keeps its place on screen. vcB: 1 holds, 0 pushes fully. */
export function outlinePush(Pview: Vec3, zOffset: number, vcB: number, d: number, perspective: boolean): Vec3 {
  const push = zOffset * (1 - vcB);
  return perspective ? scale(Pview, 1 + push / d) : [Pview[0], Pview[1], Pview[2] - push];
}

/** Offset to add to clip.xy: `px` pixels along the normal's screen direction. */
export function outlineShift(NoView: Vec2, px: number, Wpx: number, Hpx: number, clipW: number): Vec2 {
  const g = nz2(NoView);
  return [((g[0] * px * 2) / Wpx) * clipW, ((g[1] * px * 2) / Hpx) * clipW];
}

/** Colour of the line. */
export const outlineColor = (
  colour: Vec3,
  base: Vec3,
  baseInfluence: number,
  lighting: Vec3,
  lightInfluence: number,
): Vec3 => mul(mul(colour, mix3(grey(1), base, baseInfluence)), mix3(grey(1), lighting, lightInfluence));

/** Roberts cross on linear depth (cm): 1 on an edge. A surface seen edge-on steps in depth by itself, hence N·V. */
export function innerDepthEdge(
  z00: number,
  z11: number,
  z10: number,
  z01: number,
  threshold: number,
  d: number,
  NdotV: number,
): number {
  const step = Math.max(Math.abs(z00 - z11), Math.abs(z10 - z01));
  return step > (threshold * Math.max(1, d / 300)) / Math.max(0.2, NdotV) ? 1 : 0;
}

/** Roberts cross on normals: 1 where they differ by more than `angle` degrees. No acos: rounding above 1 gives NaN. */
export function innerNormalEdge(n00: Vec3, n11: Vec3, n10: Vec3, n01: Vec3, angle: number): number {
  return Math.min(dot(n00, n11), dot(n10, n01)) < Math.cos((angle * Math.PI) / 180) ? 1 : 0;
}
