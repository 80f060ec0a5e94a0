/** Reads the JSON and the accessors of a GLB. Every index, length and number is checked: the file is not trusted. */
import {MeshoptDecoder} from 'meshoptimizer/meshopt_decoder_reference.js';
import {isObject, isText, readContainer, readText, type Container, type Json} from './container';
import {ModelFault, within} from './faults';
import {plain} from './plain';
import type {Indices} from './primitives';

type Numbers = Float32Array | Uint8ClampedArray | Indices;
/** Some elements: these, or so many from the first. */
export type Only = Uint32Array | number;

const COMPONENTS = {
  5120: {Type: Int8Array, get: 'getInt8', max: 127},
  5121: {Type: Uint8Array, get: 'getUint8', max: 255},
  5122: {Type: Int16Array, get: 'getInt16', max: 32767},
  5123: {Type: Uint16Array, get: 'getUint16', max: 65535},
  5125: {Type: Uint32Array, get: 'getUint32', max: 4294967295},
  5126: {Type: Float32Array, get: 'getFloat32', max: 1},
} as const;
const WIDTH: ReadonlyMap<unknown, number> = new Map([
  ['SCALAR', 1],
  ['VEC2', 2],
  ['VEC3', 3],
  ['VEC4', 4],
  ['MAT4', 16],
]);

/** Extensions that a file may require: read here, or without effect on what the stage draws. */
const KNOWN =
  /^(VRM|VRMC_|KHR_mesh_quantization$|(?:EXT|KHR)_meshopt_compression$|KHR_texture_transform$|EXT_texture_webp$|KHR_(materials|lights|xmp|animation|interactivity|node|audio|physics|collision|rigid|implicit_shapes|environment|character|avatar|skeleton)|ADOBE_materials|EXT_(lights|structural_metadata|mesh_(features|manifold|primitive_edge)|instance_features|feature_metadata|materials|node|animation)|MSFT_(lod|audio|packing|collision|physics)|OMI_|MOZ_|HUBS_|CESIUM_|AGI_|FB_|GODOT_|BLENDER_|NV_materials|NEEDLE_|GRIFFEL_|MAXAR_|EXT_bmesh_encoding$|EXT_property|UNIVRM|XMP)/;
const MESHOPT = ['EXT_meshopt_compression', 'KHR_meshopt_compression'];

const lost = (name: string): never => {
  throw new ModelFault('reference', name);
};
/** The own property `key` of `from`: names such as `__proto__` must not reach the prototype. */
const own = (from: unknown, key: string): unknown =>
  isObject(from) && Object.hasOwn(from, key) ? from[key] : undefined;

export const objectOf = (from: unknown, ...path: string[]): Json => {
  const found = path.reduce(own, from);
  return isObject(found) ? found : {};
};
export const listOf = (from: unknown, ...path: string[]): readonly unknown[] => {
  const found = path.reduce(own, from);
  return Array.isArray(found) ? found : [];
};
export const textOf = (from: unknown, key: string): string => {
  const found = own(from, key);
  return typeof found === 'string' ? found : '';
};
/** `length` finite numbers, or undefined. */
export const numbersOf = (from: unknown, key: string, length: number): readonly number[] | undefined => {
  const list = listOf(from, key);
  return list.length === length && list.every(Number.isFinite) ? (list as number[]) : undefined;
};
/** An index or a length of the file; absent is `otherwise`. */
export const countOf = (from: unknown, key: string, otherwise?: number): number => {
  const found = own(from, key) ?? otherwise;
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : lost(key);
};
/** A finite number of the file, or `otherwise`. */
export const numberOf = (from: unknown, key: string, otherwise: number): number => {
  const found = own(from, key);
  return typeof found === 'number' && Number.isFinite(found) ? found : otherwise;
};
export const has = (from: unknown, key: string): boolean => own(from, key) !== undefined;

export class Gltf {
  private readonly buffers = new Map<number, Uint8Array>();
  private readonly views = new Map<number, Uint8Array>();
  private unpacked = 0;
  private bin: Uint8Array;
  readonly json: Json;

  constructor({json, bin}: Container) {
    this.json = json;
    this.bin = bin;
    const version = textOf(objectOf(json, 'asset'), 'version');
    if (!/^2(\.|$)/.test(version)) throw new ModelFault(version ? 'version' : 'json');
    for (const name of listOf(json, 'extensionsRequired')) {
      if (name === 'KHR_draco_mesh_compression') throw new ModelFault('draco');
      if (name === 'KHR_texture_basisu') throw new ModelFault('ktx2');
      if (typeof name !== 'string' || !KNOWN.test(name)) throw new ModelFault('extension', plain(String(name)));
    }
    within('nodes', listOf(json, 'nodes').length);
  }

  /** Item `index` of a top-level list. */
  item(list: string, index: number): Json {
    const found = listOf(this.json, list)[index];
    return isObject(found) ? found : lost(`${list}[${index}]`);
  }

