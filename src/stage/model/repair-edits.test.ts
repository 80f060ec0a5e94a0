import {validateBytes} from 'gltf-validator';
import {expect, it} from 'vitest';
import {readContainer, type Json} from './container';
import {glb, human} from '../../../tests/stage/glb';
import {listOf, objectOf} from './gltf';
import {spansOf} from './json-spans';
import {repair} from './repair';

const CASES = 160;

type Attributes = Record<string, number>;
interface Description {
  readonly meshes: {primitives: {attributes: Attributes; indices: number; material?: number; mode?: number}[]}[];
  readonly accessors: Json[];
  readonly bufferViews: Json[];
  readonly buffers: {byteLength: number; uri?: string}[];
}

/** Numbers from 0 to below 1 that follow from `seed`. */
function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** Numbers and texts that are easily rewritten or taken for something else. */
const ODD = {
  accessors: [{bufferView: 0, items: ['],}"', '\\"]', '\ud83d\ude00\u202e', '']}],
  buffers: [{byteLength: 1}],
  'a"b': {TEXCOORD_3: 7, attributes: {}, none: null, list: []},
  头: [1e-7, -0.5, 1e21, true],
};

/** A file with some of what exporters write. */
function edited(random: () => number): Uint8Array<ArrayBuffer> {
  const maybe = (share = 0.4): boolean => random() < share;
  const {json: made, bin} = human({
    boxes: maybe() ? [{at: [0.5, 0.5, 0], half: [0.1, 0.1, 0.1]}] : [],
    arms: Math.floor(random() * 60),
  });
  const json = made as unknown as Description;
  const {accessors, bufferViews, buffers} = json;
  const all = json.meshes.flatMap(({primitives}) => primitives);
  const data = [bin];
  let length = bin.length;
  const add = (values: Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>): number => {
    const bytes = new Uint8Array(values.buffer);
    data.push(new Uint8Array(-length & 3), bytes);
    length += -length & 3;
    const view = bufferViews.push({buffer: 0, byteOffset: length, byteLength: bytes.length}) - 1;
    length += bytes.length;
    return view;
  };
  /** Vectors of the length 1, some of them broken. */
  const vectors = (count: number, width: 3 | 4): number => {
    const values = Float32Array.from({length: count * width}, (_, i) =>
      i % width === Math.floor(i / width) % 3 ? 1 : 0,
    );
    if (width === 4) values.forEach((_, i) => i % 4 === 3 && (values[i] = maybe() ? 1 : -1));
    if (maybe(0.1)) values.fill(maybe() ? 0 : NaN, 0, 3);
    const type = width === 3 ? 'VEC3' : 'VEC4';
    return accessors.push({bufferView: add(values), componentType: 5126, type, count}) - 1;
  };
  for (const primitive of all) {
    const {attributes} = primitive;
    const count = Number(accessors[attributes['POSITION']!]!['count']);
    const uv = attributes['TEXCOORD_0']!;
    if (maybe()) attributes['NORMAL'] = vectors(count, 3);
    if (maybe(0.2)) attributes['TANGENT'] = vectors(count, 4);
    if (maybe(0.2)) delete attributes['TEXCOORD_0'];
    else for (let set = 1; set < 4 && maybe(); set++) attributes[`TEXCOORD_${set}`] = uv;
    if (maybe(0.2)) primitive.mode = maybe() ? 5 : 6;
    if (maybe(0.2)) json.meshes[0]!.primitives.push({...primitive, attributes: maybe() ? attributes : {...attributes}});
  }
  if (maybe()) add(new Uint8Array([1, 2, 3, 4, 5].slice(0, 1 + random() * 5)));
  buffers[0]!.byteLength = length;
  if (maybe(0.2)) {
    buffers.push({byteLength: 3, uri: 'data:application/octet-stream;base64,AQID'});
    bufferViews.push({buffer: 1, byteLength: 3});
  }
  for (const each of [json, ...all, ...accessors, ...buffers]) if (maybe(0.1)) Object.assign(each, {extras: ODD});
  const file = glb(written(json, random), Uint8Array.from(data.flatMap((part) => [...part])));
  if (!maybe(0.2)) return file;
  // A chunk of a kind that nobody knows.
  const longer = new Uint8Array([...file, 4, 0, 0, 0, 0x58, 0x59, 0x5a, 0x20, 9, 8, 7, 6]);
  new DataView(longer.buffer).setUint32(8, longer.length, true);
  return longer;
}

