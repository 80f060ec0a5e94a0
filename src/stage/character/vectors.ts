/** Vectors and blends of the procedural geometry, in place on number arrays that may change. */
import {spline} from './spline';

export type Vec3 = [number, number, number];

export function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

export function cross(a: readonly number[], b: readonly number[]): Vec3 {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

/** Unit vector along v; straight up where v vanishes. */
export function unit(v: readonly number[]): Vec3 {
  const l = Math.hypot(v[0]!, v[1]!, v[2]!);
  return l > 1e-14 ? [v[0]! / l, v[1]! / l, v[2]! / l] : [0, 1, 0];
}

/** Angle between two vectors, in radians. */
export function angle(u: readonly number[], v: readonly number[]): number {
  return Math.atan2(Math.hypot(...cross(u, v)), dot(u, v));
}

/** A unit vector at right angles to another. */
export function perpendicular(n: readonly number[]): Vec3 {
  return unit(Math.abs(n[1]!) < 0.9 ? cross([0, 1, 0], n) : cross([1, 0, 0], n));
}

/** Newell's polygon normal, unit; robust for slightly non-planar faces. */
export function newell(points: readonly (readonly number[])[], face: readonly number[]): Vec3 {
  const n: Vec3 = [0, 0, 0];
  face.forEach((c, i) => {
    const a = points[c]!;
    const b = points[face[(i + 1) % face.length]!]!;
    n[0] += (a[1]! - b[1]!) * (a[2]! + b[2]!);
    n[1] += (a[2]! - b[2]!) * (a[0]! + b[0]!);
    n[2] += (a[0]! - b[0]!) * (a[1]! + b[1]!);
  });
  return unit(n);
}

/** Octahedral encoding of a unit vector into 0..1 (catalogue section 5). */
export function octEncode(x: number, y: number, z: number): [number, number] {
  const s = Math.abs(x) + Math.abs(y) + Math.abs(z);
  let ex = x / s;
  let ey = y / s;
  if (z < 0) {
    const fx = (1 - Math.abs(ey)) * (ex >= 0 ? 1 : -1);
    ey = (1 - Math.abs(ex)) * (ey >= 0 ? 1 : -1);
    ex = fx;
  }
  return [ex * 0.5 + 0.5, ey * 0.5 + 0.5];
}

/** Direction of a path through rows of x, y, z at parameter x, between the points `step` before and after. */
export function heading(rows: readonly (readonly number[])[], x: number, step: number): Vec3 {
  const behind = spline(rows, Math.max(0, x - step), []);
  return unit(spline(rows, Math.min(rows.length - 1, x + step), []).map((at, k) => at - behind[k]!));
}

/** Point from its coordinates along three axes. */
export const place = (from: readonly number[], axes: readonly Vec3[], ...xs: readonly number[]): Vec3 =>
  [0, 1, 2].map((k) => xs.reduce((sum, x, i) => sum + axes[i]![k]! * x, from[k]!)) as Vec3;

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function smoothstep(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}
