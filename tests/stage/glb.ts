/** Files for tests. */
import {BIN_CHUNK, GLB_MAGIC, JSON_CHUNK} from '../../src/stage/model/container';
import type {Vec3} from '../../src/stage/shading/math';

/** A GLB of a description and data; `json` may be text that is no JSON. */
export function glb(json: unknown, bin: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json));
  const pad = (n: number): number => Math.ceil(n / 4) * 4;
  const out = new Uint8Array(12 + 8 + pad(text.length) + 8 + pad(bin.length)).fill(32);
  const view = new DataView(out.buffer);
  [GLB_MAGIC, 2, out.length, pad(text.length), JSON_CHUNK].forEach((x, i) => view.setUint32(i * 4, x, true));
  out.set(text, 20);
  const at = 20 + pad(text.length);
  view.setUint32(at, pad(bin.length), true);
  view.setUint32(at + 4, BIN_CHUNK, true);
  out.set(bin, at + 8);
  return out;
}

/** Bones of `human` at rest: parent, place, and whether it has a twin on her right; arms are in `elbow` and `hand`. */
const BONES = {
  hips: ['', 0, 0.95, 0],
  spine: ['hips', 0, 1.1, 0],
  chest: ['spine', 0, 1.3, 0],
  neck: ['chest', 0, 1.48, 0],
  head: ['neck', 0, 1.56, 0.01],
  collar: ['chest', 0.04, 1.43, 0],
  upperArm: ['collar', 0.17, 1.43, 0],
  lowerArm: ['upperArm', 0.28, 0, 0],
  hand: ['lowerArm', 0.25, 0, 0],
  finger: ['hand', 0.09, 0, 0],
  thigh: ['hips', 0.1, 0.9, 0],
  shin: ['thigh', 0.1, 0.5, 0.01],
  foot: ['shin', 0.1, 0.08, -0.02],
  toe: ['foot', 0.1, 0.03, 0.12],
  eye: ['head', 0.03, 1.66, 0.08],
  lock: ['head', 0.1, 1.7, -0.05],
  lockTip: ['lock', 0.2, 1.1, -0.1],
  hem: ['hips', 0.16, 0.85, 0.06],
  hemTip: ['hem', 0.2, 0.5, 0.08],
} as const;
/** Bones that only some figures have. */
export const EXTRAS: readonly HumanBone[] = ['eye', 'lock', 'lockTip', 'hem', 'hemTip'];

export type HumanBone = keyof typeof BONES;

/** What differs between figures of tests. */
export interface Human {
  /** Degrees of the arms below the horizontal. */
  readonly arms?: number;
  /** Names of bones; `side` is 0 in the middle, 1 at her left and −1 at her right. */
  readonly name?: (bone: HumanBone, side: -1 | 0 | 1) => string;
  readonly without?: readonly HumanBone[];
  /** Fields of the root node, such as `rotation`. */
  readonly root?: object;
  /** Of all materials: skin, face (a nose in front of the head), and of each further box. */
  readonly materials?: readonly object[];
  /** Boxes besides, each of a material of its own: centre and half sizes, metres, and fields of its node. */
  readonly boxes?: readonly {
    readonly at: readonly number[];
    readonly half: readonly number[];
    readonly node?: object;
  }[];
  /** Fields of the file. */
  readonly json?: object;
}

/**
 * A skinned figure of boxes, 1.8 m tall, y up, facing +z.
 * @returns the GLB's description and data, for `glb`, and the nodes of its bones by bone and side
 */
