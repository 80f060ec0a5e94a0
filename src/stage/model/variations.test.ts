/** Variations of what real files have: for each kind of fault that a reader can have, inputs made in memory. */
import {readFileSync} from 'node:fs';
import {MeshoptEncoder} from 'meshoptimizer/meshopt_encoder.module.js';
import {describe, expect, it} from 'vitest';
import {bake, type ModelMesh} from './bake';
import {readContainer} from './container';
import {glb, human, type Human, vec3} from '../../../tests/stage/glb';
import {Gltf} from './gltf';
import {decodeImages} from './images';
import {cross, dot, scale, type Vec3} from '../shading/math';
import type {Indices} from './primitives';
import {subjectOf} from './subject';
import {oneOf} from './surface';

const read = (json: object, bin: Uint8Array, alphas?: ReadonlyMap<number, number>): ModelMesh =>
  bake(new Gltf(readContainer(glb(json, bin))), {}, alphas);
type Objects = Record<string, unknown>[];
type File = Pick<ReturnType<typeof human>, 'json' | 'bin' | 'nodes'>;

/** Adds an accessor of a file. */
function accessor(
  file: File,
  data: Float32Array | Int8Array | Uint8Array | Uint16Array | Int16Array,
  type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4',
  more: object = {},
): number {
  const width = {SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4}[type];
  const start = Math.ceil(file.bin.length / 4) * 4;
  const bytes = new Uint8Array(start + data.byteLength);
  bytes.set(file.bin);
  bytes.set(new Uint8Array(data.buffer), start);
  file.bin = bytes;
  const views = file.json['bufferViews'] as Objects;
  const bufferView = views.push({buffer: 0, byteOffset: start, byteLength: data.byteLength}) - 1;
  file.json['buffers'] = [{byteLength: bytes.length}];
  const componentType = {Float32Array: 5126, Int8Array: 5120, Uint8Array: 5121, Uint16Array: 5123, Int16Array: 5122}[
    data.constructor.name
  ];
  return (
    (file.json['accessors'] as Objects).push({bufferView, componentType, type, count: data.length / width, ...more}) - 1
  );
}
const primitive = (file: File, mesh: number): Record<string, unknown> & {attributes: Record<string, number>} =>
  ((file.json['meshes'] as Objects)[mesh]!['primitives'] as never[])[0]!;
const nodesOf = (file: File): Objects => file.json['nodes'] as Objects;

const names = (m: ModelMesh): string[] =>
  [...new Set(m.sources.map(({material}) => m.materials[material]!.name))].sort();
const sourceOf = (m: ModelMesh, name: string) => m.sources.find(({material}) => m.materials[material]!.name === name)!;
const corners = (m: ModelMesh, name: string): Indices => {
  const {start, count} = sourceOf(m, name);
  return m.index.subarray(start, start + count);
};
/** Signed volume of closed boxes: negative when they are inside out. */
function volume(m: ModelMesh, name: string): number {
  let sum = 0;
  const of = corners(m, name);
  for (let i = 0; i < of.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vec3(m.position, of[i + k]!)) as [Vec3, Vec3, Vec3];
    sum += dot(a, cross(b, c));
  }
  return sum;
}

const box = {at: [0, 1.66, 0.2], half: [0.2, 0.2, 0.05]};
const boxed = (material: object = {}, more: Human = {}): File =>
  human({boxes: [box], materials: [{name: 'a'}, {name: 'b'}, {name: 'box0', ...material}], ...more});
const plain = read(human().json, human().bin);

describe('a mirrored skin', () => {
  it.each<[string, string, object]>([
    ['a joint along y', 'chest 0', {scale: [1, -1, 1]}],
    ['a joint along z', 'spine 0', {scale: [1, 1, -1]}],
    [
      'the root joint by a matrix',
      'hips 0',
      {translation: undefined, matrix: [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0.95, 0, 1]},
    ],
  ])('is right side out under %s', (_, bone, change) => {
    const file = human();
    Object.assign(nodesOf(file)[file.nodes.get(bone)!]!, change);
    const m = read(file.json, file.bin);
    // The nose hangs from the head, which hangs from each of them.
    expect(volume(m, 'b')).toBeGreaterThan(0);
  });

  it('is right side out with quantised positions that Meshopt packed', () => {
    const {json, bin} = readContainer(new Uint8Array(readFileSync('tests/fixtures/models/mannequin.glb')));
    const roots = (json['scenes'] as {nodes: number[]}[])[0]!.nodes;
    const nodes = [...(json['nodes'] as object[]), {scale: [1, 1, -1], children: roots}];
    const [as, mirrored] = [read(json, bin), read({...json, nodes, scenes: [{nodes: [nodes.length - 1]}]}, bin)];
    for (const name of names(as)) expect(volume(mirrored, name)).toBeCloseTo(volume(as, name), 1);
  });

  it('does not follow the place of its own node', () => {
    const file = human();
    for (const node of nodesOf(file))
      if ('skin' in node) Object.assign(node, {translation: [5, 1, 0], scale: [3, 3, 3]});
    expect(read(file.json, file.bin).position).toEqual(plain.position);
  });
});

it.each([0, 1])('normals under a joint that is scaled along one axis stand on the surface (%i)', (axis) => {
  const file = human();
  // A ramp: all normals of the nose lie between x and y.
  const slope = Array.from({length: 8}, () => [Math.SQRT1_2, Math.SQRT1_2, 0]).flat();
  primitive(file, 1).attributes['NORMAL'] = accessor(file, Float32Array.from(slope), 'VEC3');
  const narrow = [1, 1, 1];
  narrow[axis] = 0.5;
  nodesOf(file)[file.nodes.get('head 0')!]!['scale'] = narrow;
  const m = read(file.json, file.bin);
  const expected = [0, 1].map((k) => (k === axis ? 2 : 1) / Math.sqrt(5));
  const [x, y, z] = scale(vec3(m.normal, corners(m, 'b')[0]!), 1 / oneOf(m.normal));
  expect([Math.abs(x), y]).toEqual(expected.map((one) => expect.closeTo(one, 4) as number));
  expect(z).toBeCloseTo(0, 4);
});