  private buffer(index: number): Uint8Array {
    const known = this.buffers.get(index);
    if (known) return known;
    const buffer = this.item('buffers', index);
    const length = countOf(buffer, 'byteLength');
    const bytes = has(buffer, 'uri') ? dataOf(textOf(buffer, 'uri')) : index === 0 ? this.bin : undefined;
    if (!bytes) throw new ModelFault('separate');
    if (length > bytes.length) throw new ModelFault('truncated');
    const own = bytes.subarray(0, length);
    this.buffers.set(index, own);
    // The text is not in memory beside its bytes.
    if (has(buffer, 'uri')) (buffer as {uri: string}).uri = '';
    return own;
  }

  private slice(from: Json, name: string): Uint8Array {
    const bytes = this.buffer(countOf(from, 'buffer'));
    const start = countOf(from, 'byteOffset', 0);
    const end = start + countOf(from, 'byteLength');
    return end <= bytes.length ? bytes.subarray(start, end) : lost(name);
  }

  /** Bytes of a buffer view, unpacked. */
  view(index: number): Uint8Array {
    const known = this.views.get(index);
    if (known) return known;
    const name = `bufferViews[${index}]`;
    const view = this.item('bufferViews', index);
    const packed = objectOf(view, 'extensions', MESHOPT.find((name) => has(objectOf(view, 'extensions'), name)) ?? '');
    let bytes: Uint8Array;
    if (has(packed, 'buffer')) {
      const [count, stride] = [countOf(packed, 'count'), countOf(packed, 'byteStride')];
      if (stride === 0 || stride > 256) throw new ModelFault('meshopt');
      within('unpackedBytes', (this.unpacked += count * stride));
      const mode = textOf(packed, 'mode');
      const filter = textOf(packed, 'filter') || 'NONE';
      bytes = new Uint8Array(count * stride);
      try {
        MeshoptDecoder.decodeGltfBuffer(bytes, count, stride, this.slice(packed, name), mode, filter);
      } catch (error) {
        throw error instanceof ModelFault ? error : new ModelFault('meshopt');
      }
    } else bytes = this.slice(view, name);
    this.views.set(index, bytes);
    return bytes;
  }

  /** Releases the binary data, and what says where they are: of many small meshes that takes as much memory as they do. */
  release(): void {
    Object.assign(this.json, {accessors: [], bufferViews: [], meshes: []});
    this.views.clear();
    this.buffers.clear();
    this.bin = new Uint8Array();
  }

  /**
   * Numbers of an accessor, `width` each; normalised integers become 0..1 or -1..1.
   * @param only the elements wanted, in the order wanted, or how many from the first
   * @param into gets the numbers, where given
   */
  numbers(index: number, width: number, only?: Only, into?: Float32Array): Float32Array {
    return this.read(index, width, Float32Array, only, into);
  }

  /** Numbers of an accessor in bytes: 0..1 becomes 0..255. */
  bytes(index: number, width: number, only?: Only): Uint8ClampedArray {
    return this.read(index, width, Uint8ClampedArray, only);
  }

  /** Whole numbers of an accessor, indices and joints, in 16 bits where the file has no more. */
  integers(index: number, width: number, only?: Only): Indices {
    const short = [5121, 5123].includes(countOf(this.item('accessors', index), 'componentType'));
    return this.read<Indices>(index, width, short ? Uint16Array : Uint32Array, only);
  }

  count(index: number): number {
    const count = countOf(this.item('accessors', index), 'count');
    within('vertices', count / 6);
    return count;
  }

  private read<T extends Numbers>(
    index: number,
    width: number,
    Result: new (n: number) => T,
    some: Only | undefined,
    into?: T,
  ): T {
    const name = `accessors[${index}]`;
    const accessor = this.item('accessors', index);
    const count = this.count(index);
    if (WIDTH.get(own(accessor, 'type')) !== width) lost(name);
    const [only, wants] = typeof some === 'number' ? [undefined, some] : [some, some?.length ?? count];
    if (only ? only.some((at) => at >= count) : wants > count) lost(name);
    const component = countOf(accessor, 'componentType');
    const divide = own(accessor, 'normalized') === true;
    const out = into ?? new Result(wants * width);
    into?.fill(0);
    if (has(accessor, 'bufferView')) {
      const at = countOf(accessor, 'bufferView');
      const stride = countOf(this.item('bufferViews', at), 'byteStride', 0);
      const start = countOf(accessor, 'byteOffset', 0);
      copy(out, {bytes: this.view(at), start, stride, component, count, wants, width, divide, name, only});
    }
    const sparse = objectOf(accessor, 'sparse');
    if (has(sparse, 'count')) {
      const n = countOf(sparse, 'count');
      if (n > count) lost(name);
      const part = (key: string, to: T | Uint32Array, from: number, type: number | undefined, size: number): void => {
        const given = objectOf(sparse, key);
        const bytes = this.view(countOf(given, 'bufferView'));
        const kind = type ?? component;
        const start = countOf(given, 'byteOffset', 0) + from * size * componentOf(kind, name).Type.BYTES_PER_ELEMENT;
        const values = type === undefined && divide;
        copy(to, {
          bytes,
          start,
          stride: 0,
          component: kind,
          count: to.length / size,
          wants: to.length / size,
          width: size,
          divide: values,
          name,
        });
      };
      const type = countOf(objectOf(sparse, 'indices'), 'componentType');
      /** For each element its place among those wanted plus 1; 0 where it is not. */
      const wanted = only && new Uint32Array(count);
      if (only) for (let i = 0; i < wants; i++) wanted![only[i]!] = i + 1;
      // In pieces: all at once would be in memory twice.
      for (let from = 0; from < n; from += PIECE) {
        const places = new Uint32Array(Math.min(PIECE, n - from));
        const values = new Result(places.length * width);
        part('indices', places, from, type, 1);
        part('values', values, from, undefined, width);
        places.forEach((place, i) => {
          if (place >= count) lost(name);
          const to = wanted ? wanted[place]! - 1 : place;
          if (to >= 0 && to < wants) out.set(values.subarray(i * width, (i + 1) * width), to * width);
        });
      }
    }
    return out;
  }

