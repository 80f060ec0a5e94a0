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

/** `term|term;near|near` for each group, for the pages of one language. */
export function groupsFor(language: string): string[] {
  const terms = glossary.map(({terms: words, avoid, near}) => {
    const fixed = distinct([...split(words), ...split(avoid)]);
    const others = distinct(split(near), fixed).filter((word) => isOwn(language, word));
    return others.length > 0 ? `${fixed.join('|')};${others.join('|')}` : fixed.join('|');
  });
  const everyday = everydayGroups.map((words) => distinct(split(words)).filter((word) => isOwn(language, word)));
  return [...terms, ...everyday.filter((words) => words.length > 1).map((words) => `;${words.join('|')}`)];
}
