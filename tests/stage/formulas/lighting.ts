/** Character versus scene lighting: parameter catalogue, section 10. Colours linear, exposed. */
import {add, mix3, mul, scale, type Vec3} from '../../../src/stage/shading/math';

/** `Lighting`: light reaching the character, for outline and matcap. */
export function lightReaching(C: Vec3, giUniform: Vec3, giIntensity: number): Vec3 {
  const l = add(C, scale(giUniform, giIntensity));
  return [Math.min(1, l[0]), Math.min(1, l[1]), Math.min(1, l[2])];
}

/** One light besides the main one. `border` = band(0.5, AdditionalLightSoftness, hs of that light). */
export const additionalLight = (base: Vec3, C: Vec3, tint: Vec3, border: number, intensity: number): Vec3 =>
  scale(mul(mul(base, C), tint), border * intensity);

/** Floor of the final colour relative to Base. */
export const floorBrightness = (c: Vec3, base: Vec3, min: number): Vec3 => [
  Math.max(c[0], base[0] * min),
  Math.max(c[1], base[1] * min),
  Math.max(c[2], base[2] * min),
];

/** Emissive and local exposure, EV. */
export const expose = (c: Vec3, emissive: Vec3, ev: number): Vec3 => scale(add(c, emissive), 2 ** ev);

/**
 * Exponential fog of a scene, of which the character takes a share.
 * @param fog colour and density per cm
 * @param d distance from the camera, cm
 */
export const fogged = (c: Vec3, [r, g, b, density]: readonly number[], d: number, influence: number): Vec3 =>
  mix3(c, [r!, g!, b!], (1 - Math.exp(-density! * d)) * influence);
