/** Normals, tangents and outline normals of triangles: what a file lacks, and what the outline needs. */
import {cross, dot, scale, sub, type Vec3} from '../shading/math';
import {octEncode} from '../shading/outline';
import {indicesOf, type Indices} from './primitives';

/** Vertices closer than this share of the largest extent are one point of the outline. */
const WELD = 1e-5;

/** Where a hash table has a place in whole numbers. */
export const slotOf = (x: number, y: number, z: number, slots: number): number =>
  ((Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 0) % slots;

/** For each vertex the first vertex at its place. Places are compared as whole multiples of the weld distance. */
export function weld(position: ArrayLike<number>): Indices {
  const n = position.length / 3;
  const min = [Infinity, Infinity, Infinity];
  let extent = 0;
  for (let i = 0; i < position.length; i++) min[i % 3] = Math.min(min[i % 3]!, position[i]!);
  for (let i = 0; i < position.length; i++) extent = Math.max(extent, position[i]! - min[i % 3]!);
  const cell = 1 / (extent * WELD || 1);
  // Computed for each comparison rather than kept: that would take as much memory as the positions.
  const whole = (v: number, k: number): number => Math.round((position[v * 3 + k]! - min[k]!) * cell);
  // Chains of the places that share a slot, each from a vertex plus 1: a Map of texts takes ten times as long.
  const chains = new (indicesOf(n + 1))(Math.ceil(n / 2));
  // Until the end, the first at a place has the next of its chain, which comes after it, or itself where there is none.
  const first = new (indicesOf(n))(n);
  for (let i = 0; i < n; i++) {
    const [x, y, z] = [whole(i, 0), whole(i, 1), whole(i, 2)];
    const isHere = (v: number): boolean => whole(v, 0) === x && whole(v, 1) === y && whole(v, 2) === z;
    const slot = slotOf(x, y, z, chains.length);
    let at = chains[slot]! - 1;
    let found = false;
    while (at >= 0 && !(found = isHere(at)) && first[at] !== at) at = first[at]!;
    if (at < 0) chains[slot] = i + 1;
    else if (!found) first[at] = i;
    first[i] = found ? at : i;
  }
  for (let i = 0; i < n; i++) if (first[i]! > i) first[i] = i;
  return first;
}

export const vec3 = (from: ArrayLike<number>, i: number): Vec3 => [from[i * 3]!, from[i * 3 + 1]!, from[i * 3 + 2]!];

/** Math.hypot takes ten times as long. */
const length3 = (v: Vec3): number => Math.sqrt(dot(v, v));
const unit = (v: Vec3, otherwise: Vec3, least = 1e-12): Vec3 => {
  const length = length3(v);
  return length > least && length < Infinity ? scale(v, 1 / length) : otherwise;
};

/** Components of vectors: floats, or normalised integers, which take less memory. */
type Vectors = Float32Array | Int8Array | Int16Array | Uint16Array;

/** The number that means 1: of floats, or of normalised integers. */
export const oneOf = (vectors: Vectors): number =>
  vectors instanceof Float32Array
    ? 1
    : vectors instanceof Int8Array
      ? 127
      : vectors instanceof Int16Array
        ? 32767
        : 65535;

function put(to: Vectors, at: number, [x, y, z]: Vec3, one: number): void {
  const whole = one > 1 ? Math.round : Number;
  to[at] = whole(x * one);
  to[at + 1] = whole(y * one);
  to[at + 2] = whole(z * one);
}

/** Sets a vector to its unit; to zero where it has none. */
export const putUnit = (to: Vectors, at: number, v: Vec3): void => put(to, at, unit(v, [0, 0, 0]), oneOf(to));

export interface Surface {
  readonly position: Float32Array;
  /** Zero where the file has none: mended in place. Undefined where it has neither normals nor UVs. */
  readonly normal: Float32Array | Int16Array | Int8Array | undefined;
  /** Tangents of the file, zero where it has none: those follow from the UVs. */
  readonly given?: Float32Array;
  /** Empty where there are none. */
  readonly uv: Float32Array;
  /** Undefined where each three vertices in turn are a triangle. */
  readonly index: Indices | undefined;
}

interface Derived<Tangent, Uv> {
  /** What `weld` returns. */
  readonly first: Indices;
  /** Those given, mended; else the outline normals, for which eight bits are enough. */
  readonly normal: Float32Array | Int16Array | Int8Array;
  /** Empty where no normals are given: they would follow from the outline alone. */
  readonly tangent: Tangent;
  /**
   * Outline normals: the mean of the faces around a place, weighted by angle, octahedral in tangent space. Empty among integers where
   * the file has no normals: those are its outline normals.
   */
  readonly uv3: Uv;
}

/** Ranges of vertices, one after the other: sums over all at once would take more memory than the rest of an import. */
const TURNS = 4;

export function derive(
  surface: Surface & {readonly normal: Int16Array | Int8Array | undefined},
): Derived<Int8Array, Uint16Array> & {readonly normal: Int16Array | Int8Array};
export function derive(surface: Surface & {readonly normal: Float32Array}): Derived<Float32Array, Float32Array>;
/** @returns integers for integers */
export function derive({position, normal: known, given, uv, index}: Surface): Derived<Vectors, Vectors> {
  const n = position.length / 3;
  const first = weld(position);
  const normal = known ?? new Int8Array(n * 3);
  const short = !(normal instanceof Float32Array);
  // Eight bits are half a degree, which neither outline nor hair shows.
  const tangent = new (short ? Int8Array : Float32Array)(known ? n * 4 : 0);
  const [outlines, width] = known ? [tangent, 4] : [normal, 3];
  const uv3 = short ? new Uint16Array(known?.some(Boolean) ? n * 2 : 0) : new Float32Array(n * 2);
  const turns = normal instanceof Int8Array ? TURNS * 4 : TURNS;
  const step = Math.ceil(n / turns);
  const [one, oneNormal] = [oneOf(tangent), oneOf(normal)];
  const list = index && index.length > 0 ? index : undefined;
  const corner = (i: number): number => (list ? list[i]! : i);
  const corners = index?.length ?? n;
  const next = (i: number): number => corner(i % 3 === 2 ? i - 2 : i + 1);
  const last = (i: number): number => corner(i % 3 === 0 ? i + 2 : i - 1);
  // Kept between the triangles: an array for each would take most of the time.
  const [u, v, face] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)];
  const inner = (p: Float64Array, q: Float64Array): number => p[0]! * q[0]! + p[1]! * q[1]! + p[2]! * q[2]!;
  /** Sets the sides from the corner `a` of a triangle and their cross product, of which it returns the length. */
  const span = (a: number, b: number, c: number): number => {
    for (let d = 0; d < 3; d++) {
      u[d] = position[b * 3 + d]! - position[a * 3 + d]!;
      v[d] = position[c * 3 + d]! - position[a * 3 + d]!;
    }
    face[0] = u[1]! * v[2]! - u[2]! * v[1]!;
    face[1] = u[2]! * v[0]! - u[0]! * v[2]!;
    face[2] = u[0]! * v[1]! - u[1]! * v[0]!;
    return Math.sqrt(inner(face, face));
  };
  const sums = new Float32Array(step * 4);
  // Until a vertex gets its tangent, the first at its place has the outline normal there.
  for (let from = 0; from < n; from += step) {
    sums.fill(0);
    for (let i = 0; i < corners; i++) {
      const a = corner(i);
      const at = first[a]! - from;
      if (at < 0 || at >= step) continue;
      const twice = span(a, next(i), last(i));
      if (twice === 0) continue;
      const weight = Math.atan2(twice, inner(u, v)) / twice;
      for (let d = 0; d < 3; d++) sums[at * 3 + d]! += face[d]! * weight;
    }
    for (let i = from; i < Math.min(n, from + step); i++)
      put(outlines, i * width, unit(vec3(sums, i - from), [0, 0, 0], 1e-4), one);
  }
  if (!known) {
    for (let i = 0; i < n; i++) put(normal, i * 3, unit(vec3(normal, first[i]!), [0, 1, 0]), one);
    return {first, normal, tangent, uv3};
  }
  // Backwards: no vertex comes before the first at its place.
  for (let from = (turns - 1) * step; from >= 0; from -= step) {
    // Of the tangents along u and of the signs, until each becomes a unit tangent and one sign.
    sums.fill(0);
    for (let i = 0; i < corners && uv.length > 0; i++) {
      const a = corner(i);
      const at = a - from;
      if (at < 0 || at >= step) continue;
      const [b, c] = [next(i), last(i)];
      if (span(a, b, c) === 0) continue;
      const [s1, t1] = [uv[b * 2]! - uv[a * 2]!, uv[b * 2 + 1]! - uv[a * 2 + 1]!];
      const [s2, t2] = [uv[c * 2]! - uv[a * 2]!, uv[c * 2 + 1]! - uv[a * 2 + 1]!];
      const sign = s1 * t2 - s2 * t1 < 0 ? -1 : 1;
      for (let d = 0; d < 3; d++) sums[at * 4 + d]! += (u[d]! * t2 - v[d]! * t1) * sign;
      sums[at * 4 + 3]! += sign;
    }
    for (let i = Math.min(n, from + step) - 1; i >= from; i--) {
      const file = vec3(normal, i);
      const place = first[i]! * 4;
      // Two sheets back to back cancel out: each keeps its own normal.
      const outline = unit([tangent[place]!, tangent[place + 1]!, tangent[place + 2]!], unit(file, [0, 1, 0]));
      const own = unit(file, outline);
      put(normal, i * 3, own, oneNormal);
      const [t, at] = given?.[i * 4 + 3] ? [given, i * 4] : [sums, (i - from) * 4];
      const along: Vec3 = [t[at]!, t[at + 1]!, t[at + 2]!];
      const across = cross(Math.abs(own[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], own);
      const T = unit(sub(along, scale(own, dot(along, own))), unit(across, [1, 0, 0]));
      const h = t[at + 3]! < 0 ? -1 : 1;
      put(tangent, i * 4, T, one);
      tangent[i * 4 + 3] = h * one;
      const [x, y] = octEncode([dot(outline, T), dot(outline, cross(own, T)) * h, dot(outline, own)]);
      uv3[i * 2] = short ? Math.round(x * oneOf(uv3)) : x;
      uv3[i * 2 + 1] = short ? Math.round(y * oneOf(uv3)) : y;
    }
  }
  return {first, normal, tangent, uv3};
}