/** A value in one of the ways to write it as JSON. */
function written(value: unknown, random: () => number): string {
  const gap = (): string => ['', '', '', ' ', '\n\t', '  '][Math.floor(random() * 6)]!;
  const joined = (parts: string[], [open, close]: readonly [string, string]): string =>
    open + parts.map((part) => gap() + part + gap()).join(',') + gap() + close;
  if (Array.isArray(value))
    return joined(
      value.map((item) => written(item, random)),
      ['[', ']'],
    );
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([key, of]) => `${written(key, random)}${gap()}:${gap()}${written(of, random)}`,
    );
    return joined(random() < 0.3 ? fields.toReversed() : fields, ['{', '}']);
  }
  const text = JSON.stringify(value);
  if (typeof value === 'string' && random() < 0.1)
    return `"${[...value].map((c) => [...Array(c.length).keys()].map((i) => `\\u${c.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')).join('')}"`;
  if (typeof value === 'number' && !text.includes('e')) {
    if (random() < 0.1) return text.includes('.') ? `${text}0` : `${text}.0`;
    if (random() < 0.1) return `${text}E0`;
  }
  return text;
}

/** All chunks: type and bytes. */
function chunksOf(bytes: Uint8Array): (readonly [type: number, bytes: Uint8Array])[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  expect(view.getUint32(8, true)).toBe(bytes.length);
  const chunks = [];
  for (let at = 12; at < bytes.length;) {
    const length = view.getUint32(at, true);
    expect(length % 4).toBe(0);
    chunks.push([view.getUint32(at + 4, true), bytes.subarray(at + 8, at + 8 + length)] as const);
    at += 8 + length;
  }
  return chunks;
}

/** Whether `text` without some of its characters is `part`. */
function holds(text: string, part: string): boolean {
  let at = 0;
  for (const c of text) if (part.startsWith(c, at)) at += c.length;
  return at === part.length;
}

const OWN = /^(NORMAL|TANGENT|TEXCOORD_[0-3])$/;

/** The description of a repaired file without what is new in it. */
function bare(after: Json, before: Json): unknown {
  const json = structuredClone(after) as unknown as Description;
  const old = before as unknown as Description;
  json.accessors.length = old.accessors.length;
  json.bufferViews.length = old.bufferViews.length;
  json.buffers[0]!.byteLength = old.buffers[0]!.byteLength;
  json.meshes.forEach(({primitives}, m) =>
    primitives.forEach(({attributes}, p) => {
      for (const name of Object.keys(attributes))
        if (OWN.test(name) && !(name in old.meshes[m]!.primitives[p]!.attributes)) delete attributes[name];
    }),
  );
  return json;
}

const issuesOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[]> =>
  (await validateBytes(bytes)).issues.messages
    .filter(({severity}) => severity < 2)
    .map(({code, pointer}) => `${code} ${pointer}`);

it.each(Array.from({length: 8}, (_, i) => i))(
  'a repaired file keeps every byte that is not new, needs no second repair and has no new fault (%i)',
  async (group) => {
    for (let i = 0; i < CASES / 8; i++) {
      const seed = group * 1000 + i;
      const original = edited(numbers(seed));
      const before = readContainer(original);
      const lacking = listOf(before.json, 'meshes').some((mesh) =>
        listOf(mesh, 'primitives').some((primitive) => !('TEXCOORD_3' in objectOf(primitive, 'attributes'))),
      );
      const repaired = repair(original);
      expect(repaired !== undefined, `${seed}`).toBe(lacking);
      if (!repaired) continue;
      const after = readContainer(repaired);
      expect(bare(after.json, before.json), `${seed}`).toEqual(before.json);
      const {start, end} = spansOf(before.text).fields!.get('buffers')!.items![0]!.fields!.get('byteLength')!;
      const {text} = before;
      expect(holds(after.text, text.slice(0, start) + text.slice(end).trimEnd()), `${seed}`).toBe(true);
      const [had, has] = [chunksOf(original), chunksOf(repaired)];
      expect(has.map(([type]) => type)).toEqual(had.map(([type]) => type));
      had.slice(1).forEach(([, bytes], k) => expect(has[k + 1]![1].subarray(0, bytes.length)).toEqual(bytes));
      has.slice(2).forEach(([, bytes], k) => expect(bytes.length).toBe(had[k + 2]![1].length));
      expect(repair(repaired), `${seed}`).toBeUndefined();
      const known = await issuesOf(original);
      expect(
        (await issuesOf(repaired)).filter((issue) => !known.includes(issue)),
        `${seed}`,
      ).toEqual([]);
    }
  },
);
