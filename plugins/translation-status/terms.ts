import type {Locale} from '../../config/locales';
import {glossary} from '../../src/glossary';

const HAN = /\p{sc=Han}/u;
const words = (text = '') => text.split('|').filter(Boolean);
const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Latin words end where letters end; Han words do not. */
const pattern = (word: string) => (HAN.test(word) ? word : `(?<![\\p{L}\\d])${literal(word)}(?![\\p{L}\\d])`);

const byLength = (left: string, right: string) => right.length - left.length;
const fixed = glossary.flatMap(({terms}) => words(terms)).sort(byLength);
const avoided = glossary.flatMap(({terms, avoid}) => words(avoid).map((word) => ({word, terms: words(terms)})));

/** A right term may contain a wrong one: it is matched first, and passes. */
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
 * Words that the glossary rules out.
 * @param prose text of a page without code, link targets and comments
 */
export function checkTerms(prose: string, locale: Locale): string[] {
  const found = [...prose.matchAll(search)].flatMap(([, word]) => word?.toLowerCase() ?? []);
  return [...new Set(found)].map((word) => {
    const right = avoided.find((entry) => entry.word === word)?.terms ?? [];
    const ofLocale = right.filter((term) => HAN.test(term) === (locale === 'zh-Hans'));
    return `the glossary has no "${word}": write ${(ofLocale.length > 0 ? ofLocale : right).join(' or ')}`;
  });
}
