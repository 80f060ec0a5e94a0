/** What an entry, the rest of its section and the rest of its page match of a query. */
import {KEYWORDS_LEVEL, type Index, type Phrase} from './build';
import {AROUND, FIELD, SHARE, WEIGHT} from './tuning';
import type {Unit} from './units';

/** Inverse document frequency, lower for a unit that is only matched poorly. */
export function weightOf(index: Index, {quality, text}: Unit): number {
  let best = 0;
  const pages = new Set<number>();
  quality.forEach((each, id) => {
    if (each > best) best = each;
    if (each < WEIGHT.leastCounted) return;
    pages.add(index.entries[id]?.page ?? -1);
  });
  if (best === 0) return WEIGHT.least;
  const frequency = Math.log(1 + index.pages.length / (1 + pages.size));
  return (
    Math.min(WEIGHT.most, Math.max(WEIGHT.least, frequency)) ** WEIGHT.curve *
    Math.min(1, best / WEIGHT.fullQuality) *
    (index.thesaurus.isSubject(text) ? WEIGHT.subject : 1)
  );
}

/**
 * By entry: the best match among the headings above it, the readers' words for their sections and the other blocks of its own
 * section, with and without the weight of their level.
 */
export function matchesAround(
  {entries, sections}: Index,
  quality: Float32Array,
): [weighted: Float32Array, plain: Float32Array] {
  const beside = [new Float32Array(sections), new Float32Array(sections)] as const;
  const named = [new Float32Array(sections), new Float32Array(sections)] as const;
  for (let id = 0; id < quality.length; id += 1) {
    const own = quality[id] ?? 0;
    if (own === 0) continue;
    const {level = 0, section = 0} = entries[id] ?? {};
    const weighted = own * (FIELD[level] ?? 0);
    if (weighted > (beside[0][section] ?? 0)) beside[0][section] = weighted;
    if (own > (beside[1][section] ?? 0)) beside[1][section] = own;
    if (level !== KEYWORDS_LEVEL) continue;
    named[0][section] = weighted;
    named[1][section] = own;
  }
  const weighted = new Float32Array(quality.length);
  const plain = new Float32Array(quality.length);
  const above = [new Float32Array(quality.length), new Float32Array(quality.length)] as const;
  entries.forEach(({parent, section}, id) => {
    if (parent >= 0) {
      const {level = 0, section: over = 0} = entries[parent] ?? {};
      const own = quality[parent] ?? 0;
      above[0][id] = Math.max(
        own * (FIELD[level] ?? 0) * AROUND.above,
        (named[0][over] ?? 0) * AROUND.above,
        above[0][parent] ?? 0,
      );
      above[1][id] = Math.max(own, named[1][over] ?? 0, above[1][parent] ?? 0);
    }
    weighted[id] = Math.max(above[0][id] ?? 0, (beside[0][section] ?? 0) * AROUND.beside);
    plain[id] = Math.max(above[1][id] ?? 0, beside[1][section] ?? 0);
  });
  return [weighted, plain];
}

/** Rank of the pages that answer best. */
const HIGHEST_RANK = 10;

/** The factor on the score of an entry by its page and its section. @param isNamed whether the rank of its page does not count */
export function standing({entries, pages, asides}: Index, id: number, isNamed = false): number {
  const {page = -1, anchor = ''} = entries[id] ?? {};
  const rank = isNamed ? HIGHEST_RANK : (pages[page]?.rank ?? 0);
  return (asides.get(anchor) ?? 1) * (SHARE.lowestRank + (1 - SHARE.lowestRank) * (rank / HIGHEST_RANK));
}

/** How well the best of the readers' phrases of an entry fits: the share of the query in it, by weight, and its share in the query. */
export function phraseFit(
  phrases: readonly Phrase[],
  entry: number,
  units: readonly Unit[],
  weights: readonly number[],
  asked: number,
): number {
  const matching = units.flatMap(({quality, marks}, u) =>
    quality[entry] === 0 ? [] : [{words: marks.words, strings: [...marks.strings], weight: weights[u] ?? 0}],
  );
  let most = 0;
  for (const {text, words, letters: all} of phrases) {
    let sum = 0;
    let letters = 0;
    for (const unit of matching) {
      const found = words.find((word) => unit.words.has(word)) ?? unit.strings.find((each) => text.includes(each));
      if (found === undefined) continue;
      sum += unit.weight;
      letters += found.length;
    }
    most = Math.max(most, sum * (1 - SHARE.phraseLength + SHARE.phraseLength * Math.min(1, letters / all.length)));
  }
  return most / asked;
}

/** By page: whether any of its entries, or its category, matches the unit. */
export function pagesWith({entries, pages}: Index, {quality}: Unit): Uint8Array {
  const found = new Uint8Array(pages.length);
  entries.forEach(({page, level, parent}, id) => {
    if (page >= 0 && (quality[id] !== 0 || (level === 1 && (quality[parent] ?? 0) > 0))) found[page] = 1;
  });
  return found;
}
