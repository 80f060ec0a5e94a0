/** Runs in the browser: likenesses of a task's values. */
import {openEasel} from '../../../src/features/lessons/draw.browser';
import type {TaskData} from '../../../src/features/lessons/types';
import type {StageValues} from '../../../src/stage/ui/data';

/** @returns the likeness of each set of values, from 0 to 1 */
export async function likenesses(
  task: TaskData,
  sets: readonly StageValues[],
  options?: Parameters<typeof openEasel>[1],
): Promise<number[]> {
  const easel = await openEasel(task, options);
  const found = sets.map((values) => easel.likeness(values));
  easel.close();
  return found;
}
