/** Base and shadow colour, the light/shadow border, the ramp: parameter catalogue, sections 1–3. */
import {dot, mix, mix3, mul, sat, type Vec3, type Vec4} from '../../../src/stage/shading/math';
import {rampColor} from '../../../src/stage/shading/diffuse';
import {ck} from './math';

/** Shade colour of the modes Tint (from the base) and Map (from the painted map). */
export const shadeColor = (colour: Vec3, shadowColor: Vec3): Vec3 => mul(colour, shadowColor);

/** Half-Lambert, 0..1, for unit vectors. */
export const halfLambert = (N: Vec3, L: Vec3): number => 0.5 * dot(N, L) + 0.5;

/**
 * Shifts half-Lambert so that the border sits at 0.5 whatever the threshold. The shift comes before any mask: a painted or
 * cast shadow (0) is then fully dark for every threshold and softness.
 * @param ctlR control map R, 0.5 neutral
 */
export const shiftBorder = (
  h: number,
  lightBias: number,
  ctlR: number,
  mapStrength: number,
  threshold: number,
): number => sat(h + lightBias + (ctlR - 0.5) * mapStrength + 0.5 - threshold);

/** Painted occlusion: vertex colour R and control map G, 1 open, 0 always in shadow. */
export const occlude = (hs: number, vcR: number, ctlG: number, strength: number): number =>
  mix(hs, hs * vcR * ctlG, strength);

/** Texture row coordinate of a ramp; `rows` is the height of the atlas in texels. */
export const rampRow = (index: number, rows: number): number => (index + 0.5) / rows;

/**
 * Two-colour result blended with the ramp, before the light.
 * @param lit 0 shadow .. 1 light  @param ramp atlas texel at u = hs  @param amount `UseRamp ? RampIntensity : 0`
 */
export const diffuseColor = (base: Vec3, shade: Vec3, lit: number, ramp: Vec4, amount: number): Vec3 =>
  mix3(mix3(shade, base, lit), rampColor(base, shade, ramp), amount);

/** Light that multiplies the diffuse colour: hue by `LightColorInfluence` and `ShadowLightColorInfluence`. */
export const diffuseLight = (C: Vec3, lit: number, shadowInfluence: number, litInfluence: number): Vec3 =>
  ck(C, mix(shadowInfluence, litInfluence, lit));
