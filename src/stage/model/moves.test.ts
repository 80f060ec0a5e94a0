import {describe, expect, it} from 'vitest';
import {bake, HEIGHT} from './bake';
import {readContainer} from './container';
import {glb, human} from '../../../tests/stage/glb';
import {Gltf} from './gltf';
import {Motion, morphsOf, swayOf, type Move} from './moves';
import {Skeleton} from './skeleton';
import {subjectOf} from './subject';

type Json = Record<string, unknown>;

/** A figure with eyes, a lock and a hem, whose face has its own places as a morph target, with a file's extensions. */
function figure(extensions: (nodes: ReadonlyMap<string, number>, face: number) => Json) {
  const {json, bin, nodes} = human({without: []});
  const meshes = json['meshes'] as {primitives: {attributes: {POSITION: number}; targets?: object[]}[]}[];
  const [primitive] = meshes[1]!.primitives;
  primitive!.targets = [{POSITION: primitive!.attributes.POSITION}];
  const face = (json['nodes'] as {mesh?: number}[]).findIndex(({mesh}) => mesh === 1);
  const mesh = bake(new Gltf(readContainer(glb({...json, extensions: extensions(nodes, face)}, bin))));
  return {...mesh, images: new Map(), findings: []};
}

const humanoid = (nodes: ReadonlyMap<string, number>) => ({
  humanBones: Object.fromEntries(
    [
      ['hips', 'hips 0'],
      ['head', 'head 0'],
      ['leftUpperArm', 'upperArm 1'],
      ['leftLowerArm', 'lowerArm 1'],
      ['rightUpperArm', 'upperArm -1'],
      ['rightLowerArm', 'lowerArm -1'],
      ['leftEye', 'eye 1'],
      ['rightEye', 'eye -1'],
    ].map(([bone, node]): [string, {node: number | undefined}] => [bone!, {node: nodes.get(node!)}]),
  ),
});
const vrm1 = (expressions: Json) => (nodes: ReadonlyMap<string, number>, node: number) => ({
  VRMC_vrm: {
    humanoid: humanoid(nodes),
    expressions: {
      preset: Object.fromEntries(
        Object.entries(expressions).map(([name, weight]) => [name, {morphTargetBinds: [{node, index: 0, weight}]}]),
      ),
    },
  },
});
const vrm0 = (presetName: string) => (nodes: ReadonlyMap<string, number>) => ({
  VRM: {
    humanoid: {humanBones: Object.entries(humanoid(nodes).humanBones).map(([bone, {node}]) => ({bone, node}))},
    blendShapeMaster: {blendShapeGroups: [{presetName, binds: [{mesh: 1, index: 0, weight: 50}]}]},
  },
});

describe('moves of a face', () => {
  it.each<[string, Parameters<typeof figure>[0], Move, number]>([
    ['VRM 1', vrm1({happy: 1}), 'happy', 1],
    ['VRM 0, by its own name and in percent', vrm0('Joy'), 'happy', 0.5],
    ['VRM 1 with an eyelid each', vrm1({blinkLeft: 0.25, blinkRight: 0.25}), 'blink', 0.5],
    ['VRM 1 with both lids and each: both', vrm1({blink: 1, blinkLeft: 1}), 'blink', 1],
  ])('are read from %s', (_, extensions, move, weight) => {
    const {morphs, rest, position, height} = figure(extensions);
    const {vertices, by} = morphs[move]!;
    expect(vertices).toHaveLength(8);
    expect(rest.vertices).toEqual(vertices);
    expect([...rest.by]).toEqual([...vertices].flatMap((v) => [...position.subarray(v * 3, v * 3 + 3)]));
    // The target's ways are the places in the file: 1.6 to 1.72 m high.
    const scale = HEIGHT / height;
    for (let i = 1; i < by.length; i += 3) {
      expect(by[i]! / weight / scale).toBeGreaterThan(1.59);
      expect(by[i]! / weight / scale).toBeLessThan(1.73);
    }
  });

  it('are none where a file names targets that are not there', () => {
    const {morphs} = figure((nodes, node) => ({
      VRMC_vrm: {
        humanoid: humanoid(nodes),
        expressions: {preset: {happy: {morphTargetBinds: [{node, index: 9}, {node: 999, index: 0}, null, {node: -1}]}}},
      },
    }));
    expect(morphs.happy).toBeUndefined();
  });

  it('come from rest each time, so that rest is the same to the bit', () => {
    const model = figure(vrm1({happy: 0.3, blink: 0.7, surprised: 0.1, lookLeft: 0.3}));
    const rest = model.position.slice();
    const {move} = subjectOf(model);
    const first = move!('smile', false, [0, 0]);
    expect(model.position).toEqual(rest);
    const seen = new Set([first]);
    for (const [expression, blink, x] of [
      ['happy', true, 0],
      ['calm', true, 0.3],
      ['surprised', false, -0.7],
      ['smile', false, 0.5],
    ] as const) {
      seen.add(move!(expression, blink, [x, 0]));
      if (expression !== 'calm' || blink) expect(model.position).not.toEqual(rest);
    }
    expect(seen.size).toBe(5);
    expect(move!('smile', false, [0, 0])).toBe(first);
    expect(model.position).toEqual(rest);
  });
});

