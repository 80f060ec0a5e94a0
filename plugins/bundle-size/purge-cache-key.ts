import {STEM} from './purge';
import {PROPERTY, valuesOf, wordsOf} from './css-tokens';

/**
 * The words of scripts that can affect the result of `class-selectors.ts`, `purge.ts` and `simplify-css.ts`: names and custom
 * properties in the sheets, prefixes of names, and values that an attribute selector may match in part.
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
