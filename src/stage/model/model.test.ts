import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {bake, HEIGHT} from './bake';
import {BIN_CHUNK, readContainer} from './container';
import {examine} from './doctor';
import {FAULTS, LIMITS, ModelFault} from './faults';
import {glb} from '../../../tests/stage/glb';
import {Gltf} from './gltf';
import {decodeImages, sizeOf} from './images';
import {partOf} from './parts';
import {repair} from './repair';

const read = (bytes: Uint8Array) => bake(new Gltf(readContainer(bytes)));
const handle = (bytes: Uint8Array): unknown => [examine(read(bytes)), repair(bytes)];

const POINTS = [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1];
const INDICES = [0, 1, 2, 0, 2, 3, 0, 3, 1, 1, 3, 2];

/** A tetrahedron with a skeleton in T pose: her left arm points to `left`. */
function doll({left = 1, vrm}: {left?: 1 | -1; vrm?: 0 | 1} = {}) {
  const bin = new Uint8Array([
    ...new Uint8Array(new Float32Array([...POINTS, ...POINTS.map((x, i) => (i % 3 === 0 ? 3 * left + x : x))]).buffer),
    ...new Uint8Array(new Uint32Array(INDICES).buffer),
  ]);
  const arm = (name: string, x: number, children: number[] = []) => ({name, translation: [x, 0, 0], children});
  const bones = {head: 6, leftUpperArm: 2, leftLowerArm: 3, rightUpperArm: 4, rightLowerArm: 5};
  const human = Object.entries(bones);
  return {
    bin,
    json: {
      asset: {version: '2.0'},
      scene: 0,
      scenes: [{nodes: [0]}],
      nodes: [
        {name: 'root', children: [1, 2, 4, 6]},
        {name: 'body', mesh: 0},
        {...arm('a', left, [3]), translation: [left, 1.5, 0]},
        {...arm('b', 2 * left), mesh: 1},
        {...arm('c', -left, [5]), translation: [-left, 1.5, 0]},
        arm('d', -2 * left),
        {name: 'e', translation: [0, 1.75, 0]},
      ] as Record<string, unknown>[],
      meshes: [
        {name: 'Body', primitives: [{attributes: {POSITION: 0}, indices: 1, material: 0}]},
        {name: 'Ornament', primitives: [{attributes: {POSITION: 0}, indices: 1, material: 1}]},
      ] as Record<string, unknown>[],
      materials: [{name: 'N00_000_00_Body_00_SKIN (Instance)'}, {name: 'x'}] as Record<string, unknown>[],
      accessors: [
        {bufferView: 0, componentType: 5126, type: 'VEC3', count: 4},
        {bufferView: 1, componentType: 5125, type: 'SCALAR', count: 12},
      ] as Record<string, unknown>[],
      bufferViews: [
        {buffer: 0, byteLength: 48},
        {buffer: 0, byteOffset: 96, byteLength: 48},
      ] as Record<string, unknown>[],
      buffers: [{byteLength: 144}] as Record<string, unknown>[],
      ...(vrm === 0 && {
        extensions: {
          VRM: {meta: {author: 'A'}, humanoid: {humanBones: human.map(([bone, node]) => ({bone, node}))}},
        },
      }),
      ...(vrm === 1 && {
        extensions: {
          VRMC_vrm: {
            meta: {name: 'N', authors: ['A', 'B']},
            humanoid: {humanBones: Object.fromEntries(human.map(([bone, node]) => [bone, {node}]))},
          },
        },
      }),
    } as Record<string, unknown> & {[key: string]: unknown},
  };
}
type Doll = ReturnType<typeof doll>;
const list = (d: Doll, key: string) => d.json[key] as Record<string, unknown>[];

