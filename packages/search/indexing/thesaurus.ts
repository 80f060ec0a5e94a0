/** Groups of words that mean the same, as the index carries them. */
import {stemPhrase} from '../engine/stem';
import {writesHan} from '../format';

const LATIN = /^[\p{Script=Latin}\p{P}\p{S}\d ]+$/u;
/** Loan words of Japanese, which readers of both languages type. */
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;

/** Words for one thing, divided by `|`. */
export interface TermGroup {
  /** What pages use. */
  readonly terms: string;
  /** What readers type and pages do not use. */
  readonly avoid?: string;
  /** What readers type for the term or for something that the same pages answer: ranks below the terms. */
  readonly near?: string;
}

/** The words of a site. */
export interface Words {
  readonly glossary: readonly TermGroup[];
  /** Groups without terms, `cheap|low cost`. */
  readonly everyday: readonly string[];
}

const split = (words = ''): string[] => words.split('|').filter(Boolean);

/** Words without those that differ from an earlier one only in their form. */
function distinct(words: readonly string[], known: readonly string[] = []): string[] {
  const seen = new Set(known.map((word) => stemPhrase(word.toLowerCase())));
  return words.filter((word) => {
    const key = stemPhrase(word.toLowerCase());
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * For the pages of one language; groups of `near` without terms follow those that belong to `terms`. On pages without Han writing,
 * readers' words in Han characters are kept only if the pages have them; everyday groups of which the pages have no word are left out.
 * @param texts all texts of the pages
 */
export function thesaurusOf(
  {glossary, everyday}: Words,
  language: string,
  texts: readonly string[],
): {terms: string[]; near: string[]} {
  const text = ` ${texts.join(' ').toLowerCase()} `;
  // Chinese pages have no space between Han and Latin characters.
  const latin = text.replace(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu, ' ');
  const occurs = (word: string): boolean =>
    LATIN.test(word) ? latin.includes(` ${word.toLowerCase()}`) : text.includes(word);
  const isKept = (word: string): boolean =>
    writesHan(language) || LATIN.test(word) || KATAKANA.test(word) || occurs(word);
  const fixed = glossary.map(({terms, avoid}) => distinct([...split(terms), ...split(avoid)]));
  const near = glossary.map(({near: words}, i) => distinct(split(words), fixed[i]).filter(isKept));
  const groups = everyday.map((words) => split(words)).filter((words) => words.some(occurs));
  return {
    terms: fixed.map((words) => words.join('|')),
    near: [...near, ...groups.map((words) => distinct(words).filter(isKept))].map((words) => words.join('|')),
  };
}
