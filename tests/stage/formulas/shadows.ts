/** Shape of shadows: normal transfer, face shadow map, cast shadows. Parameter catalogue, section 4. Lengths in cm. */
import {add, dot, mix, scale, sstep, type Vec2, type Vec3} from '../../../src/stage/shading/math';
import {length2} from './math';

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

/** Where to read the face map: mirrored when the light comes from the character's left. `r` = dot(FaceRight, L). */
export const faceUv = (uv: Vec2, r: number): Vec2 => (r > 0 ? uv : [1 - uv[0], uv[1]]);

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
