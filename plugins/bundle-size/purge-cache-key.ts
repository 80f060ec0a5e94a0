import {STEM} from './purge';
import {PROPERTY, valuesOf, wordsOf} from './css-tokens';

/**
 * The words that can make a difference to what `classes.ts`, `purge.ts` and `settle.ts` make of some style sheets: names
 * and custom properties that the sheets hold, beginnings of names, and what an attribute selector may find a part of.
 * @param words of all scripts
 * @param styles texts of style sheets
 */
export function decisiveWords(words: readonly string[], styles: readonly string[]): string[] {
  const names = new Set(wordsOf(styles));
  const values = valuesOf(styles);
  return words.filter(
    (word) =>
      names.has(word) ||
      STEM.test(word) ||
      values.some((value) => word.includes(value)) ||
      word.match(PROPERTY)?.some((name) => names.has(name)),
  );
}
