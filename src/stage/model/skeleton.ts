/** The node tree at rest: world matrices, the bones, and the figure stood upright, turned to +z, its arms lowered. */
import {cross, length3, scale, sub, type Vec3} from '../shading/math';
import {ARMS, bonesByName, bonesByShape, Tree, type Bone} from './bones';
import type {Json} from './container';
import {LIMITS, ModelFault} from './faults';
import {countOf, has, listOf, numberOf, numbersOf, objectOf, textOf, type Gltf} from './gltf';
import {compose, determinant, IDENTITY, multiply, placeOf, turn, type Mat4} from './matrix';
import {plain} from './plain';
import {drawn} from './primitives';
import {influences} from './vertices';

/** Degrees below the horizontal to which arms are lowered, and above which they stay as they are. */
const ARM = {to: 70, from: 50} as const;

/** Bones of the longest list to choose from. */
const CHOICES = 1000;

/** Corrections of the pose: quarter turns about the vertical and to the front, and nodes of bones, −1 for none. */
export interface Corrections {
  readonly turn?: number;
  readonly tilt?: number;
  readonly head?: number;
  readonly leftUpperArm?: number;
  readonly rightUpperArm?: number;
}

/** How the bones were found: by the file or their names, by the shape of the skeleton, or not at all. */
export type Origin = 'named' | 'shape' | 'none';

export class Skeleton {
  readonly world: (Mat4 | undefined)[] = [];
  readonly bones = new Map<Bone, number>();
  /** Nodes that are not drawn: switched off, with all below them. */
  readonly hidden = new Set<number>();
  /** Nodes that skins bind vertices to; all nodes of a file without skins. */
  readonly joints: ReadonlySet<number>;
  readonly origin: {head: Origin; arms: Origin};
  /** Whether the sides are known, and with them the front. */
  readonly sided: boolean;
  private readonly parents: number[] = [];

  constructor(
    private readonly gltf: Gltf,
    private readonly corrections: Corrections,
  ) {
    this.walk();
    this.joints = this.findJoints();
    const [shaped, described] = this.findBones();
    const from = (bones: readonly Bone[]): Origin =>
      bones.every((bone) => this.bones.has(bone))
        ? bones.some((bone) => shaped.has(bone))
          ? 'shape'
          : 'named'
        : 'none';
    this.sided = described || from(ARMS) === 'named';
    this.stand();
    this.correct();
    const {head, leftUpperArm: left, rightUpperArm: right} = corrections;
    // What the reader says is certain, that there is none as well.
    this.origin = {
      head: head === undefined ? from(['head']) : 'named',
      arms: left === undefined && right === undefined ? from(ARMS) : 'named',
    };
    for (const side of ['left', 'right'] as const) this.lower(`${side}UpperArm`, `${side}LowerArm`);
  }

  /** World matrices of the default scene; of all roots where the file has no scenes. */
  private walk(): void {
    const {json} = this.gltf;
    const scenes = listOf(json, 'scenes');
    const shown = [scenes[countOf(json, 'scene', 0)], ...scenes].find((scene) => listOf(scene, 'nodes').length > 0);
    this.visit(scenes.length > 0 ? listOf(shown, 'nodes') : roots(json), false);
    // Joints of what is shown may stand outside of the scene.
    const above = new Map(
      listOf(json, 'nodes').flatMap((node, at) => listOf(node, 'children').map((child) => [child, at])),
    );
    for (const at of [...this.world.keys()]) {
      const node = this.world[at] && this.gltf.item('nodes', at);
      if (!has(node, 'skin')) continue;
      for (const joint of listOf(this.gltf.item('skins', countOf(node, 'skin')), 'joints')) {
        if (this.world[Number(joint)]) continue;
        const way = new Set([joint]);
        let top: unknown = joint;
        while (above.has(top) && !way.has(above.get(top))) way.add((top = above.get(top)));
        this.visit([top], true);
      }
    }
  }

