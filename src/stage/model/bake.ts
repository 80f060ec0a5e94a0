/** Bakes a model into one static mesh in the layout of the character: at rest, arms lowered, turned to +z, at her height. */
import type {CharacterMesh} from '../character/measures';
import {fromMToon} from '../shading/diffuse';
import {decodeSRGB, mix, type Vec3} from '../shading/math';
import {defaultOf} from '../shading/parameters';
import {type Json} from './container';
import {ModelFault, within} from './faults';
import {countOf, has, listOf, numbersOf, objectOf, textOf, type Gltf} from './gltf';
import {apply, compose, determinant, IDENTITY, multiply, placeOf, turn, type Mat4} from './matrix';
import {partOf, PARTS, type Part} from './parts';
import {drawn, triangles} from './primitives';
import {derive} from './surface';

/** Recipe units from the ground to the top of the head. */
export const HEIGHT = 2.6;
/** Degrees below the horizontal to which arms are lowered, and above which they stay as they are. */
const ARM = {to: 70, from: 50} as const;

export interface ModelMaterial {
  readonly name: string;
  readonly part: Part;
  /** Linear RGBA. */
  readonly color: readonly number[];
  /** Index of the base colour image. */
  readonly image: number | undefined;
  readonly doubleSided: boolean;
  /** Alpha below which a point is missing; 0 where none is. */
  readonly cutoff: number;
  /** Shadow colour of an MToon material, linear; it is multiplied by the picture. */
  readonly shade: Vec3 | undefined;
  /** Whether an MToon material has no outline. */
  readonly bare: boolean;
  /** What an MToon material adds to `LightBias`. */
  readonly bias: number;
}

/** The triangles of one primitive, and what the file says about them. */
export interface Source {
  readonly mesh: string;
  /** Index into `materials`. */
  readonly material: number;
  /** Range in `index`, as in `groups`. */
  readonly start: number;
  readonly count: number;
  /** Semantics of the vertex data in the file, such as `TANGENT`. */
  readonly attributes: readonly string[];
}

export type ModelMesh = Pick<
  CharacterMesh,
  'position' | 'normal' | 'tangent' | 'color' | 'uv0' | 'uv1' | 'uv3' | 'matId' | 'rig'
> & {
  readonly index: Uint32Array;
  readonly groups: Readonly<Record<Part, {start: number; count: number}>>;
  readonly materials: readonly ModelMaterial[];
  readonly sources: readonly Source[];
  /** Height in the unit of the file, which is the metre. */
  readonly height: number;
  /** Centre and radius of the head, recipe units. */
  readonly head: {readonly centre: Vec3; readonly radius: number};
  readonly format: 'glb' | 'vrm0' | 'vrm1';
  /** VRM's `meta` as texts, without pictures. */
  readonly meta: Readonly<Record<string, string>>;
};

interface Piece extends Pick<Source, 'mesh' | 'material' | 'attributes'> {
  readonly part: Part;
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly uv: Float32Array;
  /** Without outline. */
  readonly bare: boolean;
  readonly color: Float32Array | undefined;
  readonly index: Uint32Array;
}

/** Names of bones in files without a humanoid description. */
const BONES: Readonly<Record<string, RegExp>> = {
  head: /^(mixamorig:?)?head$|J_Bip_C_Head$|^DEF-head$|^頭$/i,
  leftUpperArm: /^(mixamorig:?)?(left_?(upper_?)?arm|upper_?arm[_.]?l)$|J_Bip_L_UpperArm$|^左腕$/i,
  rightUpperArm: /^(mixamorig:?)?(right_?(upper_?)?arm|upper_?arm[_.]?r)$|J_Bip_R_UpperArm$|^右腕$/i,
  leftLowerArm: /^(mixamorig:?)?(left_?(fore|lower_?)arm|(fore|lower_?)arm[_.]?l)$|J_Bip_L_LowerArm$|^左ひじ$/i,
  rightLowerArm: /^(mixamorig:?)?(right_?(fore|lower_?)arm|(fore|lower_?)arm[_.]?r)$|J_Bip_R_LowerArm$|^右ひじ$/i,
};

class Skeleton {
  readonly world: (Mat4 | undefined)[] = [];
  readonly bones = new Map<string, number>();
  private readonly parents: number[] = [];

