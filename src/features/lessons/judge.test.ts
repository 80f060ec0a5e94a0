import {describe, expect, it} from 'vitest';
import {locales} from '../../../config/locales';
import {defaults, snap} from '../../stage/ui/values';
import type {StageValues} from '../../stage/ui/data';
import {lessonData, taskData} from '../../../plugins/lessons/data';
import {advice, difference, hint, likeness, reached, tolerance, type Picture} from './judge';
import {lessons} from './tasks';
import type {TaskData} from './types';
import {words} from './words';

const tasks = lessons.flatMap((lesson) =>
  lesson.tasks.map((task): [string, TaskData] => [`${lesson.id}/${task.id}`, taskData(task, 'en')]),
);
const sizes = words.en.sizes.length;

/** Moves one parameter as the hint says, and no farther. */
function follow(task: TaskData, values: StageValues): StageValues {
  const found = hint(task, values, sizes)!;
  const {control, side, halvings} = found;
  const way = side === 'low' ? 1 : -1;
  const own = values[control.id];
  if (control.kind === 'number') {
    const far = (control.max - control.min) / 2 ** halvings;
    return {...values, [control.id]: snap(control, (own as number) + way * Math.max(far, control.step))};
  }
  const options: readonly unknown[] =
    control.kind === 'choice' ? control.options.map(({value}) => value) : [false, true];
  return {...values, [control.id]: options[options.indexOf(own) + way] as string | boolean};
}

describe.each(tasks)('%s', (_, task) => {
  it('is not solved at the start, and is at the target', () => {
    expect(reached(task, defaults(task))).toBe(false);
    expect(hint(task, defaults(task), sizes)).toBeDefined();
    expect(reached(task, task.target)).toBe(true);
    expect(hint(task, task.target, sizes)).toBeUndefined();
  });

  it('is solved within 12 steps by hints alone, also from the ends of the sliders', () => {
    const ends = (['min', 'max'] as const).map((end) =>
      Object.fromEntries(
        task.controls.map((control) => [control.id, control.kind === 'number' ? control[end] : control.value]),
      ),
    );
    for (const [from, limit] of [
      [defaults(task), 12],
      [ends[0]!, 24],
      [ends[1]!, 24],
    ] as const) {
      let values: StageValues = from;
      let steps = 0;
      while (!reached(task, values) && steps <= limit) {
        values = follow(task, values);
        steps++;
      }
      expect(steps, JSON.stringify(values)).toBeLessThanOrEqual(limit);
    }
  });

  it('has a hint for every parameter on both sides of its target', () => {
    for (const control of task.controls) {
      const aim = task.target[control.id];
      const others: readonly unknown[] =
        control.kind === 'number'
          ? [control.min, control.max]
          : control.kind === 'choice'
            ? control.options.map(({value}) => value)
            : [false, true];
      const found = others
        .filter((value) => value !== aim)
        .map((value) => hint(task, {...task.target, [control.id]: value as number}, sizes));
      expect(found.every((one) => one?.control === control)).toBe(true);
      for (const one of found) expect(task.symptoms[control.id]![one!.side]).not.toBe('');
    }
  });
});

describe('lessons', () => {
  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s has a task of one, of two and of more parameters',
    (_, lesson) =>
      expect(lesson.tasks.map(({target}) => Math.min(3, Object.keys(target).length))).toEqual([
        1,
        2,
        expect.toSatisfy((count: number) => count >= 2),
      ]),
  );

  it.each(locales)('say their hints in %s', (locale) => {
    const {tasks: told, words: texts} = lessonData(lessons[0]!, locale);
    for (const task of told) expect(advice(task, defaults(task), texts)).not.toMatch(/[{}]|undefined/);
  });

  it('name a value that its slider cannot take', () =>
    expect(() => taskData({...lessons[1]!.tasks[0]!, start: {ShadowThreshold: 3}}, 'en')).toThrow(
      'ShadowThreshold cannot be 3',
    ));

  it('name a parameter that the other values switch off', () => {
    const coloured = lessons.flatMap(({tasks: all}) => all).find(({id}) => id === 'coloured-line')!;
    expect(() => taskData({...coloured, given: {}}, 'en')).toThrow(/set OutlineColor in .* the task's `given`/);
  });
});

