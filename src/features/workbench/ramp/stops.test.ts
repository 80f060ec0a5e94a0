import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import rampRows from '@site/data/ramps.json';
import {RAMP_WIDTH, rampAtlas} from '@site/src/stage/shading/ramp';
import {readCsv, RampFileError, stopsOfPixels} from './readFiles';
import {
  addStop,
  editedAtlas,
  isRamps,
  moveStop,
  rampTexels,
  removeStop,
  rowCsv,
  rowOf,
  type Ramp,
  type Stop,
} from './stops';

const ROW = RAMP_WIDTH * 4;
const atlas = rampAtlas();
const rows = rampRows.map(({name}, row) => [row, name] as const);
const farthest = (a: Uint8Array, b: Uint8Array): number => Math.max(...a.map((x, i) => Math.abs(x - b[i]!)));

const unit = fc.integer({min: 0, max: 10_000}).map((n) => n / 10_000);
/** Ramps with stops on a grid. */
const rampsOn = (places: number): fc.Arbitrary<Ramp> =>
  fc
    .array(
      fc.record({
        at: fc.integer({min: 0, max: places}).map((n) => n / places),
        color: fc.tuple(unit, unit, unit),
        lit: unit,
        hard: fc.boolean(),
      }),
      {minLength: 1, maxLength: 20},
    )
    .map((stops) => stops.sort((a, b) => a.at - b.at));
const ramps = rampsOn(1000);

describe('stops of a ramp', () => {
  it.each(rows)('row %i (%s) draws as shipped, within 3/255', (row) => {
    expect(farthest(rampTexels(rowOf({}, row)), atlas.subarray(row * ROW, (row + 1) * ROW))).toBeLessThanOrEqual(3);
  });

  it('shows the two-tone row as one hard stop at 0.5', () => {
    expect(rowOf({}, 0).map(({at, lit, hard}) => [at, lit, hard])).toEqual([
      [0, 0, false],
      [0.5, 1, true],
      [1, 1, false],
    ]);
  });

  it('an added stop changes no texel by more than 3/255', () =>
    fc.assert(
      fc.property(rampsOn(100), unit, (ramp, at) => {
        const [next, index] = addStop(ramp, at);
        expect(next[index]!.at).toBeCloseTo(at, 2);
        fc.pre(ramp.every((stop) => stop.at !== next[index]!.at));
        expect(next).toHaveLength(ramp.length + 1);
        const stops = next.map((stop) => stop.at);
        expect(stops).toEqual(stops.toSorted((a, b) => a - b));
        // A hard edge is 0.0002 of the row wide; the slope beside it is that much shorter, which shows where it is steep.
        expect(farthest(rampTexels(next), rampTexels(ramp))).toBeLessThanOrEqual(3);
      }),
    ));

  it('a moved stop stays between its neighbours and between 0 and 1', () =>
    fc.assert(
      fc.property(ramps, fc.nat(19), fc.double({min: -2, max: 2, noNaN: true}), (ramp, n, to) => {
        const moved = moveStop(ramp, n % ramp.length, to).map(({at}) => at);
        expect(moved).toEqual(moved.toSorted((a, b) => a - b));
        expect(moved.every((at) => at >= 0 && at <= 1)).toBe(true);
      }),
    ));

  it('are told from other values', () => {
    const [a, b, c] = rowOf({}, 0) as [Stop, Stop, Stop];
    expect(isRamps({})).toBe(true);
    expect(isRamps(JSON.parse(JSON.stringify({0: [a, b, c], 15: [a]})))).toBe(true);
    for (const value of [
      undefined,
      null,
      'x',
      {16: [a]},
      {x: [a]},
      {0: []},
      {0: [c, a]},
      {0: [null]},
      {0: [{...a, at: -1}]},
      {0: [{...a, lit: NaN}]},
      {0: [{...a, color: [1, 1]}]},
      {0: [{...a, hard: 1}]},
      {0: Array.from({length: 600}, () => a)},
    ])
      expect(isRamps(value)).toBe(false);
  });

  it('keeps the last stop', () => expect(removeStop(rowOf({}, 0).slice(0, 1), 0)).toHaveLength(1));
});

describe('atlas', () => {
  it('is the shipped one without edited rows', () => expect(editedAtlas({})).toBeUndefined());

  it('replaces the edited row and no other', () => {
    const next = editedAtlas({4: rowOf({}, 0)})!;
    rows.forEach(([row]) => {
      const same = Buffer.from(next.subarray(row * ROW, (row + 1) * ROW)).equals(
        atlas.subarray(row * ROW, (row + 1) * ROW),
      );
      expect(same).toBe(row !== 4);
    });
    expect(farthest(next.subarray(4 * ROW, 5 * ROW), atlas.subarray(0, ROW))).toBe(0);
  });
});