  /** Bytes of an image and what the file calls it. */
  image(index: number): {bytes: Uint8Array; name: string} {
    const image = this.item('images', index);
    const name = plain(textOf(image, 'name')) || `images[${index}]`;
    if (textOf(image, 'mimeType') === 'image/ktx2') throw new ModelFault('ktx2');
    if (has(image, 'bufferView')) return {bytes: this.view(countOf(image, 'bufferView')), name};
    const bytes = dataOf(textOf(image, 'uri'));
    if (!bytes) throw new ModelFault('separate');
    return {bytes, name};
  }
}

/** Opens a model file. A separate function, so that no variable of the caller keeps its bytes in memory. */
export async function openModel(file: Blob): Promise<Gltf> {
  within('fileBytes', file.size);
  // As text from the start: as bytes besides it would take more memory than an import may.
  if (isText(new Uint8Array(await file.slice(0, 512).arrayBuffer()))) return new Gltf(readText(await file.text()));
  return new Gltf(readContainer(new Uint8Array(await file.arrayBuffer())));
}

interface Elements {
  readonly bytes: Uint8Array;
  readonly start: number;
  /** Bytes from one element to the next; 0 where they are packed. */
  readonly stride: number;
  readonly component: number;
  readonly count: number;
  /** How many of them are wanted. */
  readonly wants: number;
  readonly width: number;
  readonly divide: boolean;
  readonly name: string;
  readonly only?: Uint32Array | undefined;
}

/** @throws ModelFault where there is no such type of numbers */
const componentOf = (type: number, name: string): (typeof COMPONENTS)[keyof typeof COMPONENTS] =>
  Object.hasOwn(COMPONENTS, type) ? COMPONENTS[type as keyof typeof COMPONENTS] : lost(name);

function copy(out: Numbers, from: Elements): void {
  const {bytes, start, component, count, wants, width, divide, name, only} = from;
  const {Type, get, max} = componentOf(component, name);
  const size = Type.BYTES_PER_ELEMENT;
  const stride = from.stride || size * width;
  if (count > 0 && start + (count - 1) * stride + size * width > bytes.length) lost(name);
  const at = bytes.byteOffset + start;
  const scale = out instanceof Uint8ClampedArray ? 255 : 1;
  if (stride === size * width && !divide && scale === 1 && !only && at % size === 0) {
    out.set(new Type(bytes.buffer as ArrayBuffer, at, wants * width));
    return;
  }
  // A view reads at any place: the file need not align its elements.
  const view = new DataView(bytes.buffer as ArrayBuffer, at, bytes.length - start);
  for (let i = 0; i < wants; i++) {
    const element = (only ? only[i]! : i) * stride;
    for (let k = 0; k < width; k++) {
      const value = view[get](element + k * size, true);
      out[i * width + k] = (divide ? Math.max(-1, value / max) : value) * scale;
    }
  }
}

/** Elements of a sparse accessor that are read together. */
const PIECE = 2 ** 12;
/** Characters of a data address that are decoded together. */
const GROUPS = 2 ** 16;

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ModelFault('truncated');
  }
}

/** Bytes of a data address; undefined for any other address. */
function dataOf(uri: string): Uint8Array | undefined {
  // No pattern on all of it: its last match stays in memory with the whole text.
  const start = uri.indexOf(',') + 1;
  const kind = uri.slice(0, start).toLowerCase();
  if (!kind.startsWith('data:') || !kind.endsWith(';base64,')) return undefined;
  const given = uri.slice(start);
  // Some writers escape + / and =, which have a meaning in other addresses.
  const base64 = given.includes('%') ? unescaped(given) : given;
  const bytes = new Uint8Array(Math.ceil(base64.length / 4) * 3);
  let length = 0;
  try {
    // In pieces of whole groups: all at once would be in memory twice.
    for (let at = 0; at < base64.length; at += GROUPS) {
      const piece = atob(base64.slice(at, at + GROUPS));
      for (let i = 0; i < piece.length; i++) bytes[length++] = piece.charCodeAt(i);
    }
  } catch {
    throw new ModelFault('truncated');
  }
  return bytes.subarray(0, length);
}