  private visit(nodes: readonly unknown[], outside: boolean): void {
    const stack = nodes.map((node) => ({node, parent: -1}));
    while (stack.length > 0) {
      const {node, parent} = stack.pop()!;
      const at = countOf({node}, 'node');
      const from = this.gltf.item('nodes', at);
      if (this.world[at]) throw new ModelFault('cycle', textOf(from, 'name') || `nodes[${at}]`);
      this.world[at] = multiply(parent < 0 ? IDENTITY : this.world[parent]!, local(from));
      this.parents[at] = parent;
      if (
        objectOf(from, 'extensions', 'KHR_node_visibility')['visible'] === false ||
        this.hidden.has(parent) ||
        outside
      )
        this.hidden.add(at);
      for (const child of listOf(from, 'children')) stack.push({node: child, parent: at});
    }
  }

  private findJoints(): Set<number> {
    const bound = listOf(this.gltf.json, 'skins').flatMap((skin) => listOf(skin, 'joints'));
    const found = new Set(bound.flatMap((joint) => (this.world[Number(joint)] ? [Number(joint)] : [])));
    return found.size > 0 ? found : new Set(this.world.flatMap((_, at) => [at]));
  }

  /** Joints that move vertices: rigs have controls of the same names, which exporters list as joints as well. */
  private movers(): Set<number> {
    const {gltf} = this;
    const found = new Set<number>();
    const known = new Set<string>();
    let total = 0;
    for (const at of this.world.keys()) {
      const node = this.world[at] && gltf.item('nodes', at);
      if (!has(node, 'mesh') || !has(node, 'skin')) continue;
      const skin = countOf(node, 'skin');
      const joints = listOf(gltf.item('skins', skin), 'joints');
      for (const primitive of listOf(gltf.item('meshes', countOf(node, 'mesh')), 'primitives').filter(drawn)) {
        const attributes = objectOf(primitive, 'attributes');
        const key = `${skin} ${String(attributes['JOINTS_0'])}`;
        const all = gltf.count(countOf(attributes, 'POSITION'));
        // Any number of nodes may show one mesh: what is looked at for a better guess has a limit.
        if (known.has(key) || (total += all) > LIMITS.vertices.limit) continue;
        known.add(key);
        for (const {joints: places, weights} of influences(gltf, {attributes, all, only: undefined}))
          weights.forEach((weight, i) => weight > 0 && found.add(Number(joints[places[i]!])));
      }
    }
    return found;
  }

  /** @returns the bones found by shape alone, and whether the file itself describes a humanoid */
  private findBones(): [shaped: ReadonlySet<Bone>, described: boolean] {
    const {json} = this.gltf;
    const described = new Map<string, number>();
    // Exporters write null, an empty object or −1 for a bone that is not there.
    const describe = (name: string, bone: unknown): void => {
      const node = numberOf(bone, 'node', -1);
      if (this.world[node]) described.set(name, node);
    };
    for (const [name, bone] of Object.entries(objectOf(json, 'extensions', 'VRMC_vrm', 'humanoid', 'humanBones')))
      describe(name, bone);
    for (const bone of listOf(json, 'extensions', 'VRM', 'humanoid', 'humanBones'))
      describe(textOf(bone, 'bone'), bone);
    for (const bone of ['head', 'hips', ...ARMS] as const)
      if (described.has(bone)) this.bones.set(bone, described.get(bone)!);
    const shaped = new Set<Bone>();
    const fill = (
      tree: Tree,
      nodes: readonly number[],
      find: (tree: Tree) => Map<Bone, number>,
      guess: boolean,
    ): void => {
      const found = find(tree);
      // The two bones of an arm belong together: half of one arm and half of another turn nothing.
      const sets: readonly (readonly Bone[])[] = [
        ['head'],
        ['hips'],
        ['leftUpperArm', 'leftLowerArm'],
        ['rightUpperArm', 'rightLowerArm'],
      ];
      for (const set of sets) {
        if (set.every((bone) => this.bones.has(bone)) || !set.every((bone) => found.has(bone))) continue;
        for (const bone of set) {
          this.bones.set(bone, nodes[found.get(bone)!]!);
          if (guess) shaped.add(bone);
        }
      }
    };
    if (described.size === 0) {
      // A mesh may be called as a bone is: what skins use comes first.
      const movers = this.movers();
      const joints = [...this.joints].toSorted((a, b) => Number(movers.has(b)) - Number(movers.has(a)));
      const others = this.world.flatMap((_, at) => (this.joints.has(at) ? [] : [at]));
      for (const nodes of [joints, [...joints, ...others]]) fill(this.tree(nodes), nodes, bonesByName, false);
      if (listOf(json, 'skins').length > 0) fill(this.tree(joints), joints, bonesByShape, true);
    }
    return [shaped, described.size > 0];
  }

