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
    expect(() => taskData({...coloured, given: {}}, 'en')).toThrow('set OutlineColor in `given`');
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

  it('gives a number near the target as reached, up to its tolerance', () => {
    const [, task] = tasks.find(([id]) => id === 'transition/terminator')!;
    const [control] = task.controls;
    const by = tolerance(control!, task.target);
    expect(reached(task, {ShadowThreshold: 0.68 - by})).toBe(true);
    expect(reached(task, {ShadowThreshold: 0.68 - 2 * by})).toBe(false);
  });
});
