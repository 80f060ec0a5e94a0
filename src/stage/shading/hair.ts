/** Hair highlight: parameter catalogue, section 7. Strand: Kajiya & Kay 1989; ring: the "angel ring" of cel animation. */
import {add, band, ck, dot, mix, mix3, nz, scale, sstep, sub, type Vec2, type Vec3} from './math';

/** Half vector of a lamp that is tied to the view (0) or to the light (1). */
export function hairHalf(V: Vec3, L: Vec3, follow: number): Vec3 {
  return nz(add(nz(mix3(V, L, follow)), V));
}

/** Strand direction root → tip (along growing v) from screen derivatives of position and strand UV. */
export function strandDirection(dPdx: Vec3, dPdy: Vec3, dUdx: Vec2, dUdy: Vec2): Vec3 {
  const det = dUdx[0] * dUdy[1] - dUdx[1] * dUdy[0];
  const s = det > 0 ? 1 : det < 0 ? -1 : 0;
  return scale(nz(sub(scale(dPdy, dUdx[0]), scale(dPdx, dUdy[0]))), s);
}

/** Strand highlight before the cut, 0..1. `mapG` is the hair map's shift, 0.5 neutral. */
export function strandSpec(
  D: Vec3,
  N: Vec3,
  H: Vec3,
  shift: number,
  mapG: number,
  mapStrength: number,
  gloss: number,
): number {
  const T = nz(add(D, scale(N, shift + (mapG - 0.5) * mapStrength)));
  const t = dot(T, H);
  return sstep(-1, 0, t) * Math.sqrt(Math.max(0, 1 - t * t)) ** gloss;
}

/** Height on the head's sphere, sliding with the camera's pitch. */
export const ringHeight = (N: Vec3, V: Vec3, up: Vec3, followView: number): number =>
  dot(N, up) - followView * dot(V, up);

/** Half of the ring's thickness at this texel; `mapB` 0.5 neutral. */
export const ringHalf = (width: number, breakup: number, mapB: number): number =>
  0.5 * width * (1 + breakup * (mapB * 2 - 1));

/** Ring highlight 0..1. `distance` = |height − HairRingHeight|, `w` the softened width of its edge. */
export const ringCut = (half: number, w: number, distance: number): number =>
  half > 1e-4 ? 1 - band(half, w, distance) : 0;

/** Colour to add. `mapR` masks, `C` is the light. */
export const hairColor = (
  colour: Vec3,
  intensity: number,
  mapR: number,
  hl: number,
  inShadow: number,
  lit: number,
  C: Vec3,
  lightInfluence: number,
): Vec3 => {
  const k = intensity * mapR * hl * mix(inShadow, 1, lit);
  const l = ck(C, lightInfluence);
  return [colour[0] * k * l[0], colour[1] * k * l[1], colour[2] * k * l[2]];
};
