/** How the wording of a query and that of headings and readers' phrases agree: equal, in order, quoted, as a title. */
import {KEYWORDS_LEVEL, isHeading, type Entry, type Index} from './build';
import type {Query} from './query';
import {stemPhrase} from './stem';
import {runs} from './tokenize';
import {COUNT, HAN, LENGTH} from './tuning';
import {entriesWith} from './units';

/** Letters and digits only: "What is X?" and "what is x" are the same heading. */
export function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

function lengthOf(text: string): number {
  return text.length + (HAN.letters - 1) * (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** Number of words of a text; numbers do not count. */
const wordsIn = (text: string): number =>
  runs(text).reduce(
    (sum, run) => sum + (run.han ? run.text.length / HAN.meanWord : Number(/\p{L}/u.test(run.text))),
    0,
  );

/** By page: the share of the query that is the page's whole title, typed among other words. */
export function titleShares(index: Index, texts: readonly string[]): Map<number, number> {
  const padded = texts.map((text) => ` ${text} `);
  const least = Math.min(...texts.map(lengthOf));
  const shares = new Map<number, number>();
  for (const {level, page, folded} of index.entries) {
    if (level === 1 && padded.some((text) => text.includes(` ${folded} `)))
      shares.set(page, Math.min(1, lengthOf(folded) / least));
  }
  return shares;
}

/** Whether a text has `words`, not from inside of a Latin word. */
export function hasFromStart(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at >= 0 && !/[a-z\d]/.test(text.charAt(at - 1));
}

/**
 * Entries that quote the query. Of a long query these are all texts that contain it as typed. Of a query with words that say little
 * they are a few headings that contain it as typed, else a few headings and readers' phrases that equal it without those words.
 */
export function quotedBy(index: Index, [whole, subject]: Query['texts'], equals: Equals): Set<Entry> {
  const {entries, phrases} = index;
  const few = (found: Entry[]) => new Set(found.length > COUNT.mostQuoting ? [] : found);
  if (wordsIn(whole) >= LENGTH.leastQuoted) {
    // The last word may be half typed.
    const texts = entriesWith(index, whole.replace(/ [^ ]*$/, ''))
      .flatMap((id) => entries[id] ?? [])
      .filter(({folded, level}) => level !== KEYWORDS_LEVEL && hasFromStart(folded, whole));
    if (texts.length > 0) return new Set(texts);
  }
  if (whole === subject) return few([]);
  const literal = few(entries.filter(({folded, level}) => isHeading(level) && hasFromStart(folded, whole)));
  if (literal.size > 0) return literal;
  return few(
    entries.filter(
      ({folded, level}, id) =>
        (isHeading(level) && equals(bare(folded))) || phrases.get(id)?.some(({letters}) => equals(letters)),
    ),
  );
}

/** Whether letters are those of the query, but for words that say little. */
type Equals = (letters: string) => boolean;

export function equalsQuery(texts: Query['texts']): Equals {
  const [whole = '', subject = ''] = texts.map(bare);
  const words = texts[1].split(' ').map(bare);
  return (letters) => letters === subject || (whole.includes(letters) && words.every((word) => letters.includes(word)));
}

/** The same for the stems of a phrase, in any order. */
export function equalsByStems(texts: Query['texts']): Equals {
  const [whole = [], subject = []] = texts.map((text) => stemPhrase(text).split(' '));
  return (stems) => {
    const own = stems.split(' ');
    return own.every((word) => whole.includes(word)) && subject.every((word) => own.includes(word));
  };
}

export function inOrder(text: string, units: readonly {text: string}[]): boolean {
  let from = 0;
  for (const {text: unit} of units) {
    const at = text.indexOf(unit, from);
    if (at < 0) return false;
    from = at + unit.length;
  }
  return true;
}
