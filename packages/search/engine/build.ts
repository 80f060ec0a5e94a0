/** Index files to postings, in memory. */
import {writesHan, type ContentFile, type HeadingsFile} from '../format';
import {fillersOf, type Fillers} from './fillers';
import {fold} from './fold';
import {stem, stemPhrase} from './stem';
import {Thesaurus} from './thesaurus';
import {grams, runs, terms} from './tokenize';
import {characterSet} from './typo';

/** Level of the entries for lvl0: never a hit, but inherited by every page of the category. */
export const CATEGORY_LEVEL = 7;

/** Level of readers' words for a section: matched, but shown as the heading of the section. */
export const KEYWORDS_LEVEL = 8;

/** Level of a row that an identifier names. */
export const ROW_LEVEL = 6;

/** Categories are the headings of their pages. */
export const isHeading = (level = 0): boolean => level > 0 && level <= CATEGORY_LEVEL;

/** One heading (level 1 to 6), one block of text (level 0), a category, or the readers' words for a section. */
export interface Entry {
  /** -1 for a category. */
  page: number;
  level: number;
  text: string;
  folded: string;
  anchor: string;
  /** Nearest heading above, the category for a page's title; as an index in `entries`, -1 for none. */
  parent: number;
  /** Entries with the same address share a section: one of them is shown. */
  section: number;
  /** Place on its page, from 0. */
  position: number;
}

/** A phrase that readers type for a section. */
export interface Phrase {
  /** Folded. */
  text: string;
  words: string[];
  stems: string;
  /** Letters and digits only. */
  letters: string;
}

export interface Page {
  path: string;
  category: string;
  tag: string;
  rank: number;
}

export interface Index {
  language: string;
  pages: Page[];
  entries: Entry[];
  /** Readers' phrases by the entry that holds them. */
  phrases: Map<number, Phrase[]>;
  /** Folded names of parameters and variables. */
  identifiers: ReadonlySet<string>;
  /** Number of sections. */
  sections: number;
  /** Term to ascending entry indices. */
  latin: Map<string, number[]>;
  han: Map<string, number[]>;
  /** Latin terms, words of the thesaurus and those that say little, in code unit order, for prefixes and misspellings. */
  vocabulary: string[];
  /** `characterSet` of each of them. */
  characterSets: number[];
  /** Stem to the Latin terms that have it. */
  stems: Map<string, string[]>;
  thesaurus: Thesaurus;
  fillers: Fillers;
  /** Words of any Chinese text to others that mean the same. */
  common: ReadonlyMap<string, readonly string[]>;
  /** Factors on the score of sections, by anchor, that seldom answer a query. */
  asides: ReadonlyMap<string, number>;
  /** Terms of the glossary: the name in the language of the pages if there is one, and all words for it. */
  terms: {name: string; words: string[]}[];
  /** Pinyin to the Han word of the thesaurus that is read so. */
  spoken: Map<string, string>;
  /** Han character to its readings. */
  readings: Map<string, string[]>;
  /** Replaces traditional characters by simplified ones; the length stays. */
  plain(text: string): string;
  /** False while only headings are indexed. */
  hasText: boolean;
  /** Han pairs of the site, by the initials of their first character's readings. */
  pairsByInitial: Map<string, string[]>;
}

/** The heading that an entry is, or that it stands under. */
export function headingOf({entries}: Index, id: number): Entry | undefined {
  const entry = entries[id];
  return entry && isHeading(entry.level) ? entry : entries[entry?.parent ?? -1];
}

function post(postings: Map<string, number[]>, term: string, entry: number): void {
  const list = postings.get(term);
  if (list === undefined) postings.set(term, [entry]);
  else if (list[list.length - 1] !== entry) list.push(entry);
}

function readingsByCharacter(readings: Record<string, string>): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const [reading, characters] of Object.entries(readings)) {
    for (const character of characters) {
      table.set(character, [...(table.get(character) ?? []), reading]);
    }
  }
  return table;
}

function pairsByInitial(pairs: Iterable<string>, readings: ReadonlyMap<string, string[]>): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const pair of pairs) {
    if (pair.length !== 2) continue;
    const initials = new Set(readings.get(pair.charAt(0))?.map((reading) => reading.charAt(0)));
    for (const initial of initials) {
      const list = table.get(initial);
      if (list === undefined) table.set(initial, [pair]);
      else list.push(pair);
    }
  }
  return table;
}

/** Pinyin to the Han word that is read so; of several, the one whose first two characters occur most often. */
function spokenWords(
  {han}: Thesaurus,
  readings: ReadonlyMap<string, string[]>,
  postings: ReadonlyMap<string, readonly number[]>,
): Map<string, string> {
  const spoken = new Map<string, string>();
  const count = (word = ''): number => postings.get(word.slice(0, 2))?.length ?? 0;
  for (const word of han) {
    const syllables = Array.from(word, (character) => readings.get(character)?.[0]);
    const sound = syllables.join('');
    if (word.length < 2 || syllables.includes(undefined)) continue;
    if (!spoken.has(sound) || count(word) > count(spoken.get(sound))) spoken.set(sound, word);
  }
  return spoken;
}

