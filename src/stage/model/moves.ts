/** What a VRM file says about how its character moves, besides the head: expressions, eyes, and spring bones. */
import type {Vec3} from '../shading/math';
import {countOf, has, listOf, numberOf, objectOf, textOf, type Gltf} from './gltf';
import type {Skeleton} from './skeleton';

/** Moves of a face, by the names of VRM 1. */
export const MOVES = ['happy', 'surprised', 'relaxed', 'blink', 'lookLeft', 'lookRight', 'lookUp', 'lookDown'] as const;
export type Move = (typeof MOVES)[number];

/** Vertices, with three numbers each: the way of a move at full strength, or a place. */
interface Places {
  readonly vertices: Uint32Array;
  readonly by: Float32Array;
}
export type Morphs = Readonly<Partial<Record<Move, Places>>>;

/** A morph target and its weight. */
type Bind = readonly [target: number, weight: number];
/** Targets that belong to a node or, in VRM 0, to a mesh. */
interface Expression {
  readonly node?: number;
  readonly mesh?: number;
  readonly bind: Bind;
}

/** What other names, in lower case, are the moves called by; of a move without a name of its own all of these are taken. */
const ALSO: Readonly<Record<Move, readonly string[]>> = {
  happy: ['joy'],
  surprised: ['surprise'],
  relaxed: ['fun'],
  blink: ['blinkleft', 'blinkright', 'blink_l', 'blink_r'],
  lookLeft: [],
  lookRight: [],
  lookUp: [],
  lookDown: [],
};

/** Expressions of either version, by their names in lower case. */
function expressions({json}: Gltf): Map<string, Expression[]> {
  const found = new Map<string, Expression[]>();
  for (const kind of ['custom', 'preset'])
    for (const [name, each] of Object.entries(objectOf(json, 'extensions', 'VRMC_vrm', 'expressions', kind)))
      found.set(
        name.toLowerCase(),
        // Exporters write −1 for none.
        listOf(each, 'morphTargetBinds').map((bind) => ({
          node: numberOf(bind, 'node', -1),
          bind: [numberOf(bind, 'index', -1), numberOf(bind, 'weight', 0)],
        })),
      );
  for (const group of listOf(json, 'extensions', 'VRM', 'blendShapeMaster', 'blendShapeGroups')) {
    const preset = textOf(group, 'presetName').toLowerCase();
    found.set(
      preset && preset !== 'unknown' ? preset : textOf(group, 'name').toLowerCase(),
      listOf(group, 'binds').map((bind) => ({
        mesh: numberOf(bind, 'mesh', -1),
        bind: [numberOf(bind, 'index', -1), numberOf(bind, 'weight', 0) / 100],
      })),
    );
  }
  return found;
}

