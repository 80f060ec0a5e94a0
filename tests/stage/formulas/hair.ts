/** Hair highlight: parameter catalogue, section 7. Strand: Kajiya & Kay 1989; ring: the "angel ring" of cel animation. */
import {add, band, dot, mix, mix3, nz, scale, sub, type Vec2, type Vec3} from '../../../src/stage/shading/math';
import {ck} from './math';

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

/** Height on the head's sphere, sliding with the camera's pitch. */
export const ringHeight = (N: Vec3, V: Vec3, up: Vec3, followView: number): number =>
  dot(N, up) - followView * dot(V, up);

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
