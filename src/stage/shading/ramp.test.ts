import {describe, expect, it} from 'vitest';
import rampRows from '../../../data/ramps.json';
import {RAMP_WIDTH, rampAtlas} from './ramp';

describe('ramp atlas', () => {
  const atlas = rampAtlas();
  const texel = (row: number, u: number): number[] => {
    const i = (row * RAMP_WIDTH + Math.round(u * (RAMP_WIDTH - 1))) * 4;
    return Array.from(atlas.subarray(i, i + 4));
  };

  it('has the sixteen shipped rows', () => {
    expect(rampRows).toHaveLength(16);
    expect(atlas).toHaveLength(16 * 256 * 4);
  });

  it('ends in shade and base, but for the rows that say otherwise', () => {
    for (let row = 0; row < 16; row++) {
      const name = rampRows[row]!.name;
      expect(texel(row, 1)[3]).toBe(255);
      if (name !== 'EyeWhite' && name !== 'Unlit') expect(texel(row, 0)[3]).toBe(0);
    }
    expect(texel(15, 0)).toEqual([255, 255, 255, 255]);
  });

  it('puts the border of the binary row at 0.5', () => {
    expect(texel(0, 0.49)[3]).toBe(0);
    expect(texel(0, 0.51)[3]).toBe(255);
  });

  it('leaves the lit end white', () => {
    for (let row = 0; row < 16; row++) expect(texel(row, 1).slice(0, 3)).toEqual([255, 255, 255]);
  });
});
