/** Finds the matches of a query in a text, and prints the text as safe HTML with marks. */
import {fold} from './fold';
import type {Marks} from './units';
import {parts, runs} from './tokenize';

/** [start, end) in UTF-16 units of the source text. */
export type Range = [start: number, end: number];

export interface Tags {
  pre: string;
  post: string;
}

/** Overlapping and touching ranges become one. */
function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged[merged.length - 1];
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

const LATIN = /[\p{Script=Latin}\p{N}]/u;
const CAPITAL = /\p{Lu}/u;
/** Shorter strings are marked as whole words only. */
const LEAST_BEGINNING = 3;

/** Whether a mark from `start` to `end` would be on letters inside a Latin word; a part of a camelCase name is a word. */
function isInside(text: string, start: number, end: number): boolean {
  const joins = (at: number) =>
    LATIN.test(text.charAt(at - 1)) &&
    LATIN.test(text.charAt(at)) &&
    !(CAPITAL.test(text.charAt(at)) && !CAPITAL.test(text.charAt(at - 1)));
  // 5 is not the 5 of 5.6.
  if (/\d\.$/.test(text.slice(0, start)) || (/^\d+$/.test(text.slice(start, end)) && /^\.\d/.test(text.slice(end))))
    return true;
  return joins(start) || (end - start < LEAST_BEGINNING && joins(end));
}

/** Where a text matches the query, in order and without overlaps. */
export function findRanges(text: string, marks: readonly Marks[]): Range[] {
  const ranges: Range[] = [];
  const folded = fold(text);
  for (const {strings, alone} of marks) {
    for (const string of strings) {
      if (alone.has(string)) continue;
      for (let at = folded.indexOf(string); at >= 0; at = folded.indexOf(string, at + string.length)) {
        if (!isInside(text, at, at + string.length)) ranges.push([at, at + string.length]);
      }
    }
  }
  for (const run of runs(text)) {
    const whole = fold(run.text);
    if (marks.some(({strings, alone}) => strings.has(whole) && alone.has(whole)))
      ranges.push([run.start, run.start + run.text.length]);
    if (run.han) continue;
    for (const piece of [{text: run.text, start: 0}, ...parts(run.text)]) {
      for (const {words, alone} of marks) {
        const word = fold(piece.text);
        if (word !== whole && alone.has(word)) continue;
        const [from = 0, to = 0] = words.get(word) ?? [];
        const start = run.start + piece.start;
        // What was typed is inside of the word: the whole word is marked.
        if (from > 0) ranges.push([start, start + piece.text.length]);
        else if (to > 0) ranges.push([start, start + to]);
      }
    }
  }
  return merge(ranges);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** `text` from `from` to `to` as HTML: everything escaped, `ranges` between the tags. */
export function markUp(text: string, ranges: readonly Range[], tags: Tags, from = 0, to = text.length): string {
  let html = '';
  let at = from;
  for (const [start, end] of ranges) {
    const [markStart, markEnd] = [Math.max(start, at), Math.min(end, to)];
    if (markStart >= markEnd) continue;
    html += escapeHtml(text.slice(at, markStart));
    html += tags.pre + escapeHtml(text.slice(markStart, markEnd)) + tags.post;
    at = markEnd;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** Two Han characters count as one word. */
const HAN_PER_WORD = 2;
/** Words shown before the first mark, for context. */
const LEAD = 2;

function wordRanges(text: string): Range[] {
  return runs(text).flatMap((run): Range[] => {
    const end = run.start + run.text.length;
    if (!run.han) return [[run.start, end]];
    const words: Range[] = [];
    for (let at = run.start; at < end; at += HAN_PER_WORD) words.push([at, Math.min(end, at + HAN_PER_WORD)]);
    return words;
  });
}

const SENTENCE_END = /[。！？；]|[.!?;]\s/;

/**
 * The window of at most `size` words with the most marked characters. It starts with the sentence of its first mark if that fits,
 * else a few words before the mark.
 */
function window(text: string, words: readonly Range[], ranges: readonly Range[], size: number): Range {
  const marked = words.map(([start, end]) =>
    ranges.reduce((sum, range) => sum + Math.max(0, Math.min(end, range[1]) - Math.max(start, range[0])), 0),
  );
  let best = 0;
  let bestSum = -1;
  for (let first = 0; first + size <= words.length; first += 1) {
    const sum = marked.slice(first, first + size).reduce((total, each) => total + each, 0);
    if (sum > bestSum) [best, bestSum] = [first, sum];
  }
  const inside = marked.flatMap((each, i) => (each > 0 && i >= best && i < best + size ? [i] : []));
  const [firstMark = 0, lastMark = 0] = [inside[0], inside[inside.length - 1]];
  const room = size - 1 - (lastMark - firstMark);
  let begin = firstMark;
  while (begin > 0 && !SENTENCE_END.test(text.slice(words[begin - 1]?.[1], words[begin]?.[0]))) begin -= 1;
  const lead = firstMark - begin <= room ? firstMark - begin : Math.min(LEAD, room);
  const first = Math.min(Math.max(0, firstMark - lead), words.length - size);
  return [first, first + size - 1];
}

/** At most `size` words of `text` around its marks, as HTML; `ellipsis` where something is cut. */
export function snippet(text: string, ranges: readonly Range[], tags: Tags, size: number, ellipsis: string): string {
  const words = wordRanges(text);
  if (words.length <= size) return markUp(text, ranges, tags);
  const [first, last] = window(text, words, ranges, size);
  // No mark is cut.
  const markAt = (at: number) => ranges.find(([start, stop]) => start < at && at < stop);
  const begin = first === 0 ? 0 : (words[first]?.[0] ?? 0);
  const end = last === words.length - 1 ? text.length : (words[last]?.[1] ?? text.length);
  const from = markAt(begin)?.[0] ?? begin;
  const to = markAt(end)?.[1] ?? end;
  return (from > 0 ? ellipsis : '') + markUp(text, ranges, tags, from, to) + (to < text.length ? ellipsis : '');
}
