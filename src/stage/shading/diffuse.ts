/** Base and shadow colour, the light/shadow border, the ramp: parameter catalogue, sections 1–3. */
import {mix3, mul, type Vec3, type Vec4} from './math';

/** Colour of a ramp texel: its alpha chooses between shade and base, its RGB tints. */
export const rampColor = (base: Vec3, shade: Vec3, r: Vec4): Vec3 => mul(mix3(shade, base, r[3]), [r[0], r[1], r[2]]);

/** From MToon's `shadingShiftFactor` and `shadingToonyFactor` (VRMC_materials_mtoon 1.0) to threshold and softness. */
export const fromMToon = (shift: number, toony: number): {threshold: number; softness: number} => ({
  threshold: 0.5 - shift / 2,
  softness: 1 - toony,
});
