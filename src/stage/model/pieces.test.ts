import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {bake, HEIGHT, type ModelMesh} from './bake';
import {readContainer} from './container';
import {examine} from './doctor';
import {ModelFault} from './faults';
import {glb, human, type Human, vec3} from '../../../tests/stage/glb';
import {Gltf} from './gltf';
import {cross, dot, type Vec3} from '../shading/math';
import {oneOf} from './surface';

const from = (bytes: Uint8Array): ModelMesh => bake(new Gltf(readContainer(bytes)));
const read = (given: Human = {}): ModelMesh => {
  const {json, bin} = human(given);
  return from(glb(json, bin));
};
const fault = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return (error as ModelFault).code;
  }
  return '';
};
const names = (m: ModelMesh): string[] =>
  [...new Set(m.sources.map(({material}) => m.materials[material]!.name))].sort();
const codes = (m: ModelMesh): string[] => examine(m).map(({code}) => code);
/** Signed volume of a material's closed boxes: negative when they are inside out. */
function volume(m: ModelMesh, name: string): number {
  const {start, count} = m.sources.find(({material}) => m.materials[material]!.name === name)!;
  let sum = 0;
  for (let i = start; i < start + count; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vec3(m.position, m.index[i + k]!)) as [Vec3, Vec3, Vec3];
    sum += dot(a, cross(b, c));
  }
  return sum;
}

const box = {at: [0, 1.66, 0.2], half: [0.2, 0.2, 0.05]};
const withBox = (material: object, more: Human = {}): Human => ({
  boxes: [box],
  materials: [{name: 'a'}, {name: 'b'}, {name: 'box0', ...material}],
  ...more,
});
const alpha = (a: number) => ({pbrMetallicRoughness: {baseColorFactor: [1, 1, 1, a]}});

describe('a surface that cannot be seen', () => {
  it.each<[string, Human]>([
    ['a blended one of alpha 0', withBox({alphaMode: 'BLEND', ...alpha(0)})],
    ['a blended one of less than one step of 255', withBox({alphaMode: 'BLEND', ...alpha(0.002)})],
    ['a cut-out with a factor below its cut-off', withBox({alphaMode: 'MASK', ...alpha(0.4)})],
    ['a cut-out with a cut-off above 1', withBox({alphaMode: 'MASK', alphaCutoff: 1.5})],
    ['one whose node is not visible', {boxes: [{...box, node: {extensions: {KHR_node_visibility: {visible: false}}}}]}],
    [
      'one for the first person only in VRM 0',
      {
        boxes: [box],
        json: {
          extensions: {
            VRM: {meta: {title: 'x'}, firstPerson: {meshAnnotations: [{mesh: 2, firstPersonFlag: 'FirstPersonOnly'}]}},
          },
        },
      },
    ],
  ])('is left out of the picture, the framing and the check: %s', (_, given) => {
    const m = read(given);
    expect(names(m)).toEqual(['a', 'b']);
    expect(m.height).toBeCloseTo(read().height, 5);
  });

  it('is left out with all below its node', () => {
    const {json, bin} = human({boxes: [box]});
    const nodes = json['nodes'] as object[];
    const scene = (json['scenes'] as {nodes: number[]}[])[0]!;
    const parent = {extensions: {KHR_node_visibility: {visible: false}}, children: [scene.nodes.pop()]};
    scene.nodes.push(nodes.push(parent) - 1);
    expect(names(from(glb(json, bin)))).toEqual(['a', 'b']);
  });

  it('is left out in VRM 1 by the node', () => {
    const {json, bin} = human({boxes: [box]});
    const node = (json['nodes'] as unknown[]).length - 1;
    const VRMC_vrm = {meta: {name: 'x'}, firstPerson: {meshAnnotations: [{node, type: 'firstPersonOnly'}]}};
    expect(names(from(glb({...json, extensions: {VRMC_vrm}}, bin)))).toEqual(['a', 'b']);
  });

  it('is named as the reason when there is no other', () =>
    expect(fault(() => read({materials: [1, 2].map(() => ({alphaMode: 'BLEND', ...alpha(0)}))}))).toBe('unseen'));

  it('is an image without any visible point', () => {
    const {json, bin} = human(withBox({alphaMode: 'BLEND', pbrMetallicRoughness: {baseColorTexture: {index: 0}}}));
    const open = () => new Gltf(readContainer(glb({...json, textures: [{source: 3}]}, bin)));
    expect(names(bake(open()))).toContain('box0');
    for (const [alpha, seen] of [
      [0, false],
      [0.001, false],
      [0.1, true],
    ] as const)
      expect(names(bake(open(), {}, new Map([[3, alpha]]))).includes('box0')).toBe(seen);
  });
});

