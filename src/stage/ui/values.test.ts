import {describe, expect, it} from 'vitest';
import {parameter} from '../shading/parameters';
import {fromHex, toHex} from './color';
import type {NumberControl, SwitchControl} from './data';
import {changed, describe as tell, fulfils, print, range, snap} from './values';

const width: NumberControl = {
  kind: 'number',
  id: 'OutlineWidth',
  label: '',
  min: 0,
  max: 2,
  step: 0.01,
  unit: 'cm',
  value: 0.3,
};
const words = {on: 'On', off: 'Off', painted: 'painted', comma: ', '};

describe('snap', () => {
  it('rounds off binary fractions', () => expect(snap(width, 0.1 + 0.2)).toBe(0.3));
  it('counts steps from the minimum', () => expect(snap({min: 0.5, max: 4, step: 1}, 2)).toBe(2.5));
});

describe('colours', () => {
  it('convert to hex and back', () => {
    for (let i = 0; i < 256; i++) {
      const hex = `#${i.toString(16).padStart(2, '0').repeat(3)}`;
      expect(toHex(fromHex(hex)!)).toBe(hex);
    }
  });
  it('come back from hex as the exact value of the catalogue', () =>
    expect(toHex(parameter('ShadowColor').default as unknown as number[])).toBe('#b8a8c7'));
  it('converts half linear intensity to bc', () => expect(toHex([0.5, 0, 9])).toBe('#bc00ff'));
  it('reject other texts', () => expect(fromHex('#fff')).toBeUndefined());
  it('do not count as changed by rounding', () =>
    expect(
      changed(
        {controls: [{kind: 'color', id: 'C', label: '', value: [0.06, 0.03, 0.05]}]},
        {C: fromHex(toHex([0.06, 0.03, 0.05]))!},
      ),
    ).toEqual([]));
});

describe('a condition', () => {
  it.each([
    [{id: 'W'}, 0.1, 0],
    [{id: 'W', below: 1}, 0.9, 1],
    [{id: 'W', options: ['Ring']}, 'Ring', 'Strand'],
    [{id: 'W'}, true, false],
    [{id: 'W'}, [1, 0, 0], 'painted'],
  ])('%j holds at %j, not at %j', (need, met, unmet) =>
    expect([met, unmet].map((value) => fulfils({any: [need]}, () => value))).toEqual([true, false]),
  );
});

describe('describe', () => {
  it('lists the given values, in the order of the panel', () => {
    const lines: SwitchControl = {kind: 'switch', id: 'OutlineEnabled', label: 'Outline', value: true};
    const data = {controls: [width, lines], words};
    expect(tell(data, {OutlineEnabled: false, OutlineWidth: 0.6, Other: 1})).toBe(' 0.6\u00a0cm, Outline Off');
  });
});

describe('print', () => {
  it('adds units and prints a minus sign (U+2212)', () => {
    expect(print(width, 0.6, words)).toBe('0.6\u00a0cm');
    expect(range({...width, min: -180, max: 180, unit: '°'}, words)).toBe('−180–180°');
  });
});
