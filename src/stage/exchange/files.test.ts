import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {faceShadowMap} from '../character/face-shadow';
import {chibi} from '../character/figures/chibi';
import rampRows from '../../../data/ramps.json';
import {RAMP_WIDTH, rampAtlas} from '../shading/ramp';
import {metalMatcap} from '../shading/textures';
import {faceMapPicture, matcapPicture, rampPicture} from './maps';
import {encodePng} from './png';
import {rampCsv, rampName, sampleCurve} from './rampCsv';

describe('ramp CSV', () => {
  const atlas = rampAtlas();
  /** The texture as the shader samples it: linear between the centres of texels, the edges held. */
  const shader = (row: number, u: number): number[] => {
    const x = Math.min(RAMP_WIDTH - 1, Math.max(0, u * RAMP_WIDTH - 0.5));
    const [at, share] = [Math.floor(x), x % 1];
    const texel = (i: number, k: number) => atlas[(row * RAMP_WIDTH + Math.min(i, RAMP_WIDTH - 1)) * 4 + k]! / 255;
    return [0, 1, 2, 3].map((k) => texel(at, k) * (1 - share) + texel(at + 1, k) * share);
  };

  it.each(rampRows.map(({name}, row) => [row, name] as const))('row %i (%s) agrees with the shader', (row) => {
    const keys = rampCsv(row)
      .trim()
      .split('\n')
      .map((line) => line.split(',').map(Number) as unknown as Parameters<typeof sampleCurve>[0][number]);
    for (const key of keys) expect(key).toHaveLength(5);
    for (let u = 0; u <= 1; u += 1 / 2048) {
      const curve = sampleCurve(keys, u);
      shader(row, u).forEach((value, i) => expect(Math.abs(curve[i]! - value)).toBeLessThan(2 / 255));
    }
  });

  it('draws a step with two keys close together', () => {
    expect(rampCsv(0)).toBe('0.001953,1,1,1,0\n0.498047,1,1,1,0\n0.501953,1,1,1,1\n0.998047,1,1,1,1\n');
    expect(rampName(4)).toBe('CC_Toon_Ramp_04_Skin');
  });
});

describe('PNG', () => {
  it('holds the ramp atlas', async () => {
    const {data, info} = await sharp(await encodePng(rampPicture()))
      .raw()
      .toBuffer({resolveWithObject: true});
    expect([info.width, info.height, info.channels]).toEqual([256, 16, 4]);
    expect(Buffer.from(rampAtlas()).equals(data)).toBe(true);
  });

  it('holds the face shadow map with 16 bits a channel and the thresholds of the stage', async () => {
    const size = 64;
    const png = await encodePng(faceMapPicture(size));
    expect(await sharp(png).metadata()).toMatchObject({width: size, height: size, depth: 'ushort', channels: 3});
    const raw = await sharp(png).toColourspace('rgb16').raw({depth: 'ushort'}).toBuffer();
    const read = new Uint16Array(raw.buffer, raw.byteOffset, size * size * 3);
    const stage = faceShadowMap(size, size, chibi.shadow);
    let fine = 0;
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size * 3; x++) {
        const value = read[y * size * 3 + x]!;
        const texel = stage[((size - 1 - y) * size + Math.floor(x / 3)) * 4 + (x % 3)]!;
        expect(Math.abs(value / 257 - texel)).toBeLessThanOrEqual(0.5);
        fine += Number(value % 257 > 0);
      }
    expect(fine).toBeGreaterThan(size * 10);
  });

  it('holds the MatCap with the sky at the top', async () => {
    const size = 8;
    const read = await sharp(await encodePng(matcapPicture(size)))
      .raw()
      .toBuffer();
    const bottomUp = metalMatcap(size);
    const top = bottomUp.subarray((size - 1) * size * 4);
    expect([...read.subarray(0, 3)]).toEqual([...top.subarray(0, 3)]);
    expect([...read.subarray(-3)]).toEqual([...bottomUp.subarray((size - 1) * 4, size * 4 - 1)]);
  });

  it('names data that does not fit', () =>
    expect(encodePng({width: 2, height: 2, channels: 3, data: new Uint8Array(3)})).rejects.toThrow('2 x 2 x 3'));
});
