import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {chibi} from '../../stage/character/figures/chibi';
import {
  begin,
  change,
  EMPTY,
  isSame,
  LONGEST,
  MOST,
  readFile,
  readPast,
  readSnapshots,
  recall,
  recent,
  redo,
  setPart,
  setValue,
  settle,
  undo,
  withAll,
  without,
  writeFile,
  type Desk,
  type Snapshot,
  type Snapshots,
} from './document';
import {shippedMasks} from './face-shadow/masks';
import {addStop, rowOf} from './ramp/stops';

const masks = shippedMasks(chibi);
const sky = {data: 'data:image/jpeg;base64,AAAA'};
const around = {...sky, panorama: true} as const;
const anything = (_: string, value: unknown) => value as number;

/** A random edit of a document. */
const edit = fc.oneof(
  fc.record({
    key: fc.constantFrom(
      'RimWidth',
      'hair.RimWidth',
      'face.RampIndex',
      'LightYaw',
      'FillIntensity',
      'FillYaw',
      'BodyYaw',
    ),
    value: fc.nat(40),
  }),
  fc.record({key: fc.constantFrom('Pose', 'Expression', 'ScenePreset'), value: fc.constantFrom('a', 'b', 'c')}),
  fc.record({row: fc.nat(15), at: fc.integer({min: 1, max: 99})}),
);
const apply = (desk: Desk, how: {key: string; value: number | string} | {row: number; at: number}): Desk =>
  'key' in how
    ? setValue(desk, how.key, how.value === 0 ? undefined : how.value)
    : {...desk, ramps: {...desk.ramps, [how.row]: addStop(rowOf(desk.ramps, how.row), how.at / 100)[0].slice(0, 8)}};

describe('history', () => {
  it('goes back to byte-identical documents over 12 000 random edits, snapshots among them, and forward again', () => {
    const how = fc.oneof(
      {weight: 8, arbitrary: edit},
      fc.constantFrom(undefined, sky, around).map((backdrop) => ({backdrop})),
      fc.constant('keep' as const),
      fc.record({open: fc.nat(MOST)}),
    );
    let history = begin(EMPTY);
    let list: Snapshots = [];
    const kept: string[] = [];
    const written: string[] = [writeFile(EMPTY)];
    fc.sample(how, {numRuns: 12_000, seed: 7}).forEach((each, n) => {
      const {now} = history;
      if (each === 'keep') {
        if (list.length < MOST) kept.unshift(writeFile(now));
        if (list.length < MOST) list = withAll(list, [snapshotOf(now, n)]);
        return;
      }
      const next =
        'open' in each
          ? (list[each.open]?.desk ?? now)
          : 'backdrop' in each
            ? setPart(now, 'backdrop', each.backdrop)
            : apply(now, each);
      if (writeFile(next) === writeFile(now)) return;
      history = settle(change(history, next));
      written.push(writeFile(next));
    });
    expect(kept).toHaveLength(MOST);
    expect(written.length).toBeGreaterThan(8000);
    for (let i = written.length - 2; i >= 0; i--) {
      history = undo(history);
      if (writeFile(history.now) !== written[i]) throw new Error(`step ${i} differs`);
    }
    expect(history.now).toBe(EMPTY);
    for (const text of written.slice(1)) {
      history = redo(history);
      if (writeFile(history.now) !== text) throw new Error('a redone step differs');
    }
    expect(list.map(({desk}) => writeFile(desk))).toEqual(kept);
  }, 120_000);

  it('takes a gesture as one step', () => {
    let history = begin(EMPTY);
    for (const value of [1, 2, 3]) history = change(history, setValue(history.now, 'RimWidth', value));
    history = settle(history);
    expect(history.past).toHaveLength(1);
    expect(undo(history).now).toBe(EMPTY);
  });

  it('takes a gesture that ends where it began as none', () => {
    const first = settle(change(begin(EMPTY), setValue(EMPTY, 'RimWidth', 16)));
    const undone = undo(first);
    for (const history of [first, undone]) {
      const typed = change(history, setValue(history.now, 'RimWidth', 1));
      expect(settle(change(typed, setPart({...history.now}, 'face', undefined)))).toEqual(history);
    }
    expect(redo(settle(change(undone, {...EMPTY}))).now).toBe(first.now);
  });

  it('undoes a gesture that has not ended, and forgets what was undone at the next edit', () => {
    const first = settle(change(begin(EMPTY), setValue(EMPTY, 'RimWidth', 1)));
    const second = undo(change(first, setValue(first.now, 'RimWidth', 2)));
    expect(second.now.values).toEqual({RimWidth: 1});
    expect(redo(second).now.values).toEqual({RimWidth: 2});
    expect(redo(settle(change(second, EMPTY))).now).toBe(EMPTY);
  });
});

