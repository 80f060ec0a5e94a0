/** Which tasks the reader has solved, kept on this machine only. Ids as `transition/terminator`. */
import {storedSet, storeSet} from '@site/src/lib/storedSet';

const KEY = 'lessons';

export const solvedTasks = (): ReadonlySet<string> => storedSet(KEY);

/** @returns the marks with one more; where storage is blocked it lasts as long as the page */
export function markSolved(id: string, marks: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set([...solvedTasks(), ...marks, id]);
  storeSet(KEY, next);
  return next;
}

export const forgetSolved = (): void => storeSet(KEY, new Set());
