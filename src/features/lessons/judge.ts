/** Compares a reader's values and pictures with the target of a task. Pure. */
import type {Control, StageValues} from '../../stage/ui/data';
import type {Symptom, TaskData, Words} from './types';

type Judged = Pick<TaskData, 'controls' | 'target'>;

/** Share of the way from start to target within which a number counts as reached. */
const TOLERANCE = 0.08;
/** Likeness at which a picture counts as reached. */
export const PASS = 0.985;
/** Blocks in a row of the picture over which pixels are averaged, so that the likeness does not depend on its size. */
const BLOCKS = 160;

/** Largest difference from the target that counts as reached; 0 for choices and switches. */
export const tolerance = (control: Control, target: StageValues): number =>
  control.kind === 'number'
    ? Math.max(control.step, TOLERANCE * Math.abs((target[control.id] as number) - control.value))
    : 0;

/** Difference from the target in multiples of the tolerance; up to 1 counts as reached. Negative below the target. */
function deviation(control: Control, {target}: Judged, values: StageValues): number {
  const [own, aim] = [values[control.id], target[control.id]];
  if (control.kind === 'number')
    // The digits of a slider are decimal, those of a computer binary.
    return Number((((own as number) - (aim as number)) / tolerance(control, target)).toFixed(6));
  if (own === aim) return 0;
  const options: readonly unknown[] =
    control.kind === 'choice' ? control.options.map(({value}) => value) : [false, true];
  return options.indexOf(own) < options.indexOf(aim) ? -Infinity : Infinity;
}

/** Whether every parameter is within its tolerance. */
export const reached = (task: Judged, values: StageValues): boolean =>
  task.controls.every((control) => Math.abs(deviation(control, task, values)) <= 1);

export interface Hint {
  readonly control: Control;
  readonly side: keyof Symptom;
  /** Distance as a power of one half of the slider, from 1 (half of it) to `sizes`; 0 for choices and switches. */
  readonly halvings: number;
}

/**
 * The parameter that is farthest from its target, and which way it has to go; undefined when all are reached.
 * @param sizes number of distances that can be told apart
 */
export function hint(task: Judged, values: StageValues, sizes: number): Hint | undefined {
  const [worst] = task.controls
    .map((control) => ({control, by: deviation(control, task, values)}))
    .filter(({by}) => Math.abs(by) > 1)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (!worst) return undefined;
  const {control, by} = worst;
  const side = by < 0 ? 'low' : 'high';
  if (control.kind !== 'number') return {control, side, halvings: 0};
  const distance = Math.abs(by) * tolerance(control, task.target);
  const halvings = Math.round(Math.log2((control.max - control.min) / distance));
  return {control, side, halvings: Math.min(sizes, Math.max(1, halvings))};
}

export interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Sums of red, green and blue of each block. */
function blocks({data, width, height}: Picture): Float64Array {
  const size = width / BLOCKS;
  const rows = Math.ceil(height / size);
  const sums = new Float64Array(BLOCKS * rows * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = (Math.floor(y / size) * BLOCKS + Math.floor(x / size)) * 3;
      for (let k = 0; k < 3; k++) sums[to + k]! += data[from + k]!;
    }
  return sums;
}

/** Difference of two pictures of one size: absolute differences of blocks, summed. */
export function difference(a: Picture, b: Picture): number {
  const [one, two] = [blocks(a), blocks(b)];
  return one.reduce((sum, value, i) => sum + Math.abs(value - two[i]!), 0);
}

/**
 * Likeness to the target: 1 when the pictures are the same, one half at the start, near 0 far from both. It depends on the
 * share of the way only, not on the size of the picture nor on how much of it the task is about.
 * @param own difference of the reader's picture and the target
 * @param start difference of the start and the target
 */
export const likeness = (own: number, start: number): number => start / (start + own);

/** Names the visible fault of the worst parameter and the direction to move it; returns `words.solved` when all are reached. */
export function advice(task: TaskData, values: StageValues, words: Words): string {
  const found = hint(task, values, words.sizes.length);
  if (!found) return words.solved;
  const {control, side, halvings} = found;
  const ways = words.ways[control.kind === 'number' || control.kind === 'switch' ? control.kind : 'choice'];
  const way = ways[side].replace('{label}', control.label).replace('{size}', words.sizes[halvings - 1] ?? '');
  return words.advice.replace('{symptom}', task.symptoms[control.id]![side]).replace('{way}', way);
}