describe('triangles without indices in a mirror', () => {
  /** A triangle of the box's mesh, in the mirror or not. */
  const of = (mirrored: boolean, change: (file: File, of: ReturnType<typeof primitive>) => void = () => undefined) => {
    const file = boxed({alphaMode: 'BLEND'});
    const given = primitive(file, 2);
    delete given['indices'];
    const x = mirrored ? -0.1 : 0.1;
    const places = [0, 1.6, 0.2, 0.1, 1.6, 0.2, 0, 1.7, 0.2].map((c) => (c === 0.1 ? x : c));
    given.attributes = {
      POSITION: accessor(file, Float32Array.from(places), 'VEC3'),
      NORMAL: accessor(file, Float32Array.from([0, 0, 1, x * 10, 0, 0, 0, 1, 0]), 'VEC3'),
      TEXCOORD_0: accessor(file, Float32Array.from([0, 0, 1, 0, 0, 1]), 'VEC2'),
      COLOR_0: accessor(file, Uint8Array.from([9, 0, 0, 40, 99, 0, 0, 80, 199, 0, 0, 255]), 'VEC4', {normalized: true}),
    };
    given['targets'] = [{POSITION: accessor(file, Float32Array.from([0, 0, 0, x, 0, 0, 0, 0.1, 0]), 'VEC3')}];
    (file.json['meshes'] as Objects)[2]!['weights'] = [0.5];
    if (mirrored) nodesOf(file).at(-1)!['scale'] = [-1, 1, 1];
    change(file, given);
    const m = read(file.json, file.bin);
    /** What each corner has, from the one at the left below. */
    const all = [...corners(m, 'box0')].map((v) => ({
      place: vec3(m.position, v).map((c) => Math.round(c * 1e4)),
      normal: vec3(m.normal, v).map((c) => Math.round(c / 100)),
      uv: [...m.uv0.subarray(v * 2, v * 2 + 2)],
      color: [...m.color.subarray(v * 4, v * 4 + 4), m.rig[v * 4 + 3]],
    }));
    return {all, turn: volume(m, 'box0')};
  };

  it('keep what each vertex has, and their front', () => {
    const [plainly, mirrored] = [of(false), of(true)];
    const sorted = ({all}: typeof plainly) => all.map((each) => JSON.stringify(each)).sort();
    expect(sorted(mirrored)).toEqual(sorted(plainly));
    // Seen from the other side, the mirrored corners go the other way round in the file.
    expect(mirrored.turn).toBeCloseTo(-plainly.turn, 5);
    expect(plainly.turn).toBeGreaterThan(0);
  });

  it.each([5, 6])('keep their front in mode %i too', (mode) => {
    const change = (_: File, given: Record<string, unknown>): void => void (given['mode'] = mode);
    expect(of(true, change).turn).toBeCloseTo(-of(false).turn, 5);
  });
});

describe('what can be seen', () => {
  it('is no blended surface whose vertices are all clear', () => {
    const file = boxed({alphaMode: 'BLEND'});
    const clear = Float32Array.from({length: 32}, (_, i) => (i % 4 === 3 ? 0 : 1));
    primitive(file, 2).attributes['COLOR_0'] = accessor(file, clear, 'VEC4');
    expect(names(read(file.json, file.bin))).toEqual(['a', 'b']);
  });

  it.each([
    ['VRM', {firstPerson: {meshAnnotations: [{mesh: 2, firstPersonFlag: 'ThirdPersonOnly'}]}}],
    ['VRM', {firstPerson: {meshAnnotations: [{mesh: 2, firstPersonFlag: 'Auto'}]}}],
    ['VRMC_vrm', {firstPerson: {meshAnnotations: [{node: 99, type: 'auto'}]}}],
    ['VRMC_vrm', {firstPerson: {meshAnnotations: [{node: 99, type: 'thirdPersonOnly'}]}}],
  ])('is what %s does not leave to the wearer: %o', (extension, vrm) => {
    const file = boxed();
    const node = nodesOf(file).length - 1;
    const text = JSON.stringify({[extension]: {meta: {name: 'x'}, ...vrm}}).replace('99', String(node));
    expect(names(read({...file.json, extensions: JSON.parse(text) as object}, file.bin))).toContain('box0');
  });

  it('is a skin whose joints are switched off, but nothing below a node that is', () => {
    const off = {KHR_node_visibility: {visible: false}};
    const file = boxed();
    nodesOf(file)[file.nodes.get('hips 0')!]!['extensions'] = off;
    const held = nodesOf(file).length - 1;
    const roots = (file.json['scenes'] as {nodes: number[]}[])[0]!.nodes;
    roots.splice(roots.indexOf(held), 1);
    nodesOf(file)[held]!['extensions'] = {KHR_node_visibility: {visible: true}};
    (nodesOf(file)[file.nodes.get('hand 1')!]!['children'] as number[]).push(held);
    expect(names(read(file.json, file.bin))).toEqual(['a', 'b']);
  });

  it.each<[string, object]>([
    ['a scene chosen by its index', {scene: 1, scenes: [{nodes: [99]}, 'all']}],
    ['the first of several scenes', {scene: undefined, scenes: ['all', {nodes: [99]}]}],
  ])('is %s', (_, change) => {
    const file = boxed();
    const held = nodesOf(file).length - 1;
    const all = {nodes: (file.json['scenes'] as {nodes: number[]}[])[0]!.nodes.filter((node) => node !== held)};
    const text = JSON.stringify({...file.json, ...change})
      .replace('[99]', `[${held}]`)
      .replace('"all"', JSON.stringify(all));
    expect(names(read(JSON.parse(text) as object, file.bin))).toEqual(['a', 'b']);
  });
});

