/** The container of a model: tells what kind of file it is, and splits a GLB into its description and its data. */
import {ModelFault, within, type FaultCode} from './faults';

export type Json = {readonly [key: string]: unknown};

export interface Container {
  readonly json: Json;
  /** The text of the description, byte for byte. */
  readonly text: string;
  readonly bin: Uint8Array;
}

export const GLB_MAGIC = 0x46546c67;
export const JSON_CHUNK = 0x4e4f534a;
export const BIN_CHUNK = 0x004e4942;

/** First bytes of files that are no GLB, read as Latin-1, and what they are. */
const KINDS: readonly (readonly [RegExp, FaultCode])[] = [
  [/^(Kaydara FBX|\s*; FBX)/, 'fbx'],
  [
    /^(ply\s|solid |#usda|PXR-USDC|Ogawa|\/\/Maya|FOR4|PK\W\W[^]{26}.*\.usd|[^]*<COLLADA|(#.*\n|\s)*(mtllib|usemtl|o|g|vn?) )/,
    'format',
  ],
  [/^version https:\/\/git-lfs/, 'pointer'],
  [/^(PK\W\W|Rar!|7z\xbc\xaf|\W\x8b)/, 'archive'],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|!--|html|head|body|\?xml[^]*<html)/i, 'html'],
  [/^(\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP)/, 'picture'],
  [/^(PMX |Pmd)/i, 'mmd'],
  [/^BLENDER/, 'blend'],
  [/^(UnityFS|%YAML 1.1)/, 'unity'],
];

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** First bytes of a file as Latin-1. */
const startOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 512));

/** Whether a file begins as a glTF Embedded does: text, with its data in data addresses. */
export const isText = (bytes: Uint8Array): boolean => /^(\xef\xbb\xbf)?\s*\{/.test(startOf(bytes));

/** @throws ModelFault when the bytes are no whole GLB 2 and no glTF in one file */
export function readContainer(bytes: Uint8Array): Container {
  within('fileBytes', bytes.length);
  if (bytes.length === 0) throw new ModelFault('empty');
  if (isText(bytes)) return readText(decoded(bytes));
  const start = startOf(bytes);
  if (!start.startsWith('glTF')) throw new ModelFault(KINDS.find(([pattern]) => pattern.test(start))?.[1] ?? 'unknown');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20) throw new ModelFault('truncated');
  if (view.getUint32(4, true) !== 2) throw new ModelFault('version');
  const total = view.getUint32(8, true);
  if (total > bytes.length) throw new ModelFault('truncated');
  let json: Uint8Array | undefined;
  let bin: Uint8Array | undefined;
  for (let at = 12; at + 8 <= total;) {
    const length = view.getUint32(at, true);
    const type = view.getUint32(at + 4, true);
    at += 8;
    if (length > total - at) throw new ModelFault('chunk');
    if (type === JSON_CHUNK) json ??= unpadded(bytes.subarray(at, at + length));
    else if (!json) throw new ModelFault('chunk');
    else if (type === BIN_CHUNK) bin ??= bytes.subarray(at, at + length);
    at += length;
  }
  if (!json) throw new ModelFault('chunk');
  within('jsonBytes', json.length);
  const text = decoded(json);
  return {json: parsed(text), text, bin: bin ?? new Uint8Array()};
}

/** Some exporters pad with zeros, where the specification wants spaces. */
function unpadded(json: Uint8Array): Uint8Array {
  let end = json.length;
  while (json[end - 1] === 0) end--;
  return json.subarray(0, end);
}

function decoded(json: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(json);
  } catch {
    throw new ModelFault('json');
  }
}

function parsed(text: string): Json {
  let root: unknown;
  try {
    root = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new ModelFault('json');
  }
  if (!isObject(root)) throw new ModelFault('json');
  return root;
}

/** @throws ModelFault when the text is no glTF in one file */
export function readText(text: string): Container {
  const json = parsed(text);
  if (!isObject(json['asset'])) throw new ModelFault('unknown');
  const lists = [json['buffers'], json['images']].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  const data = lists.reduce<number>((n, item) => n + (isObject(item) ? String(item['uri'] ?? '').length : 0), 0);
  within('jsonBytes', text.length - data);
  return {json, text, bin: new Uint8Array()};
}
