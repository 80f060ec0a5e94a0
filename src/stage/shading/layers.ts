/** Material layers: parameter catalogue, section 11. Shading runs once on the blended attributes. */
import {add, lum, mix, mix3, mul, scale, type Vec3} from './math';

export const LAYER_MODE = ['Replace', 'Multiply', 'Add', 'Tint'] as const;

/** One colour attribute. `mode` indexes `LAYER_MODE`, `amount` = mask × opacity. */
export function layerBlend(mode: number, below: Vec3, above: Vec3, amount: number): Vec3 {
  const op =
    mode === 0
      ? above
      : mode === 1
        ? mul(below, above)
        : mode === 2
          ? add(below, above)
          : scale(above, lum(below) / Math.max(lum(above), 1e-3));
  return mix3(below, op, amount);
}

/** One number attribute; Tint has no meaning for a number and replaces. */
export function layerScalar(mode: number, below: number, above: number, amount: number): number {
  const op = mode === 1 ? below * above : mode === 2 ? below + above : above;
  return mix(below, op, amount);
}
