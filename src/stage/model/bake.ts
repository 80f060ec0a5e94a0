/** Bakes a model into one static mesh in the layout of the character: at rest, arms lowered, turned to +z, at her height. */
import type {CharacterMesh} from '../character/measures';
import {mul, sub, type Vec3} from '../shading/math';
import {CM_PER_UNIT} from '../shading/units';
import type {Bone} from './bones';
import {ModelFault} from './faults';
import {frameOf, type Frame} from './frame';
import {objectOf, type Gltf} from './gltf';
import type {ModelMaterial} from './materials';
import {metaOf} from './meta';
import {eyesOf, morphsOf, type Morphs} from './moves';
import {PARTS, type Part} from './parts';
import {readPieces, type Piece} from './pieces';
import {cornerOf, indicesOf, type Indices} from './primitives';
import {Skeleton, type Corrections, type Origin} from './skeleton';
import {derive, putUnits} from './surface';

/** Recipe units from the ground to the top of the head. */
export const HEIGHT = 2.6;

/** The triangles of one primitive, and what the file says about them. */
export interface Source extends Pick<Piece, 'mesh' | 'material' | 'attributes' | 'flat'> {
  /** Range in `index`, as in `groups`. */
  readonly start: number;
  readonly count: number;
  /** Lies around the figure, or has vertices far from it: neither counts for the framing. */
  readonly around?: 'scenery' | 'stray' | undefined;
}

/** How bones and front were found, for the model check and the reader's corrections. */
interface Rig {
  readonly head: Origin;
  readonly arms: Origin;
  /** Whether the front is certain. */
  readonly faced: boolean;
  /** Whether the file has a skin. */
  readonly skinned: boolean;
  /** Nodes of the bones found, and all nodes to choose from. */
  readonly bones: ReadonlyMap<Bone, number>;
  readonly nodes: readonly {readonly node: number; readonly name: string}[];
}

export type ModelMesh = Pick<CharacterMesh, 'position' | 'color' | 'uv0' | 'uv1' | 'rig'> & {
  /** Normalised integers: an import would take more memory than it may with floats. */
  readonly normal: Int16Array | Int8Array;
  readonly tangent: Int8Array;
  readonly uv3: Uint16Array;
  readonly matId: Uint8Array;
  /** Empty where each three vertices in turn are a triangle. */
  readonly index: Indices;
  /** For each vertex the first at its place. */
  readonly first: Indices;
  readonly groups: Readonly<Record<Part, {start: number; count: number}>>;
  readonly materials: readonly ModelMaterial[];
  readonly sources: readonly Source[];
  /** Height in the unit of the file, which is the metre. */
  readonly height: number;
  /** Centimetres of the stage in one unit of the file. */
  readonly centimetres: number;
  /** Centre and radius of the head, recipe units. */
  readonly head: {readonly centre: Vec3; readonly radius: number};
  readonly morphs: Morphs;
  /** Places at rest of the vertices that they move. */
  readonly rest: ReturnType<typeof morphsOf>['rest'];
  readonly found: Rig;
  readonly format: 'glb' | 'vrm0' | 'vrm1';
  /** What the file says of its author and its use, under the names of VRM's `meta`. */
  readonly meta: Readonly<Record<string, string>>;
};

/**
 * @param gltf gives away its data, so that the file and the mesh are not in memory at once
 * @param corrections what the reader has set by hand
 * @param alphas largest alpha of images, where it matters
 * @throws ModelFault when the file is broken or shows nothing
 */
export function bake(
  gltf: Gltf,
  corrections: Corrections = {},
  alphas: ReadonlyMap<number, number> = new Map(),
): ModelMesh {
  const {json} = gltf;
  const vrm0 = objectOf(json, 'extensions', 'VRM');
  const vrm1 = objectOf(json, 'extensions', 'VRMC_vrm');
  const format = Object.keys(vrm1).length > 0 ? 'vrm1' : Object.keys(vrm0).length > 0 ? 'vrm0' : 'glb';
  const skeleton = new Skeleton(gltf, corrections);
  // Vertex colours of VRM files mean nothing: its materials do not read them.
  const {pieces, materials} = readPieces(gltf, skeleton, format === 'glb', alphas);
  gltf.release();
  const frame = frameOf(pieces);
  const hint = skeleton.sided ? undefined : looksBack(pieces, frame);
  // VRM 0 faces −z; where the sides are known the skeleton has been turned already.
  const back = !skeleton.sided && corrections.turn === undefined && (hint ?? format === 'vrm0');
  const {bones, origin} = skeleton;
  const {nodes, degrees} = eyesOf(gltf);
  const eyes = {centres: nodes.map((node) => skeleton.at(node)), degrees};
  return {
    ...assemble(pieces, {frame, back, neck: skeleton.place('head'), eyes}),
    materials,
    found: {
      ...origin,
      faced: skeleton.sided || format !== 'glb' || hint !== undefined,
      skinned: Array.isArray(json['skins']),
      bones,
      nodes: skeleton.names(),
    },
    format,
    meta: metaOf(gltf.json, objectOf(format === 'vrm1' ? vrm1 : vrm0, 'meta')),
  };
}

