/**
 * Conventions of the shading formulas (parameter catalogue, section 0) on plain number arrays. Each function has a twin of
 * the same name in `glsl/`; `tests/stage/parity.spec.ts` compares the two on the GPU.
 */

export type Vec2 = readonly [number, number];
export type Vec3 = readonly [number, number, number];
export type Vec4 = readonly [number, number, number, number];

/** Clamp to 0..1. */
export const sat = (x: number): number => Math.min(1, Math.max(0, x));

/** Linear blend, a at t = 0. */
export const mix = (a: number, b: number, t: number): number => a * (1 - t) + b * t;

/** Smoothstep that stays defined when the edges meet. */
export function sstep(a: number, b: number, x: number): number {
  const t = sat((x - a) / (Math.max(b, a + 1e-4) - a));
  return t * t * (3 - 2 * t);
}

/** A border of full width `w` around `t`: 0 below, 1 above. */
export function band(t: number, w: number, x: number): number {
  const k = Math.max(w, 1e-4);
  return sstep(t - k / 2, t + k / 2, x);
}

/**
 * Width of a border after anti-aliasing.
 * @param fw how much (value − threshold) changes over one pixel; 0 switches it off. The cap keeps a jump of the value, such
 *   as the edge of a cast shadow, from smearing.
 */
export const aaWidth = (w: number, fw: number): number => Math.max(w, Math.min(fw, 0.25));

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const mul = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const mix3 = (a: Vec3, b: Vec3, t: number): Vec3 => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
export const length3 = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const grey = (k: number): Vec3 => [k, k, k];

/** Safe normalize: finite where the vector vanishes, so that one pixel cannot poison bloom and temporal filters. */
export const nz = (v: Vec3): Vec3 => scale(v, 1 / Math.max(length3(v), 1e-5));

/** Luminance of linear Rec. 709 colour. */
export const lum = (c: Vec3): number => dot(c, [0.2126, 0.7152, 0.0722]);

/**
 * Scaling of screen widths with distance and zoom: 1 at 300 cm with a vertical field of view of 50°.
 * @param fy element [1][1] of the projection matrix  @param wc clip-space w, cm
 */
export const distanceScale = (fy: number, wc: number): number => (300 * fy) / (2.1445 * wc);

/** `fy` of a perspective projection; the field of view is vertical, in degrees. */
export const projectionScale = (fovY: number): number => 1 / Math.tan((fovY * Math.PI) / 360);
