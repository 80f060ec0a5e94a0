/** Adds outline normals to a GLB as `TEXCOORD_3`, and the tangents that they rest on. All else stays as it is, byte for byte. */
import {BIN_CHUNK, JSON_CHUNK, readContainer, type Json} from './container';
import {countOf, Gltf, has, listOf, objectOf} from './gltf';
import {Edits, spansOf, type Span} from './json-spans';
import {drawn, triangles, type Indices} from './primitives';
import {derive} from './surface';

export const OUTLINE_UV = 'TEXCOORD_3';

const FLOAT = 5126;
const ARRAY_BUFFER = 34962;
const align = (n: number): number => Math.ceil(n / 4) * 4;

/** Vertices that primitives share, and the triangles of these primitives. */
interface Vertices {
  readonly attributes: Json;
  readonly index: Indices[];
  /** Accessors added, by semantic. */
  readonly added: Map<string, number>;
}

/** Meshes of one space. Skins that bind a joint alike share it: the neck of a body meets the one of a head. */
function spaces(gltf: Gltf): number[][] {
  const groups: {meshes: Set<number>; binds: Map<number, string>}[] = [];
  const seen = new Set<number>();
  for (const node of listOf(gltf.json, 'nodes')) {
    if (!has(node, 'mesh')) continue;
    const mesh = countOf(node, 'mesh');
    if (seen.has(mesh)) continue;
    seen.add(mesh);
    const skin = has(node, 'skin') ? gltf.item('skins', countOf(node, 'skin')) : {};
    const matrices = has(skin, 'inverseBindMatrices') ? gltf.numbers(countOf(skin, 'inverseBindMatrices'), 16) : [];
    const binds = new Map(
      listOf(skin, 'joints').map((joint, i) => [
        countOf({joint}, 'joint'),
        [...matrices.slice(i * 16, i * 16 + 16)].map((x) => x.toFixed(4)).join(),
      ]),
    );
    const group = groups.find((other) => {
      const shared = [...binds.keys()].filter((joint) => other.binds.has(joint));
      return shared.length > 0 && shared.every((joint) => other.binds.get(joint) === binds.get(joint));
    });
    if (group) {
      group.meshes.add(mesh);
      for (const [joint, bind] of binds) group.binds.set(joint, bind);
    } else groups.push({meshes: new Set([mesh]), binds});
  }
  return groups.map(({meshes}) => [...meshes]);
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  const out = new Uint32Array(lists.reduce((n, list) => n + list.length, 0));
  let at = 0;
  for (const list of lists) {
    out.set(list, at);
    at += list.length;
  }
  return out;
}

/**
 * @returns the file with outline normals; undefined when no primitive lacks them, or its data are not in the GLB's own chunk
 * @throws ModelFault when the file cannot be read
 */