describe('the past that outlives the page', () => {
  const docs = (count: number, face?: () => Desk['face']): Desk[] =>
    Array.from({length: count}, (_, n) => setPart({...EMPTY, values: {RimWidth: n}}, 'face', face?.()));

  it('comes back before what was done meanwhile', () => {
    const past = docs(3);
    const history = settle(change(begin(docs(4)[3]!), EMPTY));
    const back = readPast(structuredClone(recent(past)), anything);
    let now = recall(history, back);
    const seen = [now.now];
    while (now.past.length > 0) seen.push((now = undo(now)).now);
    expect(seen.map(({values}) => values['RimWidth'])).toEqual([undefined, 3, 2, 1, 0]);
    expect(recall(history, [])).toBe(history);
  });

  it('is bounded in steps, painted masks and pictures, of which shared ones count once', () => {
    expect(recent(docs(80)).map(({values}) => values['RimWidth'])).toEqual(Array.from({length: 50}, (_, n) => n + 30));
    expect(recent(docs(40, () => masks))).toHaveLength(40);
    const large = recent(docs(40, () => Array(10).fill('x'.repeat(20_000)) as string[]));
    expect(large).toHaveLength(10);
    expect(large.at(-1)!.values['RimWidth']).toBe(39);
    const pictures = docs(40).map((desk) => setPart(desk, 'backdrop', {data: 'x'.repeat(400_000)}));
    expect(recent(pictures)).toHaveLength(5);
    expect(recent(docs(40).map((desk) => setPart(desk, 'backdrop', sky)))).toHaveLength(40);
  });

  it('leaves out what is no document', () => {
    for (const bad of [undefined, 'x', [null, {values: 1}, {values: {}, ramps: [1]}]])
      expect(readPast(bad, anything)).toEqual([]);
  });
});

const snapshotOf = (desk: Desk, n: number): Snapshot => ({
  id: String(n).padStart(6, '0'),
  name: `Snapshot ${n}`,
  desk,
  picture: 'data:image/jpeg;base64,AA==',
});