describe('a model', () => {
  it.each([
    ['vrm1', 1, 1],
    ['vrm0', -1, 0],
  ] as const)('%s: faces forward, arms lowered, at her height', (format, left, vrm) => {
    const d = doll({left, vrm});
    const m = read(glb(d.json, d.bin));
    expect(m.format).toBe(format);
    expect(m.meta).toMatchObject(vrm ? {name: 'N', authors: 'A, B'} : {author: 'A'});
    const ys = [...m.index].map((i) => m.position[i * 3 + 1]!);
    expect(Math.min(...ys)).toBeCloseTo(0);
    expect(Math.max(...ys)).toBeCloseTo(HEIGHT);
    // The ornament at the left elbow is lower than the shoulder and at her left, which is +x.
    const ornament = m.index.subarray(m.groups.cloth.start, m.groups.cloth.start + m.groups.cloth.count);
    const body = m.index.subarray(m.groups.skin.start, m.groups.skin.start + m.groups.skin.count);
    const mean = (from: ArrayLike<number> & Iterable<number>, k: number) =>
      [...from].reduce((s, i) => s + m.position[i * 3 + k]!, 0) / from.length;
    expect(mean(ornament, 1)).toBeLessThan(mean(body, 1));
    expect(mean(ornament, 0)).toBeGreaterThan(mean(body, 0));
    expect(m.index).toHaveLength(24);
    for (const values of [m.position, m.normal, m.tangent, m.uv3]) expect(values.every(Number.isFinite)).toBe(true);
  });
});

describe('a real file', () => {
  const {json, bin} = readContainer(new Uint8Array(readFileSync('tests/fixtures/models/mannequin.glb')));
  const nodes = json['nodes'] as {name: string}[];
  const roots = (json['scenes'] as {nodes: number[]}[])[0]!.nodes;
  const human = nodes
    .map(({name}, node) => [name, node] as const)
    .filter(([name]) => /^(head|(left|right)\w+Arm)$/.test(name));
  // VRM 0 faces −z.
  const turned = {nodes: [...nodes, {rotation: [0, 1, 0, 0], children: roots}], scenes: [{nodes: [nodes.length]}]};
  it.each([
    ['glb', {}],
    [
      'vrm1',
      {
        extensions: {
          VRMC_vrm: {humanoid: {humanBones: Object.fromEntries(human.map(([name, node]) => [name, {node}]))}},
        },
      },
    ],
    ['vrm0', {...turned, extensions: {VRM: {humanoid: {humanBones: human.map(([bone, node]) => ({bone, node}))}}}}],
  ])('%s: faces forward, arms down', (format, change) => {
    const m = read(glb({...json, scene: 0, ...change}, bin));
    expect(m.format).toBe(format);
    expect(m.index).toHaveLength(12_712 * 3);
    expect(m.height).toBeGreaterThan(1.5);
    expect(m.height).toBeLessThan(2);
    let [width, front, back, hand] = [0, 0, 0, 0];
    for (let i = 0; i < m.position.length; i += 3) {
      const [x, y, z] = [m.position[i]!, m.position[i + 1]!, m.position[i + 2]!];
      if (Math.abs(x) > Math.abs(width)) [width, hand] = [x, y];
      if (y < 0.05 * HEIGHT) [front, back] = [Math.max(front, z), Math.min(back, z)];
    }
    expect(Math.abs(width)).toBeLessThan(0.3 * HEIGHT);
    expect(hand).toBeLessThan(0.6 * HEIGHT);
    // Toes reach farther from the ankles than heels.
    expect(m.head.centre[2]).toBeLessThan((front + back) / 2);
  });
});