describe('alpha', () => {
  it.each<[string, object, object]>([
    [
      'is what shows through a blended surface',
      {alphaMode: 'BLEND', ...alpha(0.12)},
      {blended: true, cutoff: 0, color: [1, 1, 1, 0.12]},
    ],
    ['is not cut at a cut-off of 0', {alphaMode: 'MASK', alphaCutoff: 0, ...alpha(0.24)}, {blended: false, cutoff: 0}],
    ['is cut at one half without a cut-off', {alphaMode: 'MASK'}, {blended: false, cutoff: 0.5}],
    ['does not count on an opaque surface', alpha(0), {blended: false, cutoff: 0}],
  ])('%s', (_, material, expected) =>
    expect(read(withBox(material)).materials.find(({name}) => name === 'box0')).toMatchObject(expected),
  );

  it('of vertices is opacity where the material shows what is behind, a mask elsewhere', () => {
    for (const [alphaMode, rig, mask] of [
      ['BLEND', 64, 255],
      ['OPAQUE', 255, 64],
    ] as const) {
      const {json, bin} = human(withBox({alphaMode}));
      const colors = new Uint8Array(new Float32Array(8 * 4).map((_, i) => (i % 4 === 3 ? 0.25 : 1)).buffer);
      const data = new Uint8Array([...bin, ...colors]);
      const view = {buffer: 0, byteOffset: bin.length, byteLength: colors.length};
      const [views, accessors] = [json['bufferViews'] as object[], json['accessors'] as object[]];
      const COLOR_0 =
        accessors.push({bufferView: views.push(view) - 1, componentType: 5126, type: 'VEC4', count: 8}) - 1;
      const [primitive] = (json['meshes'] as {primitives: {attributes: object}[]}[])[2]!.primitives;
      Object.assign(primitive!.attributes, {COLOR_0});
      const m = from(glb({...json, buffers: [{byteLength: data.length}]}, data));
      const {start} = m.sources.find(({material}) => m.materials[material]!.name === 'box0')!;
      const v = m.index[start]!;
      expect([m.rig[v * 4 + 3], m.color[v * 4 + 3]]).toEqual([rig, mask]);
    }
  });
});

