/** Reads the vertex data of a primitive. */
import type {Json} from './container';
import {ModelFault} from './faults';
import {countOf, has, numbersOf, objectOf, textOf, type Gltf, type Only} from './gltf';
import {indicesOf, type Indices} from './primitives';

/** Vertices of one primitive: those of its accessors that its triangles use, all where that is undefined. */
export interface Vertices {
  readonly attributes: Json;
  readonly all: number;
  readonly only: Only | undefined;
  /** Triangles in turn under a mirror: two corners of each change places, since a list of corners would take more memory than an import may. */
  readonly turned?: boolean;
}

export const countIn = ({all, only}: Vertices): number => (typeof only === 'number' ? only : (only?.length ?? all));

/**
 * Exchanges the second and the third corner of each triangle where the vertices are turned, in place.
 * @param read `width` numbers for each vertex
 */
function ordered<T extends Float32Array | Uint8ClampedArray>(read: T, width: number, {turned}: Vertices): T {
  for (let at = width; turned && at < read.length; at += 3 * width)
    for (let i = at; i < at + width; i++) [read[i], read[i + width]] = [read[i + width]!, read[i]!];
  return read;
}

/** Numbers of an attribute, in `into` where given; undefined where the primitive has none. */
export function vectors(
  gltf: Gltf,
  vertices: Vertices,
  name: string,
  width: number,
  into?: Float32Array,
): Float32Array | undefined {
  const {attributes, all, only} = vertices;
  if (!has(attributes, name)) return undefined;
  const at = countOf(attributes, name);
  if (gltf.count(at) !== all) throw new ModelFault('reference', name);
  return ordered(gltf.numbers(at, width, only, into), width, vertices);
}

/**
 * Finds the vertices of primitives that their triangles use: exporters often give every primitive of a mesh the vertices of all.
 * @returns a function that changes indices in place to places among the vertices in use
 */
export function compaction(): (index: Indices, attributes: Json, all: number) => Vertices {
  /** For each vertex its place plus 1; 0 between calls. */
  let places: Indices = new Uint16Array();
  return (index, attributes, all) => {
    const size = Math.max(all, places.length * 2);
    if (places.length < all) places = new (indicesOf(size + 1))(size);
    let n = 0;
    for (let i = 0; i < index.length; i++) if (places[index[i]!] === 0) places[index[i]!] = ++n;
    const only = n < all ? new Uint32Array(n) : undefined;
    if (only)
      for (let i = 0; i < index.length; i++) {
        const v = index[i]!;
        index[i] = places[v]! - 1;
        only[index[i]!] = v;
      }
    if (only) for (let i = 0; i < n; i++) places[only[i]!] = 0;
    else places.fill(0, 0, all);
    return {attributes, all, only};
  };
}

/** Sets of joints that are read: a file may name any number, each of which takes memory. */
const SETS = 4;

/** Joints and weights of a primitive, four a set. */
export function influences(gltf: Gltf, vertices: Vertices): {joints: Indices; weights: Float32Array}[] {
  const {attributes, all, only} = vertices;
  const sets = [];
  for (let set = 0; set < SETS && has(attributes, `JOINTS_${set}`) && has(attributes, `WEIGHTS_${set}`); set++) {
    const at = countOf(attributes, `JOINTS_${set}`);
    if (gltf.count(at) !== all) throw new ModelFault('reference', `JOINTS_${set}`);
    sets.push({joints: gltf.integers(at, 4, only), weights: vectors(gltf, vertices, `WEIGHTS_${set}`, 4)!});
  }
  return sets;
}

/** UVs of a texture, undefined where all are zero; KHR_texture_transform turns counter-clockwise where V points down. */
export function mapped(gltf: Gltf, texture: Json, vertices: Vertices): Float32Array | undefined {
  const transform = objectOf(texture, 'extensions', 'KHR_texture_transform');
  const set = countOf(transform, 'texCoord', countOf(texture, 'texCoord', 0));
  const found = vectors(gltf, vertices, `TEXCOORD_${set}`, 2);
  const [ox, oy] = numbersOf(transform, 'offset', 2) ?? [0, 0];
  if (!found && !ox && !oy) return undefined;
  const uv = found ?? new Float32Array(countIn(vertices) * 2);
  const [sx, sy] = numbersOf(transform, 'scale', 2) ?? [1, 1];
  const angle = Number(transform['rotation'] ?? 0) || 0;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let i = 0; i < uv.length; i += 2) {
    const [u, v] = [(uv[i]! || 0) * sx!, (uv[i + 1]! || 0) * sy!];
    uv[i] = c * u + s * v + ox!;
    uv[i + 1] = c * v - s * u + oy!;
  }
  return uv;
}

/** Vertex colours as RGBA, 0..255. */
export function colors(gltf: Gltf, vertices: Vertices): Uint8ClampedArray | undefined {
  const {attributes, all, only} = vertices;
  if (!has(attributes, 'COLOR_0')) return undefined;
  const at = countOf(attributes, 'COLOR_0');
  const width = textOf(gltf.item('accessors', at), 'type') === 'VEC3' ? 3 : 4;
  if (gltf.count(at) !== all) throw new ModelFault('reference', 'COLOR_0');
  const from = ordered(gltf.bytes(at, width, only), width, vertices);
  if (width === 4) return from;
  const out = new Uint8ClampedArray((from.length / 3) * 4).fill(255);
  from.forEach((x, i) => (out[Math.floor(i / 3) * 4 + (i % 3)] = x));
  return out;
}
