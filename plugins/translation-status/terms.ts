import type {Locale} from '../../config/locales';
import {glossary} from '../glossary/terms';
import {writesHan} from '../../packages/search/format';

const HAN = /\p{sc=Han}/u;
const words = (text = '') => text.split('|').filter(Boolean);
const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Latin words are delimited by non-letters; Han words are not delimited. */
const pattern = (word: string) => (HAN.test(word) ? word : `(?<![\\p{L}\\d])${literal(word)}(?![\\p{L}\\d])`);

const byLength = (left: string, right: string) => right.length - left.length;
const fixed = glossary.flatMap(({terms}) => words(terms)).sort(byLength);
const avoided = glossary.flatMap(({terms, avoid}) => words(avoid).map((word) => ({word, terms: words(terms)})));

/** A correct term may contain a wrong one: matched first, it is accepted. */
const search = new RegExp(
  [
    ...fixed.filter((term) => avoided.some(({word}) => term.includes(word))).map((term) => `(?:${pattern(term)})`),
    `(${avoided
      .map(({word}) => word)
      .sort(byLength)
      .map(pattern)
      .join('|')})`,
  ].join('|'),
  'giu',
);

/**
 * Finds words that the glossary rules out.
 * @param prose text of a page without code, link targets and comments
 */
export function checkTerms(prose: string, locale: Locale): string[] {
  const found = [...prose.matchAll(search)].flatMap(([, word]) => word?.toLowerCase() ?? []);
  return [...new Set(found)].map((word) => {
    const right = avoided.find((entry) => entry.word === word)?.terms ?? [];
    const ofLocale = right.filter((term) => HAN.test(term) === writesHan(locale));
    return `the glossary has no "${word}": write ${(ofLocale.length > 0 ? ofLocale : right).join(' or ')}`;
  });
}
