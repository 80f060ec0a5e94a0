import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {begin, change, EMPTY, LONGEST, readFile, redo, setValue, settle, undo, writeFile, type Desk} from './document';
import {shippedMasks} from './face-shadow/masks';
import {addStop, rowOf} from './ramp/stops';

const anything = (_: string, value: unknown) => value as number;

/** A random edit of a document. */
const edit = fc.oneof(
  fc.record({key: fc.constantFrom('RimWidth', 'hair.RimWidth', 'face.RampIndex', 'LightYaw'), value: fc.nat(40)}),
  fc.record({row: fc.nat(15), at: fc.integer({min: 1, max: 99})}),
);
const apply = (desk: Desk, how: {key: string; value: number} | {row: number; at: number}): Desk =>
  'key' in how
    ? setValue(desk, how.key, how.value === 0 ? undefined : how.value)
    : {...desk, ramps: {...desk.ramps, [how.row]: addStop(rowOf(desk.ramps, how.row), how.at / 100)[0].slice(0, 8)}};

describe('history', () => {
  it('goes back to byte-identical documents over 10 000 random edits, and forward again', () => {
    const edits = fc.sample(edit, {numRuns: 10_000, seed: 7});
    let history = begin(EMPTY);
    const written: string[] = [writeFile(EMPTY)];
    for (const how of edits) {
      history = settle(change(history, apply(history.now, how)));
      written.push(writeFile(history.now));
    }
    for (let i = written.length - 2; i >= 0; i--) {
      history = undo(history);
      if (writeFile(history.now) !== written[i]) throw new Error(`step ${i} differs`);
    }
    expect(history.now).toBe(EMPTY);
    for (const text of written.slice(1)) {
      history = redo(history);
      if (writeFile(history.now) !== text) throw new Error('a redone step differs');
    }
  }, 60_000);

  it('takes a gesture as one step', () => {
    let history = begin(EMPTY);
    for (const value of [1, 2, 3]) history = change(history, setValue(history.now, 'RimWidth', value));
    history = settle(history);
    expect(history.past).toHaveLength(1);
    expect(undo(history).now).toBe(EMPTY);
  });

  it('undoes a gesture that has not ended, and forgets what was undone at the next edit', () => {
    const first = settle(change(begin(EMPTY), setValue(EMPTY, 'RimWidth', 1)));
    const second = undo(change(first, setValue(first.now, 'RimWidth', 2)));
    expect(second.now.values).toEqual({RimWidth: 1});
    expect(redo(second).now.values).toEqual({RimWidth: 2});
    expect(redo(settle(change(second, EMPTY))).now).toBe(EMPTY);
  });
});

describe('files', () => {
  const desk: Desk = {
    values: {'hair.RimWidth': 3, ShadowColor: [0.1, 0.2, 0.3], UseRamp: false, ScenePreset: 'Dusk'},
    ramps: {4: rowOf({}, 4)},
    face: shippedMasks(),
  };

  it('hold the whole document', () => {
    expect(readFile(writeFile(desk), anything)).toEqual({desk, refused: []});
  });

  it('name values that no control takes, and keep the others', () => {
    const text = writeFile({...EMPTY, values: {RimWidth: 3, Gone: 1}});
    expect(readFile(text, (key, value) => (key === 'Gone' ? undefined : (value as number)))).toEqual({
      desk: {values: {RimWidth: 3}, ramps: {}},
      refused: ['Gone'],
    });
  });

  it.each([
    ['future', JSON.stringify({...JSON.parse(writeFile(desk)), version: 99})],
    ['large', ' '.repeat(LONGEST + 1)],
    ['broken', writeFile(desk).slice(0, -9)],
    ['broken', JSON.stringify({...JSON.parse(writeFile(desk)), ramps: [1]})],
    ['broken', JSON.stringify({...JSON.parse(writeFile(desk)), face: ['x']})],
    ['other', '{"RimWidth": 3}'],
    ['other', 'null'],
  ])('that are %s are refused', (fault, text) => {
    expect(readFile(text, anything)).toEqual({fault});
  });
});
