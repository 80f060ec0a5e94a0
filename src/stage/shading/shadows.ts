/** Shape of shadows: normal transfer, face shadow map, cast shadows. Parameter catalogue, section 4. Lengths in cm. */
import {
  aaWidth,
  add,
  band,
  dot,
  length2,
  length3,
  mix,
  mix3,
  nz,
  scale,
  sstep,
  sub,
  type Vec2,
  type Vec3,
} from './math';

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

/**
 * Cast-shadow visibility after the cut: whatever the threshold, full shadow and full light are left alone.
 * @param fw change of S over one pixel, 0 without anti-aliasing
 */
export function castShadow(S: number, threshold: number, softness: number, strength: number, fw: number): number {
  const w = Math.max(softness, 1e-3, Math.min(fw, 0.5));
  const cut = sstep(Math.max(threshold - w / 2, 0), Math.min(threshold + w / 2, 1), S);
  return mix(1, mix(cut, S, sstep(0.5, 1, softness)), strength);
}

/**
 * Heading of the light around the head: 0 from the front .. 1 from the back, in half-turns. Forward and right are
 * perpendicular to the head's up, so the light's height drops out.
 */
export function faceAngle(forward: Vec3, right: Vec3, L: Vec3): number {
  const f = dot(forward, L);
  const r = Math.abs(dot(right, L));
  return Math.abs(f) + r > 1e-3 ? Math.atan2(r, f) / Math.PI : 0;
}

/** Applies `FaceShadowOffset`; texels that are 0 (no light ever) or 1 (light from everywhere) keep their meaning by the clamp. */
export function faceShift(a: number, offset: number, softness: number): number {
  const w = Math.max(softness, 1e-3);
  return Math.min(1 - w / 2, Math.max(w / 2, a + offset));
}

/** Where to read the face map: mirrored when the light comes from the character's left. `r` = dot(FaceRight, L). */
export const faceUv = (uv: Vec2, r: number): Vec2 => (r > 0 ? uv : [1 - uv[0], uv[1]]);

/** 1 lit, 0 dark. `dT` is the texel's half-turn at which it goes dark, `a` from `faceShift`. */
export const faceLit = (dT: number, a: number, softness: number, fw: number): number =>
  1 - band(dT, aaWidth(Math.max(softness, 1e-3), fw), a);

/** Blends `lit` towards the face term by the map's weight k. */
export const faceMixLit = (lit: number, face: number, Sr: number, k: number): number => mix(lit, Math.min(face, Sr), k);

/** The same for hs, spread over 0.25..0.75 so that a ramp follows the face term too. */
export const faceMixHs = (hs: number, face: number, Sr: number, k: number): number =>
  mix(hs, Math.min(mix(0.25, 0.75, face), Sr), k);

/**
 * Screen-UV offset at which the fringe is looked up; fades out for a light on the view axis.
 * @param Lv light in view space  @param width px at 1080 px height, 300 cm, FOV 50°  @param sc `distanceScale`
 */
export function fringeOffset(Lv: Vec3, width: number, sc: number, Wpx: number, Hpx: number): Vec2 {
  const k = ((width / 1080) * sc) / Math.max(length2([Lv[0], Lv[1]]), 0.2);
  return [(Lv[0] * k * Hpx) / Wpx, Lv[1] * k];
}

/** Darkens lit or hs where the fringe covers the point (F = 1). */
export const fringeShade = (x: number, strength: number, F: number): number => x * (1 - strength * F);

/** Start of the shadow test, moved towards the light; stands in for groups where there is no ray tracing. */
export const shadowOrigin = (P: Vec3, L: Vec3, bias: number): Vec3 => add(P, scale(L, bias));

export const SELF_SHADOW_MODE = ['Full', 'SkipSameGroup', 'Off'] as const;

/** 1 where an occluder counts, else 0. Other characters and the set always do. `mode` indexes `SELF_SHADOW_MODE`. */
export const shadowHitCounts = (mode: number, sameCharacter: boolean, sameGroup: boolean): number =>
  mode === 0 || !sameCharacter || (mode === 1 && !sameGroup) ? 1 : 0;