/** The mesh that most morph targets of expressions belong to; −1 where there are none. */
export function mostBound(gltf: Gltf): number {
  const counts = new Map<number, number>();
  for (const each of expressions(gltf).values())
    for (const {node = -1, mesh} of each) {
      const holder = listOf(gltf.json, 'nodes')[node];
      const at = mesh ?? (has(holder, 'mesh') ? countOf(holder, 'mesh') : -1);
      if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
}

/** @returns the targets of a node's mesh for each move that has some */
export function bindsOf(gltf: Gltf): (node: number, mesh: number) => readonly (readonly [Move, readonly Bind[]])[] {
  const found = expressions(gltf);
  const all = MOVES.map((move) => {
    const own = found.get(move.toLowerCase()) ?? [];
    return [move, own.length > 0 ? own : ALSO[move].flatMap((name) => found.get(name) ?? [])] as const;
  });
  return (node, mesh) =>
    all.flatMap(([move, each]) => {
      const binds = each.filter((one) => (one.mesh ?? mesh) === mesh && (one.node ?? node) === node);
      return binds.length > 0 ? [[move, binds.map(({bind}) => bind)] as const] : [];
    });
}

/** Degrees that eyes turn at most, where the file does not say less. */
const GAZE = 12;

/** Nodes of the eyes, and degrees that they turn up or sideways. */
export function eyesOf({json}: Gltf): {nodes: readonly number[]; degrees: number} {
  const vrm0 = listOf(json, 'extensions', 'VRM', 'humanoid', 'humanBones');
  const nodes = ['leftEye', 'rightEye'].flatMap((bone) => {
    const one = objectOf(json, 'extensions', 'VRMC_vrm', 'humanoid', 'humanBones', bone);
    const other = vrm0.find((each) => textOf(each, 'bone') === bone);
    const node = numberOf('node' in one ? one : other, 'node', -1);
    return node >= 0 ? [node] : [];
  });
  const first = objectOf(json, 'extensions', 'VRM', 'firstPerson', 'lookAtHorizontalOuter')['yRange'];
  const second = objectOf(json, 'extensions', 'VRMC_vrm', 'lookAt', 'rangeMapHorizontalOuter')['outputScale'];
  const said = Number(first ?? second ?? GAZE);
  return {nodes, degrees: said > 0 ? Math.min(said, GAZE) : GAZE};
}

/** Nodes that chains of spring bones start from: VRM 0 names only these, VRM 1 every joint. */
export function springs({json}: Gltf): readonly number[] {
  return [
    ...listOf(json, 'extensions', 'VRMC_springBone', 'springs').flatMap((spring) =>
      listOf(spring, 'joints').map((joint) => numberOf(joint, 'node', -1)),
    ),
    ...listOf(json, 'extensions', 'VRM', 'secondaryAnimation', 'boneGroups').flatMap((group) =>
      listOf(group, 'bones').map(Number),
    ),
  ];
}

/** Length of a chain whose tip takes the whole sway, as a share of head above hips. */
const LONG = 0.8;

/** @returns how much of the sway a node takes, 0..1: none at the root of its chain, all of it at the tip of a long one */
export function swayOf(gltf: Gltf, skeleton: Skeleton): (node: number) => number {
  const named = new Set(springs(gltf).filter((node) => skeleton.world[node]));
  const [head, hips] = [skeleton.place('head'), skeleton.place('hips')];
  const torso = head && hips ? Math.abs(head[1] - hips[1]) : 0;
  const place = (node: number): Vec3 => skeleton.at(node)!;
  return (node) => {
    // Of a chain of VRM 1 every joint is named.
    const start = skeleton.highest(node, named);
    if (start === undefined) return 0;
    const [from, to] = [place(start), place(node)];
    return Math.min(1, Math.hypot(...to.map((x, k) => x - from[k]!)) / (LONG * torso || 0.5));
  };
}

/** What a vertex hangs on. */
export interface Bound {
  readonly head: boolean;
  readonly sway: number;
  /** Which of the eyes, or −1. */
  readonly eye: number;
}

const NONE: Places = {vertices: new Uint32Array(), by: new Float32Array()};
const room = (count: number): Places => ({vertices: new Uint32Array(count), by: new Float32Array(count * 3)});

/** How the vertices of a primitive move. */
export class Motion {
  /** By vertex: how far it follows the head and the sway, 0..1 stored as 0..255. */
  readonly rig: Uint8Array;
  readonly moves = new Map<Move, Places>();
  /** By eye, for each vertex the share that it hangs on it. */
  readonly eyes: Float32Array[] = [];

  /**
   * @param bound number of vertices that may hang on something
   * @param ways of each move, at each vertex, as the file has them
   */
  constructor(
    private readonly bound: number,
    private readonly ways: Map<Move, Float32Array>,
  ) {
    this.rig = new Uint8Array(bound * 2);
  }

  /** Adds what vertex `v` hangs on to a share. */
  take(v: number, {head, sway, eye}: Bound, share: number): void {
    const {rig} = this;
    if (v * 2 < rig.length) {
      if (head) rig[v * 2] = Math.min(255, rig[v * 2]! + Math.round(share * 255));
      rig[v * 2 + 1] = Math.min(255, rig[v * 2 + 1]! + Math.round(share * sway * 255));
    }
    if (eye >= 0) (this.eyes[eye] ??= new Float32Array(this.bound))[v]! += share;
  }

  /** Turns the ways of vertex `v` by the matrix that places it. */
  displace(v: number, m: ArrayLike<number>): void {
    for (const way of this.ways.values()) {
      const [x, y, z] = [way[v * 3]!, way[v * 3 + 1]!, way[v * 3 + 2]!];
      if (x === 0 && y === 0 && z === 0) continue;
      for (let k = 0; k < 3; k++) way[v * 3 + k] = m[k]! * x + m[4 + k]! * y + m[8 + k]! * z;
    }
  }

  /** Keeps of the ways those that lead somewhere. */
  settle(): void {
    for (const [move, way] of this.ways) {
      this.ways.delete(move);
      const leads = (v: number): boolean => {
        const far = Math.abs(way[v * 3]!) + Math.abs(way[v * 3 + 1]!) + Math.abs(way[v * 3 + 2]!);
        return far > 0 && far < Infinity;
      };
      let n = 0;
      for (let v = 0; v * 3 < way.length; v++) if (leads(v)) n++;
      const vertices = new Uint32Array(n);
      n = 0;
      // In place: a copy of many would take more memory than an import may.
      for (let v = 0; v * 3 < way.length; v++) {
        if (!leads(v)) continue;
        way.copyWithin(n * 3, v * 3, v * 3 + 3);
        vertices[n++] = v;
      }
      this.moves.set(move, {vertices, by: n * 6 < way.length ? way.slice(0, n * 3) : way.subarray(0, n * 3)});
    }
  }
}

/** Of all primitives that do not move. */
export const STILL = new Motion(0, new Map());

const ALL = [0, 1, 2] as const;

/** Ways of an eye's point from its centre, for sine and cosine less 1 of an angle; her left is at +x. */
const LOOKS: Readonly<Partial<Record<Move, (s: number, c: number, [x, y, z]: Vec3) => Vec3>>> = {
  lookLeft: (s, c, [x, , z]) => [c * x + s * z, 0, c * z - s * x],
  lookRight: (s, c, [x, , z]) => [c * x - s * z, 0, c * z + s * x],
  lookUp: (s, c, [, y, z]) => [0, c * y + s * z, c * z - s * y],
  lookDown: (s, c, [, y, z]) => [0, c * y - s * z, c * z + s * y],
};

type Motions = readonly (readonly [Motion, first: number])[];

/** The ways of a move of all primitives, which give them away: both at once would not fit into the memory that an import may take. */
function joined(motions: Motions, move: Move, fit: (x: number, y: number, z: number) => Vec3): Places {
  const all = motions.map(([{moves}]) => moves.get(move) ?? NONE);
  const {vertices, by} = all.length === 1 ? all[0]! : room(all.reduce((n, one) => n + one.vertices.length, 0));
  let n = 0;
  motions.forEach(([{moves}, first], i) => {
    const one = all[i]!;
    one.vertices.forEach((v, k) => {
      by.set(fit(one.by[k * 3]!, one.by[k * 3 + 1]!, one.by[k * 3 + 2]!), n * 3);
      vertices[n++] = first + v;
    });
    moves.delete(move);
    all[i] = NONE;
  });
  return {vertices, by};
}

/** The ways of what hangs on the eyes. */
function looks(
  motions: Motions,
  {centres, degrees}: Eyes,
  look: NonNullable<(typeof LOOKS)[Move]>,
  position: Float32Array,
): Places {
  const angle = (degrees * Math.PI) / 180;
  const each = (act: (v: number, share: number, centre: Vec3) => void): void => {
    for (const [{eyes}, first] of motions)
      eyes.forEach((shares, eye) => {
        const centre = centres[eye];
        if (centre) shares.forEach((share, v) => share > 0 && act(first + v, share, centre));
      });
  };
  let n = 0;
  each(() => n++);
  const {vertices, by} = room(n);
  n = 0;
  each((v, share, centre) => {
    const point = ALL.map((k) => position[v * 3 + k]! - centre[k]!) as unknown as Vec3;
    const way = look(Math.sin(angle), Math.cos(angle) - 1, point);
    for (const k of ALL) by[n * 3 + k] = way[k] * share;
    vertices[n++] = v;
  });
  return {vertices, by};
}

interface Eyes {
  readonly centres: readonly (Vec3 | undefined)[];
  readonly degrees: number;
}

/**
 * The moves of a finished mesh, whose figure faces +z.
 * @param motions of its primitives, with the first vertex of each
 * @param eyes the centre of each eye, and degrees that eyes turn
 * @param fit what the mesh has done to a way
 * @returns the moves, and the places at rest of all that they move
 */
export function morphsOf(
  motions: Motions,
  eyes: Eyes,
  fit: (x: number, y: number, z: number) => Vec3,
  position: Float32Array,
): {morphs: Morphs; rest: Places} {
  const morphs: Partial<Record<Move, Places>> = {};
  for (const move of MOVES) {
    const own = joined(motions, move, fit);
    const look = LOOKS[move];
    const found = own.vertices.length === 0 && look ? looks(motions, eyes, look, position) : own;
    if (found.vertices.length > 0) morphs[move] = found;
  }
  const moved = new Uint8Array(Object.keys(morphs).length > 0 ? position.length / 3 : 0);
  for (const {vertices} of Object.values(morphs)) for (const v of vertices) moved[v] = 1;
  const rest = room(moved.reduce((n, one) => n + one, 0));
  let n = 0;
  moved.forEach((one, v) => {
    if (!one) return;
    rest.by.set(position.subarray(v * 3, v * 3 + 3), n * 3);
    rest.vertices[n++] = v;
  });
  return {morphs, rest};
}
