/** Units of a query: one thing each that the reader means, scored for every entry. */
import {KEYWORDS_LEVEL, type Index} from './build';
import {fold} from './fold';
import {stem} from './stem';
import {grams, runs} from './tokenize';
import {QUALITY} from './tuning';
import {distance} from './typo';

/** What one unit marks in a text. */
export interface Marks {
  /** Index term to the part of it to mark. */
  words: Map<string, [from: number, to: number]>;
  /** Folded strings marked at every occurrence. */
  strings: Set<string>;
  /** Words and strings of them that were not typed and mean the same only where they stand alone: 线 is in many words. */
  alone: Set<string>;
}

export interface Hit {
  /** Index in `entries`. */
  entry: number;
  score: number;
}

export interface Unit {
  text: string;
  /** Score by entry: 0 (no match) to 1 (exact match). */
  quality: Float32Array;
  marks: Marks;
  /** A part of a Chinese sentence that no text has as typed. */
  isSentence?: boolean;
}

export function unit(index: Index, text: string): Unit {
  return {
    text,
    quality: new Float32Array(index.entries.length),
    marks: {words: new Map(), strings: new Set(), alone: new Set()},
  };
}

export function answered(each: Unit): boolean {
  return each.quality.some((quality) => quality > 0);
}

/** Which entries a match may be in: guesses (misspellings, initials, parts of words) are looked for in shown texts first. */
export type Where = 'everywhere' | 'shown' | 'headings';

/** Gives entries a quality where theirs is lower; false when none of them is one of `where`. */
export function raise(
  index: Index,
  to: Unit,
  ids: readonly number[],
  quality: number,
  where: Where = 'everywhere',
): boolean {
  let raised = false;
  for (const id of ids) {
    const level = index.entries[id]?.level;
    if ((where === 'headings' && level === 0) || (where !== 'everywhere' && level === KEYWORDS_LEVEL)) continue;
    if (quality > (to.quality[id] ?? 0)) to.quality[id] = quality;
    raised = true;
  }
  return raised;
}

/** Raises the entries that have an index term, and marks a part of it. */
export function raiseWord(
  index: Index,
  to: Unit,
  term: string,
  quality: number,
  mark: [number, number] = [0, term.length],
  where: Where = 'everywhere',
): boolean {
  const raised = raise(index, to, index.latin.get(term) ?? [], quality, where);
  if (raised && !to.marks.words.has(term)) to.marks.words.set(term, mark);
  return raised;
}

/** Intersection of ascending lists of entries. */
export function intersect(lists: readonly (readonly number[])[]): number[] {
  const [shortest, ...others] = [...lists].sort((a, b) => a.length - b.length);
  return others.reduce<number[]>(
    (kept, list) => {
      const members = new Set(list);
      return kept.filter((id) => members.has(id));
    },
    [...(shortest ?? [])],
  );
}

/** Entries whose folded text contains `text`; postings narrow the search. */
export function entriesWith(index: Index, text: string): number[] {
  const lists = runs(text).flatMap((run) =>
    run.han
      ? grams(run.text)
          .filter((gram) => gram.length > 1 || gram === run.text)
          .map((gram) => index.han.get(gram) ?? [])
      : [index.latin.get(run.text) ?? []],
  );
  return intersect(lists).filter((id) => index.entries[id]?.folded.includes(text));
}

/** Raises the entries whose text contains a folded string. */
export function raiseString(index: Index, to: Unit, text: string, quality: number, where?: Where): boolean {
  const raised = raise(index, to, entriesWith(index, text), quality, where);
  if (raised) to.marks.strings.add(text);
  return raised;
}

export function plurals(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  return [`${word}s`, `${word}es`];
}

/** Treats `colour` and `color` as spellings of one word. */
const SPELLING_DISTANCE = 1;

function isSpelling(word: string, other: string): boolean {
  return word.length > 3 && distance(word.replace(/s$/, ''), other, SPELLING_DISTANCE) <= SPELLING_DISTANCE;
}

/** Raises what the thesaurus has for `phrase`; false when it has nothing. */
export function raiseSynonyms(index: Index, to: Unit, phrase: string): boolean {
  const equivalents = index.thesaurus.of(phrase);
  for (const [word, kind] of equivalents) {
    const quality = kind === 'near' ? QUALITY.near : QUALITY.synonym;
    raiseSynonym(index, to, word, isSpelling(phrase, word) ? QUALITY.plural : quality);
  }
  return equivalents.size > 0;
}

/** Four characters are mostly two words. */
const HAN_COMPOUND = /^\p{Script=Han}{4}$/u;

/** Parts of a phrase that a heading may have apart, as "Project and editor settings" has "project settings". */
function partsOf(phrase: string): string[] {
  if (phrase.includes(' ')) return phrase.split(' ');
  return HAN_COMPOUND.test(phrase) ? [phrase.slice(0, 2), phrase.slice(2)] : [];
}

/** Two capitalised words: the name of a thing, whose parts mean something else alone. */
const NAME = /\p{Lu}[\p{L}\d]* \p{Lu}[\p{L}\d]*/gu;

/** Whether a heading has a word as a part of a name only, as "Toon Character component" has "toon". */
function isInName({entries}: Index, id: number, word: string): boolean {
  const {level = 0, text = ''} = entries[id] ?? {};
  return level > 0 && level !== KEYWORDS_LEVEL && !fold(text.replace(NAME, '')).includes(word);
}

/** Raises the forms of a word or phrase of the thesaurus, and headings that have the parts of a phrase apart. */
export function raiseSynonym(index: Index, to: Unit, synonym: string, quality: number): void {
  if (/^[a-z]+$/.test(synonym)) {
    for (const form of index.stems.get(stem(synonym)) ?? []) {
      const ids = (index.latin.get(form) ?? []).filter((id) => !isInName(index, id, form));
      if (!raise(index, to, ids, quality) || to.marks.words.has(form)) continue;
      to.marks.words.set(form, [0, form.length]);
      to.marks.alone.add(form);
    }
    return;
  }
  if (synonym.length === 1) to.marks.alone.add(synonym);
  const forms = /[a-z]$/.test(synonym) ? [synonym, ...plurals(synonym)] : [synonym];
  for (const form of forms.flatMap((each) => [...new Set([each, each.replace(/-/g, ' ')])])) {
    raiseString(index, to, form, quality);
  }
  raiseParts(index, to, synonym, quality * QUALITY.apart);
}

function raiseParts(index: Index, to: Unit, phrase: string, quality: number): void {
  const pieces = partsOf(phrase);
  if (pieces.length < 2) return;
  const lists = pieces.map((piece) => index.han.get(piece) ?? index.latin.get(piece) ?? []);
  if (!raise(index, to, intersect(lists), quality, 'headings')) return;
  for (const piece of pieces) {
    to.marks.strings.add(piece);
    if (phrase.includes(' ')) to.marks.alone.add(piece);
  }
}
