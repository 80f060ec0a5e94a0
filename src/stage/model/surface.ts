/** Normals, tangents and outline normals of triangles: what a file lacks, and what the outline needs. */
import {cross, dot, scale, sub, type Vec3} from '../shading/math';
import {octEncode} from '../shading/outline';

/** Vertices closer than this share of the largest extent are one point of the outline. */
const WELD = 1e-5;

/** For each vertex the first vertex at its place. Places are compared as whole multiples of the weld distance. */
export function weld(position: ArrayLike<number>): Uint32Array {
  const n = position.length / 3;
  const min = [Infinity, Infinity, Infinity];
  let extent = 0;
  for (let i = 0; i < position.length; i++) min[i % 3] = Math.min(min[i % 3]!, position[i]!);
  for (let i = 0; i < position.length; i++) extent = Math.max(extent, position[i]! - min[i % 3]!);
  const cell = 1 / (extent * WELD || 1);
  const [x0, y0, z0] = min as [number, number, number];
  // A hash table with open addressing: a Map of texts takes ten times as long.
  const table = new Int32Array(Math.ceil(n * 1.5) + 1).fill(-1);
  const first = new Uint32Array(n);
  for (let i = 0; i < n; i++) {
    const x = Math.round((position[i * 3]! - x0) * cell);
    const y = Math.round((position[i * 3 + 1]! - y0) * cell);
    const z = Math.round((position[i * 3 + 2]! - z0) * cell);
    let slot = ((Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 0) % table.length;
    for (;;) {
      const other = table[slot]!;
      if (other < 0) table[slot] = i;
      // Computed again rather than kept: that would take as much memory as the positions.
      if (
        other < 0 ||
        (Math.round((position[other * 3]! - x0) * cell) === x &&
          Math.round((position[other * 3 + 1]! - y0) * cell) === y &&
          Math.round((position[other * 3 + 2]! - z0) * cell) === z)
      ) {
        first[i] = other < 0 ? i : other;
        break;
      }
      slot = (slot + 1) % table.length;
    }
  }
  return first;
}

export const vec3 = (from: ArrayLike<number>, i: number): Vec3 => [from[i * 3]!, from[i * 3 + 1]!, from[i * 3 + 2]!];

/** Math.hypot takes ten times as long. */
const length3 = (v: Vec3): number => Math.sqrt(dot(v, v));
const unit = (v: Vec3, otherwise: Vec3, least = 1e-12): Vec3 => {
  const length = length3(v);
  return length > least && length < Infinity ? scale(v, 1 / length) : otherwise;
};

export interface Surface {
  readonly position: Float32Array;
  /** Zero where the file has none: mended in place. */
  readonly normal: Float32Array;
  /** Tangents of the file, zero where it has none: those follow from the UVs. */
  readonly tangent?: Float32Array;
  readonly uv: Float32Array;
  readonly index: Uint32Array;
}

/**
 * Mends missing normals in place.
 * @returns what `weld` does, tangents, and outline normals: the mean of the faces around a place, weighted by angle, octahedral in tangent space
 */
export function derive({position, normal, tangent: given, uv, index}: Surface): {
  first: Uint32Array;
  tangent: Float32Array;
  uv3: Float32Array;
} {
  const n = position.length / 3;
  const first = weld(position);
  const smooth = new Float32Array(position.length);
  // Sums of the tangents along u and of the signs, until each becomes a unit tangent and one sign.
  const tangent = new Float32Array(n * 4);
  for (let i = 0; i < index.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [index[i + k]!, index[i + ((k + 1) % 3)]!, index[i + ((k + 2) % 3)]!];
      const u = sub(vec3(position, b), vec3(position, a));
      const v = sub(vec3(position, c), vec3(position, a));
      const face = cross(u, v);
      const twice = length3(face);
      if (twice === 0) continue;
      const weight = Math.atan2(twice, dot(u, v)) / twice;
      const to = first[a]! * 3;
      for (let d = 0; d < 3; d++) smooth[to + d]! += face[d]! * weight;
      const [s1, t1] = [uv[b * 2]! - uv[a * 2]!, uv[b * 2 + 1]! - uv[a * 2 + 1]!];
      const [s2, t2] = [uv[c * 2]! - uv[a * 2]!, uv[c * 2 + 1]! - uv[a * 2 + 1]!];
      const sign = s1 * t2 - s2 * t1 < 0 ? -1 : 1;
      for (let d = 0; d < 3; d++) tangent[a * 4 + d]! += (u[d]! * t2 - v[d]! * t1) * sign;
      tangent[a * 4 + 3]! += sign;
    }
  const uv3 = new Float32Array(n * 2);
  for (let i = 0; i < n; i++) {
    const file = vec3(normal, i);
    // Two sheets back to back cancel out: each keeps its own normal.
    const outline = unit(vec3(smooth, first[i]!), unit(file, [0, 1, 0]), 1e-4);
    const own = unit(file, outline);
    normal.set(own, i * 3);
    const from = given?.[i * 4 + 3] ? given : tangent;
    const t: Vec3 = [from[i * 4]!, from[i * 4 + 1]!, from[i * 4 + 2]!];
    const across = cross(Math.abs(own[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], own);
    const T = unit(sub(t, scale(own, dot(t, own))), unit(across, [1, 0, 0]));
    const h = from[i * 4 + 3]! < 0 ? -1 : 1;
    tangent.set([...T, h], i * 4);
    uv3.set(octEncode([dot(outline, T), dot(outline, cross(own, T)) * h, dot(outline, own)]), i * 2);
  }
  return {first, tangent, uv3};
}
