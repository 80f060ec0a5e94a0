/** The triangles of a glTF primitive. */
import {ModelFault, within} from './faults';
import {countOf, has, objectOf, type Gltf} from './gltf';

/** Whether it is a surface: points and lines are none. */
export const drawn = (primitive: unknown): boolean =>
  countOf(primitive, 'mode', 4) >= 4 && has(objectOf(primitive, 'attributes'), 'POSITION');

/** Corners of triangles: 16 bits where they reach all vertices. */
export type Indices = Uint16Array | Uint32Array;

/** @returns what indexes so many vertices */
export const indicesOf = (vertices: number): typeof Uint16Array | typeof Uint32Array =>
  vertices > 65_536 ? Uint32Array : Uint16Array;

/** Whether its triangles are its vertices in turn, so that no list of corners is needed. */
export const inTurn = (primitive: unknown): boolean =>
  !has(primitive, 'indices') && countOf(primitive, 'mode', 4) === 4;

/** @returns room for the positions of primitives whose triangles are their vertices in turn */
export function roomFor(gltf: Gltf, primitives: readonly unknown[]): Float32Array {
  let vertices = 0;
  for (const primitive of primitives) {
    const at = countOf(objectOf(primitive, 'attributes'), 'POSITION');
    const all = gltf.count(at);
    vertices += all - (all % 3);
    // None of them, so that a buffer in text is decoded and its text freed before there is room.
    gltf.numbers(at, 3, 0);
  }
  within('vertices', vertices);
  return new Float32Array(vertices * 3);
}

/** @returns the list, overwritten with the vertices in turn */
export function turns(list: Indices): Indices {
  for (let i = 0; i < list.length; i++) list[i] = i;
  return list;
}

/** @returns reads the vertex of a corner; without a list these are the vertices in turn */
export const cornerOf = (index: Indices | undefined): ((corner: number) => number) =>
  index && index.length > 0 ? (corner) => index[corner]! : (corner) => corner;

/** Indices as a list of triangles; modes 5 and 6 are strips and fans. */
export function triangles(gltf: Gltf, primitive: unknown, name: string): Indices {
  const mode = countOf(primitive, 'mode', 4);
  const count = gltf.count(countOf(objectOf(primitive, 'attributes'), 'POSITION'));
  const Type = indicesOf(count);
  const from = has(primitive, 'indices') ? gltf.integers(countOf(primitive, 'indices'), 1) : undefined;
  for (let i = 0; from && i < from.length; i++) if (from[i]! >= count) throw new ModelFault('reference', name);
  if (mode === 4) {
    if (!from) return turns(new Type(count - (count % 3)));
    const whole = from.subarray(0, from.length - (from.length % 3));
    return whole instanceof Type ? whole : new Type(whole);
  }
  if (mode > 6) throw new ModelFault('reference', name);
  const corner = cornerOf(from);
  const n = Math.max(0, (from?.length ?? count) - 2);
  const out = new Type(n * 3);
  for (let i = 0; i < n; i++) {
    // Every second triangle of a strip winds the other way.
    const odd = mode === 5 ? i % 2 : 0;
    out[i * 3] = corner(mode === 6 ? 0 : i);
    out[i * 3 + 1] = corner(i + 1 + odd);
    out[i * 3 + 2] = corner(i + 2 - odd);
  }
  return out;
}