export function human({
  arms = 0,
  name = (bone, side) => `${bone}${side}`,
  without = EXTRAS,
  root,
  materials,
  boxes = [],
  json,
}: Human = {}) {
  const [cos, sin] = [Math.cos((arms * Math.PI) / 180), Math.sin((arms * Math.PI) / 180)];
  const nodes: Record<string, unknown>[] = [{name: 'scene', children: [], ...root}];
  const places = new Map<string, number[]>();
  const origins = new Map<number, number[]>();
  const at = new Map<string, number>();
  for (const [bone, [parent, x, y, z]] of Object.entries(BONES) as [HumanBone, (typeof BONES)[HumanBone]][]) {
    for (const side of x === 0 ? ([0] as const) : ([1, -1] as const)) {
      const above = at.get(`${parent} ${side}`) ?? at.get(`${parent} 0`) ?? 0;
      const from = places.get(`${parent} ${side}`) ?? places.get(`${parent} 0`) ?? [0, 0, 0];
      const place = y === 0 && z === 0 ? [from[0]! + x * cos * side, from[1]! - x * sin, 0] : [x * (side || 1), y, z];
      places.set(`${bone} ${side}`, place);
      if (without.includes(bone)) {
        at.set(`${bone} ${side}`, above);
        continue;
      }
      const origin = origins.get(above) ?? [0, 0, 0];
      const node =
        nodes.push({name: name(bone, side), translation: place.map((c, k) => c - origin[k]!), children: []}) - 1;
      (nodes[above]!['children'] as number[]).push(node);
      origins.set(node, place);
      at.set(`${bone} ${side}`, node);
    }
  }
  const joints = [...origins.keys()];
  const bytes: Uint8Array[] = [];
  const [bufferViews, accessors]: [object[], object[]] = [[], []];
  let byteOffset = 0;
  const add = (data: Float32Array | Uint32Array, type: string, width: number): number => {
    bytes.push(new Uint8Array(data.buffer));
    bufferViews.push({buffer: 0, byteOffset, byteLength: data.byteLength});
    byteOffset += data.byteLength;
    const componentType = data instanceof Float32Array ? 5126 : 5125;
    return accessors.push({bufferView: bufferViews.length - 1, componentType, type, count: data.length / width}) - 1;
  };
  /** Corners of a box and its triangles, counter-clockwise from outside. */
  const CORNERS = Array.from({length: 8}, (_, i) => [i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1]);
  const FACES = [
    0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
  ];
  type Box = readonly [centre: readonly number[], half: readonly number[], joint: number];
  const primitive = (of: readonly Box[], material: number): object => ({
    material,
    attributes: {
      POSITION: add(
        Float32Array.from(of.flatMap(([c, h]) => CORNERS.flatMap((corner) => corner.map((s, k) => c[k]! + s * h[k]!)))),
        'VEC3',
        3,
      ),
      TEXCOORD_0: add(
        Float32Array.from(of.flatMap(() => CORNERS.flatMap(([x, y]) => [(x! + 1) / 2, (1 - y!) / 2]))),
        'VEC2',
        2,
      ),
      ...(of[0]![2] >= 0 && {
        JOINTS_0: add(
          Uint32Array.from(of.flatMap(([, , joint]) => CORNERS.flatMap(() => [joint, 0, 0, 0]))),
          'VEC4',
          4,
        ),
        WEIGHTS_0: add(Float32Array.from(of.flatMap(() => CORNERS.flatMap(() => [1, 0, 0, 0]))), 'VEC4', 4),
      }),
    },
    indices: add(Uint32Array.from(of.flatMap((_, i) => FACES.map((v) => v + i * 8))), 'SCALAR', 1),
  });
  const body = [...places].flatMap(([bone, [x, y, z]]): Box[] => {
    const joint = joints.indexOf(at.get(bone)!);
    if (EXTRAS.some((extra) => bone.startsWith(extra))) return [];
    const head = bone === 'head 0';
    return [[[x!, head ? y! + 0.12 : y!, z!], head ? [0.08, 0.12, 0.09] : [0.04, 0.05, 0.04], Math.max(joint, 0)]];
  });
  const headAt = at.get('head 0');
  const meshes: object[] = [{primitives: [primitive(body, 0)]}];
  const scene = [0, nodes.push({mesh: 0, skin: 0}) - 1];
  if (headAt !== undefined) {
    meshes.push({primitives: [primitive([[[0, 1.66, 0.11], [0.06, 0.06, 0.01], joints.indexOf(headAt)]], 1)]});
    scene.push(nodes.push({mesh: 1, skin: 0}) - 1);
  }
  boxes.forEach(({at: centre, half, node}, i) => {
    const mesh = meshes.push({primitives: [primitive([[centre, half, -1]], 2 + i)]}) - 1;
    scene.push(nodes.push({mesh, ...node}) - 1);
  });
  const binds = joints.flatMap((node) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...origins.get(node)!.map((c) => -c), 1]);
  const inverseBindMatrices = add(Float32Array.from(binds), 'MAT4', 16);
  return {
    json: {
      asset: {version: '2.0'},
      scene: 0,
      scenes: [{nodes: scene}],
      nodes,
      meshes,
      materials: materials ?? [{name: 'a'}, {name: 'b'}, ...boxes.map((_, i) => ({name: `box${i}`}))],
      skins: [{joints, inverseBindMatrices}],
      accessors,
      bufferViews,
      buffers: [{byteLength: byteOffset}],
      ...json,
    } as Record<string, unknown>,
    bin: Uint8Array.from(bytes.flatMap((part) => [...part])),
    nodes: at as ReadonlyMap<string, number>,
  };
}

/** The vector at a vertex. */
export const vec3 = (from: ArrayLike<number>, i: number): Vec3 => [from[i * 3]!, from[i * 3 + 1]!, from[i * 3 + 2]!];
