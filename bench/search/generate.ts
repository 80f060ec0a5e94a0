/** Generates queries from the site's own records, reproducible by seed. */
import {seeded} from '../../src/stage/character/seeded';
import {fold} from '../../packages/search/engine/fold';
import {runs} from '../../packages/search/engine/tokenize';
import type {SearchRecord} from '../../packages/search/indexing/records';

export const KINDS = ['title', 'heading', 'partial', 'middle', 'typo', 'title+word', 'identifier'] as const;
/** Of documents without identifiers' rows: also running text, and words in another order or without the space between them. */
export const FOREIGN_KINDS = ['title', 'heading', 'partial', 'middle', 'typo', 'phrase', 'order', 'joined'] as const;
type Kind = (typeof KINDS | typeof FOREIGN_KINDS)[number];

export interface GeneratedQuery {
  kind: Kind;
  query: string;
  /** Addresses of all sections that answer the query; a page is given by its address without anchor. */
  answers: ReadonlySet<string>;
  /** Any section of the page is right. */
  wholePage: boolean;
}

const IDENTIFIER = /\b(?:[A-Za-z][A-Za-z\d]*(?:[._][A-Za-z\d]+)+|[A-Z][a-z]+(?:[A-Z][a-z\d]+)+)\b/g;
/** Text of a language that puts no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const LONG_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{6,}/gu;
const FOUR_WORDS = /(?<![\p{L}\d])\p{L}{2,}(?: \p{L}{2,}){3}(?![\p{L}\d])/gu;
const TWO_WORDS = /(?<![\p{L}\d])(?:[a-z]{3,} [a-z]{3,}|\p{Script=Hangul}{2,} \p{Script=Hangul}{2,})(?![\p{L}\d])/giu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function ownText(record: SearchRecord): string {
  return (record.type === 'content' ? record.content : record.hierarchy[record.type]) ?? '';
}

const segmenter = new Intl.Segmenter(undefined, {granularity: 'word'});
const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].filter(({isWordLike}) => isWordLike).map(({segment}) => segment);

/** One letter swapped, dropped, doubled or replaced; not the first, which people seldom mistype. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length));
  const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + next + here + after;
    case 1:
      return before + next + after;
    case 2:
      return before + here + here + next + after;
    default:
      return before + letter + next + after;
  }
}

/** @param perKind queries of each kind (the Chinese middle-of-word kind has none in English) */
export function generate(
  records: readonly SearchRecord[],
  seed: number,
  perKind: number,
  kinds: readonly Kind[] = KINDS,
): GeneratedQuery[] {
  const random = seeded(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  // Who types a term of the glossary (lvl5) mostly wants the page about it: the queries of readers judge these.
  const headings = records.filter(({type}) => type !== 'content' && type !== 'lvl5');
  // Every page has a heading "What goes wrong": drawing by name picks it once, not forty times.
  const distinct = [...new Map(headings.map((record) => [ownText(record), record])).values()];
  const titles = headings.filter(({type}) => type === 'lvl1');
  const contents = records.filter(({type}) => type === 'content');
  const characters = headings.map(ownText).join('');
  const hanCharacters = [...characters].filter((character) => /\p{Script=Han}/u.test(character));

  const sectionsWith = (text: string, among = headings): Set<string> =>
    new Set(among.filter((record) => fold(ownText(record)).includes(fold(text))).map(({url}) => url));
  const sectionsNamed = (text: string): Set<string> =>
    new Set(headings.filter((record) => fold(ownText(record)) === fold(text)).map(({url}) => url));

  function make(kind: Kind): GeneratedQuery | '' | undefined {
    const made = (query: string, answers: ReadonlySet<string>, wholePage = false): GeneratedQuery => ({
      kind,
      query,
      answers,
      wholePage,
    });
    const heading = pick(distinct);
    const text = ownText(heading);
    switch (kind) {
      case 'title': {
        const title = ownText(pick(titles));
        return title && made(title, sectionsNamed(title));
      }
      case 'heading':
        // A page titled with these words ranks before a section of that name.
        return made(text, new Set([...sectionsNamed(text), ...sectionsWith(text, titles)]));
      case 'partial': {
        if (text.length < 4) return undefined;
        const part = text.slice(0, Math.ceil(text.length * (0.5 + random() * 0.4))).trim();
        return made(part, sectionsWith(part));
      }
      case 'middle': {
        const run = pick(runs(text).filter(({han}) => han));
        if (run === undefined || run.text.length < 4) return undefined;
        const from = 1 + Math.floor(random() * (run.text.length - 3));
        const part = run.text.slice(from, from + 2 + Math.floor(random() * 3));
        return made(part, sectionsWith(part));
      }
      case 'typo': {
        const words = runs(text).filter((run) => (run.han ? run.text.length >= 4 : run.text.length >= 5));
        if (words.length === 0) return undefined;
        const run = pick(words);
        const at = 1 + Math.floor(random() * (run.text.length - 1));
        const wrong = run.han
          ? run.text.slice(0, at) + pick(hanCharacters) + run.text.slice(at + 1)
          : misspell(fold(run.text), random);
        if (wrong === run.text || sectionsWith(wrong).size > 0) return undefined;
        // Half of them are queries of this word alone.
        if (random() < 0.5) return made(wrong, sectionsWith(run.text));
        return made(text.slice(0, run.start) + wrong + text.slice(run.start + run.text.length), sectionsNamed(text));
      }
      case 'title+word': {
        const record = pick(contents);
        const title = record.hierarchy.lvl1 ?? '';
        // Digits of a pasted value such as 0.480000 are no word.
        const words = runs(ownText(record)).filter(
          ({text, han}) => text.length >= (han ? 2 : 5) && /\p{L}/u.test(text),
        );
        if (words.length === 0) return undefined;
        const {text: whole, han} = pick(words);
        // A whole Han run may be another page's title: two to four characters count as a word.
        const from = han ? Math.floor(random() * (whole.length - 1)) : 0;
        const word = han ? whole.slice(from, from + 2 + Math.floor(random() * 3)) : whole;
        const query = `${title} ${word}`.slice(0, 64);
        const pages = new Set(titles.filter((page) => ownText(page) === title).map(({url}) => url));
        return made(query, pages, true);
      }
      case 'identifier': {
        const found = ownText(pick(contents)).match(IDENTIFIER) ?? [];
        if (found.length === 0) return undefined;
        const identifier = pick(found);
        return made(identifier, sectionsWith(identifier, [...records]));
      }
      case 'phrase': {
        const block = ownText(pick(contents));
        const found = pick(block.match(UNSPACED.test(block) ? LONG_UNSPACED : FOUR_WORDS) ?? [undefined]);
        const length = 6 + Math.floor(random() * 5);
        const from = found && UNSPACED.test(found) ? Math.floor(random() * Math.max(1, found.length - length)) : 0;
        const part = UNSPACED.test(block) ? found?.slice(from, from + length) : found;
        return part && made(part, sectionsWith(part, [...records]));
      }
      case 'order': {
        const words = wordsOf(text).filter((word) => word.length > (/[a-z]/i.test(word) ? 3 : 1));
        const [first, second] = [pick(words), pick(words)];
        if (first === undefined || second === undefined || text.indexOf(first) <= text.indexOf(second))
          return undefined;
        const [one, other] = [sectionsWith(first), sectionsWith(second)];
        return made(`${first} ${second}`, new Set([...one].filter((url) => other.has(url))));
      }
      case 'joined': {
        const pair = pick(text.match(TWO_WORDS) ?? []);
        return pair && made(pair.replace(' ', ''), sectionsWith(pair));
      }
    }
  }

  const chinese = hanCharacters.length > 0;
  return kinds
    .filter((kind) => chinese || kind !== 'middle')
    .flatMap((kind) => {
      const queries: GeneratedQuery[] = [];
      // Some headings have no word to misspell or too little text to cut: draw again, a limited number of times.
      for (let tries = 0; queries.length < perKind && tries < perKind * 20; tries += 1) {
        const query = make(kind);
        if (query) queries.push(query);
      }
      return queries;
    });
}
