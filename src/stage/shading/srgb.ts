/** Colours between linear light and sRGB: a file of its own, because every page with a stage loads it. */
import type {Vec3} from './math';

const encode = (value: number): number => {
  const x = Math.min(1, Math.max(0, value));
  return x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
};
const decode = (x: number): number => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** Linear 0..1 to sRGB 0..1 (IEC 61966-2-1); values outside are clamped, as the screen would. */
export const encodeSRGB = (c: Vec3): Vec3 => [encode(c[0]), encode(c[1]), encode(c[2])];

/** sRGB 0..1 to linear 0..1. */
export const decodeSRGB = (c: Vec3): Vec3 => [decode(c[0]), decode(c[1]), decode(c[2])];

/** "#rrggbb" to linear RGB. */
export function hexToLinear(hex: string): Vec3 {
  const n = Number.parseInt(hex.slice(1), 16);
  return decodeSRGB([(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]);
}