describe('vertices', () => {
  it('are moved by morph targets with weights at rest, those of the node before those of the mesh', () => {
    const up = accessorOf(Array.from({length: 8}, () => [0, 1, 0]).flat());
    function accessorOf(values: number[]) {
      return (file: File) => accessor(file, Float32Array.from(values), 'VEC3');
    }
    const top = (weights: readonly number[], ofNode?: readonly number[]): number => {
      const file = boxed();
      primitive(file, 2)['targets'] = [{POSITION: up(file)}];
      (file.json['meshes'] as Objects)[2]!['weights'] = weights;
      nodesOf(file).at(-1)!['weights'] = ofNode;
      return read(file.json, file.bin).height;
    };
    expect(top([0.5]) - top([0])).toBeCloseTo(0.5, 4);
    expect(top([0.5], [0.25]) - top([0])).toBeCloseTo(0.25, 4);
  });

  it.each<[string, (values: number[]) => Uint8Array | Uint16Array, number]>([
    ['bytes', (values) => Uint8Array.from(values), 255],
    ['shorts', (values) => Uint16Array.from(values), 65535],
  ])('have weights in normalised %s and joints of 16 bits', (_, of, one) => {
    const file = human();
    const {attributes} = primitive(file, 0);
    const [joints, weights] = ['JOINTS_0', 'WEIGHTS_0'].map((key) =>
      new Gltf(readContainer(glb(file.json, file.bin)))[key === 'JOINTS_0' ? 'integers' : 'numbers'](
        attributes[key]!,
        4,
      ),
    );
    attributes['JOINTS_0'] = accessor(file, Uint16Array.from(joints!), 'VEC4');
    attributes['WEIGHTS_0'] = accessor(file, of([...weights!].map((w) => w * one)), 'VEC4', {normalized: true});
    expect(read(file.json, file.bin).position).toEqual(plain.position);
  });

  it('are read from sparse accessors without a view', () => {
    const file = human();
    const {attributes} = primitive(file, 1);
    const values = new Gltf(readContainer(glb(file.json, file.bin))).numbers(attributes['POSITION']!, 3);
    const places = accessor(file, Uint8Array.from(Array.from({length: 8}, (_, i) => i)), 'SCALAR');
    const moved = accessor(file, values, 'VEC3');
    const [indices, of] = [places, moved].map((at) => (file.json['accessors'] as Objects)[at]!['bufferView']);
    const sparse = {count: 8, indices: {bufferView: indices, componentType: 5121}, values: {bufferView: of}};
    attributes['POSITION'] =
      (file.json['accessors'] as Objects).push({componentType: 5126, type: 'VEC3', count: 8, sparse}) - 1;
    expect(read(file.json, file.bin).position).toEqual(plain.position);
  });

  it('have the UVs of the set that the texture names, zero where there is none', () => {
    const texture = (more: object) => ({pbrMetallicRoughness: {baseColorTexture: {index: 0, ...more}}});
    const KHR_texture_transform = {rotation: Math.PI / 2, texCoord: 1};
    const uvs = (material: object, set: number[] | undefined): number[] => {
      const file = boxed(material, {json: {textures: [{source: 0}]}});
      if (set) primitive(file, 2).attributes['TEXCOORD_1'] = accessor(file, Float32Array.from(set), 'VEC2');
      const m = read(file.json, file.bin);
      const v = corners(m, 'box0')[0]! * 2;
      return [...m.uv0.subarray(v, v + 2)];
    };
    const ones = new Array<number>(16).fill(1);
    expect(uvs(texture({texCoord: 1}), ones)).toEqual([1, 1]);
    expect(
      uvs(
        texture({texCoord: 1}),
        ones.map(() => 0),
      ),
    ).toEqual([0, 0]);
    expect(uvs(texture({texCoord: 1}), undefined)).toEqual([0, 0]);
    const turned = uvs(texture({texCoord: 0, extensions: {KHR_texture_transform}}), ones);
    expect(turned).toEqual([expect.closeTo(1, 5), expect.closeTo(-1, 5)]);
  });

  it('stay where they are while animations move their nodes', () => {
    const file = human();
    const input = accessor(file, Float32Array.from([0, 1]), 'SCALAR');
    const output = accessor(file, Float32Array.from([0, 0, 0, 0, 9, 0]), 'VEC3');
    const target = {node: file.nodes.get('hips 0'), path: 'translation'};
    const animations = [{channels: [{sampler: 0, target}], samplers: [{input, output}]}];
    expect(read({...file.json, animations}, file.bin).position).toEqual(plain.position);
  });
});

