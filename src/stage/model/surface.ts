/** Normals, tangents and outline normals of triangles: what a file lacks, and what the outline needs. */
import type {Vec3} from '../shading/math';
import {octEncode} from '../shading/outline';
import {indicesOf, type Indices} from './primitives';

/** Vertices closer than this share of the largest extent are one point of the outline. */
const WELD = 1e-5;

/** Where a hash table has a place in whole numbers. */
export const slotOf = (x: number, y: number, z: number, slots: number): number =>
  ((Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 0) % slots;

/** Outside of the loops that call it: a function made anew would be compiled anew for each primitive. */
const whole = (x: number, least: number, cell: number): number => Math.round((x - least) * cell);

/** The box around places. */
export class Box {
  readonly min = [Infinity, Infinity, Infinity] as [number, number, number];
  readonly max = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  count = 0;

  add(place: ArrayLike<number>, at: number): void {
    this.count++;
    for (let k = 0; k < 3; k++) {
      const x = place[at + k]!;
      if (x < this.min[k]!) this.min[k] = x;
      if (x > this.max[k]!) this.max[k] = x;
    }
  }

  get size(): number {
    return Math.max(...this.max.map((x, k) => x - this.min[k]!));
  }

  get thickness(): number {
    return Math.min(...this.max.map((x, k) => x - this.min[k]!));
  }
}

/** For each vertex the first vertex at its place. Places are compared as whole multiples of the weld distance. */
export function weld(position: Float32Array): Indices {
  const n = position.length / 3;
  const box = new Box();
  for (let i = 0; i < position.length; i += 3) box.add(position, i);
  const cell = 1 / (box.size * WELD || 1);
  const [minX, minY, minZ] = box.min;
  // Chains of the places that share a slot, each from a vertex plus 1: a Map of texts takes ten times as long.
  const chains = new (indicesOf(n + 1))(Math.ceil(n / 2));
  // Until the end, the first at a place has the next of its chain, which comes after it, or itself where there is none.
  const first = new (indicesOf(n))(n);
  for (let i = 0; i < n; i++) {
    const x = whole(position[i * 3]!, minX, cell);
    const y = whole(position[i * 3 + 1]!, minY, cell);
    const z = whole(position[i * 3 + 2]!, minZ, cell);
    const slot = slotOf(x, y, z, chains.length);
    let at = chains[slot]! - 1;
    let found = false;
    while (at >= 0) {
      // Computed for each comparison rather than kept: that would take as much memory as the positions.
      found =
        whole(position[at * 3]!, minX, cell) === x &&
        whole(position[at * 3 + 1]!, minY, cell) === y &&
        whole(position[at * 3 + 2]!, minZ, cell) === z;
      if (found || first[at] === at) break;
      at = first[at]!;
    }
    if (at < 0) chains[slot] = i + 1;
    else if (!found) first[at] = i;
    first[i] = found ? at : i;
  }
  for (let i = 0; i < n; i++) if (first[i]! > i) first[i] = i;
  return first;
}

/** Vectors that are written over: one made for each vertex would take most of the time. */
const scratch = (): Float64Array => new Float64Array(3);
const dot = (p: Float64Array, q: Float64Array): number => p[0]! * q[0]! + p[1]! * q[1]! + p[2]! * q[2]!;

function setCross(to: Float64Array, p: Float64Array, q: Float64Array): void {
  to[0] = p[1]! * q[2]! - p[2]! * q[1]!;
  to[1] = p[2]! * q[0]! - p[0]! * q[2]!;
  to[2] = p[0]! * q[1]! - p[1]! * q[0]!;
}

function read(to: Float64Array, from: Vectors, at: number): void {
  for (let d = 0; d < 3; d++) to[d] = from[at + d]!;
}

/** Sets a vector to its unit; to another where it has none. */
function unit(v: Float64Array, otherwise: Float64Array, least = 1e-12): void {
  // Math.hypot takes ten times as long.
  const length = Math.sqrt(dot(v, v));
  const k = 1 / length;
  const has = length > least && length < Infinity;
  for (let d = 0; d < 3; d++) v[d] = has ? v[d]! * k : otherwise[d]!;
}

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

function put(to: Vectors, at: number, v: Float64Array, one: number): void {
  for (let d = 0; d < 3; d++) to[at + d] = one > 1 ? Math.round(v[d]! * one) : v[d]!;
}

const ZERO = scratch();
const X = Float64Array.of(1, 0, 0);
const Y = Float64Array.of(0, 1, 0);

/** Sets vectors to their units times signs; to zero where they have none. */
export function putUnits(to: Vectors, at: number, from: Float32Array, signs: Vec3): void {
  const v = scratch();
  for (let i = 0; i < from.length; i += 3) {
    for (let d = 0; d < 3; d++) v[d] = from[i + d]! * signs[d]!;
    unit(v, ZERO);
    put(to, at + i, v, oneOf(to));
  }
}

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
type Range = readonly [from: number, to: number];

// Each loop has a function of its own: engines compile the loops of a large function late, and most readers read one file.

/** Sides of a triangle and their cross product, which `span` sets. */
const [u, v, face] = [scratch(), scratch(), scratch()];

/** Sets the sides from the corner `a` of a triangle and their cross product, of which it returns the length. */
function span(position: Float32Array, a: number, b: number, c: number): number {
  for (let d = 0; d < 3; d++) {
    u[d] = position[b * 3 + d]! - position[a * 3 + d]!;
    v[d] = position[c * 3 + d]! - position[a * 3 + d]!;
  }
  setCross(face, u, v);
  return Math.sqrt(dot(face, face));
}

/** Adds a vector, times a weight, to a sum. */
function add(sums: Float32Array, at: number, vector: Float64Array, weight: number): void {
  sums[at]! += vector[0]! * weight;
  sums[at + 1]! += vector[1]! * weight;
  sums[at + 2]! += vector[2]! * weight;
}

/** Adds the normals of the triangles around each place of a range, weighted by their angles there. */
function addNormals({position, index}: Surface, first: Indices, [from, to]: Range, sums: Float32Array): void {
  const corners = index?.length ?? position.length / 3;
  for (let i = 0; i < corners; i += 3) {
    const a = index ? index[i]! : i;
    const b = index ? index[i + 1]! : i + 1;
    const c = index ? index[i + 2]! : i + 2;
    const p = first[a]!;
    const q = first[b]!;
    const r = first[c]!;
    const atA = p >= from && p < to;
    const atB = q >= from && q < to;
    const atC = r >= from && r < to;
    if (!atA && !atB && !atC) continue;
    const twice = span(position, a, b, c);
    if (twice === 0) continue;
    const between = dot(u, v);
    const angle = Math.atan2(twice, between);
    const next = Math.atan2(twice, dot(u, u) - between);
    if (atA) add(sums, (p - from) * 3, face, angle / twice);
    if (atB) add(sums, (q - from) * 3, face, next / twice);
    if (atC) add(sums, (r - from) * 3, face, (Math.PI - angle - next) / twice);
  }
}

/** Adds the tangents along u, and their signs, of the triangles that have each vertex of a range. */
function addTangents({position, index, uv}: Surface, [from, to]: Range, sums: Float32Array): void {
  const outside = (at: number): boolean => at < from || at >= to;
  const addAt = (at: number, sign: number): void => {
    if (outside(at)) return;
    add(sums, (at - from) * 4, face, sign);
    sums[(at - from) * 4 + 3]! += sign;
  };
  const corners = index?.length ?? position.length / 3;
  for (let i = 0; i < corners; i += 3) {
    const a = index ? index[i]! : i;
    const b = index ? index[i + 1]! : i + 1;
    const c = index ? index[i + 2]! : i + 2;
    if ((outside(a) && outside(b) && outside(c)) || span(position, a, b, c) === 0) continue;
    const s1 = uv[b * 2]! - uv[a * 2]!;
    const t1 = uv[b * 2 + 1]! - uv[a * 2 + 1]!;
    const s2 = uv[c * 2]! - uv[a * 2]!;
    const t2 = uv[c * 2 + 1]! - uv[a * 2 + 1]!;
    const sign = s1 * t2 - s2 * t1 < 0 ? -1 : 1;
    for (let d = 0; d < 3; d++) face[d] = u[d]! * t2 - v[d]! * t1;
    addAt(a, sign);
    addAt(b, sign);
    addAt(c, sign);
  }
}

/** Sets vectors to the units of sums; to another where they have none. */
function putSums(to: Vectors, width: number, [from, end]: Range, sums: Float32Array, otherwise: Float64Array): void {
  const one = oneOf(to);
  for (let i = from; i < end; i++) {
    read(u, sums, (i - from) * 3);
    unit(u, otherwise, 1e-4);
    put(to, i * width, u, one);
  }
}

/** Gives every vertex the vector of the first at its place, which comes before it. */
function spread(to: Vectors, first: Indices): void {
  for (let i = 0; i < first.length; i++)
    if (first[i]! < i) for (let d = 0; d < 3; d++) to[i * 3 + d] = to[first[i]! * 3 + d]!;
}

const [outline, own, across] = [scratch(), scratch(), scratch()];

/** Sets normal, tangent and outline normal of a vertex from the tangent at `at` of `t`. */
function settle(
  {normal, tangent, uv3, first}: Derived<Vectors, Vectors>,
  i: number,
  t: Float32Array,
  at: number,
): void {
  read(own, normal, i * 3);
  read(u, normal, i * 3);
  unit(u, Y);
  // Two sheets back to back cancel out: each keeps its own normal.
  read(outline, tangent, first[i]! * 4);
  unit(outline, u);
  unit(own, outline);
  put(normal, i * 3, own, oneOf(normal));
  setCross(across, Math.abs(own[1]!) < 0.9 ? Y : X, own);
  unit(across, X);
  read(u, t, at);
  const along = dot(u, own);
  for (let d = 0; d < 3; d++) u[d]! -= own[d]! * along;
  unit(u, across);
  const h = t[at + 3]! < 0 ? -1 : 1;
  put(tangent, i * 4, u, oneOf(tangent));
  tangent[i * 4 + 3] = h * oneOf(tangent);
  setCross(v, own, u);
  const octahedral = octEncode([dot(outline, u), dot(outline, v) * h, dot(outline, own)]);
  const one = oneOf(uv3);
  for (let d = 0; d < 2; d++) uv3[i * 2 + d] = one > 1 ? Math.round(octahedral[d]! * one) : octahedral[d]!;
}

export function derive(
  surface: Surface & {readonly normal: Int16Array | Int8Array | undefined},
): Derived<Int8Array, Uint16Array> & {readonly normal: Int16Array | Int8Array};
export function derive(surface: Surface & {readonly normal: Float32Array}): Derived<Float32Array, Float32Array>;
/** @returns integers for integers */
export function derive(surface: Surface): Derived<Vectors, Vectors> {
  const {position, normal: known, given, uv} = surface;
  const n = position.length / 3;
  const first = weld(position);
  const normal = known ?? new Int8Array(n * 3);
  const short = !(normal instanceof Float32Array);
  // Eight bits are half a degree, which neither outline nor hair shows.
  const tangent = new (short ? Int8Array : Float32Array)(known ? n * 4 : 0);
  const uv3 = short ? new Uint16Array(known?.some(Boolean) ? n * 2 : 0) : new Float32Array(n * 2);
  const derived = {first, normal, tangent, uv3};
  // The fewer triangles share a vertex, the less memory its file takes, and the fewer visits each range.
  const turns = normal instanceof Int8Array && (surface.index?.length ?? n) < n * 4 ? TURNS * 4 : TURNS;
  const step = Math.ceil(n / turns);
  const sums = new Float32Array(step * (known ? 4 : 3));
  const ranges = Array.from({length: turns}, (_, i): Range => [i * step, Math.min(n, (i + 1) * step)]);
  // Until a vertex gets its tangent, the first at its place has the outline normal there.
  for (const range of ranges) {
    sums.fill(0);
    addNormals(surface, first, range, sums);
    if (known) putSums(tangent, 4, range, sums, ZERO);
    else putSums(normal, 3, range, sums, Y);
  }
  if (!known) {
    spread(normal, first);
    return derived;
  }
  // Backwards: no vertex comes before the first at its place.
  for (const [from, to] of ranges.toReversed()) {
    sums.fill(0);
    if (uv.length > 0) addTangents(surface, [from, to], sums);
    for (let i = to - 1; i >= from; i--)
      if (given?.[i * 4 + 3]) settle(derived, i, given, i * 4);
      else settle(derived, i, sums, (i - from) * 4);
  }
  return derived;
}
