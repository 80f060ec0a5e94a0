/** Reads the surfaces of a file in world space, at rest: one piece for each primitive that can be seen. */
import {ModelFault, within} from './faults';
import {countOf, has, listOf, objectOf, textOf, type Gltf} from './gltf';
import {described, materialOf, type ModelMaterial, type Picture} from './materials';
import {apply, applyNormal, determinant, multiply, type Mat4} from './matrix';
import {bindsOf, eyesOf, mostBound, Motion, springs, STILL, swayOf, type Bound} from './moves';
import {partOf, type Part} from './parts';
import {plain} from './plain';
import {cornerOf, drawn, indicesOf, inTurn, roomFor, triangles, turns, type Indices} from './primitives';
import type {Skeleton} from './skeleton';
import {colors, compaction, countIn, influences, mapped, vectors, type Vertices} from './vertices';

/** Least alpha that a display shows. */
const UNSEEN = 1 / 255;

export interface Piece {
  readonly mesh: string;
  /** Index into the materials. */
  readonly material: number;
  /** Semantics of the vertex data in the file, such as `TANGENT`. */
  readonly attributes: readonly string[];
  readonly part: Part;
  /** Whether the skeleton moves it. */
  readonly moved: boolean;
  /** Whether the file has no normals: glTF wants every triangle flat then. */
  readonly flat: boolean;
  /** Vertices that the triangles use. Vertex data are dropped when they are joined. Normals have any length. */
  position: Float32Array;
  normal: Float32Array | undefined;
  uv: Float32Array | undefined;
  /** Masks of the plugin, RGBA 0..255. */
  readonly color: Uint8ClampedArray | undefined;
  /** Opacity of the vertices, 0..255. */
  readonly opacity: Uint8ClampedArray | undefined;
  readonly motion: Motion;
  /** Undefined where each three vertices in turn are a triangle. */
  index: Indices | undefined;
}

/**
 * Whether no point of a material can be seen.
 * @param opacity largest of the vertices
 * @param alphas largest of images; of all others 1
 */
export function isUnseen(
  {blended, cutoff, color, picture}: ModelMaterial,
  opacity: number,
  alphas: ReadonlyMap<number, number>,
): boolean {
  const most = opacity * color[3]! * (alphas.get(picture?.image ?? -1) ?? 1);
  return (blended || cutoff > 0) && most < Math.max(cutoff, UNSEEN);
}

/** A function of its own, as all long loops here: in a large one they run long before they are compiled. */
function isFinite(numbers: Float32Array): boolean {
  for (let i = 0; i < numbers.length; i++) if (!Number.isFinite(numbers[i])) return false;
  return true;
}

/** What a bone moves. */
interface Joint extends Bound {
  readonly matrix: Mat4;
  readonly spring: boolean;
}

/** Whether only the wearer sees a node's mesh, in VRM 0 by the mesh and in VRM 1 by the node. */
function firstPerson(gltf: Gltf): (node: number, mesh: number) => boolean {
  const of = (vrm: string, key: string, flag: string): ReadonlySet<unknown> =>
    new Set(
      listOf(gltf.json, 'extensions', vrm, 'firstPerson', 'meshAnnotations').flatMap((each) =>
        /^firstPersonOnly$/i.test(textOf(each, flag)) ? [objectOf(each)[key]] : [],
      ),
    );
  const meshes = of('VRM', 'mesh', 'firstPersonFlag');
  const nodes = of('VRMC_vrm', 'node', 'type');
  return (node, mesh) => meshes.has(mesh) || nodes.has(node);
}

/**
 * @param alphas largest alpha of images, where it matters
 * @throws ModelFault when nothing can be seen, or the file is broken
 */