describe('a surface of an exporter', () => {
  it.each<[string, object, {readonly [key: string]: unknown}]>([
    ['a sampler that leaves all out', {samplers: [{}]}, {wrap: [10497, 10497], nearest: false}],
    ['a sampler of one direction', {samplers: [{wrapS: 33648}]}, {wrap: [33648, 10497]}],
    ['a sampler of values that are none', {samplers: [{wrapS: 0, wrapT: null}]}, {wrap: [10497, 10497]}],
    [
      'hard texels',
      {samplers: [{magFilter: 9728, minFilter: 9984, wrapT: 33071}]},
      {wrap: [10497, 33071], nearest: true},
    ],
    ['two textures of one image, each its sampler', {samplers: [{wrapS: 33071}]}, {image: 3, wrap: [33071, 10497]}],
  ])('has %s', (_, json, expected) => {
    const textures = [{source: 3, sampler: 0}, {source: 3}];
    const m = read(boxed(textured(1, {}), {json: {...json, textures}}).json, human({boxes: [box]}).bin);
    expect(m.materials.find(({name}) => name === 'box0')!.picture).toMatchObject(expected);
  });

  it.each<[string, object, boolean]>([
    ['colours without alpha', {alphaMode: 'BLEND'}, true],
    ['a cut-off above all alpha', {alphaMode: 'MASK', alphaCutoff: 1.1}, false],
    ['a cut-off and blending', {alphaMode: 'BLEND', alphaCutoff: 2}, true],
    ['a cut-off without a mode', {alphaCutoff: 2}, true],
    ['a clear factor without a mode', {pbrMetallicRoughness: {baseColorFactor: [1, 1, 1, 0]}}, true],
    ['a mode in small letters', {alphaMode: 'blend', pbrMetallicRoughness: {baseColorFactor: [1, 1, 1, 0]}}, true],
  ])('is seen with %s: %o', (_, material, seen) => {
    const file = boxed(material);
    primitive(file, 2).attributes['COLOR_0'] = accessor(file, new Float32Array(24), 'VEC3');
    expect(names(read(file.json, file.bin)).includes('box0')).toBe(seen);
  });

  it.each<[string, (file: File) => void]>([
    ['its own node', (file) => void (nodesOf(file).find(({mesh}) => mesh === 1)!['extensions'] = HIDDEN)],
    [
      'a node above its own, which its joints are not below',
      (file) => {
        const {nodes} = (file.json['scenes'] as [{nodes: number[]}])[0];
        const at = nodesOf(file).findIndex(({mesh}) => mesh === 1);
        nodes[nodes.indexOf(at)] = nodesOf(file).push({children: [at], extensions: HIDDEN}) - 1;
      },
    ],
  ])('of a skin is hidden by %s', (_, change) => {
    const file = human();
    change(file);
    expect(names(read(file.json, file.bin))).toEqual(['a']);
  });
  const HIDDEN = {KHR_node_visibility: {visible: false}};

  it('is flat where the file has no normals for it, smooth beside', () => {
    const file = boxed();
    const {attributes} = primitive(file, 0);
    const {count} = (file.json['accessors'] as {count: number}[])[attributes['POSITION']!]!;
    const up = Float32Array.from({length: count * 3}, (_, i) => (i % 3 === 1 ? 1 : 0));
    attributes['NORMAL'] = accessor(file, up, 'VEC3');
    const m = read(file.json, file.bin);
    expect(m.sources.map(({flat, material}) => [m.materials[material]!.name, flat]).sort()).toEqual([
      ['a', false],
      ['b', true],
      ['box0', true],
    ]);
  });

  it.each<[string, number[]]>([
    ['one axis', [-1, 1, 1]],
    ['three axes', [-1, -1, -1]],
  ])('is right side out where the skin was bound in a mirror of %s, under the same mirror', (_, mirror) => {
    const file = human({root: {scale: mirror}});
    const gltf = new Gltf(readContainer(glb(file.json, file.bin)));
    const [skin] = file.json['skins'] as [{inverseBindMatrices: number}];
    const matrices = gltf.numbers(skin.inverseBindMatrices, 16).map((x, i) => x * (mirror[(i >> 2) % 4] ?? 1));
    skin.inverseBindMatrices = accessor(file, matrices, 'VEC4');
    const listed = (file.json['accessors'] as Objects)[skin.inverseBindMatrices]!;
    Object.assign(listed, {type: 'MAT4', count: matrices.length / 16});
    for (const mesh of [0, 1]) {
      const of = primitive(file, mesh);
      const places = gltf.numbers(of.attributes['POSITION']!, 3).map((x, i) => x * mirror[i % 3]!);
      of.attributes['POSITION'] = accessor(file, places, 'VEC3');
      of['indices'] = accessor(file, Uint16Array.from(gltf.integers(of['indices'] as number, 1).reverse()), 'SCALAR');
    }
    const m = read(file.json, file.bin);
    for (const name of ['a', 'b']) expect(volume(m, name)).toBeGreaterThan(0);
    expect(m.height).toBeCloseTo(plain.height, 4);
  });
});

it.each<[string, object, number[], boolean]>([
  ['no texture and a cut-off of 0', {alphaMode: 'MASK', alphaCutoff: 0}, [0.24], true],
  ['no texture and a factor above its cut-off', {alphaMode: 'MASK', alphaCutoff: 0.2}, [0.24], true],
  ['no texture and a factor below its cut-off', {alphaMode: 'MASK', alphaCutoff: 0.3}, [0.24], false],
])('a cut-out surface with %s is seen as it says', (_, material, [alpha], seen) => {
  const file = boxed({...material, pbrMetallicRoughness: {baseColorFactor: [1, 1, 1, alpha]}});
  expect(names(read(file.json, file.bin)).includes('box0')).toBe(seen);
});

it.each([
  ['\u202eeman', 'eman'],
  ['a\u2028b\tc', 'a b c'],
  ['\u2067👩‍🎤\u2069', '👩 🎤'],
])('a name with marks that cannot be seen is one plain line: %j', (name, expected) => {
  const file = boxed({name});
  expect(names(read(file.json, file.bin))).toContain(expected);
});

it.each<[string, (file: File, scene: number[]) => void]>([
  ['an empty node', (file, scene) => scene.unshift(nodesOf(file).push({name: 'Head', translation: [0, 0.1, 0]}) - 1)],
  ['the node of the skinned mesh', (file) => void (nodesOf(file).find(({mesh}) => mesh === 0)!['name'] = 'Head')],
  [
    'an ornament on a foot',
    (file) => {
      const at = nodesOf(file).push({name: 'Head', mesh: 0}) - 1;
      (nodesOf(file)[file.nodes.get('foot 1')!]!['children'] as number[]).unshift(at);
    },
  ],
])('%s called as the head does not take its place', (_, change) => {
  const file = human({name: (bone, side) => (bone === 'head' ? 'Head' : `${bone}${side}`)});
  change(file, (file.json['scenes'] as {nodes: number[]}[])[0]!.nodes);
  expect(read(file.json, file.bin).found.bones.get('head')).toBe(file.nodes.get('head 0'));
});

describe('what only the wearer sees', () => {
  it.each<[string, (node: number) => object, number]>([
    ['VRM 0 by the mesh, on all its nodes', () => ({VRM: {firstPerson: annotated({mesh: 2}, 'firstPersonFlag')}}), 0],
    ['VRM 1 by one of its nodes', (node) => ({VRMC_vrm: {firstPerson: annotated({node}, 'type')}}), 1],
  ])('is hidden in %s', (_, extensions, left) => {
    const file = boxed();
    const node = nodesOf(file).length - 1;
    (file.json['scenes'] as {nodes: number[]}[])[0]!.nodes.push(nodesOf(file).push({mesh: 2}) - 1);
    const m = read({...file.json, extensions: extensions(node)}, file.bin);
    expect(m.sources.filter(({material}) => m.materials[material]!.name === 'box0')).toHaveLength(left);
  });
  const annotated = (of: object, key: string) => ({
    meshAnnotations: [{...of, [key]: key === 'type' ? 'firstPersonOnly' : 'FirstPersonOnly'}],
  });
});