describe('eyes, head and chains', () => {
  it('turn what hangs on the bone of an eye towards the gaze, as far as its share', () => {
    const motion = new Motion(2, new Map());
    motion.take(0, {head: true, sway: 0, eye: 0}, 1);
    motion.take(1, {head: true, sway: 0, eye: 0}, 0.5);
    // The points lie before the centre of the eye, which faces +z.
    const position = Float32Array.from([1, 2, 4, 1, 2, 4]);
    const same = (x: number, y: number, z: number): [number, number, number] => [x, y, z];
    const {morphs} = morphsOf([[motion, 0]], {centres: [[1, 2, 3]], degrees: 10}, same, position);
    const [s, c] = [Math.sin(Math.PI / 18), Math.cos(Math.PI / 18) - 1];
    const ways = Object.entries({lookLeft: [s, 0, c], lookRight: [-s, 0, c], lookUp: [0, s, c], lookDown: [0, -s, c]});
    for (const [move, way] of ways) {
      const {vertices, by} = morphs[move as Move]!;
      expect([...vertices]).toEqual([0, 1]);
      [...way, ...way.map((far) => far / 2)].forEach((far, i) => expect(by[i], move).toBeCloseTo(far, 6));
    }
    expect([...motion.rig]).toEqual([255, 0, 128, 0]);
  });

  it('turn the head with all that hangs on it, and nothing below', () => {
    const model = figure((nodes, node) => vrm1({})(nodes, node));
    const turns = (low: number, high: number) =>
      Array.from({length: model.position.length / 3}, (_, v) => v)
        .filter((v) => model.position[v * 3 + 1]! > low && model.position[v * 3 + 1]! < high)
        .map((v) => model.rig[v * 4]);
    expect(new Set(turns(2.3, 9))).toEqual(new Set([255]));
    expect(new Set(turns(0, 1.9))).toEqual(new Set([0]));
    expect(subjectOf(model).turns).toBe(true);
  });

  it('sway the ends of spring bones, not their roots, by either version of VRM', () => {
    const {json, bin, nodes} = human({without: []});
    const [root, tip] = [nodes.get('lock 1')!, nodes.get('lockTip 1')!];
    for (const extensions of [
      {VRMC_springBone: {springs: [{joints: [{node: root}, {node: tip}]}]}},
      {VRM: {secondaryAnimation: {boneGroups: [{bones: [root]}]}}},
    ]) {
      const gltf = new Gltf(readContainer(glb({...json, extensions}, bin)));
      const sway = swayOf(gltf, new Skeleton(gltf, {}));
      expect(sway(root)).toBe(0);
      expect(sway(tip)).toBeGreaterThan(0.8);
      expect(sway(nodes.get('head 0')!)).toBe(0);
    }
  });
});