describe('the reader', () => {
  const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0];
  const file = (extra: Record<string, readonly [string, readonly number[]]>, change: Record<string, unknown> = {}) => {
    const all = Object.entries({POSITION: ['VEC3', corners] as const, ...extra});
    const values = all.flatMap(([, [, list]]) => list);
    let byteOffset = 0;
    const accessors = all.map(([, [type, list]]) => {
      const one = {bufferView: 0, byteOffset, componentType: 5126, type, count: 3};
      byteOffset += list.length * 4;
      return one;
    });
    const attributes = Object.fromEntries(all.map(([name], i) => [name, i]));
    return read(
      glb(
        {
          asset: {version: '2.0'},
          scenes: [{nodes: [0]}],
          nodes: [{mesh: 0}],
          meshes: [{primitives: [{attributes, material: 0}]}],
          materials: [{}],
          accessors,
          bufferViews: [{buffer: 0, byteLength: byteOffset}],
          buffers: [{byteLength: byteOffset}],
          ...change,
        },
        new Uint8Array(new Float32Array(values).buffer),
      ),
    );
  };

  it('applies KHR_texture_transform', () => {
    const KHR_texture_transform = {offset: [0.5, 0.25], scale: [2, 3], rotation: Math.PI / 2, texCoord: 1};
    const pbrMetallicRoughness = {baseColorTexture: {index: 0, extensions: {KHR_texture_transform}}};
    const m = file(
      {TEXCOORD_0: ['VEC2', [9, 9, 9, 9, 9, 9]], TEXCOORD_1: ['VEC2', [0, 0, 1, 0, 0, 1]]},
      {materials: [{pbrMetallicRoughness}], textures: [{}]},
    );
    [0.5, 0.25, 0.5, -1.75, 3.5, 0.25].forEach((x, i) => expect(m.uv0[i]).toBeCloseTo(x, 5));
  });

  it('adds up eight joints a vertex', () => {
    const [none, whole] = [new Array<number>(12).fill(0), [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]];
    const m = file(
      {JOINTS_0: ['VEC4', none], WEIGHTS_0: ['VEC4', whole], JOINTS_1: ['VEC4', whole], WEIGHTS_1: ['VEC4', whole]},
      {nodes: [{mesh: 0, skin: 0}, {}, {scale: [1, 3, 1]}], scenes: [{nodes: [0, 1, 2]}], skins: [{joints: [1, 2]}]},
    );
    expect(m.height).toBeCloseTo(2);
  });

  it('turns the winding where a node mirrors', () => {
    const facing = (change: Record<string, unknown>) => {
      const {
        position: p,
        // Without corners the vertices are in turn.
        index: [a = 0, b = 1, c = 2],
      } = file({}, change);
      const x = (i: number, k: number) => p[i * 3 + k]!;
      return (x(b, 0) - x(a, 0)) * (x(c, 1) - x(a, 1)) - (x(b, 1) - x(a, 1)) * (x(c, 0) - x(a, 0));
    };
    expect(facing({})).toBeGreaterThan(0);
    expect(facing({nodes: [{mesh: 0, scale: [-1, 1, 1]}]})).toBeGreaterThan(0);
  });

  it('reads the same parts with and without indices', () => {
    const names = ['Hair', 'Dress', 'Body', 'Face', 'Bangs'];
    // Seven vertices each: two triangles and one more.
    const points = names.flatMap((_, i) => Array.from({length: 21}, (_each, k) => Math.sin(i * 40 + k * k)));
    const bin = new Uint8Array([
      ...new Uint8Array(new Float32Array(points).buffer),
      ...new Uint8Array(new Uint32Array([0, 1, 2, 3, 4, 5]).buffer),
    ]);
    const vertices = {bufferView: 0, componentType: 5126, type: 'VEC3', count: 7};
    const [listed, turned] = [{indices: names.length}, {}].map((indices) =>
      read(
        glb(
          {
            asset: {version: '2.0'},
            scenes: [{nodes: [0]}],
            nodes: [{mesh: 0}],
            meshes: [{primitives: names.map((_, i) => ({attributes: {POSITION: i}, material: i, ...indices}))}],
            materials: names.map((name) => ({name})),
            accessors: [
              ...names.map((_, i) => ({...vertices, byteOffset: i * 84})),
              {bufferView: 0, byteOffset: names.length * 84, componentType: 5125, type: 'SCALAR', count: 6},
            ],
            bufferViews: [{buffer: 0, byteLength: bin.length}],
            buffers: [{byteLength: bin.length}],
          },
          bin,
        ),
      ),
    );
    expect([...listed!.index]).toEqual(Array.from({length: 30}, (_, i) => i));
    expect({...turned, index: listed!.index}).toEqual(listed);
    expect(examine(turned!)).toEqual(examine(listed!));
  });

  it('reads vertex colours as masks, those of VRM not at all', () => {
    const paint = {COLOR_0: ['VEC3', [1, 0, 0.5, 1, 1, 1, 0, 0, 0]]} as const;
    expect([...file(paint).color]).toEqual([255, 0, 128, 255, 255, 255, 255, 255, 0, 0, 0, 255]);
    const vrm = file(paint, {extensions: {VRM: {meta: {title: 'T'}}}});
    expect([...vrm.color]).toEqual([]);
  });

  it('takes a chain of spring bones on the head for hair, one on the hips not', () => {
    const chain = (parent: number) => {
      const nodes: Record<string, unknown>[] = [
        {children: [1, 2, 5]},
        {name: 'head'},
        {name: 'hips'},
        {children: [4]},
        {},
        {mesh: 0, skin: 0},
      ];
      nodes[parent]!['children'] = [3];
      const VRM = {
        humanoid: {humanBones: [{bone: 'head', node: 1}]},
        secondaryAnimation: {boneGroups: [{bones: [3]}]},
      };
      const zero = new Array<number>(12).fill(0);
      return file(
        {JOINTS_0: ['VEC4', zero], WEIGHTS_0: ['VEC4', [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]]},
        {nodes, skins: [{joints: [4]}], extensions: {VRM}},
      ).materials[0]!.part;
    };
    expect(chain(1)).toBe('hair');
    expect(chain(2)).toBe('cloth');
  });
});

