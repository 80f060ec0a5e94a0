/** The groups of `src/glossary.ts` as the index carries them. */
import {everydayGroups, glossary} from '../../glossary';
import {stemPhrase} from '../engine/stem';

const LATIN = /^[\p{Script=Latin}\p{P}\d ]+$/u;

/** Words of readers in the other language are left out: terms suffice to search across languages. */
const isOwn = (language: string, word: string): boolean => LATIN.test(word) === (language === 'en');

const split = (words = ''): string[] => words.split('|').filter(Boolean);

/** Words without those that differ from an earlier one only in their form. */
function distinct(words: readonly string[], known: readonly string[] = []): string[] {
  const seen = new Set(known.map((word) => stemPhrase(word.toLowerCase())));
  return words.filter((word) => {
    const key = stemPhrase(word.toLowerCase());
    return !seen.has(key) && seen.add(key);
  });
}

/** For the pages of one language; groups of `near` without terms follow those that belong to `terms`. */
export function thesaurusOf(language: string): {terms: string[]; near: string[]} {
  const fixed = glossary.map(({terms, avoid}) => distinct([...split(terms), ...split(avoid)]));
  const near = glossary.map(({near: words}, i) => distinct(split(words), fixed[i]));
  const everyday = everydayGroups.map((words) => distinct(split(words)));
  return {
    terms: fixed.map((words) => words.join('|')),
    near: [...near, ...everyday].map((words) => words.filter((word) => isOwn(language, word)).join('|')),
  };
}
