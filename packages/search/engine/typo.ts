/** Edit distances with an upper limit. */
import {LENGTH} from './tuning';

/** Allowed edits by the length of a word. */
export function tolerance(word: string): number {
  if (word.length < LENGTH.oneError) return 0;
  return word.length < LENGTH.twoErrors ? 1 : 2;
}

/** The characters of a word as a set of 32 bits. */
export function characterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i += 1) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

/** False for most words that are more than `limit` edits apart, by their sets: one edit changes two bits at most. */
export function mayBeWithin(limit: number, a: number, b: number): boolean {
  let changed = a ^ b;
  for (let left = 2 * limit; changed !== 0; left -= 1) {
    if (left === 0) return false;
    changed &= changed - 1;
  }
  return true;
}

/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbours)
 * of two words, or `limit + 1` when it is more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (j > 1 && i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/**
 * The part of `text` that differs from `run` by at most one character (replaced,
 * missing or too many), or undefined. First and last character of the part are
 * characters of `run`, so a mark never hangs over into the neighbour.
 */
export function withinOne(text: string, run: string): string | undefined {
  for (let i = 0; i < run.length; i += 1) {
    const before = run.slice(0, i);
    const after = run.slice(i + 1);
    // Replaced (one character between), too many in the query (none), missing in it (one more).
    for (const [head, gap, tail] of [
      [before, 1, after],
      [before, 0, after],
      [before, 1, run.slice(i)],
    ] as const) {
      if (head === '' && tail === '') continue;
      const part = around(text, head, head === '' || tail === '' ? 0 : gap, tail);
      if (part !== undefined) return part;
    }
  }
  return undefined;
}

function around(text: string, head: string, gap: number, tail: string): string | undefined {
  const length = head.length + gap + tail.length;
  for (let at = text.indexOf(head); at >= 0 && at + length <= text.length; at = text.indexOf(head, at + 1)) {
    if (text.startsWith(tail, at + head.length + gap)) return text.slice(at, at + length);
    if (head === '') {
      const found = text.indexOf(tail, at);
      return found < 0 ? undefined : text.slice(found, found + tail.length);
    }
  }
  return undefined;
}