describe('a broken file', () => {
  const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
  const changed = (change: (d: Doll) => void) => {
    const d = doll({vrm: 1});
    change(d);
    return glb(d.json, d.bin);
  };
  const good = changed(() => {});
  const patched = (at: number, value: number) => {
    const copy = good.slice();
    new DataView(copy.buffer).setUint32(at, value, true);
    return copy;
  };
  const border = 20 + new DataView(good.buffer).getUint32(12, true);
  const points = (mesh: Record<string, unknown>) => (mesh['primitives'] as Record<string, unknown>[])[0]!;
  const primitive = (change: Record<string, unknown>) =>
    changed((d) => {
      list(d, 'accessors').push({bufferView: 0, componentType: 5126, type: 'VEC3', count: 2});
      Object.assign(points(list(d, 'meshes')[0]!), change);
    });
  const skinned = (skin: Record<string, unknown>) =>
    changed((d) => {
      d.json['skins'] = [skin];
      list(d, 'nodes')[1]!['skin'] = 0;
    });
  // An accessor without data is zero: the file stays small.
  const many = (count: number) =>
    changed((d) => (list(d, 'accessors')[1] = {componentType: 5125, type: 'SCALAR', count}));
  const nan = (d: Doll) => new DataView(d.bin.buffer).setFloat32(0, NaN, true);
  const cases: readonly [string, string, Uint8Array][] = [
    ['nothing', 'empty', new Uint8Array()],
    ['FBX', 'fbx', latin('Kaydara FBX Binary  \0')],
    ['RAR', 'archive', latin('Rar!\x1a\x07')],
    ['7z', 'archive', latin('7z\xbc\xaf\x27\x1c')],
    ['JPEG', 'picture', latin('\xff\xd8\xff\xe0')],
    ['WebP', 'picture', latin('RIFF\0\0\0\0WEBP')],
    ['PMD', 'mmd', latin('Pmd\0\0')],
    ['Unity text', 'unity', latin('%YAML 1.1')],
    ['glTF 3', 'version', patched(4, 3)],
    ['header of 11 bytes', 'truncated', good.subarray(0, 11)],
    ['cut before the JSON', 'truncated', good.subarray(0, 20)],
    ['cut before the data', 'truncated', good.subarray(0, border)],
    ['cut after the data header', 'truncated', good.subarray(0, border + 8)],
    ['no JSON chunk', 'chunk', patched(16, 0x12345678)],
    ['bytes that are no UTF-8', 'json', patched(24, 0xffffffff)],
    ['a long description', 'jsonBytes', glb(' '.repeat(LIMITS.jsonBytes.limit + 4))],
    ['a deep list', 'json', glb(`{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)],
    [
      'Draco in a primitive',
      'draco',
      changed((d) => {
        delete list(d, 'accessors')[0]!['bufferView'];
        points(list(d, 'meshes')[0]!)['extensions'] = {KHR_draco_mesh_compression: {}};
      }),
    ],
    ['strip of an unknown kind', 'reference', primitive({mode: 7})],
    ['mode that is no number', 'reference', primitive({mode: '4'})],
    [
      'points only',
      'nothing',
      changed((d) => list(d, 'meshes').forEach((m) => (m['primitives'] = [{...points(m), mode: 0}]))),
    ],
    [
      'no positions',
      'nothing',
      changed((d) => list(d, 'meshes').forEach((m) => (m['primitives'] = [{attributes: {}}]))),
    ],
    ['normals of another length', 'reference', primitive({attributes: {POSITION: 0, NORMAL: 2}})],
    ['no such accessor', 'reference', primitive({indices: 44})],
    ['no such skin', 'reference', changed((d) => (list(d, 'nodes')[1]!['skin'] = 3))],
    ['joint that is no node', 'reference', skinned({joints: [77]})],
    ['too few bind matrices', 'reference', skinned({joints: [2], inverseBindMatrices: 0})],
    ['too many triangles', 'triangles', many(LIMITS.triangles.limit * 3 + 3)],
    ['broken base64', 'truncated', changed((d) => (list(d, 'buffers')[0]!['uri'] = 'data:;base64,@@'))],
    ['sparse beyond the end', 'reference', changed((d) => (list(d, 'accessors')[0]!['sparse'] = {count: 5}))],
    ['stride beyond the end', 'reference', changed((d) => (list(d, 'bufferViews')[0]!['byteStride'] = 252))],
    [
      'KTX2 texture',
      'ktx2',
      changed((d) => {
        d.json['textures'] = [{extensions: {KHR_texture_basisu: {source: 0}}}];
        list(d, 'materials')[0]!['pbrMetallicRoughness'] = {baseColorTexture: {index: 0}};
      }),
    ],
    ['infinite scale', 'number', changed((d) => (list(d, 'nodes')[1]!['scale'] = [1e308, 1e308, 1e308]))],
    ['a node that is its own child', 'cycle', changed((d) => (list(d, 'nodes')[6]!['children'] = [6]))],
    ['FBX text', 'fbx', latin('; FBX 7.4.0 project file')],
    ['ZIP', 'archive', latin('PK\x03\x04....')],
    ['gzip', 'archive', latin('\x1f\x8b....')],
    ['HTML', 'html', latin('\n<!DOCTYPE html><html>')],
    ['PNG', 'picture', latin('\x89PNG\r\n')],
    ['PMX', 'mmd', latin('PMX ....')],
    ['Blender', 'blend', latin('BLENDER-v300')],
    ['Unity', 'unity', latin('UnityFS')],
    ['other JSON', 'unknown', latin('{"a":{}}')],
    [
      'glTF text with other files',
      'separate',
      latin(JSON.stringify({...doll().json, buffers: [{uri: 'a.bin', byteLength: 144}]})),
    ],
    ['noise', 'unknown', latin('\x01\x02\x03\x04')],
    ['glTF 1', 'version', patched(4, 1)],
    ['header only', 'truncated', good.subarray(0, 12)],
    ['half', 'truncated', good.subarray(0, good.length / 2)],
    ['lying total', 'truncated', patched(8, 0xffffffff)],
    ['lying chunk', 'chunk', patched(12, 0x7fffffff)],
    ['data first', 'chunk', patched(16, BIN_CHUNK)],
    ['broken JSON', 'json', glb('{"asset":')],
    ['a list', 'json', glb([])],
    ['no asset', 'json', glb({})],
    ['glTF 3', 'version', changed((d) => (d.json['asset'] = {version: '3.0'}))],
    ['Draco', 'draco', changed((d) => (d.json['extensionsRequired'] = ['KHR_draco_mesh_compression']))],
    ['KTX2', 'ktx2', changed((d) => (d.json['extensionsRequired'] = ['KHR_texture_basisu']))],
    ['unknown extension', 'extension', changed((d) => (d.json['extensionsRequired'] = ['__proto__']))],
    ['no extension name', 'extension', changed((d) => (d.json['extensionsRequired'] = [null]))],
    ['other file', 'separate', changed((d) => (list(d, 'buffers')[0]!['uri'] = 'body.bin'))],
    ['buffer too long', 'truncated', changed((d) => (list(d, 'buffers')[0]!['byteLength'] = 1e9))],
    ['view out of range', 'reference', changed((d) => (list(d, 'bufferViews')[0]!['byteOffset'] = 120))],
    ['negative offset', 'reference', changed((d) => (list(d, 'bufferViews')[0]!['byteOffset'] = -4))],
    ['accessor out of range', 'reference', changed((d) => (list(d, 'accessors')[0]!['count'] = 5))],
    ['endless accessor', 'vertices', changed((d) => (list(d, 'accessors')[0]!['count'] = 1e15))],
    ['wrong type', 'reference', changed((d) => (list(d, 'accessors')[0]!['type'] = '__proto__'))],
    ['wrong component', 'reference', changed((d) => (list(d, 'accessors')[0]!['componentType'] = 1))],
    ['index beyond vertices', 'reference', changed((d) => d.bin.fill(9, 96))],
    ['cycle', 'cycle', changed((d) => (list(d, 'nodes')[6]!['children'] = [0]))],
    ['two parents', 'cycle', changed((d) => (list(d, 'nodes')[6]!['children'] = [3]))],
    ['missing node', 'reference', changed((d) => (list(d, 'nodes')[6]!['children'] = [99]))],
    ['missing mesh', 'reference', changed((d) => (list(d, 'nodes')[1]!['mesh'] = 7))],
    ['missing material', 'reference', changed((d) => list(d, 'materials').pop())],
    ['NaN', 'number', changed(nan)],
    ['no triangles', 'nothing', changed((d) => (d.json['scenes'] = [{nodes: []}]))],
    ['flat', 'flat', changed((d) => (d.bin.fill(0, 0, 96), delete list(d, 'nodes')[3]!['mesh']))],
    ['many nodes', 'nodes', changed((d) => (d.json['nodes'] = new Array(LIMITS.nodes.limit + 1).fill({})))],
    [
      'many images in use',
      'textures',
      changed((d) => {
        // Two a material: there may be as many materials as textures.
        const all = Array.from({length: LIMITS.textures.limit / 2 + 1}, (_, i) => i);
        d.json['textures'] = all.flatMap((i) => [{source: i * 2}, {source: i * 2 + 1}]);
        d.json['materials'] = all.map((i) => ({
          pbrMetallicRoughness: {baseColorTexture: {index: i * 2}},
          extensions: {VRMC_materials_mtoon: {shadeMultiplyTexture: {index: i * 2 + 1}}},
        }));
        const [first] = list(d, 'meshes')[0]!['primitives'] as object[];
        list(d, 'meshes')[0]!['primitives'] = all.map((material) => ({...first, material}));
      }),
    ],
    [
      'all transparent',
      'unseen',
      changed(
        (d) =>
          (d.json['materials'] = [1, 2].map(() => ({
            alphaMode: 'BLEND',
            pbrMetallicRoughness: {baseColorFactor: [1, 1, 1, 0]},
          }))),
      ),
    ],
    [
      'Meshopt that unpacks to gigabytes',
      'unpackedBytes',
      changed((d) => {
        const EXT_meshopt_compression = {buffer: 0, byteLength: 48, count: 1e6, byteStride: 256, mode: 'ATTRIBUTES'};
        list(d, 'bufferViews')[0]!['extensions'] = {EXT_meshopt_compression};
      }),
    ],
    [
      'broken Meshopt',
      'meshopt',
      changed((d) => {
        const EXT_meshopt_compression = {buffer: 0, byteLength: 48, count: 4, byteStride: 12, mode: 'ATTRIBUTES'};
        list(d, 'bufferViews')[0]!['extensions'] = {EXT_meshopt_compression};
      }),
    ],
  ];

  const fault = (bytes: Uint8Array): ModelFault | undefined => {
    try {
      handle(bytes);
    } catch (error) {
      if (error instanceof ModelFault) return error;
      throw error;
    }
    return undefined;
  };

  it.each(cases)('%s is %s', (_, code, bytes) => {
    const found = fault(bytes);
    expect(found?.code).toBe(code);
    expect(found!.sentence['zh-Hans']).not.toContain('{');
    expect(found!.sentence.en).not.toContain('{');
  });

  it('is of more than 20 kinds in more than 60 files', () => {
    expect(cases.length).toBeGreaterThan(60);
    expect(new Set(cases.map(([, code]) => code)).size).toBeGreaterThan(20);
  });

  it('is a sentence for every change of header, description and length', () => {
    let seed = 1;
    const random = (n: number): number => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0), seed % n);
    const words = ['-1', '1e99', 'null', '{}', '[]', '"__proto__"', '0.5', '99999999'];
    const source = JSON.stringify(doll({vrm: 1}).json);
    let refused = 0;
    for (let i = 0; i < 10_000; i++) {
      let bytes: Uint8Array;
      if (i % 3 === 0) {
        bytes = good.slice();
        for (let k = 0; k < 3; k++) bytes[random(i % 2 ? 20 : border)] = random(256);
      } else if (i % 3 === 1) bytes = good.subarray(0, random(good.length));
      else {
        const numbers = [...source.matchAll(/\d+(\.\d+)?/g)];
        const at = numbers[random(numbers.length)]!;
        const end = at.index + at[0].length;
        bytes = glb(source.slice(0, at.index) + words[random(words.length)] + source.slice(end), doll().bin);
      }
      if (fault(bytes)) refused++;
    }
    expect(refused).toBeGreaterThan(6000);
  });

  it('has a sentence in both languages', () => {
    for (const {'zh-Hans': zh, en} of [...Object.values(FAULTS), ...Object.values(LIMITS)]) {
      expect(zh).toMatch(/。$/);
      expect(en).toMatch(/\.$/);
    }
  });
});

describe('a part', () => {
  const hints = {material: '', mesh: '', mostBound: false, head: 0, spring: 0};
  it.each([
    ['face', {mostBound: true}],
    ['hair', {mostBound: true, material: 'Hair'}],
    ['face', {material: 'N00_000_00_FaceEyelash_00_FACE (Instance)'}],
    ['face', {material: 'F00_000_00_EyeIris_00_EYE'}],
    ['skin', {material: 'N00_000_00_Body_00_SKIN (Instance)'}],
    ['hair', {material: 'N00_000_Hair_00_HAIR_01'}],
    ['cloth', {material: 'N00_002_01_Tops_01_CLOTH'}],
    ['face', {material: 'M_eyeBrow.001'}],
    ['hair', {material: '前髪'}],
    ['hair', {mesh: '头发'}],
    ['skin', {mesh: '身体'}],
    ['cloth', {material: '裙子'}],
    ['hair', {head: 1, spring: 0.9}],
    ['face', {head: 0.9}],
    ['cloth', {material: 'Chair'}],
    ['cloth', {material: 'Hoodie', head: 0.9, spring: 0.9}],
    ['cloth', {mesh: 'LongSleeve_Arms'}],
    ['skin', {mesh: 'Arms'}],
    ['cloth', {material: 'Hair_Ribbon'}],
    ['cloth', {material: 'EyeGlasses'}],
    ['cloth', {material: '发饰', head: 1}],
    ['cloth', {mesh: 'BodySuit'}],
    ['hair', {material: '前发'}],
    ['cloth', {material: '发光'}],
    ['face', {material: '白目'}],
    ['face', {mesh: 'Head'}],
    ['hair', {mesh: 'Head_Hair'}],
    ['cloth', {}],
  ])('is %s: %o', (part, given) => expect(partOf({...hints, ...given})).toBe(part));
});

describe('the size of a picture', () => {
  const picture = (...bytes: number[]) => Uint8Array.from({length: 40}, (_, i) => bytes[i] ?? 0);
  const text = (s: string) => [...s].map((c) => c.charCodeAt(0));
  it.each([
    ['PNG', picture(...text('\x89PNG'), ...new Array<number>(12).fill(0), 0, 0, 64, 0, 0, 0, 32, 1), 16384, 8193],
    ['JPEG', picture(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 1, 0, 2, 0), 512, 256],
    ['WebP', picture(...text('RIFF....WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 255, 1, 0, 255, 0, 0), 512, 256],
  ])('%s', (_, bytes, width, height) => expect(sizeOf(bytes)).toMatchObject({width, height}));
  it.each([
    ['texturePixels', picture(...text('\x89PNG'), ...new Array<number>(12).fill(0), 0, 0, 64, 0, 0, 0, 64, 0)],
    ['texture', picture()],
    ['texture', picture(...text('\x89PNG'))],
  ])('%s: is refused before decoding', async (code, bytes) =>
    expect(
      await decodeImages([{bytes, name: 'x'}])
        .next()
        .catch(({code}: ModelFault) => code),
    ).toBe(code),
  );
  it('is unknown without a header', () => expect(sizeOf(picture())).toBeUndefined());
});

describe('MToon', () => {
  const of = (material: object, extensions: object = {}) => {
    const {bin, json} = doll();
    const textures = [{source: 0}, {source: 1}];
    return read(glb({...json, textures, materials: [{name: 'a', ...material}, {name: 'a'}], extensions}, bin))
      .materials;
  };
  it('gives the values of VRM 1', () => {
    const mtoon = {
      shadeColorFactor: [0.2, 0.1, 0.3],
      shadeMultiplyTexture: {index: 1},
      outlineWidthMode: 'worldCoordinates',
      outlineWidthFactor: 0.002,
      outlineColorFactor: [0.1, 0, 0],
      outlineLightingMixFactor: 0.5,
      shadingShiftFactor: -0.3,
      parametricRimColorFactor: [0, 0.5, 0],
      parametricRimFresnelPowerFactor: 3,
      matcapTexture: {index: 0},
    };
    const [a, b] = of({extensions: {VRMC_materials_mtoon: mtoon}});
    expect(a!.toon).toMatchObject({
      shade: [0.2, 0.1, 0.3],
      shadePicture: {image: 1},
      matcap: {image: 0},
      bias: expect.closeTo(-0.15) as number,
      line: [0.1, 0, 0],
      width: 0.002,
      onScreen: false,
      values: {
        OutlineLightingInfluence: 0.5,
        RimColor: [0, 0.5, 0],
        RimFresnelPower: 3,
        RimFresnelBlend: 1,
        MatCapIntensity: 1,
      },
    });
    expect(b!.toon).toBeUndefined();
  });

  const old = (properties: object[], material: object = {}) =>
    of(material, {VRM: {materialProperties: properties.map((each) => ({name: 'a', shader: 'VRM/MToon', ...each}))}});

  it('gives those of VRM 0 by index, where colours are sRGB, widths centimetres and the ends of the transition named', () => {
    const [a, b] = old([
      {
        vectorProperties: {_ShadeColor: [0.5, 0, 1, 1], _OutlineColor: [0, 1, 0, 1]},
        textureProperties: {_ShadeTexture: 1},
        floatProperties: {_OutlineWidthMode: 2, _OutlineWidth: 0.5, _ShadeShift: 0.2, _ShadeToony: 0.5},
      },
      {vectorProperties: {_ShadeColor: [1, 1, 0, 1]}, floatProperties: {_OutlineWidthMode: 0}},
    ]);
    expect(a!.toon!.shade[0]).toBeCloseTo(0.214, 3);
    expect(a!.toon).toMatchObject({line: [0, 1, 0], width: 0.0025, onScreen: true, shadePicture: {image: 1}});
    // From 0.2 to 0.6 on N·L: the middle, 0.4, is 0.2 on half-Lambert.
    expect(a!.toon!.bias).toBeCloseTo(-0.2);
    expect(b!.toon).toMatchObject({shade: [1, 1, 0], line: undefined});
  });

  it.each<[string, object, object]>([
    ['_BlendMode', {floatProperties: {_BlendMode: 1, _Cutoff: 0.3}}, {cutoff: 0.3, blended: false}],
    ['_ALPHATEST_ON', {keywordMap: {_ALPHATEST_ON: true}}, {cutoff: 0.5, blended: false}],
    ['_ALPHABLEND_ON', {keywordMap: {_ALPHABLEND_ON: true}}, {cutoff: 0, blended: true}],
    ['RenderType', {tagMap: {RenderType: 'TransparentCutout'}}, {cutoff: 0.5, blended: false}],
    ['the render queue of cut-outs', {renderQueue: 2450}, {cutoff: 0.5, blended: false}],
    ['the render queue of transparent surfaces', {renderQueue: 3000}, {cutoff: 0, blended: true}],
    [
      'the name of an unlit shader',
      {shader: 'VRM/UnlitCutout', floatProperties: {_Cutoff: 0.2}},
      {cutoff: 0.2, blended: false},
    ],
    ['_CullMode', {floatProperties: {_CullMode: 0}}, {doubleSided: true}],
    // As three-vrm draws it.
    ['_CullMode of front faces', {floatProperties: {_CullMode: 1}}, {doubleSided: false}],
    ['_Color', {vectorProperties: {_Color: [1, 1, 1, 0.25]}}, {color: [1, 1, 1, 0.25]}],
  ])('reads %s of VRM 0', (_, property, expected) => expect(old([property, {}])[0]).toMatchObject(expected));

  it('moves the texture as _MainTex says, with V up', () => {
    const POSITION = {POSITION: 0, TEXCOORD_0: 2};
    const {bin, json} = doll();
    (json['accessors'] as object[]).push({bufferView: 0, componentType: 5126, type: 'VEC2', count: 4});
    (json['meshes'] as {primitives: {attributes: object}[]}[]).forEach(
      ({primitives}) => (primitives[0]!.attributes = POSITION),
    );
    const VRM = {materialProperties: [{shader: 'VRM/MToon', vectorProperties: {_MainTex: [0.25, 0.125, 0.5, 0.25]}}]};
    const texture = {pbrMetallicRoughness: {baseColorTexture: {index: 0}}};
    const plain = read(glb({...json, textures: [{source: 0}], materials: [texture, texture]}, bin));
    const moved = read(glb({...json, textures: [{source: 0}], materials: [texture, texture], extensions: {VRM}}, bin));
    const at = (m: typeof plain, material: number) =>
      m.uv0[m.index[m.sources.find((s) => s.material === material)!.start]! * 2 + 1]!;
    expect(at(moved, 0)).toBeCloseTo(at(plain, 0) * 0.25 + 1 - 0.25 - 0.125, 5);
    expect(at(moved, 1)).toBeCloseTo(at(plain, 1), 5);
  });
});