describe('CSV', () => {
  it('read back gives the same texels and the same file, whatever the ramp', () =>
    fc.assert(
      fc.property(ramps, (ramp) => {
        const csv = rowCsv({7: ramp}, 7);
        const back = readCsv(csv);
        expect(farthest(rampTexels(back), rampTexels(ramp))).toBe(0);
        expect(rowCsv({7: back}, 7)).toBe(csv);
        expect(isRamps({7: back})).toBe(true);
      }),
      {numRuns: 500},
    ));

  it.each(rows)('of the shipped row %i (%s), read back, draws the same within 1/255', (row) => {
    const back = readCsv(rowCsv({}, row));
    expect(farthest(rampTexels(back), atlas.subarray(row * ROW, (row + 1) * ROW))).toBeLessThanOrEqual(1);
  });

  it('reads the line ends of Windows and a file without a last one', () =>
    expect(readCsv('-0.0001,1,1,1,0\r\n1,1,1,1,1').map(({at}) => at)).toEqual([0, 1]));

  it('reads positions and colours, with or without a header, and a hard edge where two share a position', () => {
    const rows = '0,#000000\r\n0.5,#000000\r\n0.5,"ff0000"\r\n1,#ffffff80';
    const stops = readCsv(`position,colour\n${rows}`);
    expect(stops).toEqual(readCsv(rows));
    expect(stops.map(({at, hard}) => [at, hard])).toEqual([
      [0, false],
      [0.5, false],
      [0.5, true],
      [1, false],
    ]);
    expect(stops[2]).toMatchObject({color: [1, 0, 0], lit: 1});
    expect(stops[3]!.lit).toBeCloseTo(0.5, 2);
    expect(isRamps({0: stops})).toBe(true);
    const texels = rampTexels(stops);
    expect([...texels.subarray(127 * 4, 129 * 4)]).toEqual([0, 0, 0, 255, 255, 1, 1, 255]);
  });

  it.each([
    ['', 'empty', 1],
    ['0,1,1,1\n', 'columns', 1],
    ['0,1,1,1,0\n0.5,1,x,1,1\n', 'number', 2],
    ['0,1,1,,0\n', 'number', 1],
    ['0,1,1,1,0\n\n0.5,1,1.2,1,1\n', 'range', 3],
    ['0,1,1,1,0\n5,1,1,1,1\n', 'range', 2],
    ['0.5,1,1,1,0\n0.5,1,1,1,1\n', 'order', 2],
    ['0,#fff\n', 'color', 1],
    ['position,colour\n0,#ffffff\n0.5,white\n', 'color', 3],
    ['0.5,#ffffff\n0.4,#000000\n', 'order', 2],
    ['0,#ffffff\n1.5,#000000\n', 'range', 2],
    ['0,#ffffff\n1,1,1,1,1\n', 'columns', 2],
    ['0,1,1,1,1\n1,#ffffff\n', 'columns', 2],
    ['position,colour\n', 'empty', 1],
    [Array.from({length: 600}, (_, i) => `${i / 600},1,1,1,1\n`).join(''), 'long', 513],
  ] as const)('names what is wrong with %j', (text, fault, line) => {
    const read = () => readCsv(text);
    expect(read).toThrow(RampFileError);
    expect(read).toThrow(expect.objectContaining({fault, line}));
  });
});

describe('a row of a picture', () => {
  const line = (width: number, pixel: (i: number) => readonly number[]) =>
    Uint8Array.from(Array.from({length: width}, (_, i) => pixel(i)).flat());

  it.each(rows)('of the atlas becomes row %i (%s) again', (row) => {
    const texels = atlas.subarray(row * ROW, (row + 1) * ROW);
    const {ramp, tolerance} = stopsOfPixels(texels, true);
    expect(tolerance).toBe(2);
    expect(farthest(rampTexels(ramp), texels)).toBeLessThanOrEqual(3);
  });

  it('keeps the error that it names, whatever the row and the width', () =>
    fc.assert(
      fc.property(rampsOn(64), fc.constantFrom(256, 1024), (source, width) => {
        const drawn = rampTexels(source);
        const wide = line(width, (i) => [...drawn.subarray(Math.floor((i / width) * 256) * 4).subarray(0, 4)]);
        const {ramp, tolerance} = stopsOfPixels(wide, true);
        // One level is lost by rounding, and one where a steep slope begins at a step.
        expect(farthest(rampTexels(ramp), drawn)).toBeLessThanOrEqual(tolerance + 2);
        expect(isRamps({0: ramp})).toBe(true);
      }),
      {numRuns: 12, endOnFailure: true},
    ));

  it('reads colours as sRGB, and two colours as one hard edge', () => {
    const {ramp} = stopsOfPixels(
      line(2, (i) => (i === 0 ? [128, 0, 0, 255] : [255, 255, 255, 255])),
      false,
    );
    expect(ramp.map(({at, hard}) => [at, hard])).toEqual([
      [0, false],
      [0.5, true],
      [1, false],
    ]);
    expect(ramp[0]!.color[0]).toBeCloseTo(0.2159, 2);
  });

  it.each([
    ['flat', line(40, () => [9, 9, 9, 255])],
    ['noise', line(256, (i) => [(i * 7919) % 256, (i * 104_729) % 256, 0, 255])],
  ] as const)('that is %s is refused', (fault, pixels) =>
    expect(() => stopsOfPixels(pixels, false)).toThrow(expect.objectContaining({fault})),
  );
});
