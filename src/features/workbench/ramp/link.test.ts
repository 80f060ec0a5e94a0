import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import rampRows from '@site/data/ramps.json';
import {readRamps, writeRamps} from './link';
import {rampTexels, rowOf, type Ramp, type Ramps} from './stops';

const unit = fc.double({min: 0, max: 1, noNaN: true});
const ramp: fc.Arbitrary<Ramp> = fc
  .array(
    fc.record({
      at: fc.nat(1000).map((at) => at / 1000),
      color: fc.tuple(unit, unit, unit),
      lit: unit,
      hard: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((stops) => stops.sort((a, b) => a.at - b.at));

const farthest = (a: Uint8Array, b: Uint8Array): number => Math.max(...a.map((x, i) => Math.abs(x - b[i]!)));

describe('ramps in an address', () => {
  it('draw the same within a level, and say which rows are left out', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.nat(15).map(String), ramp), (rows) => {
        const ramps = rows as unknown as Ramps;
        const {query, left} = writeRamps(ramps);
        expect(query.length).toBeLessThanOrEqual(1200);
        const back = readRamps(`?stage=workbench${query}`);
        const kept = Object.keys(ramps)
          .map(Number)
          .filter((row) => !left.includes(row));
        expect(Object.keys(back).map(Number)).toEqual(kept);
        for (const row of kept)
          expect(farthest(rampTexels(back[row]!), rampTexels(ramps[row]!))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('have room for any one of the shipped rows', () => {
    for (const row of rampRows.keys()) {
      const ramps = {[row]: rowOf({}, row)};
      const {query, left} = writeRamps(ramps);
      expect(left, `row ${row}`).toEqual([]);
      expect(farthest(rampTexels(readRamps(query)[row]!), rampTexels(ramps[row]!)), `row ${row}`).toBeLessThanOrEqual(
        1,
      );
    }
  });

  it.each(['', '0', '0-ff', '50000-ffffffff.0-ffffffff', '200000-ffffffff', `0-${'f'.repeat(2000)}`])(
    'that are %s are left out',
    (text) =>
      expect(readRamps(`?ramp3=${text}&ramp16=0-ffffffff&ramp4=0-00000000`)).toEqual({
        4: [{at: 0, color: [0, 0, 0], lit: 0, hard: false}],
      }),
  );
});
