import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {bake, HEIGHT, type ModelMesh} from './bake';
import {readContainer} from './container';
import {examine} from './doctor';
import {Gltf} from './gltf';
import {licenceOf} from './licence';
import {oneOf} from './surface';

const FOLDER = 'tests/fixtures/models/inputs';
const read = (file: string): ModelMesh =>
  bake(new Gltf(readContainer(new Uint8Array(readFileSync(`${FOLDER}/${file}`)))));
const plain = read('01-human.glb');
const material = (m: ModelMesh, name: string) => m.materials.find((each) => each.name === name)!;
const codes = (m: ModelMesh): string[] => examine(m).map(({code}) => code);
const width = (m: ModelMesh): number =>
  m.position.reduce((most, x, i) => (i % 3 === 0 ? Math.max(most, Math.abs(x)) : most), 0);

describe('each small input', () => {
  it.each(readdirSync(FOLDER).filter((file) => !/^(08|17|28)/.test(file)))(
    '%s has its head at the bone, its arms down and the height of the plain one',
    (file) => {
      const m = read(file);
      expect(m.head.centre[1]).toBeCloseTo(plain.head.centre[1], 2);
      expect(m.height).toBeCloseTo(plain.height, 2);
      expect(codes(m)).not.toContain('inside');
      if (!/^22/.test(file)) expect(width(m)).toBeLessThan(HEIGHT * 0.3);
    },
  );
});

it('a mirrored root mirrors the picture of the plain one', () => {
  const mirrored = read('02-skin-mirrored-root.glb');
  for (let i = 0; i < plain.position.length; i += 3) {
    expect(mirrored.position[i]).toBeCloseTo(-plain.position[i]!, 4);
    expect(mirrored.position[i + 2]).toBeCloseTo(plain.position[i + 2]!, 4);
  }
});

it('specular-glossiness gives a colour and a texture', () => {
  const m = read('08-spec-gloss.glb');
  expect(material(m, 'SG').picture?.image).toBe(0);
  expect(material(m, 'SG2').color).toEqual([0.8, 0.1, 0.1, 1]);
});

it('a lens shows the eyes, and an invisible hull is not there', () => {
  expect(material(read('09-glass-over-eyes.glb'), 'Lens')).toMatchObject({blended: true, color: [0.6, 0.8, 1, 0.12]});
  expect(read('10-invisible-hull.glb').materials).toHaveLength(plain.materials.length);
});

it('what only the wearer sees is not there', () =>
  expect(material(read('12-first-person-only-vrm0.vrm'), 'FPonly')).toBeUndefined());

it('a cut-out told by VRM 0 alone is one', () =>
  expect(material(read('13-vrm0-cutout-only-in-vrm.vrm'), 'Fringe')).toMatchObject({cutoff: 0.5, doubleSided: true}));

it('VRM 0 materials of one name keep their own values', () => {
  const {materials} = read('15-vrm0-duplicate-names.vrm');
  expect(new Set(materials.map(({toon}) => toon!.shade.join())).size).toBe(4);
});

it('only images in use count', () =>
  expect(read('16-68-images-2-used.glb').materials.flatMap(({picture}) => picture ?? [])).toHaveLength(2));

it('three samplers wrap in three ways', () =>
  expect(
    read('17-wrap-modes.glb')
      .materials.map(({picture}) => picture!.wrap[0])
      .sort(),
  ).toEqual([10497, 33071, 33648]));

it('a wall is named and does not frame her', () => expect(codes(read('22-backdrop.glb'))).toContain('scenery'));

it('normals under a scale along one axis stand on the surface', () => {
  const {position, normal} = read('28-nonuniform-scale.glb');
  // An ellipsoid about (0, HEIGHT / 2, 0), a quarter as wide as high.
  const r = HEIGHT / 2;
  let worst = 1;
  for (let i = 0; i < position.length; i += 3) {
    const n = [position[i]! * 16, position[i + 1]! - r, position[i + 2]!];
    const length = Math.hypot(...n);
    worst = Math.min(
      worst,
      n.reduce((sum, x, k) => sum + ((x / length) * normal[i + k]!) / oneOf(normal), 0),
    );
  }
  expect(worst).toBeGreaterThan(Math.cos((5 * Math.PI) / 180));
});

it('VRM 1 permissions are listed, those left out with their defaults', () => {
  const said = licenceOf(read('32-vrm1-permissions.vrm')).map(
    ({label, value, assumed}) => `${label.en}: ${value.en} ${assumed}`,
  );
  expect(said).toContain('Political or religious use: not allowed false');
  expect(said).toContain('Antisocial or hateful use: not allowed false');
  expect(said).toContain('Sexual content: not allowed true');
});

it('a cut-off of 0 cuts nothing', () => expect(material(read('35-cutoff-zero.glb'), 'C0').cutoff).toBe(0));
