/** Which tasks the reader has solved, kept on this machine only. */
const KEY = 'lessons';

/** Ids as `transition/terminator`; empty where storage is blocked or holds something else. */
export function solvedTasks(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** @returns the marks with one more; where storage is blocked it lasts as long as the page */
export function markSolved(id: string, marks: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set([...solvedTasks(), ...marks, id]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // The mark is not kept; the task can be solved again.
  }
  return next;
}

export function forgetSolved(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}