describe('snapshots', () => {
  it('are what was kept, and undo what was done, over random edits, keeping, opening, naming and deleting', () => {
    const act = fc.oneof(
      edit,
      fc.constant('keep' as const),
      fc.record({open: fc.nat(MOST)}),
      fc.record({name: fc.nat(MOST)}),
      fc.record({remove: fc.nat(MOST)}),
      fc.constantFrom('undo' as const, 'face' as const, 'backdrop' as const),
    );
    fc.assert(
      fc.property(fc.array(act, {maxLength: 80}), (acts) => {
        let history = begin(EMPTY);
        let list: Snapshots = [];
        /** The text of each step, and of each snapshot when it was kept. */
        const steps = [writeFile(EMPTY)];
        const kept = new Map<string, string>();
        const step = (next: Desk) => {
          // What ends as it was is no step.
          if (isSame(next, history.now)) return;
          history = settle(change(history, next));
          steps.push(writeFile(next));
        };
        acts.forEach((how, n) => {
          const nth = (i: number) => list[i % Math.max(1, list.length)];
          if (how === 'keep') {
            const snapshot = snapshotOf(history.now, n);
            list = withAll(list, [snapshot]);
            kept.set(snapshot.id, writeFile(snapshot.desk));
          } else if (how === 'undo') {
            if (history.past.length > 0) steps.pop();
            history = undo(history);
          } else if (how === 'face') step(setPart(history.now, 'face', history.now.face ? undefined : masks));
          else if (how === 'backdrop') step(setPart(history.now, 'backdrop', history.now.backdrop ? undefined : sky));
          else if ('open' in how) step(nth(how.open)?.desk ?? history.now);
          else if ('name' in how) {
            const found = nth(how.name);
            if (found) list = withAll(list, [{...found, name: 'Another'}]);
          } else if ('remove' in how) {
            const found = nth(how.remove);
            if (found) list = without(list, found.id);
          } else step(apply(history.now, how));
          expect(writeFile(history.now)).toBe(steps.at(-1));
        });
        for (const {id, desk} of list) expect(writeFile(desk)).toBe(kept.get(id));
        expect(list.map(({id}) => id)).toEqual(
          list
            .map(({id}) => id)
            .sort()
            .reverse(),
        );
        while (steps.pop()) {
          history = undo(history);
          if (steps.length > 0) expect(writeFile(history.now)).toBe(steps.at(-1));
        }
        expect(history.now).toBe(EMPTY);
        const file = readFile(writeFile(history.now, list), anything);
        expect('snapshots' in file && file.snapshots).toEqual(list);
      }),
    );
  });

  it('are read one by one, and none with the address of another host as its picture', () => {
    const good = snapshotOf(EMPTY, 1);
    expect(readSnapshots([good], anything)).toEqual([good]);
    for (const bad of [
      null,
      'x',
      {...good, picture: 'https://example.com/a.jpg'},
      {...good, desk: {}},
      {...good, id: 1},
    ])
      expect(readSnapshots([bad], anything), JSON.stringify(bad)).toBeUndefined();
    expect(readSnapshots(Array(MOST + 1).fill(good), anything)).toBeUndefined();
  });
});

describe('files', () => {
  const desk: Desk = {
    values: {'hair.RimWidth': 3, ShadowColor: [0.1, 0.2, 0.3], UseRamp: false, ScenePreset: 'Dusk'},
    ramps: {4: rowOf({}, 4)},
    face: masks,
    backdrop: sky,
  };

  it('hold the whole document', () => {
    const panorama = setPart(desk, 'backdrop', around);
    expect(readFile(writeFile(panorama), anything)).toMatchObject({desk: panorama});
    expect(readFile(writeFile(desk), anything)).toEqual({desk, refused: [], snapshots: []});
    const snapshots = [snapshotOf(desk, 1)];
    expect(readFile(writeFile(EMPTY, snapshots), anything)).toEqual({desk: EMPTY, refused: [], snapshots});
  });

  it('name values that no control takes, and keep the others', () => {
    const text = writeFile({...EMPTY, values: {RimWidth: 3, Gone: 1}});
    expect(readFile(text, (key, value) => (key === 'Gone' ? undefined : (value as number)))).toEqual({
      desk: {values: {RimWidth: 3}, ramps: {}},
      refused: ['Gone'],
      snapshots: [],
    });
  });

  it.each([
    ['future', JSON.stringify({...JSON.parse(writeFile(desk)), version: 99})],
    ['large', ' '.repeat(LONGEST + 1)],
    ['broken', writeFile(desk).slice(0, -9)],
    ['broken', JSON.stringify({...JSON.parse(writeFile(desk)), ramps: [1]})],
    ['broken', JSON.stringify({...JSON.parse(writeFile(desk)), face: ['x']})],
    ['broken', JSON.stringify({...JSON.parse(writeFile(desk)), snapshots: [{}]})],
    ['broken', JSON.stringify({...JSON.parse(writeFile(desk)), backdrop: {data: 'https://example.com/a.jpg'}})],
    ['broken', JSON.stringify({...JSON.parse(writeFile(desk)), backdrop: {data: sky.data.padEnd(500_000)}})],
    ['broken', JSON.stringify({...JSON.parse(writeFile(desk)), backdrop: {...sky, panorama: 'x'}})],
    ['other', '{"RimWidth": 3}'],
    ['other', 'null'],
  ])('that are %s are refused', (fault, text) => {
    expect(readFile(text, anything)).toEqual({fault});
  });
});