  private correct(): void {
    for (const [upper, lower] of [
      ['head'],
      ['leftUpperArm', 'leftLowerArm'],
      ['rightUpperArm', 'rightLowerArm'],
    ] as const) {
      const node = this.corrections[upper];
      if (node === undefined) continue;
      this.bones.delete(upper);
      if (lower) this.bones.delete(lower);
      if (!this.world[node]) continue;
      this.bones.set(upper, node);
      const nodes = [...this.world.keys()].filter((at) => this.world[at]);
      const next = lower ? this.tree(nodes).next(nodes.indexOf(node)) : -1;
      if (lower && next >= 0) this.bones.set(lower, nodes[next]!);
    }
  }

  private tree(nodes: readonly number[]): Tree {
    const at = new Map(nodes.map((node, i) => [node, i]));
    const parentOf = (node: number): number => {
      for (let up = this.parents[node]!; up >= 0; up = this.parents[up]!) if (at.has(up)) return at.get(up)!;
      return -1;
    };
    return new Tree(
      nodes.map((node) => ({
        name: textOf(this.gltf.item('nodes', node), 'name').slice(0, 200),
        parent: parentOf(node),
        place: placeOf(this.world[node]!),
      })),
    );
  }

  place(bone: Bone): Vec3 | undefined {
    return this.at(this.bones.get(bone) ?? -1);
  }

  /** Place of a node. */
  at(node: number): Vec3 | undefined {
    const world = this.world[node];
    return world && placeOf(world);
  }

  within(node: number, ancestor: number): boolean {
    for (let at = node; at >= 0; at = this.parents[at] ?? -1) if (at === ancestor) return true;
    return false;
  }

  /** The highest of some nodes that a node is or hangs from. */
  highest(node: number, of: ReadonlySet<number>): number | undefined {
    let found: number | undefined;
    for (let at = node; at >= 0; at = this.parents[at] ?? -1) if (of.has(at)) found = at;
    return found;
  }

  /** Whether a node is a joint or hangs from one. */
  follows(node: number): boolean {
    for (let at = node; at >= 0; at = this.parents[at] ?? -1) if (this.joints.has(at)) return true;
    return false;
  }

  /** Bones to choose from. */
  names(): {node: number; name: string}[] {
    return [...this.joints].slice(0, CHOICES).map((node) => ({
      node,
      name: plain(textOf(this.gltf.item('nodes', node), 'name')) || `nodes[${node}]`,
    }));
  }

  private turnAll(by: Mat4): void {
    this.world.forEach((world, at) => {
      if (world) this.world[at] = multiply(by, world);
    });
  }