describe('a surface', () => {
  const flips = (scale: readonly number[]) => ({scale});
  it.each<[string, Human]>([
    ['under a mirrored root', {root: flips([-1, 1, 1])}],
    ['under a root mirrored along all axes', {root: flips([-1, -1, -1])}],
    ['under a mirrored root that is scaled', {root: flips([0.5, 0.5, -0.5])}],
    ['on a mirrored node', {boxes: [{...box, node: flips([1, 1, -1])}]}],
  ])('%s is not inside out, skinned or not', (_, given) => {
    const m = read(given);
    for (const name of names(m)) expect(volume(m, name), name).toBeGreaterThan(0);
    expect(codes(m)).not.toContain('inside');
  });

  it('is not mirrored by its node where a skin moves it', () => {
    const {json, bin} = human();
    const nodes = json['nodes'] as object[];
    json['nodes'] = nodes.map((node) => ('skin' in node ? {...node, scale: [-1, 1, 1]} : node));
    const m = from(glb(json, bin));
    for (const name of names(m)) expect(volume(m, name), name).toBeGreaterThan(0);
  });

  it('without normals is flat, one with normals is not', () => {
    const flat = ({sources}: ModelMesh): boolean[] => sources.map((source) => source.flat);
    expect(flat(read())).toEqual([true, true]);
    expect(flat(from(readFileSync('tests/fixtures/models/mannequin.glb')))).not.toContain(true);
  });

  it.each([
    ['a node', {boxes: [{...box, node: {scale: [0.25, 1, 1]}}]}],
    ['a root', {root: {scale: [0.5, 1, 1]}}],
  ])('has normals upright on it when %s is scaled along one axis', (_, given) => {
    // The facets' own normals are the reference: those of a file are given as they were before the scale.
    const {json, bin} = human(given as Human);
    const bare = from(glb(json, bin));
    const primitives = (json['meshes'] as {primitives: {attributes: Record<string, number>}[]}[]).flatMap(
      (mesh) => mesh.primitives,
    );
    const [views, accessors] = [json['bufferViews'] as object[], json['accessors'] as object[]];
    // A ramp: the normal (1, 0, 1) of a plane through x and z.
    const slope = Float32Array.from(Array.from({length: 8}, () => [Math.SQRT1_2, 0, Math.SQRT1_2]).flat());
    const data = new Uint8Array([...bin, ...new Uint8Array(slope.buffer)]);
    const last = primitives.at(-1)!.attributes;
    last['NORMAL'] =
      accessors.push({
        bufferView: views.push({buffer: 0, byteOffset: bin.length, byteLength: 96}) - 1,
        componentType: 5126,
        type: 'VEC3',
        count: 8,
      }) - 1;
    const m = from(glb({...json, buffers: [{byteLength: data.length}]}, data));
    const name = names(m).at(-1)!;
    const v = m.index[m.sources.find(({material}) => m.materials[material]!.name === name)!.start]!;
    const k = 'root' in given ? 0.5 : 0.25;
    const expected = [1 / k, 0, 1].map((x) => x / Math.hypot(1 / k, 1));
    vec3(m.normal, v).forEach((x, i) => expect(x / oneOf(m.normal)).toBeCloseTo(expected[i]!, 4));
    expect(bare.index.length).toBe(m.index.length);
  });
});

describe('the framing', () => {
  const height = read().height;
  const merged = (boxes: Human['boxes']) => {
    // Everything in one mesh, without a skin: no bone tells the figure from the rest.
    const {json, bin} = human({boxes: boxes!});
    const nodes = (json['nodes'] as Record<string, unknown>[]).map((node) => ({...node, skin: undefined}));
    return from(glb({...json, nodes, skins: []}, bin));
  };
  it.each<[string, NonNullable<Human['boxes']>]>([
    ['a wall', [{at: [0, 10, -2], half: [10, 10, 0.01]}]],
    ['a floor', [{at: [1, -0.5, 0], half: [8, 0.01, 8]}]],
    [
      'a wall and a floor',
      [
        {at: [0, 4, -4], half: [9, 5, 0.01]},
        {at: [2, -0.03, 0], half: [6, 0.005, 6]},
      ],
    ],
    ['a thing far away', [{at: [40, 3, 0], half: [0.1, 0.1, 0.1]}]],
  ])('leaves out %s and names it', (_, boxes) => {
    for (const m of [read({boxes}), ...(boxes[0]!.at[0]! < 5 ? [merged(boxes)] : [])]) {
      expect(m.height).toBeCloseTo(height, 2);
      const found = examine(m).find(({code}) => code === 'scenery')!;
      expect(found.sources.map((i) => m.materials[m.sources[i]!.material]!.name).sort()).toEqual(
        boxes.map((_, i) => `box${i}`),
      );
    }
  });

  it('leaves out a wall of more triangles than the figure has, moved by a skeleton or not', () => {
    const {json, bin} = human({boxes: [{at: [0, 9, -2], half: [10, 10, 0.01]}]});
    const {primitives} = (json['meshes'] as {primitives: {indices: number}[]}[])[2]!;
    // The same twelve triangles many times.
    const times = 100;
    const view = (json['bufferViews'] as {byteOffset: number; byteLength: number}[])[primitives[0]!.indices]!;
    const corners = bin.slice(view.byteOffset, view.byteOffset + view.byteLength);
    const data = Uint8Array.from([...bin, ...Array.from({length: times}, () => [...corners]).flat()]);
    Object.assign(view, {byteOffset: bin.length, byteLength: corners.length * times});
    Object.assign((json['accessors'] as object[])[primitives[0]!.indices]!, {count: (corners.length / 4) * times});
    const nodes = json['nodes'] as Record<string, unknown>[];
    for (const change of [{}, {nodes: nodes.map((node) => ({...node, skin: undefined})), skins: []}]) {
      const m = from(glb({...json, buffers: [{byteLength: data.length}], ...change}, data));
      expect(m.height).toBeCloseTo(height, 2);
      expect(codes(m)).toContain('scenery');
    }
  });

  it.each([
    [50, 0, 0],
    [0, 9, 0],
    [0, -7, 3],
  ])('leaves out a stray vertex at %s, %s, %s and names its surface', (x, y, z) => {
    const {json, bin} = human();
    const data = bin.slice();
    new Float32Array(data.buffer, 0, 3).set([x, y, z]);
    const m = from(glb(json, data));
    expect(Math.abs(m.height - height)).toBeLessThan(0.1);
    expect(codes(m)).toContain('stray');
  });

  it('keeps what a figure holds or wears', () => {
    const m = read({
      boxes: [
        {at: [0.9, 1.2, 0.2], half: [0.02, 0.7, 0.02]},
        {at: [0, 1.9, 0], half: [0.3, 0.05, 0.3]},
      ],
    });
    expect(codes(m)).not.toContain('scenery');
    expect(m.height).toBeGreaterThan(height);
  });

  it('takes the head of a bust for more than an eighth', () => {
    const boxes = [
      {at: [0, 0.1, 0], half: [0.2, 0.1, 0.12]},
      {at: [0, 0.35, 0], half: [0.1, 0.15, 0.12]},
    ];
    const {json, bin} = human({boxes});
    const scenes = [{nodes: (json['scenes'] as {nodes: number[]}[])[0]!.nodes.slice(-2)}];
    const m = from(
      glb(
        {
          ...json,
          scenes,
          skins: undefined,
          nodes: (json['nodes'] as Record<string, unknown>[]).map((node) => ({...node, skin: undefined})),
        },
        bin,
      ),
    );
    expect(m.head.radius * 2).toBeGreaterThan(HEIGHT / 3);
    expect(codes(m)).toContain('noBones');
  });
});