export function readPieces(
  gltf: Gltf,
  skeleton: Skeleton,
  masks: boolean,
  alphas: ReadonlyMap<number, number>,
): {pieces: Piece[]; materials: ModelMaterial[]} {
  const bound = mostBound(gltf);
  const head = skeleton.bones.get('head') ?? -1;
  // Skirts sway too: only chains on the head are hair.
  const hanging = springs(gltf).filter((node) => skeleton.within(node, head));
  const sway = swayOf(gltf, skeleton);
  const eyes = eyesOf(gltf).nodes;
  const jointOf = (node: number, matrix: Mat4): Joint => ({
    matrix,
    head: skeleton.within(node, head),
    spring: hanging.some((root) => skeleton.within(node, root)),
    sway: sway(node),
    eye: eyes.findIndex((eye) => skeleton.within(node, eye)),
  });
  const binds = bindsOf(gltf);
  const wearer = firstPerson(gltf);
  const pieces: Piece[] = [];
  const materials: ModelMaterial[] = [];
  const known = new Map<string, number>();
  const compact = compaction();
  const total = {vertices: 0, triangles: 0, unseen: 0};

  const shown = skeleton.world.flatMap((world, at) => {
    const node = gltf.item('nodes', at);
    if (!world || !has(node, 'mesh')) return [];
    const meshAt = countOf(node, 'mesh');
    const mesh = gltf.item('meshes', meshAt);
    const meshName = plain(textOf(mesh, 'name')) || plain(textOf(node, 'name')) || `meshes[${meshAt}]`;
    const primitives = listOf(mesh, 'primitives').filter((primitive) => {
      // A file that does not require Draco has the same data uncompressed.
      const position = objectOf(primitive, 'attributes')['POSITION'];
      const compressed = has(objectOf(primitive, 'extensions'), 'KHR_draco_mesh_compression');
      if (compressed && !has(listOf(gltf.json, 'accessors')[Number(position)], 'bufferView'))
        throw new ModelFault('draco');
      return drawn(primitive);
    });
    if (skeleton.hidden.has(at) || wearer(at, meshAt)) {
      total.unseen += primitives.length;
      return [];
    }
    return [{world, at, node, meshAt, mesh, meshName, primitives}];
  });
  const every = shown.flatMap(({primitives}) => primitives);
  // Read to where they stay: joined later, they would be in memory twice.
  const room = every.every(inTurn) ? roomFor(gltf, every) : undefined;
  let filled = 0;

  for (const {world, at, node, meshAt, mesh, meshName, primitives} of shown) {
    const joints = has(node, 'skin') ? jointsOf(gltf, countOf(node, 'skin'), skeleton, jointOf) : undefined;
    const rigid = jointOf(at, world);
    const bindsHere = binds(at, meshAt);
    const targetWeights = has(node, 'weights') ? listOf(node, 'weights') : listOf(mesh, 'weights');
    for (const primitive of primitives) {
      const attributes = objectOf(primitive, 'attributes');
      const all = gltf.count(countOf(attributes, 'POSITION'));
      const list = inTurn(primitive) ? undefined : triangles(gltf, primitive, meshName);
      const corners = list?.length ?? all - (all % 3);
      total.triangles += corners / 3;
      within('triangles', total.triangles);
      if (corners === 0) continue;
      const turned = !joints && determinant(world) < 0;
      // Without indices all vertices are in use, but for those after the last triangle.
      const vertices = !list
        ? {attributes, all, only: corners, turned}
        : has(primitive, 'indices')
          ? compact(list, attributes, all)
          : {attributes, all, only: undefined};
      total.vertices += countIn(vertices);
      within('vertices', total.vertices);

      const {position, normal, by, moved, motion, index} = posed(gltf, primitive, {
        vertices,
        targetWeights,
        joints,
        rigid,
        binds: bindsHere,
        index: list,
        room: room?.subarray(filled, filled + corners * 3),
      });
      if (!isFinite(position)) throw new ModelFault('number', meshName);
      const materialAt = has(primitive, 'material') ? countOf(primitive, 'material') : -1;
      const from = described(gltf, materialAt);
      const part = partOf({material: textOf(from, 'name'), mesh: meshName, mostBound: bound === meshAt, ...by});
      const material = materialOf(gltf, from, plain(textOf(from, 'name')) || meshName, part);
      const color = colors(gltf, vertices);
      const holed = material.blended || material.cutoff > 0;
      // MToon does not read vertex colours.
      const opacity =
        holed && !material.toon && color?.some((x, i) => i % 4 === 3 && x < 255)
          ? color.filter((_, i) => i % 4 === 3)
          : undefined;
      const most = (opacity?.reduce((a, b) => Math.max(a, b)) ?? 255) / 255;
      if (isUnseen(material, most, alphas)) {
        total.unseen++;
        continue;
      }
      const key = `${materialAt} ${part}`;
      if (!known.has(key)) known.set(key, materials.push(material) - 1);
      filled += position.length;
      // Where alpha is opacity it is no mask.
      if (opacity) for (let i = 3; i < color!.length; i += 4) color![i] = 255;
      pieces.push({
        mesh: meshName,
        material: known.get(key)!,
        attributes: Object.keys(attributes),
        part,
        moved: moved || skeleton.follows(at),
        flat: !normal,
        position,
        normal,
        uv: mapped(gltf, objectOf(from, 'pbrMetallicRoughness', 'baseColorTexture'), vertices),
        color: masks ? color : undefined,
        opacity,
        motion,
        index,
      });
    }
  }
  if (pieces.length === 0) throw new ModelFault(total.unseen > 0 ? 'unseen' : 'nothing');
  within('materials', materials.length);
  const pictures = materials.flatMap(({picture, toon}) => [picture, toon?.shadePicture, toon?.matcap]);
  within('textures', imagesOf(pictures).length);
  return {pieces, materials};
}

/** Images that textures show, each once. */
export const imagesOf = (pictures: readonly (Picture | undefined)[]): number[] => [
  ...new Set(pictures.flatMap((picture) => picture?.image ?? [])),
];

interface Pose {
  readonly vertices: Vertices;
  readonly targetWeights: readonly unknown[];
  readonly joints: readonly Joint[] | undefined;
  /** Of vertices that no joint moves. */
  readonly rigid: Joint;
  readonly binds: ReturnType<ReturnType<typeof bindsOf>>;
  /** The winding is turned in place where the pose mirrors. */
  readonly index: Indices | undefined;
  /** Where the positions go. */
  readonly room: Float32Array | undefined;
}