  constructor(private readonly gltf: Gltf) {
    const {json} = gltf;
    const scene = objectOf(listOf(json, 'scenes')[countOf(json, 'scene', 0)]);
    const roots = has(scene, 'nodes') ? listOf(scene, 'nodes') : [];
    const stack = roots.map((node) => ({node, parent: -1}));
    while (stack.length > 0) {
      const {node, parent} = stack.pop()!;
      const at = countOf({node}, 'node');
      const from = gltf.item('nodes', at);
      if (this.world[at]) throw new ModelFault('cycle', textOf(from, 'name') || `nodes[${at}]`);
      this.world[at] = multiply(parent < 0 ? IDENTITY : this.world[parent]!, local(from));
      this.parents[at] = parent;
      for (const child of listOf(from, 'children')) stack.push({node: child, parent: at});
    }
    this.findBones();
    for (const side of ['left', 'right']) this.lower(`${side}UpperArm`, `${side}LowerArm`);
  }

  private findBones(): void {
    const {json} = this.gltf;
    for (const [name, bone] of Object.entries(objectOf(json, 'extensions', 'VRMC_vrm', 'humanoid', 'humanBones')))
      this.bones.set(name, countOf(bone, 'node'));
    for (const bone of listOf(json, 'extensions', 'VRM', 'humanoid', 'humanBones'))
      this.bones.set(textOf(bone, 'bone'), countOf(bone, 'node'));
    if (this.bones.size > 0) return;
    this.world.forEach((_, at) => {
      const name = textOf(this.gltf.item('nodes', at), 'name');
      for (const [bone, pattern] of Object.entries(BONES))
        if (!this.bones.has(bone) && pattern.test(name)) this.bones.set(bone, at);
    });
  }

  place(bone: string): readonly [number, number, number] | undefined {
    const world = this.world[this.bones.get(bone) ?? -1];
    return world && placeOf(world);
  }

  within(node: number, ancestor: number): boolean {
    for (let at = node; at >= 0; at = this.parents[at] ?? -1) if (at === ancestor) return true;
    return false;
  }