it.each<[string, readonly string[], readonly (number | undefined)[]]>([
  ['names in another order', ['b', 'a', 'a'], [1, 0.5, 0.25]],
  ['a list that is too short', ['a', 'b'], [1, 0.5, undefined]],
])('VRM 0 materials go by index with %s', (_, listed, shades) => {
  const materialProperties = listed.map((name, i) => ({
    name,
    shader: 'VRM/MToon',
    vectorProperties: {_ShadeColor: [1, 1, i / 10, 1], _OutlineColor: [2 ** -i, 0, 0, 1]},
    floatProperties: {_OutlineWidthMode: 1, _OutlineWidth: 2 ** -i},
  }));
  const file = boxed();
  const m = read({...file.json, extensions: {VRM: {meta: {title: 'x'}, materialProperties}}}, file.bin);
  const widths = ['a', 'b', 'box0'].map((name) => m.materials.find((each) => each.name === name)!.toon?.width);
  expect(widths).toEqual(shades.map((width) => width && width / 100));
});

it.each<[string, object, object]>([
  ['textures that no material has', {textures: Array.from({length: 70}, (_, source) => ({source}))}, {}],
  [
    'materials that no mesh has',
    {textures: Array.from({length: 70}, (_, source) => ({source}))},
    {pbrMetallicRoughness: {baseColorTexture: {index: 69}}},
  ],
  [
    'many textures of one image',
    {textures: Array.from({length: 70}, () => ({source: 3}))},
    {pbrMetallicRoughness: {baseColorTexture: {index: 69}}},
  ],
])('images count when they are decoded: %s', (_, json, material) => {
  const images = Array.from({length: 70}, () => ({uri: 'missing.png'}));
  const spare = Array.from({length: 70}, (_each, index) => ({pbrMetallicRoughness: {baseColorTexture: {index}}}));
  const materials = [{name: 'a'}, {name: 'b'}, {name: 'box0', ...material}, ...spare];
  const file = boxed({}, {json: {...json, images, materials}});
  expect(read(file.json, file.bin).materials).toHaveLength(3);
});

it.each<[string, (bin: Uint8Array) => object]>([
  ['several buffers', (bin) => ({buffers: [dataOf(bin), dataOf(new Uint8Array(4))]})],
  ['parameters in its data address', (bin) => ({buffers: [dataOf(bin, ';charset=utf-8')]})],
  ['an unknown type in its data address', (bin) => ({buffers: [dataOf(bin, '', 'application/gltf-buffer')]})],
  ['no type in its data address', (bin) => ({buffers: [dataOf(bin, '', '')]})],
  [
    'capitals in its data address',
    (bin) => ({buffers: [{...dataOf(bin), uri: dataOf(bin).uri.replace(/^.*,/, (kind) => kind.toUpperCase())}]}),
  ],
  [
    'escaped marks in its data address',
    (bin) => ({
      buffers: [{...dataOf(bin), uri: dataOf(bin).uri.replace(/(?<=,).*/, (base64) => encodeURIComponent(base64))}],
    }),
  ],
])('a file in one text has %s', (_, change) => {
  const {json, bin} = human();
  const text = new TextEncoder().encode(JSON.stringify({...json, ...change(bin)}, undefined, 1));
  expect(bake(new Gltf(readContainer(text))).position).toEqual(plain.position);
});
function dataOf(bin: Uint8Array, parameters = '', type = 'application/octet-stream') {
  return {
    byteLength: bin.length,
    uri: `data:${type}${parameters};base64,${Buffer.from(bin).toString('base64')}`,
  };
}

describe('what exporters leave open', () => {
  it('is a bone, a mesh or a chain that is not there, in VRM 0 and 1', () => {
    const {json, bin, nodes} = human();
    const humanBones = [
      {bone: 'head', node: nodes.get('head 0')},
      {bone: 'jaw', node: -1},
    ];
    const firstPerson = {firstPersonBone: -1, meshAnnotations: [{mesh: -1, firstPersonFlag: 'Auto'}]};
    const blendShapeMaster = {blendShapeGroups: [{binds: [{mesh: -1}]}]};
    const VRM = {
      humanoid: {humanBones},
      firstPerson,
      blendShapeMaster,
      secondaryAnimation: {boneGroups: [{bones: [-1]}]},
    };
    const VRMC_vrm = {
      humanoid: {humanBones: {head: {node: nodes.get('head 0')}, jaw: null, leftEye: {}, rightEye: {node: -1}}},
      expressions: {preset: {happy: {morphTargetBinds: [{node: 999, index: 0}]}}},
    };
    const VRMC_springBone = {springs: [{joints: [{node: 9999}, {}]}]};
    for (const extensions of [{VRM}, {VRMC_vrm, VRMC_springBone}])
      expect(read({...json, extensions}, bin).found.bones.get('head')).toBe(nodes.get('head 0'));
  });

  it('is Draco beside the same data uncompressed', () => {
    const {json, bin, nodes} = human();
    for (const {primitives} of json['meshes'] as {primitives: Record<string, unknown>[]}[])
      for (const primitive of primitives)
        primitive['extensions'] = {KHR_draco_mesh_compression: {bufferView: 0, attributes: {POSITION: 0}}};
    expect(read({...json, extensionsUsed: ['KHR_draco_mesh_compression']}, bin).found.bones.get('head')).toBe(
      nodes.get('head 0'),
    );
  });

  it('is a scene without nodes, or one that is not there', () => {
    const {json, bin} = human();
    const [full] = json['scenes'] as object[];
    for (const scenes of [
      [{}, full],
      [{name: 'x', nodes: []}, full],
    ])
      for (const scene of [undefined, 0, 7])
        expect(read({...json, scenes, scene}, bin).position).toEqual(plain.position);
  });

  it('is a skeleton outside of the scene, which moves the skin and is not drawn itself', () => {
    const file = boxed();
    const scenes = file.json['scenes'] as {nodes: number[]}[];
    (nodesOf(file)[file.nodes.get('hand 1')!]!['children'] as number[]).push(nodesOf(file).push({mesh: 2}) - 1);
    const m = read({...file.json, scenes: [{nodes: scenes[0]!.nodes.slice(1, 3)}]}, file.bin);
    expect(m.position).toEqual(plain.position);
  });

  it('is the padding of the description', () => {
    const {json, bin} = human();
    const text = JSON.stringify(json);
    const padded = text + '\0'.repeat(4 - (new TextEncoder().encode(text).length % 4));
    expect(bake(new Gltf(readContainer(glb(padded, bin)))).position).toEqual(plain.position);
  });
});

