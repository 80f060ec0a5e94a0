import fc from 'fast-check';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {chibi} from '@site/src/stage/character/figures/chibi';
import {knight} from '@site/src/stage/character/figures/knight';
import {buildHead} from '@site/src/stage/character/head';
import {faceShadowMap} from '@site/src/stage/character/face-shadow';
import {MeshBuilder} from '@site/src/stage/character/loft';
import {seeded} from '@site/src/stage/character/seeded';
import {encodePng} from '@site/src/stage/exchange/png';
import {bakeMasks, facesLight} from './bake';
import {
  ANGLES,
  encodeMask,
  exportedMap,
  HEIGHT,
  isFaceMasks,
  paint,
  shippedMasks,
  stageMap,
  texelsOf,
  thresholds,
  WIDTH,
  type FaceMasks,
  type Stroke,
} from './masks';

const shipped = shippedMasks(chibi);
const at60 = ANGLES.indexOf(60);
const all = ANGLES.map((_, k) => k);

const strokes: fc.Arbitrary<{angle: number; stroke: Stroke}> = fc.record({
  angle: fc.nat(ANGLES.length - 1),
  stroke: fc.record({
    points: fc.array(
      fc.record({
        x: fc.double({min: -20, max: WIDTH + 20, noNaN: true}),
        y: fc.double({min: -20, max: HEIGHT + 20, noNaN: true}),
        radius: fc.double({min: 0.5, max: 30, noNaN: true}),
      }),
      {minLength: 1, maxLength: 4},
    ),
    softness: fc.double({min: 0, max: 1, noNaN: true}),
    light: fc.boolean(),
    mirror: fc.boolean(),
  }),
});
const flipped = (texels: Uint8Array): Uint8Array =>
  texels.map((_, i) => texels[i - (i % WIDTH) + WIDTH - 1 - (i % WIDTH)]!);

describe('masks as text', () => {
  it('come back as they were, and are short', () => {
    const texels = Uint8Array.from({length: WIDTH * HEIGHT}, (_, i) => (i * i) >> 9);
    const text = encodeMask(texels);
    expect(texelsOf([text], 0)).toEqual(texels);
    expect(shipped.join('').length).toBeLessThan(40_000);
  });
  it('are told from other values', () => {
    expect(isFaceMasks(shipped)).toBe(true);
    for (const value of [
      undefined,
      {},
      [],
      shipped.slice(1),
      shipped.map(() => 'AAAA'),
      shipped.map(() => '?'),
      shipped.map(() => 1),
    ])
      expect(isFaceMasks(value)).toBe(false);
  });
});

