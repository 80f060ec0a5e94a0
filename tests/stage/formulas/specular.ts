/** Specular, metal, matcap: parameter catalogue, section 8. */
import {
  add,
  band,
  cross,
  dot,
  grey,
  length3,
  mix3,
  mul,
  nz,
  sat,
  scale,
  type Vec2,
  type Vec3,
} from '../../../src/stage/shading/math';

/** Distance from the centre of the highlight, about the angle / 1.41, so that size and softness share one unit. */
export const specularDistance = (N: Vec3, H: Vec3): number => Math.sqrt(Math.max(0, 1 - dot(N, H)));

/** Highlight 0..1. `ctlB` masks it, `w` is the softened width of its edge. */
export const specularShape = (s: number, size: number, w: number, ctlB: number, lit: number): number =>
  size > 0 ? (1 - band(size, w, s)) * ctlB * lit : 0;

/** Colour to add for the light C. */
export const specularColor = (colour: Vec3, base: Vec3, metalTint: number, C: Vec3, amount: number): Vec3 =>
  scale(mul(mul(colour, mix3(grey(1), base, metalTint)), C), amount);

/**
 * Sphere-map coordinates in a frame that follows the view, and stays inside the texture's edge (VRMC_materials_mtoon 1.0).
 * @param cameraRight used when the view is parallel to `up`
 */
export function matcapUv(N: Vec3, V: Vec3, up: Vec3, cameraRight: Vec3): Vec2 {
  const c = cross(up, V);
  const X = length3(c) > 1e-3 ? nz(c) : cameraRight;
  const Y = cross(V, X);
  return [dot(X, N) * 0.495 + 0.5, dot(Y, N) * 0.495 + 0.5];
}

/** `mode`: 0 Add, 1 Multiply, 2 Replace; `lighting` keeps the matcap from glowing at night. */
export function matcapBlend(mode: number, colour: Vec3, m: Vec3, amount: number, lighting: Vec3): Vec3 {
  if (mode === 0) return add(colour, scale(mul(m, lighting), amount));
  if (mode === 1) return mul(colour, mix3(grey(1), m, sat(amount)));
  return mix3(colour, mul(m, lighting), sat(amount));
}