  /** Turns an arm down about its shoulder, in world space: no convention of axes or sides matters. */
  private lower(upper: string, fore: string): void {
    const [shoulder, elbow] = [this.place(upper), this.place(fore)];
    if (!shoulder || !elbow) return;
    const d = [elbow[0] - shoulder[0], elbow[1] - shoulder[1], elbow[2] - shoulder[2]];
    const length = Math.hypot(...d);
    const [x, y, z] = d.map((c) => c / length) as [number, number, number];
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

/** The mesh that most morph targets of expressions belong to. */
function mostBound(gltf: Gltf): number {
  const {json} = gltf;
  const counts = new Map<number, number>();
  const add = (mesh: number): void => void counts.set(mesh, (counts.get(mesh) ?? 0) + 1);
  for (const kind of ['preset', 'custom'])
    for (const expression of Object.values(objectOf(json, 'extensions', 'VRMC_vrm', 'expressions', kind)))
      for (const bind of listOf(expression, 'morphTargetBinds')) {
        const node = gltf.item('nodes', countOf(bind, 'node'));
        if (has(node, 'mesh')) add(countOf(node, 'mesh'));
      }
  for (const group of listOf(json, 'extensions', 'VRM', 'blendShapeMaster', 'blendShapeGroups'))
    for (const bind of listOf(group, 'binds')) if (has(bind, 'mesh')) add(countOf(bind, 'mesh'));
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
}

/** Nodes that chains of spring bones start from: VRM 0 names only these, VRM 1 every joint. */
function springs(gltf: Gltf): readonly number[] {
  const {json} = gltf;
  return [
    ...listOf(json, 'extensions', 'VRMC_springBone', 'springs').flatMap((spring) =>
      listOf(spring, 'joints').map((joint) => countOf(joint, 'node')),
    ),
    ...listOf(json, 'extensions', 'VRM', 'secondaryAnimation', 'boneGroups').flatMap((group) =>
      listOf(group, 'bones').map((bone) => countOf({bone}, 'bone')),
    ),
  ];
}

export function bake(gltf: Gltf): ModelMesh {
  const {json} = gltf;
  const vrm0 = objectOf(json, 'extensions', 'VRM');
  const vrm1 = objectOf(json, 'extensions', 'VRMC_vrm');
  const format = Object.keys(vrm1).length > 0 ? 'vrm1' : Object.keys(vrm0).length > 0 ? 'vrm0' : 'glb';
  const skeleton = new Skeleton(gltf);
  const bound = mostBound(gltf);
  const head = skeleton.bones.get('head') ?? -1;
  // Skirts sway too: only chains on the head are hair.
  const hanging = springs(gltf).filter((node) => skeleton.within(node, head));
  const moves = (node: number): Joint => ({
    head: skeleton.within(node, head),
    spring: hanging.some((root) => skeleton.within(node, root)),
  });
  const pieces: Piece[] = [];
  const materials: ModelMaterial[] = [];
  const known = new Map<string, number>();
  const total = {vertices: 0, triangles: 0};

  skeleton.world.forEach((world, at) => {
    const node = gltf.item('nodes', at);
    if (!world || !has(node, 'mesh')) return;
    const meshAt = countOf(node, 'mesh');
    const mesh = gltf.item('meshes', meshAt);
    const meshName = textOf(mesh, 'name') || textOf(node, 'name') || `meshes[${meshAt}]`;
    const skin = has(node, 'skin') ? skinOf(gltf, countOf(node, 'skin'), skeleton) : undefined;
    const joined = skin?.map((joint) => ({...joint, ...moves(joint.node)}));
    const mirrored = !skin && determinant(world) < 0;
    const targetWeights = has(node, 'weights') ? listOf(node, 'weights') : listOf(mesh, 'weights');
    for (const primitive of listOf(mesh, 'primitives')) {
      if (has(objectOf(primitive, 'extensions'), 'KHR_draco_mesh_compression')) throw new ModelFault('draco');
      if (!drawn(primitive)) continue;
      const attributes = objectOf(primitive, 'attributes');
      const count = gltf.count(countOf(attributes, 'POSITION'));
      total.vertices += count;
      within('vertices', total.vertices);
      const index = triangles(gltf, primitive, meshName);
      total.triangles += index.length / 3;
      within('triangles', total.triangles);
      if (index.length === 0) continue;

      const vec = (name: string, width: number): Float32Array | undefined => {
        if (!has(attributes, name)) return undefined;
        const found = gltf.numbers(countOf(attributes, name), width);
        if (found.length !== count * width) throw new ModelFault('reference', name);
        return found;
      };
      const position = vec('POSITION', 3)!;
      const normal = vec('NORMAL', 3);
      listOf(primitive, 'targets').forEach((target, i) => {
        const weight = Number(targetWeights[i] ?? 0);
        if (!weight) return;
        for (const [name, to] of [
          ['POSITION', position],
          ['NORMAL', normal],
        ] as const) {
          if (!to || !has(target, name)) continue;
          const offset = gltf.numbers(countOf(target, name), 3);
          if (offset.length !== to.length) throw new ModelFault('reference', name);
          offset.forEach((x, k) => (to[k]! += weight * x));
        }
      });
      const sets = influences(gltf, attributes, vec);
      const by = {head: 0, spring: 0};
      const [P, N] = [new Float32Array(count * 3), new Float32Array(count * 3)];
      const blend = new Float64Array(16);
      for (let v = 0; v < count; v++) {
        let sum = 0;
        if (joined) for (const {weights} of sets) for (let k = v * 4; k < v * 4 + 4; k++) sum += weights[k]!;
        if (joined && sum > 0) {
          blend.fill(0);
          for (const {joints, weights} of sets)
            for (let k = v * 4; k < v * 4 + 4; k++) {
              const weight = weights[k]! / sum;
              if (weight === 0) continue;
              const joint = joined[joints[k]!];
              if (!joint) throw new ModelFault('reference', 'JOINTS');
              for (let i = 0; i < 16; i++) blend[i]! += weight * joint.matrix[i]!;
              if (joint.head) by.head += weight / count;
              if (joint.spring) by.spring += weight / count;
            }
        } else blend.set(world);
        apply(blend, position, v * 3, 1, P);
        if (normal) apply(blend, normal, v * 3, 0, N);
      }
      if (!P.every(Number.isFinite)) throw new ModelFault('number', meshName);
      N.forEach((x, i) => {
        if (!Number.isFinite(x)) N.fill(0, i - (i % 3), i - (i % 3) + 3);
      });
      if (mirrored) for (let i = 0; i < index.length; i += 3) index.subarray(i + 1, i + 3).reverse();
      const materialAt = has(primitive, 'material') ? countOf(primitive, 'material') : -1;
      const from = materialAt < 0 ? {} : gltf.item('materials', materialAt);
      const name = textOf(from, 'name');
      const part = partOf({material: name, mesh: meshName, mostBound: bound === meshAt, ...by});
      const key = `${materialAt} ${part}`;
      if (!known.has(key)) known.set(key, materials.push(materialOf(gltf, from, name || meshName, part)) - 1);
      const uv = mapped(objectOf(from, 'pbrMetallicRoughness', 'baseColorTexture'), vec, count);
      pieces.push({
        material: known.get(key)!,
        part,
        position: P,
        normal: N,
        uv,
        bare: materials[known.get(key)!]!.bare,
        color: format === 'glb' ? colors(gltf, attributes, count) : undefined,
        index,
        mesh: meshName,
        attributes: Object.keys(attributes),
      });
    }
  });
  if (pieces.length === 0) throw new ModelFault('nothing');
  within('materials', materials.length);

  const [left, right] = [skeleton.place('leftUpperArm'), skeleton.place('rightUpperArm')];
  // She faces +z with her left at +x. VRM 0 faces −z; where the arms are known they tell.
  const back = left && right ? left[0] < right[0] : format === 'vrm0';
  return {
    ...assemble(pieces, back, skeleton.place('head')),
    materials,
    format,
    meta: Object.fromEntries(
      Object.entries(objectOf(format === 'vrm1' ? vrm1 : vrm0, 'meta')).flatMap(([key, value]) => {
        const text = (Array.isArray(value) ? value : [value])
          .filter((one) => typeof one === 'string' || typeof one === 'boolean')
          .join(', ');
        return text ? [[key, text.slice(0, 400)]] : [];
      }),
    ),
  };
}

/** What a bone moves. */
interface Joint {
  readonly head: boolean;
  readonly spring: boolean;
}

type Vectors = (name: string, width: number) => Float32Array | undefined;

/** Joints and weights of a primitive, four a set. */
function influences(gltf: Gltf, attributes: Json, vec: Vectors): {joints: Uint32Array; weights: Float32Array}[] {
  const sets = [];
  for (let set = 0; has(attributes, `JOINTS_${set}`) && has(attributes, `WEIGHTS_${set}`); set++) {
    const joints = gltf.integers(countOf(attributes, `JOINTS_${set}`), 4);
    const weights = vec(`WEIGHTS_${set}`, 4)!;
    if (joints.length !== weights.length) throw new ModelFault('reference', `JOINTS_${set}`);
    sets.push({joints, weights});
  }
  return sets;
}

/** UVs of a texture; KHR_texture_transform turns counter-clockwise where V points down. */
function mapped(texture: Json, vec: Vectors, count: number): Float32Array {
  const transform = objectOf(texture, 'extensions', 'KHR_texture_transform');
  const set = countOf(transform, 'texCoord', countOf(texture, 'texCoord', 0));
  const uv = (vec(`TEXCOORD_${set}`, 2) ?? new Float32Array(count * 2)).map((x) => (Number.isFinite(x) ? x : 0));
  if (Object.keys(transform).length === 0) return uv;
  const [ox, oy] = numbersOf(transform, 'offset', 2) ?? [0, 0];
  const [sx, sy] = numbersOf(transform, 'scale', 2) ?? [1, 1];
  const angle = Number(transform['rotation'] ?? 0) || 0;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let i = 0; i < uv.length; i += 2) {
    const [u, v] = [uv[i]! * sx!, uv[i + 1]! * sy!];
    uv[i] = c * u + s * v + ox!;
    uv[i + 1] = c * v - s * u + oy!;
  }
  return uv;
}

/** Vertex colours as RGBA, 0..1: the plugin's masks. Those of VRM files mean nothing: its materials do not read them. */
function colors(gltf: Gltf, attributes: Json, count: number): Float32Array | undefined {
  if (!has(attributes, 'COLOR_0')) return undefined;
  const at = countOf(attributes, 'COLOR_0');
  const width = textOf(gltf.item('accessors', at), 'type') === 'VEC3' ? 3 : 4;
  const from = gltf.numbers(at, width);
  if (from.length !== count * width) throw new ModelFault('reference', 'COLOR_0');
  const out = new Float32Array(count * 4).fill(1);
  for (let v = 0; v < count; v++) out.set(from.subarray(v * width, (v + 1) * width), v * 4);
  return out;
}

function skinOf(gltf: Gltf, index: number, skeleton: Skeleton): {node: number; matrix: Mat4}[] {
  const skin = gltf.item('skins', index);
  const inverse = has(skin, 'inverseBindMatrices') ? gltf.numbers(countOf(skin, 'inverseBindMatrices'), 16) : undefined;
  return listOf(skin, 'joints').map((joint, i) => {
    const node = countOf({joint}, 'joint');
    const world = skeleton.world[node];
    if (!world || (inverse && inverse.length < (i + 1) * 16)) throw new ModelFault('reference', `skins[${index}]`);
    return {node, matrix: inverse ? multiply(world, [...inverse.subarray(i * 16, i * 16 + 16)]) : world};
  });
}

const isVector = (x: unknown): x is number[] =>
  Array.isArray(x) && x.length >= 3 && x.slice(0, 3).every(Number.isFinite);

/** A number of MToon, -1..1. */
const fraction = (x: unknown, otherwise: number): number =>
  Number.isFinite(x) ? Math.max(-1, Math.min(1, x as number)) : otherwise;

/** The bias that moves the border from the default threshold to that of a shift. */
const biasOf = (shift: number): number => (defaultOf('ShadowThreshold') as number) - fromMToon(shift, 0).threshold;

/** What MToon says in VRM 1 (linear colours) and in VRM 0 (sRGB, by the material's name). */
function mtoonOf(gltf: Gltf, from: Json): Pick<ModelMaterial, 'shade' | 'bare' | 'bias'> {
  const mtoon = objectOf(from, 'extensions', 'VRMC_materials_mtoon');
  if (Object.keys(mtoon).length > 0) {
    const factor = mtoon['shadeColorFactor'];
    const bare = (textOf(mtoon, 'outlineWidthMode') || 'none') === 'none';
    const shade = isVector(factor) ? (factor.slice(0, 3) as unknown as Vec3) : undefined;
    return {shade, bare, bias: biasOf(fraction(mtoon['shadingShiftFactor'], 0))};
  }
  const old = listOf(gltf.json, 'extensions', 'VRM', 'materialProperties').find(
    (each) => textOf(each, 'shader') === 'VRM/MToon' && textOf(each, 'name') === textOf(from, 'name'),
  );
  if (!old) return {shade: undefined, bare: false, bias: 0};
  const floats = objectOf(old, 'floatProperties');
  // VRM 0 names the ends of the transition, on N·L: its middle is the shift of VRM 1 with the sign turned.
  const dark = fraction(floats['_ShadeShift'], 0);
  const lit = mix(1, dark, fraction(floats['_ShadeToony'], 0.9));
  const color = objectOf(old, 'vectorProperties')['_ShadeColor'];
  return {
    shade: isVector(color) ? decodeSRGB(color.slice(0, 3) as unknown as Vec3) : undefined,
    bare: Number(floats['_OutlineWidthMode'] ?? 0) === 0,
    bias: biasOf(-(dark + lit) / 2),
  };
}

/** Blended surfaces are cut out in the middle: the stage draws no translucent ones. */
function cutoffOf(from: Json): number {
  const mode = textOf(from, 'alphaMode');
  if (mode === 'MASK') return Number(from['alphaCutoff'] ?? 0.5) || 0.5;
  return mode === 'BLEND' ? 0.5 : 0;
}

function materialOf(gltf: Gltf, from: Json, name: string, part: Part): ModelMaterial {
  const pbr = objectOf(from, 'pbrMetallicRoughness');
  const texture = objectOf(pbr, 'baseColorTexture');
  let image: number | undefined;
  if (has(texture, 'index')) {
    const source = gltf.item('textures', countOf(texture, 'index'));
    const webp = objectOf(source, 'extensions', 'EXT_texture_webp');
    if (has(webp, 'source')) image = countOf(webp, 'source');
    else if (has(source, 'source')) image = countOf(source, 'source');
    else if (has(objectOf(source, 'extensions'), 'KHR_texture_basisu')) throw new ModelFault('ktx2');
  }
  return {
    name,
    part,
    color: numbersOf(pbr, 'baseColorFactor', 4) ?? [1, 1, 1, 1],
    image,
    doubleSided: from['doubleSided'] === true,
    cutoff: cutoffOf(from),
    ...mtoonOf(gltf, from),
  };
}

/** Joins the pieces in the order of the parts, fits them to her height, and derives normals, tangents and outline normals. */
function assemble(pieces: readonly Piece[], back: boolean, headBone: readonly number[] | undefined) {
  const vertices = pieces.reduce((n, piece) => n + piece.position.length / 3, 0);
  const position = new Float32Array(vertices * 3);
  const normal = new Float32Array(vertices * 3);
  const uv0 = new Float32Array(vertices * 2);
  const color = new Uint8ClampedArray(vertices * 4).fill(255);
  const sources: Source[] = [];
  const matId = new Float32Array(vertices);
  const index = new Uint32Array(pieces.reduce((n, piece) => n + piece.index.length, 0));
  const groups = {} as Record<Part, {start: number; count: number}>;
  let [vertex, corner] = [0, 0];
  for (const part of PARTS) {
    const start = corner;
    for (const piece of pieces.filter((p) => p.part === part)) {
      position.set(piece.position, vertex * 3);
      normal.set(piece.normal, vertex * 3);
      uv0.set(piece.uv, vertex * 2);
      if (piece.bare) for (let i = vertex; i < vertex + piece.position.length / 3; i++) color[i * 4 + 1] = 0;
      if (piece.color) for (let i = 0; i < piece.color.length; i++) color[vertex * 4 + i] = piece.color[i]! * 255;
      const {mesh, material, attributes} = piece;
      sources.push({mesh, material, attributes, start: corner, count: piece.index.length});
      matId.fill(piece.material, vertex, vertex + piece.position.length / 3);
      for (const i of piece.index) index[corner++] = vertex + i;
      vertex += piece.position.length / 3;
    }
    groups[part] = {start, count: corner - start};
  }

  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const i of index)
    for (let k = 0; k < 3; k++) {
      min[k] = Math.min(min[k]!, position[i * 3 + k]!);
      max[k] = Math.max(max[k]!, position[i * 3 + k]!);
    }
  const height = max[1]! - min[1]!;
  const scale = HEIGHT / height;
  if (!Number.isFinite(scale)) throw new ModelFault('flat');
  const sign = back ? -1 : 1;
  const [cx, cz] = [(min[0]! + max[0]!) / 2, (min[2]! + max[2]!) / 2];
  const fit = (x: number, y: number, z: number): Vec3 => [
    (x - cx) * scale * sign,
    (y - min[1]!) * scale,
    (z - cz) * scale * sign,
  ];
  for (let i = 0; i < position.length; i += 3) {
    position.set(fit(position[i]!, position[i + 1]!, position[i + 2]!), i);
    normal[i]! *= sign;
    normal[i + 2]! *= sign;
  }
  const derived = derive({position, normal, uv: uv0, index});
  // The bone is where the head begins; without one, an eighth of the height is the head.
  const neck = headBone ? fit(headBone[0]!, headBone[1]!, headBone[2]!) : ([0, HEIGHT * 0.875, 0] as Vec3);
  const radius = Math.max(0.05, (HEIGHT - neck[1]) / 2);
  return {
    position,
    normal,
    uv0,
    matId,
    index,
    groups,
    ...derived,
    uv1: new Float32Array(vertices * 2),
    color: new Uint8Array(color.buffer),
    sources,
    height,
    rig: new Uint8Array(vertices * 4),
    head: {centre: [neck[0], neck[1] + radius, neck[2]] as Vec3, radius},
  };
}