/** Where the lowest of the faces is. */
const lowestOf = (faces: readonly Piece[]): number =>
  Math.min(
    ...faces.map(({position}) => position.reduce((low, y, i) => (i % 3 === 1 ? Math.min(low, y) : low), Infinity)),
  );

/** Whether the figure shows its back to +z: its face lies behind the middle of its head. Undefined where no part is a face. */
function looksBack(pieces: readonly Piece[], {min, max}: Frame): boolean | undefined {
  const face = pieces.filter(({part}) => part === 'face');
  if (face.length === 0) return undefined;
  const hair = pieces.filter(({part}) => part === 'hair');
  const lowest = lowestOf(face);
  const depth = (among: readonly Piece[]): number => {
    let sum = 0;
    let n = 0;
    for (const {index, position} of among) {
      const corner = cornerOf(index);
      for (let i = 0; i < (index?.length ?? position.length / 3); i++) {
        const v = corner(i) * 3;
        if (position[v + 1]! < lowest) continue;
        sum += position[v + 2]!;
        n++;
      }
    }
    return sum / n;
  };
  const off = depth(face) - depth(hair.length > 0 ? hair : pieces.filter((piece) => !face.includes(piece)));
  return Math.abs(off) > (max[1] - min[1]) * 0.005 ? off < 0 : undefined;
}

/**
 * Joins the pieces in the order of the parts, fits them to her height, and derives normals, tangents and outline normals.
 * Takes the vertex data out of the pieces, a kind at a time: all at once would not fit into the memory that an import may take.
 */
function assemble(
  pieces: readonly Piece[],
  {
    frame,
    back,
    neck: bone,
    eyes: {centres, degrees},
  }: {
    frame: Frame;
    back: boolean;
    neck: Vec3 | undefined;
    eyes: {centres: readonly (Vec3 | undefined)[]; degrees: number};
  },
) {
  const {min, max} = frame;
  const height = max[1] - min[1];
  const scale = HEIGHT / height;
  if (!Number.isFinite(scale) || scale <= 0) throw new ModelFault('flat');
  const sign = back ? -1 : 1;
  const origin: Vec3 = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2];
  const scales: Vec3 = [scale * sign, scale, scale * sign];
  const fit = (place: Vec3): Vec3 => mul(sub(place, origin), scales);
  const neck: Vec3 = bone ? fit(bone) : [0, headHeight(pieces, frame, fit), 0];
  const radius = Math.max(0.05, (HEIGHT - neck[1]) / 2);

  const ordered = PARTS.flatMap((part) => pieces.filter((piece) => piece.part === part));
  const counts = ordered.map(({position}) => position.length / 3);
  const vertices = counts.reduce((a, b) => a + b, 0);
  const lengths = ordered.map((piece, i) => piece.index?.length ?? counts[i]!);
  const listed = ordered.some((piece) => piece.index);
  const only = ordered.length === 1 ? ordered[0] : undefined;
  const index = only?.index ?? new (indicesOf(vertices))(listed ? lengths.reduce((a, b) => a + b, 0) : 0);
  const sources: Source[] = [];
  const groups = Object.fromEntries(PARTS.map((part) => [part, {start: 0, count: 0}])) as Record<
    Part,
    {start: number; count: number}
  >;
  let [vertex, corner] = [0, 0];
  ordered.forEach((piece, i) => {
    const {mesh, material, attributes, flat, part} = piece;
    const around = frame.scenery.includes(piece) ? 'scenery' : frame.stray.includes(piece) ? 'stray' : undefined;
    const length = lengths[i]!;
    sources.push({mesh, material, attributes, flat, around, start: corner, count: length});
    if (groups[part].count === 0) groups[part].start = corner;
    groups[part].count += length;
    const cornerIn = cornerOf(piece.index);
    for (let i = 0; listed && !only && i < length; i++) index[corner + i] = vertex + cornerIn(i);
    corner += length;
    piece.index = undefined;
    vertex += counts[i]!;
  });
  const each = (act: (piece: Piece, from: number, count: number) => void): void => {
    let at = 0;
    ordered.forEach((piece, i) => {
      act(piece, at, counts[i]!);
      at += counts[i]!;
    });
  };
  // A single piece, and pieces in one buffer, are fitted in their place: two copies at once are what takes the most memory.
  const position = inOrder(ordered) ?? new Float32Array(vertices * 3);
  each((piece, from) => {
    // Finite numbers may be too large for the height of the figure.
    if (!fitted(position, from * 3, piece.position, origin, scales)) throw new ModelFault('number', piece.mesh);
    piece.position = NOTHING;
  });
  const uvs = ordered.some(({uv}) => uv);
  // Those that follow from the triangles are shown by outline and hair alone: eight bits are half a degree.
  const Normals = ordered.some((piece) => piece.normal) ? Int16Array : uvs ? Int8Array : undefined;
  const normal = Normals && new Normals(vertices * 3);
  each((piece, from) => {
    if (normal && piece.normal) putUnits(normal, from * 3, piece.normal, [sign, 1, sign]);
    piece.normal = undefined;
  });
  const uv0 = only?.uv ?? new Float32Array(uvs ? vertices * 2 : 0);
  each((piece, from) => {
    if (piece.uv) uv0.set(piece.uv, from * 2);
    piece.uv = undefined;
  });
  // Before the rest of the vertex data: it takes the most memory.
  const derived = derive({position, normal, uv: uv0, index: listed ? index : undefined});
  const color = new Uint8ClampedArray(ordered.some((piece) => piece.color) ? vertices * 4 : 0).fill(255);
  const hangs = ordered.some(({opacity, motion}) => opacity ?? motion.rig.length > 0);
  const rig = new Uint8Array(hangs ? vertices * 4 : 0);
  const matId = new Uint8Array(vertices);
  each((piece, from, count) => {
    if (piece.color) color.set(piece.color, from * 4);
    const {rig: shares} = piece.motion;
    // Opacity is in the last channel.
    for (let v = 0, to = from * 4; rig.length > 0 && v < count; v++, to += 4) {
      rig[to] = shares[v * 2] ?? 0;
      rig[to + 1] = shares[v * 2 + 1] ?? 0;
      rig[to + 3] = piece.opacity?.[v] ?? 255;
    }
    matId.fill(piece.material, from, from + count);
  });
  return {
    position,
    uv0,
    matId,
    index,
    groups,
    ...derived,
    // Strands, which no file has.
    uv1: new Float32Array(),
    color: new Uint8Array(color.buffer),
    sources,
    height,
    centimetres: scale * CM_PER_UNIT,
    rig,
    ...morphsOf(
      ordered.map(({motion}, i) => [motion, counts.slice(0, i).reduce((a, b) => a + b, 0)]),
      {centres: centres.map((centre) => centre && fit(centre)), degrees},
      (x, y, z) => [x * scale * sign, y * scale, z * scale * sign],
      position,
    ),
    head: {centre: [neck[0], neck[1] + radius, neck[2]] as Vec3, radius},
  };
}