export function repair(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const container = readContainer(bytes);
  const {json, bin, text} = container;
  const gltf = new Gltf(container);
  if (has(listOf(json, 'buffers')[0], 'uri')) return undefined;
  const root = spansOf(text);
  const edits = new Edits(text);
  const at = (...path: (string | number)[]): Span =>
    path.reduce((span, key) => (typeof key === 'number' ? span.items![key]! : span.fields!.get(key)!), root);

  const data: Uint8Array[] = [];
  const accessors: string[] = [];
  const views: string[] = [];
  const offset = align(bin.length);
  let length = offset;
  const accessor = (json: object): number =>
    listOf(gltf.json, 'accessors').length + accessors.push(JSON.stringify(json)) - 1;
  const add = (type: 'VEC2' | 'VEC3' | 'VEC4', values: Float32Array): number => {
    const bytes = new Uint8Array(values.slice().buffer);
    const view = {buffer: 0, byteOffset: length, byteLength: bytes.length, target: ARRAY_BUFFER};
    data.push(bytes);
    length += bytes.length;
    const bufferView = listOf(json, 'bufferViews').length + views.push(JSON.stringify(view)) - 1;
    return accessor({bufferView, componentType: FLOAT, count: values.length / Number(type.at(-1)), type});
  };

  for (const meshes of spaces(gltf)) {
    const shared = new Map<string, Vertices>();
    const uses: {vertices: Vertices; attributes: Json; span: Span}[] = [];
    for (const mesh of meshes)
      listOf(gltf.item('meshes', mesh), 'primitives').forEach((primitive, i) => {
        const attributes = objectOf(primitive, 'attributes');
        if (!drawn(primitive)) return;
        const key = ['POSITION', 'NORMAL', 'TANGENT', 'TEXCOORD_0'].map((name) => attributes[name]).join();
        const vertices = shared.get(key) ?? {attributes, index: [], added: new Map<string, number>()};
        shared.set(key, vertices);
        vertices.index.push(triangles(gltf, primitive, `meshes[${mesh}]`));
        if (!has(attributes, OUTLINE_UV))
          uses.push({vertices, attributes, span: at('meshes', mesh, 'primitives', i, 'attributes')});
      });
    if (uses.length === 0) continue;

    const all = [...shared.values()];
    const counts = all.map(({attributes}) => gltf.count(countOf(attributes, 'POSITION')));
    const starts = counts.map((_, i) => counts.slice(0, i).reduce((a, b) => a + b, 0));
    const total = counts.reduce((a, b) => a + b, 0);
    const gather = (name: string, width: number): Float32Array => {
      const out = new Float32Array(total * width);
      all.forEach(({attributes}, i) => {
        if (has(attributes, name)) out.set(gltf.numbers(countOf(attributes, name), width), starts[i]! * width);
      });
      return out;
    };
    const normal = gather('NORMAL', 3);
    const {tangent, uv3} = derive({
      position: gather('POSITION', 3),
      normal,
      given: gather('TANGENT', 4),
      uv: gather('TEXCOORD_0', 2),
      index: joined(
        all.flatMap(({index}, i) => index.map((list) => Uint32Array.from(list, (vertex) => vertex + starts[i]!))),
      ),
    });
    const needed = new Set(uses.map(({vertices}) => vertices));
    all.forEach((vertices, i) => {
      if (!needed.has(vertices)) return;
      const [from, to] = [starts[i]!, starts[i]! + counts[i]!];
      const {attributes, added} = vertices;
      const lacking = (name: string, make: () => number): void => {
        if (!has(attributes, name)) added.set(name, make());
      };
      lacking('NORMAL', () => add('VEC3', normal.subarray(from * 3, to * 3)));
      lacking('TANGENT', () => add('VEC4', tangent.subarray(from * 4, to * 4)));
      // glTF forbids a gap before TEXCOORD_3; an accessor without data is zero.
      const zero = (): number => accessor({componentType: FLOAT, count: to - from, type: 'VEC2'});
      lacking('TEXCOORD_0', zero);
      added.set(OUTLINE_UV, add('VEC2', uv3.subarray(from * 2, to * 2)));
    });
    for (const {vertices, attributes, span} of uses) {
      const first = Number(attributes['TEXCOORD_0'] ?? vertices.added.get('TEXCOORD_0'));
      const gaps = ['TEXCOORD_1', 'TEXCOORD_2'].map((name) => [name, first] as const);
      const fields = [...vertices.added, ...gaps].filter(([name]) => !has(attributes, name));
      edits.append(
        span,
        fields.map(([name, accessor]) => `"${name}":${accessor}`),
      );
    }
  }
  if (accessors.length === 0) return undefined;
  edits.append(at('accessors'), accessors);
  edits.append(at('bufferViews'), views);
  edits.replace(at('buffers', 0, 'byteLength'), String(length));
  return write(bytes, edits.result(), data, length - offset);
}

/** The container with a new description and with `data` behind its binary chunk; all other chunks as they are. */
function write(bytes: Uint8Array, text: string, data: readonly Uint8Array[], added: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const json = new TextEncoder().encode(text);
  const parts: Uint8Array[] = [];
  const done = new Set<number>();
  const chunk = (type: number, length: number, contents: readonly Uint8Array[]): void => {
    parts.push(new Uint8Array(new Uint32Array([length, type]).buffer), ...contents);
  };
  const total = view.getUint32(8, true);
  for (let at = 12; at + 8 <= total;) {
    const length = view.getUint32(at, true);
    const type = view.getUint32(at + 4, true);
    const own = bytes.subarray(at + 8, at + 8 + length);
    const first = !done.has(type);
    done.add(type);
    if (type === JSON_CHUNK && first) {
      // The specification pads with spaces.
      const pad = new Uint8Array(align(json.length) - json.length).fill(32);
      chunk(type, align(json.length), [json, pad]);
    } else if (type === BIN_CHUNK && first)
      chunk(type, align(length) + added, [own, new Uint8Array(align(length) - length), ...data]);
    else chunk(type, length, [own]);
    at += 8 + length;
  }
  const size = parts.reduce((n, part) => n + part.length, 12);
  const out = new Uint8Array(size);
  out.set(bytes.subarray(0, 8));
  new DataView(out.buffer).setUint32(8, size, true);
  let at = 12;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