it('a texture in another format alone is named, one with a usual format beside it is read', () => {
  const other = {EXT_texture_avif: {source: 0}};
  const pbrMetallicRoughness = {baseColorTexture: {index: 0}};
  const of = (texture: object): ModelMesh => {
    const {json, bin} = boxed({pbrMetallicRoughness}, {json: {images: [{}, {}], textures: [texture]}});
    return read(json, bin);
  };
  expect(() => of({extensions: other})).toThrow('extension: EXT_texture_avif');
  expect(of({source: 1, extensions: other}).materials.find(({name}) => name === 'box0')!.picture!.image).toBe(1);
});

it.each(['EXT', 'KHR'])('meshes that %s_meshopt_compression packed are read alike', (vendor) => {
  const {json, bin} = readContainer(new Uint8Array(readFileSync('tests/fixtures/models/mannequin.glb')));
  const renamed = JSON.parse(
    JSON.stringify(json).replaceAll('EXT_meshopt_compression', `${vendor}_meshopt_compression`),
  ) as object;
  expect(read(renamed, bin).position).toEqual(read(json, bin).position);
});

it.each([
  ['OBJ', 'format', '# made by hand\nmtllib a.mtl\no Body\nv 0 1 2\n'],
  ['OBJ without a comment', 'format', 'v 0.1 1 2\nv 1 1 1\n'],
  ['STL', 'format', 'solid body\n facet normal 0 0 1\n'],
  ['PLY', 'format', 'ply\nformat ascii 1.0\n'],
  ['COLLADA', 'format', '<?xml version="1.0"?>\n<COLLADA version="1.4.1">'],
  ['USD', 'format', '#usda 1.0\n'],
  ['USDZ', 'format', `PK\x03\x04${' '.repeat(26)}body.usdc`],
  ['a ZIP', 'archive', `PK\x03\x04${' '.repeat(26)}body.glb`],
  ['a page in XHTML', 'html', '<?xml version="1.0"?>\n<!DOCTYPE html><html>'],
  ['a pointer of Git LFS', 'pointer', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'],
])('%s is told as %s', (_, code, text) => expect(() => readContainer(new TextEncoder().encode(text))).toThrow(code));

const textured = (alpha: number, material: object) => ({
  ...material,
  pbrMetallicRoughness: {baseColorFactor: [1, 1, 1, alpha], baseColorTexture: {index: 0}},
});
const IMAGE = {textures: [{source: 3, sampler: 0}], samplers: [{wrapS: 33071, wrapT: 33648}]};

describe('alpha is that of factor, texture and vertices together:', () => {
  it.each<[string, object, {texture?: number; vertices?: number}, boolean]>([
    ['a factor of 0 on an opaque texture', textured(0, {alphaMode: 'BLEND'}), {}, false],
    ['a texture below the cut-off', textured(1, {alphaMode: 'MASK'}), {texture: 0.4}, false],
    ['a texture and a factor below the cut-off', textured(0.5, {alphaMode: 'MASK'}), {texture: 0.8}, false],
    ['a texture and a factor above the cut-off', textured(0.7, {alphaMode: 'MASK'}), {texture: 0.8}, true],
    ['vertices and a factor below it', textured(0.5, {alphaMode: 'MASK', alphaCutoff: 0.3}), {vertices: 0.5}, false],
    ['vertices and a factor above it', textured(0.5, {alphaMode: 'MASK', alphaCutoff: 0.2}), {vertices: 0.5}, true],
    ['a cut-off of 1 and nothing clear', textured(1, {alphaMode: 'MASK', alphaCutoff: 1}), {}, true],
    ['a clear texture on an opaque surface', textured(1, {}), {texture: 0}, true],
  ])('%s', (_, material, {texture = 1, vertices}, seen) => {
    const file = boxed(material, {json: IMAGE});
    if (vertices !== undefined) {
      const colors = Float32Array.from({length: 32}, (_each, i) => (i % 4 === 3 ? vertices : 1));
      primitive(file, 2).attributes['COLOR_0'] = accessor(file, colors, 'VEC4');
    }
    expect(names(read(file.json, file.bin, new Map([[3, texture]]))).includes('box0')).toBe(seen);
  });
});

describe('specular-glossiness', () => {
  const of = (gloss: object, material: object = {}): ModelMesh => {
    const file = boxed({...material, extensions: {KHR_materials_pbrSpecularGlossiness: gloss}}, {json: IMAGE});
    return read(file.json, file.bin);
  };
  const box0 = (m: ModelMesh) => m.materials.find(({name}) => name === 'box0');

  it('has its texture wrapped, moved and coloured as that says', () => {
    const KHR_texture_transform = {offset: [0.25, 0.5]};
    const texture = {index: 0, extensions: {KHR_texture_transform}};
    const [plainly, moved] = [
      of({diffuseTexture: {index: 0}}),
      of({diffuseFactor: [0.5, 1, 1, 1], diffuseTexture: texture}),
    ];
    expect(box0(moved)).toMatchObject({color: [0.5, 1, 1, 1], picture: {image: 3, wrap: [33071, 33648]}});
    const uv = (m: ModelMesh): number[] => [...m.uv0.subarray(corners(m, 'box0')[0]! * 2).subarray(0, 2)];
    expect(uv(moved)).toEqual([uv(plainly)[0]! + 0.25, uv(plainly)[1]! + 0.5]);
  });

  it('has its alpha, and comes before the colour for other readers', () => {
    const fallback = {pbrMetallicRoughness: {baseColorFactor: [1, 0, 0, 1]}};
    expect(box0(of({diffuseFactor: [0, 1, 0, 1]}, fallback))!.color).toEqual([0, 1, 0, 1]);
    expect(box0(of({diffuseFactor: [1, 1, 1, 0]}, {alphaMode: 'BLEND'}))).toBeUndefined();
  });
});

describe('light of a surface', () => {
  const black = {pbrMetallicRoughness: {baseColorFactor: [0, 0, 0, 1]}};
  const glass = (more: object, color = [1, 1, 1, 1]): object => ({
    pbrMetallicRoughness: {baseColorFactor: color},
    extensions: {KHR_materials_transmission: {transmissionFactor: 1, ...more}},
  });
  it.each<[string, object, object]>([
    [
      'sent out by a black one is its colour',
      {...black, emissiveFactor: [1, 1, 1], emissiveTexture: {index: 0}},
      {color: [1, 1, 1, 1], picture: {image: 3, wrap: [33071, 33648]}},
    ],
    [
      'sent out by a black one is no more than white',
      {
        ...black,
        emissiveFactor: [0.5, 0.25, 0],
        extensions: {KHR_materials_emissive_strength: {emissiveStrength: 4}},
      },
      {color: [1, 1, 0, 1], picture: undefined},
    ],
    ['sent out by a coloured one is not', {emissiveFactor: [1, 0, 0]}, {color: [1, 1, 1, 1]}],
    ['that clear glass lets through shows what is behind', glass({}), {blended: true, color: [1, 1, 1, 0.1]}],
    ['that black glass lets through is none', glass({}, [0, 0, 0, 1]), {blended: true, color: [0, 0, 0, 1]}],
    [
      'that a part of it lets through is left out',
      glass({transmissionTexture: {index: 0}}),
      {blended: false, color: [1, 1, 1, 1]},
    ],
  ])('%s', (_, material, expected) => {
    const file = boxed(material, {json: IMAGE});
    expect(read(file.json, file.bin).materials.find(({name}) => name === 'box0')).toMatchObject(expected);
  });
});

describe('normals', () => {
  it.each<[string, object, object, Vec3]>([
    [
      'under a scale above a turn',
      {scale: [0.5, 1, 1]},
      {rotation: [0, 0, Math.sin(Math.PI / 8), Math.cos(Math.PI / 8)]},
      [2, 1, 0],
    ],
    ['under a shear by a matrix', {matrix: [1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]}, {}, [1, -1, 0]],
    ['under two scales that undo each other', {scale: [0.5, 1, 1]}, {scale: [2, 1, 1]}, [1, 0, 0]],
  ])('%s stand on the surface', (_, above, own, expected) => {
    const file = boxed();
    const given = Int8Array.from({length: 32}, (_each, i) => (i % 4 === 0 ? 127 : 0));
    const NORMAL = accessor(file, given, 'VEC3', {normalized: true, count: 8});
    const accessors = file.json['accessors'] as Objects;
    (file.json['bufferViews'] as Objects)[accessors[NORMAL]!['bufferView'] as number]!['byteStride'] = 4;
    primitive(file, 2).attributes['NORMAL'] = NORMAL;
    const nodes = nodesOf(file);
    Object.assign(nodes.at(-1)!, own);
    const roots = (file.json['scenes'] as {nodes: number[]}[])[0]!.nodes;
    roots.push(nodes.push({...above, children: [roots.pop()]}) - 1);
    const m = read(file.json, file.bin);
    const n = scale(vec3(m.normal, corners(m, 'box0')[0]!), 1 / oneOf(m.normal));
    const length = Math.sqrt(dot(expected, expected));
    n.forEach((x, i) => expect(x).toBeCloseTo(expected[i]! / length, 3));
  });
});

describe('MToon', () => {
  const one = (mtoon: object, more: Human = {}): ModelMesh => {
    const file = boxed(
      {extensions: {VRMC_materials_mtoon: mtoon}},
      {...more, json: {...IMAGE, extensions: {VRMC_vrm: {meta: {name: 'x'}}}}},
    );
    return read(file.json, file.bin);
  };
  const zero = (properties: object): ModelMesh => {
    const materialProperties = [{}, {}, {name: 'box0', shader: 'VRM/MToon', ...properties}];
    const file = boxed({}, {json: {...IMAGE, extensions: {VRM: {meta: {title: 'x'}, materialProperties}}}});
    return read(file.json, file.bin);
  };
  const toonOf = (m: ModelMesh) => m.materials.find(({name}) => name === 'box0')!.toon!;
  const partOf = (m: ModelMesh) =>
    subjectOf({...m, images: new Map(), findings: []}).parts[m.sources.indexOf(sourceOf(m, 'box0'))]!;

  it('has widths on the screen in shares of its height, in VRM 0 in percent of half of it', () => {
    const screen = one({outlineWidthMode: 'screenCoordinates', outlineWidthFactor: 0.002});
    const old = zero({floatProperties: {_OutlineWidthMode: 2, _OutlineWidth: 0.4}});
    for (const m of [screen, old])
      expect(partOf(m).values).toMatchObject({
        OutlineScreenBlend: 1,
        OutlineWidthPixels: expect.closeTo(2.16, 5) as number,
      });
  });

  it('has widths in metres, in VRM 0 in centimetres, that grow with the figure', () => {
    const world = one({outlineWidthMode: 'worldCoordinates', outlineWidthFactor: 0.002});
    const old = zero({floatProperties: {_OutlineWidthMode: 1, _OutlineWidth: 0.2}});
    const small = one(
      {outlineWidthMode: 'worldCoordinates', outlineWidthFactor: 0.002},
      {root: {scale: [0.5, 0.5, 0.5]}},
    );
    for (const m of [world, old, small])
      expect(partOf(m).values).toMatchObject({OutlineScreenBlend: 0, OutlineWidth: 0.002 * m.centimetres});
    expect(small.centimetres).toBeGreaterThan(world.centimetres * 1.5);
  });

  it.each<[string, object, object]>([
    [
      'all left out',
      {},
      {shade: [0, 0, 0], line: undefined, matcap: undefined, values: {RimIntensity: 0, OutlineLightingInfluence: 1}},
    ],
    ['a width without a mode', {outlineWidthFactor: 1}, {line: undefined}],
    ['a mode without a width', {outlineWidthMode: 'worldCoordinates'}, {line: undefined}],
    ['a MatCap of a black factor', {matcapTexture: {index: 0}, matcapFactor: [0, 0, 0]}, {matcap: undefined}],
    [
      'a MatCap of a coloured factor',
      {matcapTexture: {index: 0}, matcapFactor: [0.1, 0.5, 0.2]},
      {matcap: {image: 3, wrap: [33071, 33648]}, values: {MatCapIntensity: 0.5}},
    ],
    ['a MatCap without a factor', {matcapTexture: {index: 0}}, {matcap: {image: 3}, values: {MatCapIntensity: 1}}],
    [
      'a shade texture with its sampler',
      {shadeMultiplyTexture: {index: 0}},
      {shadePicture: {image: 3, wrap: [33071, 33648]}},
    ],
    [
      'a rim of a small power',
      {parametricRimColorFactor: [1, 0, 0], parametricRimFresnelPowerFactor: 0},
      {values: {RimIntensity: 1, RimColor: [1, 0, 0], RimFresnelPower: 0.5}},
    ],
    [
      'values of wrong types',
      {shadeColorFactor: 'red', shadingShiftFactor: null, outlineColorFactor: [1]},
      {shade: [0, 0, 0]},
    ],
  ])('of VRM 1 is read with %s', (_, mtoon, expected) => {
    // The version is a field of every such material.
    expect(toonOf(one({specVersion: '1.0', ...mtoon}))).toMatchObject(expected);
  });

  it.each<[string, object, object]>([
    ['a sphere texture', {textureProperties: {_SphereAdd: 0}}, {matcap: {image: 3}, values: {MatCapIntensity: 1}}],
    [
      'an outline of mixed colour',
      {floatProperties: {_OutlineWidthMode: 1, _OutlineWidth: 1, _OutlineColorMode: 1, _OutlineLightingMix: 0.25}},
      {values: {OutlineLightingInfluence: 0.25}},
    ],
    [
      'an outline of fixed colour',
      {floatProperties: {_OutlineWidthMode: 1, _OutlineWidth: 1, _OutlineLightingMix: 0.25}},
      {values: {OutlineLightingInfluence: 0}},
    ],
    [
      'a rim in sRGB',
      {vectorProperties: {_RimColor: [0.5, 0, 0, 1]}},
      {values: {RimColor: [expect.closeTo(0.214, 3), 0, 0]}},
    ],
  ])('of VRM 0 is read with %s', (_, properties, expected) => expect(toonOf(zero(properties))).toMatchObject(expected));

  it('does not read vertex colours, a material beside it does', () => {
    const clear = Float32Array.from({length: 32}, (_, i) => (i % 4 === 3 ? 0 : 1));
    const seen = (extensions: object): boolean => {
      const file = boxed({alphaMode: 'BLEND', extensions}, {json: {extensions: {VRMC_vrm: {meta: {name: 'x'}}}}});
      primitive(file, 2).attributes['COLOR_0'] = accessor(file, clear, 'VEC4');
      return names(read(file.json, file.bin)).includes('box0');
    };
    expect(seen({VRMC_materials_mtoon: {specVersion: '1.0'}})).toBe(true);
    expect(seen({})).toBe(false);
  });
});

describe('a name', () => {
  it.each<[string, object, string]>([
    ['of nothing that can be seen', {name: '\u200b\u202e\u0000'}, 'Block'],
    ['that is empty', {name: ''}, 'Block'],
    ['that is no text', {name: 7}, 'Block'],
    ['of another direction', {name: '\u05e9\u05dc\u05d5\u05dd'}, '\u05e9\u05dc\u05d5\u05dd'],
    ['of 10 000 letters', {name: 'x'.repeat(10_000)}, `${'x'.repeat(79)}…`],
  ])('%s is shown in a line', (_, material, expected) => {
    const file = boxed(material);
    (file.json['meshes'] as Objects)[2]!['name'] = 'Block';
    expect(names(read(file.json, file.bin))).toContain(expected);
  });

  it('is that of the place in the file where there is no other', () => {
    const file = boxed({name: '\u200b'});
    (file.json['meshes'] as Objects)[2]!['name'] = '\u2066';
    nodesOf(file).at(-1)!['name'] = ' ';
    expect(names(read(file.json, file.bin))).toContain('meshes[2]');
  });
});

it('a place that is too far for the figure is a fault, not infinite', () => {
  const file = boxed();
  const far = new Float32Array(24).fill(3e38);
  primitive(file, 2).attributes['POSITION'] = accessor(file, far, 'VEC3');
  expect(() => read(file.json, file.bin)).toThrow('number');
});

describe('limits hold in total', () => {
  it('for what Meshopt unpacks to', async () => {
    await MeshoptEncoder.ready;
    const [count, byteStride, mode] = [180_000, 256, 'ATTRIBUTES'];
    const packed = MeshoptEncoder.encodeGltfBuffer(new Uint8Array(count * byteStride), count, byteStride, mode);
    const EXT_meshopt_compression = {buffer: 0, byteLength: packed.length, count, byteStride, mode};
    const view = {buffer: 0, byteLength: 0, extensions: {EXT_meshopt_compression}};
    const json = {asset: {version: '2.0'}, bufferViews: [view, view, view], buffers: [{byteLength: packed.length}]};
    const gltf = new Gltf(readContainer(glb(json, packed)));
    gltf.view(0);
    gltf.view(1);
    gltf.view(0);
    expect(() => gltf.view(2)).toThrow('unpackedBytes');
  });

  it('for the pixels of images, before one is decoded', async () => {
    const png = new Uint8Array(40);
    png.set([0x89, 0x50, 0x4e, 0x47]);
    new DataView(png.buffer).setUint32(16, 8192);
    new DataView(png.buffer).setUint32(20, 8192);
    const images = Array.from({length: 9}, (_, i) => ({bytes: png, name: String(i)}));
    await expect(decodeImages(images).next()).rejects.toThrow('totalPixels');
  });

  it('for the joints of a vertex', () => {
    const file = human();
    const {attributes} = primitive(file, 0);
    for (const set of [1, 2, 3])
      for (const name of ['JOINTS', 'WEIGHTS']) attributes[`${name}_${set}`] = attributes[`${name}_0`]!;
    // Four sets are read: a fifth of another length is no fault.
    for (const name of ['JOINTS_4', 'WEIGHTS_4']) attributes[name] = accessor(file, new Float32Array(4), 'VEC4');
    expect(read(file.json, file.bin).position).toEqual(plain.position);
  });
});