/** Replaces the positions of each piece that is copied: one empty array, as one for each piece would take as much memory as small pieces. */
const NOTHING = new Float32Array();

/**
 * Puts places, less the origin and scaled, into a list, in which they may be already.
 * @returns whether all are finite
 */
function fitted(to: Float32Array, at: number, places: Float32Array, origin: Vec3, scales: Vec3): boolean {
  let finite = true;
  for (let i = 0; i < places.length; i++) {
    const x = (places[i]! - origin[i % 3]!) * scales[i % 3]!;
    to[at + i] = x;
    finite &&= Number.isFinite(to[at + i]);
  }
  return finite;
}

/** The positions of pieces that share a buffer, moved into their order there; undefined where they do not share one. */
function inOrder(pieces: readonly Piece[]): Float32Array | undefined {
  const {buffer} = pieces[0]!.position;
  if (pieces.some(({position}) => position.buffer !== buffer)) return undefined;
  const all = new Float32Array(buffer);
  let at = 0;
  pieces.forEach((piece, i) => {
    const {length} = piece.position;
    const from = piece.position.byteOffset / 4;
    if (from > at) {
      // What lies between moves up: reversed as a whole, then each part by itself.
      const both = all.subarray(at, from + length).reverse();
      both.subarray(0, length).reverse();
      both.subarray(length).reverse();
      for (const other of pieces.slice(i + 1)) {
        const start = other.position.byteOffset / 4;
        if (start < from) other.position = all.subarray(start + length, start + length + other.position.length);
      }
      piece.position = all.subarray(at, at + length);
    }
    at += length;
  });
  return all.subarray(0, at);
}

/** Where the head begins without a bone: at the chin of what is called a face, above the shoulders of a bust, else an eighth of the height down. */
function headHeight(pieces: readonly Piece[], {min, max}: Frame, fit: (place: Vec3) => Vec3): number {
  const chin = fit([0, lowestOf(pieces.filter(({part}) => part === 'face')), 0])[1];
  if (chin < HEIGHT * 0.95) return Math.max(chin, 0);
  // A standing figure is thin from front to back.
  const deep = (max[2] - min[2]) / (max[1] - min[1]) > 0.4;
  return HEIGHT * (deep ? 0.4 : 0.875);
}
