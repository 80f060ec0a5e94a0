import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {characterGlb} from '../../../plugins/sample-assets/glb';
import {SAMPLES} from '../../../plugins/sample-assets/parts';
import {GROUPS, type GroupName} from '../character';
import {bake, type ModelMesh} from './bake';
import {readContainer} from './container';
import {examine, PAGES, type FindingCode} from './doctor';
import {Gltf} from './gltf';
import {repair} from './repair';

const read = (bytes: Uint8Array): ModelMesh => bake(new Gltf(readContainer(bytes)));
const mannequin = new Uint8Array(readFileSync('tests/fixtures/models/mannequin.glb'));
const textures = Object.fromEntries(GROUPS.map((group) => [group, new Uint8Array()])) as Record<GroupName, Uint8Array>;
const shipped = read(await characterGlb(SAMPLES[0], textures));
const named = {head: 'named', arms: 'named', skinned: true} as const;
const good: ModelMesh = {...shipped, found: {...shipped.found, ...named}};
const codes = (model: ModelMesh): FindingCode[] => examine(model).map(({code}) => code);

describe('the model check', () => {
  it('finds only that it has no bones of arms in the character of the site', () =>
    expect(codes(shipped)).toEqual(['unknownBones']));

  it('says what a real file lacks, with its numbers', () => {
    const found = examine(read(mannequin));
    expect(found.map(({code}) => code)).toEqual(['split', 'tangents', 'uvs', 'colors', 'merged', 'doubleSided']);
    expect(found.find(({code}) => code === 'doubleSided')!.en).toContain('2 of 2 materials');
    expect(found.find(({code}) => code === 'merged')!['zh-Hans']).toContain('M_Main.001');
    for (const {'zh-Hans': zh, en} of found) expect(zh + en).not.toMatch(/\{|NaN|undefined/);
  });

  it('is content with the outline of a repaired file', () =>
    expect(codes(read(repair(mannequin)!))).toEqual(['colors', 'merged', 'doubleSided']));

  const part = (model: ModelMesh, wanted: string) =>
    model.sources.findIndex(({material}) => model.materials[material]!.part === wanted);
  const without = (semantic: string) =>
    good.sources.map((source) => ({...source, attributes: source.attributes.filter((name) => name !== semantic)}));
  const {start, count} = good.sources[part(good, 'skin')]!;
  const flipped = good.index.slice();
  for (let i = start; i < start + count; i += 3) flipped.subarray(i + 1, i + 3).reverse();

  it.each<[FindingCode, Partial<ModelMesh>, number]>([
    ['split', {sources: without('TEXCOORD_3')}, 1],
    ['normals', {sources: without('NORMAL')}, good.sources.length],
    ['tangents', {sources: without('TANGENT')}, good.sources.length],
    ['uvs', {sources: without('TEXCOORD_0')}, good.sources.length],
    ['colors', {sources: without('COLOR_0')}, good.sources.length],
    ['masks', {color: new Uint8Array(good.color.length)}, good.sources.length],
    ['faceUv', {uv0: good.uv0.map((x, i) => (i % 2 ? x : x * 0.5))}, 1],
    ['merged', {groups: {...good.groups, face: {start: 0, count: 0}}}, 1],
    ['inside', {index: flipped}, 1],
    ['doubleSided', {materials: good.materials.map((m, i) => (i ? m : {...m, doubleSided: true}))}, 1],
    [
      'triangles',
      {index: Uint32Array.from({length: 300_003}, (_, i) => good.index[i % good.index.length]!)},
      good.sources.length,
    ],
    ['units', {height: 165}, good.sources.length],
    ['unknownBones', {found: {...good.found, arms: 'none'}}, good.sources.length],
    ['guessedBones', {found: {...good.found, head: 'shape'}}, good.sources.length],
    ['scenery', {sources: good.sources.map((source, i) => (i ? source : {...source, around: 'scenery'}))}, 1],
    ['stray', {sources: good.sources.map((source, i) => (i ? source : {...source, around: 'stray'}))}, 1],
  ])('%s: finds it alone', (code, change, least) => {
    const found = examine({...good, ...change});
    expect(found.map((one) => one.code)).toEqual([code]);
    expect(found[0]!.sources.length).toBeGreaterThanOrEqual(least);
  });

  it('links to passages that exist in both languages', () => {
    for (const page of PAGES) {
      const [path, hash] = page.replace('/docs/', '').split('#');
      for (const root of ['docs', 'i18n/en/docusaurus-plugin-content-docs/current'])
        expect(readFileSync(`${root}/${path}.md`, 'utf8'), page).toContain(`{/* #${hash} */}`);
    }
  });
});