describe('likeness', () => {
  const flat = (value: number, width = 320): Picture => ({
    width,
    height: width / 2,
    data: new Uint8ClampedArray(((width * width) / 2) * 4).fill(value),
  });

  it('is 1 for the same picture, one half at the start, and independent of the size', () => {
    for (const width of [320, 640]) {
      const start = difference(flat(100, width), flat(200, width));
      expect(likeness(0, start)).toBe(1);
      expect(likeness(start, start)).toBe(0.5);
      expect(likeness(difference(flat(180, width), flat(200, width)), start)).toBeCloseTo(1 / 1.2, 5);
    }
  });

  it('compares blocks of pixels, so that noise within a block is no difference', () => {
    const [plain, noisy] = [flat(100), flat(100)];
    // 320 px have blocks of 2 x 2: one pixel gives what its neighbour gets.
    noisy.data[0] = 130;
    noisy.data[4] = 70;
    expect(difference(plain, noisy)).toBe(0);
    noisy.data[0] = 131;
    expect(difference(plain, noisy)).toBe(1);
    expect(difference(noisy, plain)).toBe(1);
    // All channels of colour count, the opacity does not.
    [1, 2, 3].forEach((channel) => (noisy.data[320 * 4 * 2 + channel] = 90));
    expect(difference(plain, noisy)).toBe(1 + 10 + 10);
  });

  it('tells each block from its neighbours, the cut-off ones of the last row too', () => {
    const [width, height] = [320, 201];
    const dot = (x: number, y: number): Picture => {
      const data = new Uint8ClampedArray(width * height * 4);
      data[(y * width + x) * 4] = 255;
      return {width, height, data};
    };
    const from = dot(2, 4);
    for (const [x, y] of [
      [3, 4],
      [2, 5],
    ] as const)
      expect(difference(from, dot(x, y))).toBe(0);
    for (const [x, y] of [
      [4, 4],
      [1, 4],
      [2, 6],
      [2, 3],
      [319, 200],
    ] as const)
      expect(difference(from, dot(x, y)), `${x}, ${y}`).toBe(2 * 255);
  });
});

describe('what counts as reached', () => {
  const number = {kind: 'number', id: 'Width', label: 'Width', min: 0, max: 1, step: 0.01, value: 0.5} as const;
  const mode = {
    kind: 'choice',
    id: 'Mode',
    label: 'Mode',
    value: 'Off',
    options: ['Off', 'Ring', 'Strand'].map((value) => ({value, label: value})),
  } as const;
  const on = {kind: 'switch', id: 'On', label: 'On', value: false} as const;
  const task = {controls: [number, mode, on], target: {Width: 0.9, Mode: 'Ring', On: true}} as never;
  const at = (values: StageValues) => ({Width: 0.9, Mode: 'Ring', On: true, ...values});

  it('a number within 8 % of the way from its start, and within one step of a short way', () => {
    expect(tolerance(number as never, {Width: 0.9})).toBeCloseTo(0.032);
    expect(tolerance(number as never, {Width: 0.52})).toBe(0.01);
    expect(tolerance(mode as never, {Mode: 'Ring'})).toBe(0);
    for (const near of [0.87, 0.93]) expect(reached(task, at({Width: near}))).toBe(true);
    for (const far of [0.86, 0.94]) expect(reached(task, at({Width: far}))).toBe(false);
    expect(reached(task, at({Mode: 'Off'})) || reached(task, at({On: false}))).toBe(false);
    // Exactly one tolerance away.
    const short = {controls: [number], target: {Width: 0.52}} as never;
    expect(reached(short, {Width: 0.53})).toBe(true);
    expect(hint(short, {Width: 0.53}, 4)).toBeUndefined();
  });

  it('a hint names what is farthest off, the way, and the distance in halves of the slider', () => {
    expect(hint(task, at({}), 4)).toBeUndefined();
    expect(hint(task, at({Width: 0.4}), 4)).toEqual({control: number, side: 'low', halvings: 1});
    expect(hint(task, at({Width: 0.65}), 4)).toEqual({control: number, side: 'low', halvings: 2});
    expect(hint(task, at({Width: 1}), 4)).toEqual({control: number, side: 'high', halvings: 3});
    expect(hint(task, at({Width: 0.95}), 4)).toMatchObject({halvings: 4});
    expect(hint(task, at({Width: 0.95}), 3)).toMatchObject({halvings: 3});
    // A choice has no distance, and comes first.
    expect(hint(task, at({Width: 0, Mode: 'Off'}), 4)).toEqual({control: mode, side: 'low', halvings: 0});
    expect(hint(task, at({Mode: 'Strand'}), 4)).toEqual({control: mode, side: 'high', halvings: 0});
    expect(hint(task, at({On: false}), 4)).toEqual({control: on, side: 'low', halvings: 0});
    const off = {controls: [on], target: {On: false}} as never;
    expect(hint(off, {On: true}, 4)).toEqual({control: on, side: 'high', halvings: 0});
  });

  it('an advice has the symptom, the way and the size of the worst parameter, or says that the task is solved', () => {
    const texts = {
      solved: 'Solved',
      advice: '{symptom}: {way}',
      sizes: ['far', 'near'],
      ways: {
        number: {low: 'raise {label} {size}', high: 'lower {label} {size}'},
        switch: {low: 'turn {label} on', high: 'turn {label} off'},
        choice: {low: 'choose more {label}', high: 'choose less {label}'},
      },
    } as never;
    const told = {
      ...(task as object),
      symptoms: Object.fromEntries(['Width', 'Mode', 'On'].map((id) => [id, {low: `${id} low`, high: `${id} high`}])),
    } as never;
    expect(advice(told, at({}), texts)).toBe('Solved');
    expect(advice(told, at({Width: 0.4}), texts)).toBe('Width low: raise Width far');
    expect(advice(told, at({Width: 1}), texts)).toBe('Width high: lower Width near');
    expect(advice(told, at({On: false}), texts)).toBe('On low: turn On on');
    expect(advice(told, at({Mode: 'Strand'}), texts)).toBe('Mode high: choose less Mode');
  });
});
