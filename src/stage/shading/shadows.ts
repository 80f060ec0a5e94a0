/** Shape of shadows: normal transfer, face shadow map, cast shadows. Parameter catalogue, section 4. Lengths in cm. */
import {aaWidth, add, band, dot, length3, mix3, nz, scale, sub, type Vec3} from './math';

/**
 * Normal bent towards an ellipsoid that turns with the head: the gradient at P, hence the division by the radii squared.
 * @param axes the head's right, forward and up, unit and orthogonal  @param radii ratio along those axes
 */
export function sphericalNormal(
  N: Vec3,
  P: Vec3,
  centre: Vec3,
  right: Vec3,
  forward: Vec3,
  up: Vec3,
  radii: Vec3,
  blend: number,
): Vec3 {
  const v = sub(P, centre);
  const q = nz([dot(right, v) / radii[0] ** 2, dot(forward, v) / radii[1] ** 2, dot(up, v) / radii[2] ** 2]);
  const Ns = add(add(scale(right, q[0]), scale(forward, q[1])), scale(up, q[2]));
  return nz(mix3(N, Ns, blend));
}

/** Takes the share `k` of the light's vertical part away; a light from straight above keeps its direction. */
export function flattenPitch(L: Vec3, up: Vec3, k: number): Vec3 {
  const Lp = sub(L, scale(up, dot(L, up) * k));
  const l = length3(Lp);
  return l > 0.05 ? scale(Lp, 1 / l) : L;
}

/** Applies `FaceShadowOffset`; texels that are 0 (no light ever) or 1 (light from everywhere) keep their meaning by the clamp. */
export function faceShift(a: number, offset: number, softness: number): number {
  const w = Math.max(softness, 1e-3);
  return Math.min(1 - w / 2, Math.max(w / 2, a + offset));
}

/** 1 lit, 0 dark. `dT` is the texel's half-turn at which it goes dark, `a` from `faceShift`. */
export const faceLit = (dT: number, a: number, softness: number, fw: number): number =>
  1 - band(dT, aaWidth(Math.max(softness, 1e-3), fw), a);

/** 1 where an occluder counts, else 0. Other characters and the set always do. `mode`: 0 Full, 1 SkipSameGroup, 2 Off. */
export const shadowHitCounts = (mode: number, sameCharacter: boolean, sameGroup: boolean): number =>
  mode === 0 || !sameCharacter || (mode === 1 && !sameGroup) ? 1 : 0;
