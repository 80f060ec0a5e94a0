/** Parses a query: cleans it, divides it into chunks by script, and makes units of them. */
import type {Index} from './build';
import {corrected} from './correct';
import {isFiller, subjectOf} from './fillers';
import {cleanQuery, fold} from './fold';
import {hanUnit, raiseHanTypos, subjectUnits} from './han';
import {stringsReadAs, stringsSoundingLike} from './pinyin';
import {pinyinUnits, spacedPinyin, splitPinyin} from './spoken';
import {stem} from './stem';
import {runs} from './tokenize';
import {LENGTH, QUALITY, SENTENCE, WEIGHT} from './tuning';
import {answered, entriesWith, raiseSynonym, raiseSynonyms, unit, type Unit} from './units';
import {chainUnit, isKnown, raiseNumber, wordUnit} from './words';

export interface Query {
  /** The query as typed, and without words that say little; both folded, with single spaces. */
  texts: [whole: string, subject: string];
  /** By entry: how many of the words left out of the subject a heading has, from 0 to 1. */
  hints: Float32Array;
  units: Unit[];
  /** What is asked, without words of questions, when it is a sentence that only `rankSentence` can answer. */
  sentence: string | undefined;
}

/** Latin words joined by one of these are one identifier. */
const JOINTS = new Set(['.', '_', '/', ':']);

interface Chunk {
  text: string;
  start: number;
  han: boolean;
  chain: boolean;
}

/** Splits at spaces and changes of script; keeps identifiers whole. */
function chunks(query: string): Chunk[] {
  const found: Chunk[] = [];
  for (const run of runs(query)) {
    const last = found[found.length - 1];
    const lastEnd = last === undefined ? -1 : last.start + last.text.length;
    const joint = query.slice(lastEnd, run.start);
    if (last !== undefined && !run.han && !last.han && JOINTS.has(joint)) {
      last.text = query.slice(last.start, run.start + run.text.length);
      last.chain = true;
    } else {
      found.push({text: run.text, start: run.start, han: run.han, chain: false});
    }
  }
  return found;
}

/** One unit for words that the thesaurus has as a phrase. */
function phraseUnit(index: Index, row: readonly Unit[]): Unit {
  const phrase = row.map(({text}) => text).join(' ');
  const made = unit(index, phrase);
  const naming = row.filter(({text}) => !isFiller(index.fillers, text));
  made.quality.forEach((_, id) => {
    const mean = row.reduce((sum, {quality}) => sum + (quality[id] ?? 0), 0) / row.length;
    // Words that say little may be missing.
    const isPart = (naming.length > 0 ? naming : row).some(({quality}) => quality[id] === 0);
    made.quality[id] = isPart ? mean * QUALITY.partOfPhrase : mean;
  });
  for (const {marks} of row) {
    for (const [word, mark] of marks.words) made.marks.words.set(word, mark);
    for (const string of marks.strings) made.marks.strings.add(string);
    for (const string of marks.alone) made.marks.alone.add(string);
  }
  raiseSynonyms(index, made, phrase);
  return made;
}

function joinPhrases(index: Index, units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  const texts = units.map(({text}) => text);
  for (let from = 0, length = 1; from < units.length; from += length) {
    length = index.thesaurus.phraseLength(texts, from);
    const row = units.slice(from, from + length);
    joined.push(...(length > 1 ? [phraseUnit(index, row)] : row));
  }
  for (let from = Math.max(0, units.length - LENGTH.longestPhrase); from < units.length - 1; from += 1) {
    for (const synonym of index.thesaurus.ofBeginning(texts.slice(from).join(' '))) {
      for (const each of units.slice(from)) raiseSynonym(index, each, synonym, QUALITY.synonym);
    }
  }
  return joined;
}

/** By entry: how many of `words` a heading or a reader's phrase has, from 0 to 1. */
function hintsOf(index: Index, words: readonly string[]): Float32Array {
  const hints = new Float32Array(index.entries.length);
  for (const word of words) {
    for (const id of index.latin.get(word) ?? entriesWith(index, word))
      if (index.entries[id]?.level !== 0) hints[id] = Math.min(1, (hints[id] ?? 0) + WEIGHT.hint);
  }
  return hints;
}

/** A particle of Japanese between two words. */
const PARTICLES = /(?<=[\p{Script=Han}\p{scx=Kana}])[のをはがにでとへも](?=[\p{Script=Han}\p{Script=Katakana}])/u;

/** The folded words of a run that nothing contains and that has particles of Japanese. */
function withoutParticles(index: Index, run: string): string[] {
  const folded = fold(run);
  return entriesWith(index, folded).length > 0 ? [folded] : run.split(PARTICLES).map(fold);
}

const NUMBER = /^\d+(?:\.\d+)*$/;

