/** Character versus scene lighting: parameter catalogue, section 10. Colours linear, exposed. */
import {add, grey, lum, mix3, mul, sat, scale, type Vec3} from './math';

/** Level of a light: half luminance, half the strongest channel, so that a pure blue lamp does not count as nearly dark. */
export const lightLevel = (c: Vec3): number => Math.max(0.5 * (lum(c) + Math.max(c[0], c[1], c[2])), 1e-5);

/**
 * C of the formulas: the light after floor, ceiling and desaturation. The floor belongs to the main light and
 * shrinks with it: switched off, it gives nothing.
 * @param ci light colour × attenuation × exposure / π
 */
export function clampLight(ci: Vec3, main: boolean, min: number, max: number, desaturation: number): Vec3 {
  const y = lightLevel(ci);
  const lo = main ? min * sat(y / 0.01) : 0;
  const c = scale(ci, Math.min(Math.max(y, lo), max) / y);
  return mix3(c, grey(lum(c)), desaturation);
}

/** Two-sample uniform ambient. */
export const uniformAmbient = (up: Vec3, down: Vec3): Vec3 => scale(add(up, down), 0.5);

/** Ambient along a normal for a sky above and a ground below; replaces the directional ambient of Unreal Engine. */
export const hemisphere = (up: Vec3, down: Vec3, NdotUp: number): Vec3 => mix3(down, up, 0.5 + 0.5 * NdotUp);

/** Ambient part of the colour. Equals MToon's GI equalization with `directionality` = 1 − equalization. */
export const ambient = (
  base: Vec3,
  giUniform: Vec3,
  giNormal: Vec3,
  directionality: number,
  intensity: number,
  ao: number,
  aoInfluence: number,
): Vec3 =>
  scale(mul(base, mix3(giUniform, giNormal, directionality)), intensity * (1 - aoInfluence + ao * aoInfluence));
