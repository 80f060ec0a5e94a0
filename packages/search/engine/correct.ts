/** Puts the word that was meant in the place of one that nothing has: it then reaches all that it reaches when it is typed right. */
import type {Index} from './build';
import {isQuestion} from './fillers';
import {fold} from './fold';
import {runs} from './tokenize';
import {ERROR} from './tuning';
import {characterSet, distance, mayBeWithin, tolerance} from './typo';

const letters = (word: string): string => [...word].sort().join('');

/** The word with the fewest and likeliest errors, of several the most frequent; undefined when none is near. */
function meant(index: Index, word: string): string | undefined {
  const limit = tolerance(word);
  const characters = characterSet(word);
  let found: string | undefined;
  let least = Infinity;
  for (const [i, term] of index.vocabulary.entries()) {
    if (term.length < ERROR.shortest || !mayBeWithin(limit, characters, index.characterSets[i] ?? 0)) continue;
    const swapped = letters(term) === letters(word);
    // People seldom mistype the first letter: another one is mostly another word.
    const errors = distance(word, term, limit) + (swapped || term[0] === word[0] ? 0 : 1);
    if (errors > limit) continue;
    const cost =
      errors +
      (swapped ? 0 : ERROR.otherLetters) -
      ERROR.frequent *
        Math.log2(1 + (index.latin.get(term)?.filter((id) => index.entries[id]?.level !== 0).length ?? 0));
    if (cost < least) [found, least] = [term, cost];
  }
  return found;
}

/**
 * The query with each unknown Latin word replaced by the word that was meant.
 * @param isKnown whether the site, the thesaurus or pinyin has a word
 */
export function corrected(index: Index, query: string, isKnown: (word: string) => boolean): string {
  let text = '';
  let at = 0;
  const typedRuns = runs(query);
  for (const {text: typed, start, han} of typedRuns) {
    const word = fold(typed);
    if (han || !/^\p{L}+$/u.test(word) || isKnown(word)) continue;
    const found = meant(index, word) ?? typed;
    // A word of questions alone is no query.
    text += query.slice(at, start) + (typedRuns.length === 1 && isQuestion(found) ? typed : found);
    at = start + typed.length;
  }
  return text + query.slice(at);
}