/** The way of a move that morph targets make, at each vertex. */
function displacement(gltf: Gltf, primitive: unknown, vertices: Vertices, binds: readonly (readonly number[])[]) {
  const sum = new Float32Array(countIn(vertices) * 3);
  const targets = listOf(primitive, 'targets');
  for (const [at, weight] of binds) {
    const target = targets[at!];
    if (target)
      vectors(gltf, {...vertices, attributes: objectOf(target)}, 'POSITION', 3)?.forEach(
        (x, k) => (sum[k]! += weight! * x),
      );
  }
  return sum;
}

/** Vertices with morph targets and skin in world space; the share of them that head and spring bones move. */
function posed(gltf: Gltf, primitive: unknown, {vertices, targetWeights, joints, rigid, binds, index, room}: Pose) {
  const position = vectors(gltf, vertices, 'POSITION', 3, room)!;
  const normal = vectors(gltf, vertices, 'NORMAL', 3);
  listOf(primitive, 'targets').forEach((target, i) => {
    const weight = Number(targetWeights[i] ?? 0);
    if (!weight) return;
    for (const [name, to] of [
      ['POSITION', position],
      ['NORMAL', normal],
    ] as const) {
      if (to)
        vectors(gltf, {...vertices, attributes: objectOf(target)}, name, 3)?.forEach((x, k) => (to[k]! += weight * x));
    }
  });
  const ways = new Map(binds.map(([move, each]) => [move, displacement(gltf, primitive, vertices, each)]));
  const sets = joints ? influences(gltf, vertices) : [];
  const count = position.length / 3;
  const by = {head: 0, spring: 0};
  const hangs = rigid.head || rigid.eye >= 0;
  const motion = joints || hangs || ways.size > 0 ? new Motion(joints || hangs ? count : 0, ways) : STILL;
  const mirrored = new Uint8Array(count);
  const blend = new Float64Array(16);
  let moved = false;
  /** Adds a joint's share of a vertex. */
  const take = (v: number, at: number, weight: number): void => {
    const joint = joints![at];
    if (!joint) throw new ModelFault('reference', 'JOINTS');
    for (let i = 0; i < 16; i++) blend[i]! += weight * joint.matrix[i]!;
    if (joint.head) by.head += weight / count;
    if (joint.spring) by.spring += weight / count;
    motion.take(v, joint, weight);
  };
  /** Sets the matrix of a vertex. */
  const bind = (v: number): void => {
    let sum = 0;
    for (const {weights} of sets) for (let k = v * 4; k < v * 4 + 4; k++) sum += weights[k]!;
    if (sum > 0) {
      moved = true;
      blend.fill(0);
      for (const {joints: places, weights} of sets)
        for (let k = v * 4; k < v * 4 + 4; k++) if (weights[k] !== 0) take(v, places[k]!, weights[k]! / sum);
    } else {
      blend.set(rigid.matrix);
      if (hangs) motion.take(v, rigid, 1);
    }
    mirrored[v] = determinant(blend) < 0 ? 1 : 0;
  };
  const bound = sets.length > 0 || hangs;
  if (!bound) {
    blend.set(rigid.matrix);
    if (determinant(blend) < 0) mirrored.fill(1);
  }
  for (let v = 0; v < count; v++) {
    if (bound) bind(v);
    if (ways.size > 0) motion.displace(v, blend);
    apply(blend, position, v * 3, position);
    if (normal) applyNormal(blend, normal, v * 3, normal);
  }
  motion.settle();
  for (let i = 0; normal && i < normal.length; i++)
    if (!Number.isFinite(normal[i])) normal.fill(0, i - (i % 3), i - (i % 3) + 3);
  let turned = index;
  const corner = cornerOf(index);
  for (let i = 0; !vertices.turned && i < (index?.length ?? count); i += 3)
    if (mirrored[corner(i)]! + mirrored[corner(i + 1)]! + mirrored[corner(i + 2)]! > 1)
      (turned ??= turns(new (indicesOf(count))(count))).subarray(i + 1, i + 3).reverse();
  return {position, normal, by, moved, motion, index: turned};
}

function jointsOf(
  gltf: Gltf,
  index: number,
  skeleton: Skeleton,
  jointOf: (node: number, matrix: Mat4) => Joint,
): Joint[] {
  const skin = gltf.item('skins', index);
  const inverse = has(skin, 'inverseBindMatrices') ? gltf.numbers(countOf(skin, 'inverseBindMatrices'), 16) : undefined;
  return listOf(skin, 'joints').map((joint, i) => {
    const node = countOf({joint}, 'joint');
    const world = skeleton.world[node];
    if (!world || (inverse && inverse.length < (i + 1) * 16)) throw new ModelFault('reference', `skins[${index}]`);
    return jointOf(node, inverse ? multiply(world, [...inverse.subarray(i * 16, i * 16 + 16)]) : world);
  });
}