describe('a texture', () => {
  const textured = (json: object, material: object) => {
    const m = human(withBox(material));
    return from(glb({...m.json, ...json}, m.bin)).materials.find(({name}) => name === 'box0')!;
  };
  const base = {pbrMetallicRoughness: {baseColorTexture: {index: 0}}};
  it.each([
    [[33071, 33648], {wrapS: 33071, wrapT: 33648}],
    [[10497, 10497], {wrapS: 'x', wrapT: 1}],
    [[10497, 33071], {wrapT: 33071}],
  ])('wraps as its sampler says: %s', (wrap, sampler) =>
    expect(textured({textures: [{source: 0, sampler: 0}], samplers: [sampler]}, base).picture).toEqual({
      image: 0,
      wrap,
      nearest: false,
    }),
  );

  it.each<[string, object, object]>([
    ['a factor', {diffuseFactor: [0.8, 0.1, 0.1, 0.5]}, {color: [0.8, 0.1, 0.1, 0.5], picture: undefined}],
    [
      'a texture',
      {diffuseTexture: {index: 0}},
      {color: [1, 1, 1, 1], picture: {image: 0, wrap: [10497, 10497], nearest: false}},
    ],
  ])('and colour of specular-glossiness are read: %s', (_, KHR_materials_pbrSpecularGlossiness, expected) =>
    expect(textured({textures: [{source: 0}]}, {extensions: {KHR_materials_pbrSpecularGlossiness}})).toMatchObject(
      expected,
    ),
  );
});