function toTerm(language: string, words: string[]): Index['terms'][number] {
  const own = words.find((word) => /\p{Script=Han}/u.test(word) === writesHan(language));
  return {name: own ?? words[0] ?? '', words};
}

function toPhrase(source: string): Phrase {
  const text = fold(source);
  const words = runs(text).map((run) => run.text);
  return {text, words, stems: stemPhrase(text), letters: words.join('')};
}

/** @param groups of words that mean the same */
function alternatives(groups: readonly string[] = []): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const words of groups.map((group) => fold(group).split('|')))
    for (const word of words) found.set(word, [...(found.get(word) ?? []), ...words.filter((other) => other !== word)]);
  return found;
}

/** @param pairs of a simplified character and the traditional one */
function simplifier(pairs: string): Index['plain'] {
  const simplified = new Map(pairs.match(/../g)?.map(([to = '', from = '']) => [from, to]));
  return (text) =>
    simplified.size > 0
      ? text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
      : text;
}

/** Without `content` the index answers from headings alone. */
export function buildIndex(headings: HeadingsFile, content?: ContentFile): Index {
  const entries: Entry[] = [];
  const latin = new Map<string, number[]>();
  const han = new Map<string, number[]>();
  const sections = new Map<string, number>();
  const plain = simplifier(headings.traditional);
  /** Index terms of the words met so far. */
  const words = new Map<string, string[]>();
  let page = -1;
  let pageStart = 0;

  function add(level: number, text: string, anchor: string, parent: number): void {
    const key = `${page}#${anchor}`;
    const section = sections.get(key) ?? sections.size;
    sections.set(key, section);
    const id = entries.length;
    const source = plain(text);
    const folded = fold(source);
    entries.push({
      page,
      level,
      text,
      folded,
      anchor,
      parent,
      section,
      position: id - pageStart,
    });
    for (const run of runs(source)) {
      if (run.han) {
        for (const gram of grams(folded.slice(run.start, run.start + run.text.length))) post(han, gram, id);
        continue;
      }
      const found = words.get(run.text) ?? terms(run.text);
      words.set(run.text, found);
      for (const term of found) post(latin, term, id);
    }
  }

  for (const category of headings.categories) add(CATEGORY_LEVEL, category, category, -1);

  const keywords = new Map(content?.keywords);
  const phrases = new Map<number, Phrase[]>();
  /** open[level] is the last heading of that level whose section has not ended. */
  let open: (number | undefined)[] = [];
  headings.texts.forEach((text, i) => {
    const level = headings.levels[i] ?? 1;
    const anchor = headings.anchors[i] ?? '';
    if (level === 1) {
      page += 1;
      pageStart = entries.length;
      // Categories were added first, so their place in the file is their index.
      open = [headings.pages[page]?.[1]];
    }
    open.length = level;
    const parent = open.filter((id) => id !== undefined).pop() ?? -1;
    open[level] = entries.length;
    const heading = entries.length;
    add(level, text, anchor, parent);
    const readers = keywords.get(i);
    if (readers !== undefined) {
      phrases.set(entries.length, plain(readers).split('|').map(toPhrase));
      add(KEYWORDS_LEVEL, readers, anchor, heading);
    }
    for (const block of content?.content[i] ?? []) add(0, block, anchor, heading);
  });

  const readings = readingsByCharacter(headings.readings);
  const thesaurus = new Thesaurus(headings.terms.map(plain), content?.near.map(plain));
  const stems = new Map<string, string[]>();
  for (const term of latin.keys()) {
    const list = stems.get(stem(term));
    if (list === undefined) stems.set(stem(term), [term]);
    else list.push(term);
  }
  const fillers = fillersOf(headings.product);
  const vocabulary = [...new Set([...latin.keys(), ...thesaurus.latin, ...fillers.latin])].sort();
  return {
    language: headings.language,
    pages: headings.pages.map(([path, category, tag, rank]) => ({
      path,
      category: headings.categories[category] ?? '',
      tag: headings.tags[tag] ?? '',
      rank,
    })),
    entries,
    phrases,
    identifiers: new Set(entries.filter(({level}) => level === ROW_LEVEL).map(({folded}) => folded)),
    sections: sections.size,
    latin,
    han,
    vocabulary,
    characterSets: vocabulary.map(characterSet),
    stems,
    thesaurus,
    fillers,
    common: alternatives(content?.common?.map(plain)),
    asides: new Map(Object.entries(headings.asides)),
    terms: headings.terms.map((group) => toTerm(headings.language, group.split('|'))),
    spoken: spokenWords(thesaurus, readings, han),
    readings,
    plain,
    hasText: content !== undefined,
    pairsByInitial: pairsByInitial(han.keys(), readings),
  };
}