  /** Turns the axis that the spine runs along to +y and, where the sides are known, the front to +z; then as the reader wants. */
  private stand(): void {
    const [left, right] = [this.place('leftUpperArm'), this.place('rightUpperArm')];
    const shoulders =
      left && right && (scale([left[0] + right[0], left[1] + right[1], left[2] + right[2]], 0.5) as Vec3);
    const [head, hips] = [this.place('head'), this.place('hips')];
    const [top, bottom] = [head ?? shoulders, hips ?? shoulders];
    const up = top && bottom && top !== bottom ? axisOf(sub(top, bottom)) : undefined;
    if (up) this.turnAll(between(up, [0, 1, 0]));
    const [l, r] = [this.place('leftUpperArm'), this.place('rightUpperArm')];
    if (l && r) {
      const across = this.mirrored() ? sub(r, l) : sub(l, r);
      const [x, , z] = cross(across, [0, 1, 0]);
      // The front to the nearest eighth of a turn: a figure that leans is left alone.
      const yaw = Math.round((Math.atan2(x, z) * 4) / Math.PI) / 4;
      if (yaw)
        this.turnAll(
          compose([0, 0, 0], [0, Math.sin((-yaw * Math.PI) / 2), 0, Math.cos((yaw * Math.PI) / 2)], [1, 1, 1]),
        );
    }
    const quarter = (n: number): number => (n * Math.PI) / 4;
    const {turn: turned = 0, tilt = 0} = this.corrections;
    this.turnAll(compose([0, 0, 0], [Math.sin(quarter(tilt)), 0, 0, Math.cos(quarter(tilt))], [1, 1, 1]));
    this.turnAll(compose([0, 0, 0], [0, Math.sin(quarter(turned)), 0, Math.cos(quarter(turned))], [1, 1, 1]));
  }

  /** Whether the pose mirrors what the skin binds: her left is then at the right of what she faces. */
  private mirrored(): boolean {
    const arm = this.bones.get('leftUpperArm')!;
    for (const skin of listOf(this.gltf.json, 'skins')) {
      const at = listOf(skin, 'joints').indexOf(arm);
      if (at < 0) continue;
      const bind = has(skin, 'inverseBindMatrices') ? this.gltf.numbers(countOf(skin, 'inverseBindMatrices'), 16) : [];
      return determinant(this.world[arm]!) * (determinant(bind.slice(at * 16, at * 16 + 16)) || 1) < 0;
    }
    return determinant(this.world[arm]!) < 0;
  }

  /** Turns an arm down about its shoulder, in world space: no convention of axes or sides matters. */
  private lower(upper: Bone, fore: Bone): void {
    const [shoulder, elbow] = [this.place(upper), this.place(fore)];
    if (!shoulder || !elbow) return;
    const d = sub(elbow, shoulder);
    const length = length3(d);
    const [x, y, z] = scale(d, 1 / length);
    const flat = Math.hypot(x, z);
    if (!(length > 0) || flat < 1e-6 || (Math.atan2(-y, flat) * 180) / Math.PI > ARM.from) return;
    const [c, s] = [Math.cos((ARM.to * Math.PI) / 180) / flat, Math.sin((ARM.to * Math.PI) / 180)];
    const turned = turn(shoulder, [x, y, z], [x * c, -s, z * c]);
    const root = this.bones.get(upper)!;
    this.world.forEach((world, at) => {
      if (world && this.within(at, root)) this.world[at] = multiply(turned, world);
    });
  }
}

/** Nodes that no other node has as a child. */
function roots(json: Json): unknown[] {
  const nodes = listOf(json, 'nodes');
  const children = new Set(nodes.flatMap((node) => listOf(node, 'children')));
  return nodes.flatMap((_, at) => (children.has(at) ? [] : [at]));
}

/** The axis nearest to a direction; undefined where none is clearly nearest. */
function axisOf(v: Vec3): Vec3 | undefined {
  const [first, second] = v.map((x, i) => [Math.abs(x), i] as const).toSorted((a, b) => b[0] - a[0]);
  if (!(first![0] > 1.5 * second![0])) return undefined;
  return [0, 1, 2].map((i) => (i === first![1] ? Math.sign(v[i]!) : 0)) as unknown as Vec3;
}

/** Rotation that takes one axis to another. */
const between = (from: Vec3, to: Vec3): Mat4 =>
  from[1] === -1 && to[1] === 1 ? compose([0, 0, 0], [1, 0, 0, 0], [1, 1, 1]) : turn([0, 0, 0], from, to);

function local(node: Json): Mat4 {
  return (
    numbersOf(node, 'matrix', 16) ??
    compose(
      numbersOf(node, 'translation', 3) ?? [0, 0, 0],
      numbersOf(node, 'rotation', 4) ?? [0, 0, 0, 1],
      numbersOf(node, 'scale', 3) ?? [1, 1, 1],
    )
  );
}
