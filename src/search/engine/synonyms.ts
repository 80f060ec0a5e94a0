/** Equivalents of a word: the groups of the documentation's glossary. */
import {glossary} from '../../glossary';
import {fold} from './fold';

/** Folded word or phrase, with spaces for hyphens, to its folded equivalents. */
const TABLE = new Map<string, Set<string>>();
for (const {terms, avoid} of glossary) {
  const words = fold(avoid ? `${terms}|${avoid}` : terms).split('|');
  for (const word of words) {
    const key = word.replace(/-/g, ' ');
    const others = TABLE.get(key) ?? new Set<string>();
    for (const other of words) if (other !== word) others.add(other);
    TABLE.set(key, others);
  }
}
const KEYS = [...TABLE.keys()];
const HAN_KEYS = KEYS.filter((key) => /^\p{Script=Han}+$/u.test(key)).sort((a, b) => b.length - a.length);
/** Shorter prefixes would match too many words. */
const SHORTEST_BEGINNING = 4;

/** Equivalents of a folded word or phrase, singular or plural; none when it is in no group. */
export function synonymsOf(phrase: string): string[] {
  return [...(TABLE.get(phrase) ?? TABLE.get(phrase.replace(/s$/, '')) ?? [])];
}

/** Equivalents from every group that has a word starting with this prefix. */
export function synonymsOfBeginning(beginning: string): string[] {
  if (beginning.length < SHORTEST_BEGINNING || TABLE.has(beginning)) return [];
  const keys = KEYS.filter((key) => key.startsWith(beginning));
  return [...new Set(keys.flatMap(synonymsOf))];
}

/** The glossary terms that make up a Han run; none when characters are left over. */
export function termsThatMake(run: string): string[] {
  const found = termsWithin(run);
  return found.join('') === run ? found : [];
}

/** Terms of the table inside a Han run, longest first, without overlap, in order. */
export function termsWithin(run: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length;) {
    const key = HAN_KEYS.find((candidate) => run.startsWith(candidate, at));
    if (key !== undefined) found.push(key);
    at += key?.length ?? 1;
  }
  return found;
}