describe('painting', () => {
  it('keeps every mask inside those of smaller angles, and leaves the old value alone', () =>
    fc.assert(
      fc.property(fc.array(strokes, {minLength: 1, maxLength: 4}), (list) => {
        const before = [...shipped];
        let masks: FaceMasks = shipped;
        for (const {angle, stroke} of list) masks = paint(masks, angle, stroke);
        expect(shipped).toEqual(before);
        for (const k of all.slice(1)) {
          const outer = texelsOf(masks, k - 1);
          expect(texelsOf(masks, k).every((x, i) => x <= outer[i]!)).toBe(true);
        }
      }),
      {numRuns: 25},
    ));

  it('a mirrored stroke changes both halves alike, to the texel', () =>
    fc.assert(
      fc.property(strokes, ({angle, stroke}) => {
        const even = ANGLES.map((_, k) => encodeMask(new Uint8Array(WIDTH * HEIGHT).fill(255 - 20 * k)));
        const masks = paint(even, angle, {...stroke, mirror: true});
        for (const k of all) expect(Buffer.from(flipped(texelsOf(masks, k))).equals(texelsOf(masks, k))).toBe(true);
      }),
      {numRuns: 40},
    ));

  it('a stroke of shade appears in the thresholds of the exported file', async () => {
    const [x, y] = [70, 90];
    const stroke: Stroke = {points: [{x, y, radius: 12}], softness: 0, light: false, mirror: false};
    const read = async (masks: FaceMasks): Promise<number> => {
      const size = 512;
      const raw = await sharp(await encodePng(exportedMap(masks, chibi, size)))
        .toColourspace('rgb16')
        .raw({depth: 'ushort'})
        .toBuffer();
      const texels = new Uint16Array(raw.buffer, raw.byteOffset, size * size * 3);
      return texels[(Math.round((1 - y / HEIGHT) * size) * size + Math.round((x / WIDTH) * size)) * 3]! / 65535;
    };
    expect(await read(shipped)).toBeGreaterThan(60 / 180);
    const painted = await read(paint(shipped, at60, stroke));
    expect(painted).toBeLessThan(60 / 180);
    expect(painted).toBeGreaterThan(45 / 180);
    expect(await read(paint(shipped, at60, {...stroke, light: true}))).toBeGreaterThan(60 / 180);
  });

  it('a soft brush builds up with every stroke', () => {
    const stroke: Stroke = {points: [{x: 128, y: 96, radius: 20}], softness: 1, light: false, mirror: false};
    const dark = (masks: FaceMasks): number => texelsOf(masks, 2).reduce((n, v) => n + (v < 128 ? 1 : 0), 0);
    const once = paint(shipped, 2, stroke);
    expect(dark(paint(once, 2, stroke))).toBeGreaterThan(dark(once));
  });
});

/** Degrees that the masks change a map on average, and the share of a face's points that agree with its terminator: noses are small shapes. */
describe.each([
  ['chibi', chibi, 2.5, 0.9975],
  ['knight', knight, 3, 0.997],
] as const)('maps of the %s', (_, figure, degrees, agree) => {
  it('start from the shipped one, with few degrees of difference on average', () => {
    const map = faceShadowMap(WIDTH, HEIGHT, figure.shadow);
    const next = stageMap(shippedMasks(figure), figure);
    let sum = 0;
    for (let i = 0; i < next.length; i += 4) sum += Math.abs(next[i]! - map[i]!) / 255;
    expect((sum / (WIDTH * HEIGHT)) * 180).toBeLessThan(degrees);
  });

  it('baked from the head agree with its own terminator at the baked angles, and within 2° on average between them', () => {
    const builder = new MeshBuilder(seeded(7), figure);
    buildHead(builder, figure);
    const mesh = builder.build();
    const map = thresholds(bakeMasks(mesh));
    const {start, count} = mesh.groups.face;
    let [samples, wrong, error] = [0, 0, 0];
    for (let t = start; t < start + count; t += 3) {
      const mean = (values: Float32Array, stride: number, k: number): number =>
        [0, 1, 2].reduce((sum, i) => sum + values[mesh.index[t + i]! * stride + k]!, 0) / 3;
      const [u, v] = [mean(mesh.uv0, 2, 0), mean(mesh.uv0, 2, 1)];
      const [nx, nz] = [mean(mesh.normal, 3, 0), mean(mesh.normal, 3, 2)];
      // Where the stage draws with the map alone; under the chin, where normals point down, no heading decides.
      const front = mean(mesh.position, 3, 2) > 0.22 && Math.hypot(nx, nz) > 0.5;
      if (!front || u < 0 || u >= 1 || v < 0 || v >= 1) continue;
      const half = map[Math.floor(v * HEIGHT) * WIDTH + Math.floor(u * WIDTH)]!;
      for (const angle of ANGLES) wrong += Number(half > angle / 180 !== facesLight(nx, nz, angle));
      samples += ANGLES.length;
      error += Math.abs(half * 180 - 90 + (Math.atan2(nx, nz) * 180) / Math.PI);
    }
    expect(samples).toBeGreaterThan(5000);
    expect(1 - wrong / samples).toBeGreaterThan(agree);
    expect(error / (samples / ANGLES.length)).toBeLessThan(2);
  });
});
