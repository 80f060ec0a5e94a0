/** Finds the terms of the glossary that are written most like a query. */
import type {Index} from './build';
import {cleanQuery, fold} from './fold';
import {grams, runs} from './tokenize';
import {COUNT} from './tuning';

/** Pairs of letters of Latin words, characters and pairs of Han runs. */
function piecesOf(text: string): Set<string> {
  return new Set(
    runs(fold(text)).flatMap(({text: run, han}) =>
      han
        ? grams(run)
        : Array.from(run).flatMap((letter, i, {[i + 1]: next}) => (next === undefined ? [] : letter + next)),
    ),
  );
}

/** Dice's coefficient: 0 for nothing in common, 1 for equal. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const common = [...left].filter((piece) => right.has(piece)).length;
  return (2 * common) / Math.max(1, left.size + right.size);
}

/** The nearest first; none when no term is like the query. */
export function nearestTerms({terms}: Index, raw: string): string[] {
  const query = piecesOf(cleanQuery(raw));
  return terms
    .map(({name, words}) => ({name, likeness: Math.max(...words.map((word) => likeness(query, piecesOf(word))))}))
    .filter((each) => each.likeness >= COUNT.leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, COUNT.nearestTerms)
    .map(({name}) => name);
}