describe('a file', () => {
  it('without scenes shows all its roots', () => {
    const {json, bin} = human();
    for (const scenes of [undefined, []])
      expect(from(glb({...json, scene: undefined, scenes}, bin)).height).toBeGreaterThan(1.7);
  });

  it('in one text is read, with a mark of UTF-8 too', () => {
    const {json, bin} = human();
    const uri = `data:application/octet-stream;base64,${Buffer.from(bin).toString('base64')}`;
    const text = JSON.stringify({...json, buffers: [{byteLength: bin.length, uri}]});
    for (const start of ['', '\ufeff', '\n '])
      expect(from(new TextEncoder().encode(start + text)).height).toBeGreaterThan(1.7);
  });

  it.each([
    'KHR_lights_punctual',
    'KHR_materials_variants',
    'KHR_xmp_json_ld',
    'NV_materials_mdl',
    'NEEDLE_persistent_assets',
    'EXT_bmesh_encoding',
    'EXT_lights_ies',
    'KHR_animation_pointer',
    'KHR_interactivity',
    'KHR_node_hoverability',
    'KHR_physics_rigid_bodies',
    'MSFT_lod',
    'MSFT_audio_emitter',
    'OMI_physics_body',
    'EXT_lights_image_based',
    'EXT_structural_metadata',
    'EXT_mesh_manifold',
    'EXT_mesh_primitive_edge_visibility',
    'ADOBE_materials_thin_transparency',
  ])('may require %s, which changes nothing here', (name) =>
    expect(read({json: {extensionsRequired: [name]}}).height).toBeGreaterThan(1.7),
  );
  it.each(['EXT_mesh_gpu_instancing', 'KHR_gaussian_splatting', 'EXT_texture_avif'])('may not require %s', (name) =>
    expect(fault(() => read({json: {extensionsRequired: [name]}}))).toBe('extension'),
  );

  it('has names without controls, on one line and short', () => {
    const m = read({materials: [{name: `\u202ea\u2066\n\u0000b${'x'.repeat(500)}`}, {name: '👩'.repeat(100)}]});
    expect(names(m).every((name) => !/[\p{Cc}\p{Cf}]/u.test(name) && [...name].length <= 80)).toBe(true);
    expect(names(m).some((name) => name.startsWith('a b'))).toBe(true);
  });

  it('names its copyright and what Sketchfab adds to it', () => {
    const asset = {version: '2.0', copyright: '2026 A', extras: {author: 'B', license: 'CC-BY', title: 'T'}};
    expect(read({json: {asset}}).meta).toEqual({copyright: '2026 A', author: 'B', license: 'CC-BY', title: 'T'});
  });
});

describe('vertices that several primitives share', () => {
  const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 3, 0, 0, 4, 0, 0, 3, 1, 0];
  /** Two triangles: one primitive each, with the vertices of both, or with its own. */
  const twoTriangles = (isShared: boolean): ModelMesh => {
    const bin = new Uint8Array(Float32Array.from([...positions, ...positions]).buffer);
    bin.set(new Uint8Array(Uint16Array.from(isShared ? [0, 1, 2, 3, 4, 5] : [0, 1, 2, 0, 1, 2]).buffer), 72);
    const vertices = (byteOffset: number, count: number) => ({
      bufferView: 0,
      byteOffset,
      componentType: 5126,
      type: 'VEC3',
      count,
    });
    const corners = (byteOffset: number) => ({
      bufferView: 0,
      byteOffset,
      componentType: 5123,
      type: 'SCALAR',
      count: 3,
    });
    const primitive = (at: number) => ({attributes: {POSITION: isShared ? 0 : at}, indices: at + 2, material: at});
    const json = {
      asset: {version: '2.0'},
      scenes: [{nodes: [0]}],
      nodes: [{mesh: 0}],
      meshes: [{primitives: [primitive(0), primitive(1)]}],
      materials: [{name: 'left'}, {name: 'right'}],
      accessors: [vertices(0, isShared ? 6 : 3), vertices(36, 3), corners(72), corners(78)],
      bufferViews: [{buffer: 0, byteLength: bin.length}],
      buffers: [{byteLength: bin.length}],
    };
    return from(glb(json, bin));
  };
  const cornersOf = (m: ModelMesh, name: string): string[] => {
    const {start, count} = m.sources.find(({material}) => m.materials[material]!.name === name)!;
    return Array.from({length: count}, (_, i) => vec3(m.position, m.index[start + i]!).join()).sort();
  };

  it('give each primitive those that its triangles use', () => {
    const [shared, split] = [twoTriangles(true), twoTriangles(false)];
    expect(shared.position).toHaveLength(split.position.length);
    for (const name of ['left', 'right']) expect(cornersOf(shared, name)).toEqual(cornersOf(split, name));
    expect(cornersOf(shared, 'left')).not.toEqual(cornersOf(shared, 'right'));
  });
});