/** Takes the value off `r.Toon.Debug.View 2`: the row of the variable explains its values, other texts use one of them. */
function withoutValues(index: Index, query: string): string {
  let text = '';
  let at = 0;
  const found = chunks(query);
  for (const [i, {text: value, start}] of found.entries()) {
    const name = found[i - 1];
    if (name === undefined || !NUMBER.test(value) || !index.identifiers.has(fold(name.text))) continue;
    text += query.slice(at, name.start + name.text.length);
    at = start + value.length;
  }
  return text + query.slice(at);
}

/** Between two things; elsewhere it is Visual Studio. */
const VERSUS = /(?<=\S)\s+vs\.?\s+(?=[^\d\s])/gi;

/** Whether what is asked is one long run that no text has, and no heading its words: they are found apart, where they say little. */
const isApart = (index: Index, asked: string, units: readonly Unit[]): boolean =>
  asked.length >= SENTENCE.found &&
  /^\p{Script=Han}+$/u.test(asked) &&
  entriesWith(index, asked).length === 0 &&
  !index.entries.some(({level}, id) => level > 0 && units.every(({quality}) => (quality[id] ?? 0) > 0));

/** The units of a query: cleaned, simplified characters, misspellings corrected, divided by script, phrases joined. */
export function parseQuery(index: Index, raw: string): Query {
  const simplified = index.plain(
    cleanQuery(raw)
      .replace(index.fillers.beforeVersion ?? '', '')
      .replace(VERSUS, ' versus '),
  );
  const query = corrected(index, simplified, (word) => isKnown(index, word));
  const {text, left} = subjectOf(index, query);
  const subject = withoutValues(index, text);
  const pieces = chunks(subject);
  const units: Unit[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = pieces[i];
    if (piece === undefined) break;
    if (piece.han) {
      for (const run of withoutParticles(index, piece.text)) units.push(...subjectUnits(index, run));
      continue;
    }
    const number = NUMBER.test(piece.text) ? unit(index, piece.text) : undefined;
    if (number && raiseNumber(index, number, piece.text, i === pieces.length - 1)) {
      raiseSynonyms(index, number, piece.text);
      units.push(number);
      continue;
    }
    if (piece.chain) {
      units.push(chainUnit(index, piece.text));
      continue;
    }
    const row: string[] = [];
    for (let j = i; ; j += 1) {
      const next = pieces[j];
      if (next === undefined || !/^[a-z]+$/.test(next.text)) break;
      row.push(next.text);
    }
    const spaced = spacedPinyin(index, row);
    if (spaced !== undefined) {
      units.push(...spaced.made);
      i += spaced.used - 1;
      continue;
    }
    const letters = fold(piece.text);
    const isWord = index.latin.has(letters) || index.stems.has(stem(letters)) || index.thesaurus.has(letters);
    const spoken = isWord ? undefined : index.spoken.get(letters);
    if (spoken !== undefined) {
      units.push(hanUnit(index, spoken));
      continue;
    }
    const sounded = isWord ? [] : stringsSoundingLike(index, letters);
    if (sounded.length === 1) {
      // Only one string has this reading, so the reader meant it.
      units.push(...(pinyinUnits(index, letters) ?? []));
      continue;
    }
    const abbreviated =
      isWord || letters.length < LENGTH.leastInitials ? [] : [...stringsReadAs(index, letters, 'initials').keys()];
    if (sounded.length === 0 && abbreviated.length === 1) {
      // Initials of one string only: its words may be apart.
      units.push(...subjectUnits(index, abbreviated[0] ?? ''));
      continue;
    }
    const word = wordUnit(index, piece.text, i === pieces.length - 1);
    const split = answered(word) || index.readings.size === 0 ? undefined : splitPinyin(index, word.text);
    units.push(...(split ?? [word]));
  }
  if (!units.some(answered)) {
    // Searches for a Han typo in the whole query: without its fillers a run is too short to tell which heading was meant. A
    // filler that stands alone is none of the misspelt words.
    const whole = runs(query).flatMap((run) =>
      run.han && run.text.split(index.fillers.han).some(Boolean) ? [unit(index, run.text)] : [],
    );
    for (const each of whole) raiseHanTypos(index, each, each.text);
    if (whole.some(answered)) units.splice(0, units.length, ...whole.filter(answered));
  }
  const words = runs(query).map((run) => fold(run.text));
  const asked = words.filter((word) => !left.includes(word)).join(' ');
  const plain = (each: string) => fold(each).replace(/\s+/g, ' ');
  return {
    texts: [plain(query), plain(subject)],
    hints: hintsOf(index, left),
    units: joinPhrases(index, units),
    sentence:
      (units.some(({isSentence}) => isSentence) || isApart(index, asked, units)) &&
      !units.some((each) => index.thesaurus.isSubject(each.text))
        ? asked.replace(new RegExp(`(?<!不)(?:${index.fillers.han.source})`, 'g'), ' ')
        : undefined,
  };
}
