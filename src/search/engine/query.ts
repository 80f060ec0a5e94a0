/**
 * Splits a typed query into units and scores every entry for each unit. A unit is one thing that the reader means: a word, an
 * identifier, a Han run.
 */
import {KEYWORDS_LEVEL, type Index} from './build';
import {corrected} from './correct';
import {isFiller, subjectOf} from './fillers';
import {cleanQuery, fold} from './fold';
import {charactersReadAs, readingsOf, stringsReadAs, stringsSoundingLike} from './pinyin';
import {stem} from './stem';
import type {Piece} from './thesaurus';
import {grams, parts, runs} from './tokenize';
import {ERROR, HAN, LENGTH, QUALITY, WEIGHT} from './tuning';
import {distance, withinOne} from './typo';

/** What one unit marks in a text. */
export interface Marks {
  /** Index term to the part of it to mark. */
  words: Map<string, [from: number, to: number]>;
  /** Folded strings marked at every occurrence. */
  strings: Set<string>;
}

export interface Unit {
  text: string;
  /** Score by entry: 0 (no match) to 1 (exact match). */
  quality: Float32Array;
  marks: Marks;
}

export interface Query {
  /** As typed, and without words that say little: folded, single spaces. */
  texts: [whole: string, subject: string];
  /** By entry: how many of the words left out of the subject a heading has, from 0 to 1. */
  hints: Float32Array;
  units: Unit[];
}

/** A particle that also occurs inside names. */
const HAN_PARTICLES = /[的了]/;

function unit(index: Index, text: string): Unit {
  return {
    text,
    quality: new Float32Array(index.entries.length),
    marks: {words: new Map(), strings: new Set()},
  };
}

/** Which entries a match may be in: guesses (misspellings, initials, parts of words) are looked for in shown texts first. */
type Where = 'everywhere' | 'shown' | 'headings';

function raise(index: Index, to: Unit, ids: readonly number[], quality: number, where: Where = 'everywhere'): boolean {
  let raised = false;
  for (const id of ids) {
    const level = index.entries[id]?.level;
    if ((where === 'headings' && level === 0) || (where !== 'everywhere' && level === KEYWORDS_LEVEL)) continue;
    if (quality > (to.quality[id] ?? 0)) to.quality[id] = quality;
    raised = true;
  }
  return raised;
}

function raiseWord(
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
function intersect(lists: readonly (readonly number[])[]): number[] {
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
function entriesWith(index: Index, text: string): number[] {
  const lists = runs(text).flatMap((run) =>
    run.han
      ? grams(run.text)
          .filter((gram) => gram.length > 1 || gram === run.text)
          .map((gram) => index.han.get(gram) ?? [])
      : [index.latin.get(run.text) ?? []],
  );
  return intersect(lists).filter((id) => index.entries[id]?.folded.includes(text));
}

function raiseString(index: Index, to: Unit, text: string, quality: number, where?: Where): boolean {
  const raised = raise(index, to, entriesWith(index, text), quality, where);
  if (raised) to.marks.strings.add(text);
  return raised;
}

function plurals(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  return [`${word}s`, `${word}es`];
}

function firstWithPrefix(vocabulary: readonly string[], prefix: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

function raisePrefixes(index: Index, to: Unit, word: string): void {
  for (let i = firstWithPrefix(index.vocabulary, word); ; i += 1) {
    const term = index.vocabulary[i];
    if (term === undefined || !term.startsWith(word)) return;
    if (term === word) continue;
    const quality = QUALITY.prefix - QUALITY.prefixLoss * (1 - word.length / term.length);
    raiseWord(index, to, term, quality, [0, word.length], word.length <= LENGTH.short ? 'headings' : 'everywhere');
  }
}

function raiseInfixes(index: Index, to: Unit, word: string): void {
  for (const term of index.vocabulary) {
    const at = term.indexOf(word, 1);
    if (at > 0) raiseWord(index, to, term, QUALITY.infix, [at, at + word.length], 'shown');
  }
}

/** Whether a word, or one that it is the beginning or a part of, is somewhere: the other words are misspellings. */
function isKnown(index: Index, word: string): boolean {
  return (
    word.length < ERROR.shortest ||
    index.vocabulary[firstWithPrefix(index.vocabulary, word)]?.startsWith(word) === true ||
    index.stems.has(stem(word)) ||
    index.thesaurus.has(word) ||
    index.thesaurus.ofBeginning(word).length > 0 ||
    index.vocabulary.some((term) => word.length > ERROR.shortest && term.includes(word)) ||
    splits(index, word).length > 0 ||
    isPinyin(index, word)
  );
}

/** Whether letters are pinyin of the site's words, or of single characters. */
function isPinyin(index: Index, letters: string): boolean {
  return (
    index.spoken.has(letters) ||
    charactersReadAs(index, letters).length > 0 ||
    stringsSoundingLike(index, letters).length > 0 ||
    stringsReadAs(index, letters, 'initials').size > 0 ||
    splitPinyin(index, letters) !== undefined
  );
}

/** `rimlight` as "rim light": two known words next to each other. */
function splits(index: Index, word: string): string[] {
  const found: string[] = [];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (!index.latin.has(left) || !index.latin.has(right)) continue;
    found.push(
      ...[' ', '-'].map((joint) => left + joint + right).filter((text) => entriesWith(index, text).length > 0),
    );
  }
  return found;
}

/** Four characters are mostly two words. */
const HAN_COMPOUND = /^\p{Script=Han}{4}$/u;
/** Treats `colour` and `color` as spellings of one word. */
const SPELLING_DISTANCE = 1;

function isSpelling(word: string, other: string): boolean {
  return word.length > 3 && distance(word.replace(/s$/, ''), other, SPELLING_DISTANCE) <= SPELLING_DISTANCE;
}

/** Raises what the thesaurus has for `phrase`; false when it has nothing. */
function raiseSynonyms(index: Index, to: Unit, phrase: string): boolean {
  const equivalents = index.thesaurus.of(phrase);
  for (const [word, kind] of equivalents) {
    const quality = kind === 'near' ? QUALITY.near : QUALITY.synonym;
    raiseSynonym(index, to, word, isSpelling(phrase, word) ? QUALITY.plural : quality);
  }
  return equivalents.size > 0;
}

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

function raiseSynonym(index: Index, to: Unit, synonym: string, quality: number): void {
  if (/^[a-z]+$/.test(synonym)) {
    for (const form of index.stems.get(stem(synonym)) ?? []) {
      const ids = (index.latin.get(form) ?? []).filter((id) => !isInName(index, id, form));
      if (raise(index, to, ids, quality)) to.marks.words.set(form, [0, form.length]);
    }
    return;
  }
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
  if (raise(index, to, intersect(lists), quality, 'headings')) for (const piece of pieces) to.marks.strings.add(piece);
}

function raisePinyin(index: Index, to: Unit, letters: string): boolean {
  const found = stringsSoundingLike(index, letters);
  for (const text of found) raiseString(index, to, text, QUALITY.pinyin);
  return found.length > 0;
}

/** Of all strings with these initials, prefers a glossary term, else one that many headings contain. */
function raiseInitials(index: Index, to: Unit, letters: string): void {
  const found = stringsReadAs(index, letters, 'initials');
  const most = Math.max(1, ...found.values());
  for (const [text, headings] of found) {
    const known = index.thesaurus.has(text) ? QUALITY.initialsKnown : 0;
    raiseString(
      index,
      to,
      text,
      QUALITY.initials * (QUALITY.initialsBase + QUALITY.initialsFrequent * (headings / most) + known),
      'shown',
    );
  }
}

const NUMBER = /^\d+(?:\.\d+)*$/;

/** Raises a number or a version where it stands alone: 5 is not the 5 of 5.6. */
function raiseNumber(index: Index, to: Unit, number: string, isLast: boolean): boolean {
  const alone = new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`);
  const ids = intersect(number.split('.').map((run) => index.latin.get(run) ?? []));
  const having = (pattern: RegExp) => ids.filter((id) => pattern.test(index.entries[id]?.folded ?? ''));
  const raised = raise(index, to, having(alone), QUALITY.exact);
  // The last number can be the beginning of a version.
  if (isLast) raise(index, to, having(new RegExp(`(?<![\\d.])${number}\\.\\d`)), QUALITY.infix, 'headings');
  if (raised) to.marks.strings.add(number);
  return raised;
}

/** The next part of an identifier is begun: `SpecularS` is no plural. */
const BEGUN_PART = /[a-z][A-Z]$/;

function wordUnit(index: Index, source: string, isLast = true): Unit {
  const word = fold(source);
  const made = unit(index, word);
  if (BEGUN_PART.test(source)) {
    raisePrefixes(index, made, word);
    if (answered(made)) return made;
  }
  const exact = raiseWord(index, made, word, QUALITY.exact);
  for (const form of word.length > LENGTH.short + 1 ? plurals(word) : []) {
    raiseWord(index, made, form, QUALITY.plural, [0, Math.min(word.length, form.length)]);
  }
  // Only the last word can be one that is still being typed.
  const isWhole = !isLast && (exact || index.thesaurus.has(word));
  if (!isWhole) raisePrefixes(index, made, word);
  if (word.length >= LENGTH.shortestInfix && !isWhole) raiseInfixes(index, made, word);
  const forms = (index.stems.get(stem(word)) ?? []).filter((form) => form !== word);
  for (const form of forms) raiseWord(index, made, form, QUALITY.form);
  const split = exact ? [] : splits(index, word);
  for (const text of split) raiseString(index, made, text, QUALITY.split);
  const known = raiseSynonyms(index, made, word);
  if (!exact)
    for (const synonym of index.thesaurus.ofBeginning(word)) raiseSynonym(index, made, synonym, QUALITY.infix);

  const camel = parts(source);
  if (!exact && camel.length > 1) {
    const words = camel.map((part) => fold(part.text));
    raise(index, made, intersect(words.map((part) => index.latin.get(part) ?? [])), QUALITY.split);
    for (const part of words) made.marks.words.set(part, [0, part.length]);
  }

  // A Latin reading comes before pinyin; two letters are mostly initials.
  const isLatin = exact || forms.length > 0 || split.length > 0 || known;
  if (/^[a-z]+$/.test(word) && index.readings.size > 0 && !(isLatin && word.length > LENGTH.short)) {
    raisePinyin(index, made, word);
    if (!exact || word.length <= LENGTH.short) raiseInitials(index, made, word);
    if (word.length >= LENGTH.shortestInfix) {
      for (const character of charactersReadAs(index, word)) {
        if (raise(index, made, index.han.get(character) ?? [], QUALITY.syllable, 'headings')) {
          made.marks.strings.add(character);
        }
      }
    }
  }
  return made;
}

/** Matches `r.Toon.Outline` or `5.6` literally; only if no entry contains it, all of its words in one entry. */
function chainUnit(index: Index, source: string): Unit {
  const made = unit(index, fold(source));
  const words = runs(source).map((run) => wordUnit(index, run.text));
  const weakest = made.quality.map((_, id) => Math.min(...words.map((word) => word.quality[id] ?? 0)));
  weakest.forEach((quality, id) => {
    if (quality > 0 && index.entries[id]?.folded.includes(made.text) === true) made.quality[id] = QUALITY.exact;
  });
  if (answered(made)) {
    made.marks.strings.add(made.text);
  } else {
    weakest.forEach((quality, id) => (made.quality[id] = quality * QUALITY.split));
    for (const word of words) {
      for (const [term, mark] of word.marks.words) made.marks.words.set(term, mark);
    }
  }
  raiseSynonyms(index, made, made.text);
  return made;
}

function rarity(index: Index, postings: readonly number[] | undefined): number {
  return Math.log(1 + index.entries.length / (1 + (postings?.length ?? 0)));
}

/** Entries that hold enough of the run's pairs, weighted by how rare they are. */
function raiseCovered(index: Index, to: Unit, run: string): void {
  const pairs = grams(run).filter((gram) => gram.length > 1);
  const sums = new Float32Array(index.entries.length);
  let total = 0;
  for (const pair of new Set(pairs)) {
    const posting = index.han.get(pair);
    const weight = rarity(index, posting);
    total += posting === undefined ? weight * HAN.unknownPair : weight;
    for (const id of posting ?? []) sums[id] = (sums[id] ?? 0) + weight;
  }
  let raised = false;
  sums.forEach((sum, id) => {
    const covered = sum / total;
    if (covered < HAN.leastCoverage) return;
    raised = raise(index, to, [id], QUALITY.split * covered * covered) || raised;
  });
  if (raised) for (const pair of pairs) to.marks.strings.add(pair);
}

/** Allows one wrong, missing or additional character, in headings: homophones first, then any character. */
function raiseHanTypos(index: Index, to: Unit, run: string, where?: Where): void {
  const sound = readingsOf(index, run);
  if (sound !== undefined) {
    for (const text of stringsReadAs(index, sound, 'syllables').keys()) {
      if (text.length === run.length) raiseString(index, to, text, QUALITY.typo, 'shown');
    }
  }
  if (run.length < 3) return;
  const shared = new Uint8Array(index.entries.length);
  for (const character of new Set(run)) {
    for (const id of index.han.get(character) ?? []) shared[id] = (shared[id] ?? 0) + 1;
  }
  shared.forEach((count, id) => {
    const entry = index.entries[id];
    if (entry === undefined || entry.level === 0 || count < new Set(run).size - 1) return;
    const part = withinOne(entry.folded, run);
    if (part === undefined) return;
    if (raise(index, to, [id], QUALITY.typo, where)) to.marks.strings.add(part);
  });
}

function hanUnit(index: Index, run: string): Unit {
  const made = unit(index, run);
  const exact = raiseString(index, made, run, QUALITY.exact);
  const known = raiseSynonyms(index, made, run);
  if (run.length > 2) raiseCovered(index, made, run);
  if (!(exact || known) && run.length > 1 && !made.quality.some((quality) => quality >= HAN.leastQuality)) {
    raiseHanTypos(index, made, run);
  }
  return made;
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

/** Units for letters that are pinyin of one Han string, or of one of several. */
function pinyinUnits(index: Index, letters: string): Unit[] | undefined {
  const [first, ...others] = stringsSoundingLike(index, letters);
  if (first === undefined) return undefined;
  if (others.length === 0) return subjectUnits(index, first);
  const made = unit(index, letters);
  raisePinyin(index, made, letters);
  return [made];
}

/** `miao bian`: the longest sequence of words, from the first, that is pinyin of one Han string. */
function spacedPinyin(index: Index, words: readonly string[]): {made: Unit[]; used: number} | undefined {
  for (let used = words.length; used > 1; used -= 1) {
    const row = words.slice(0, used);
    if (row.every((word) => index.latin.has(word))) continue;
    const made = pinyinUnits(index, row.join(''));
    if (made !== undefined) return {made, used};
  }
  return undefined;
}

/** `miaobiankuandu` for a text with 描边的宽度: splits the letters into two readings. */
function splitPinyin(index: Index, word: string): Unit[] | undefined {
  for (let cut = word.length - 2; cut >= 2; cut -= 1) {
    const right = pinyinUnits(index, word.slice(cut));
    const left = right && pinyinUnits(index, word.slice(0, cut));
    if (left && right) return [...left, ...right];
  }
  return undefined;
}

/** One unit for words that the thesaurus has as a phrase. */
function phraseUnit(index: Index, row: readonly Unit[]): Unit {
  const phrase = row.map(({text}) => text).join(' ');
  const made = unit(index, phrase);
  const naming = row.filter(({text}) => !isFiller(text));
  made.quality.forEach((_, id) => {
    const mean = row.reduce((sum, {quality}) => sum + (quality[id] ?? 0), 0) / row.length;
    // Those that say little may be missing.
    const isPart = (naming.length > 0 ? naming : row).some(({quality}) => quality[id] === 0);
    made.quality[id] = isPart ? mean * QUALITY.partOfPhrase : mean;
  });
  for (const {marks} of row) {
    for (const [word, mark] of marks.words) made.marks.words.set(word, mark);
    for (const string of marks.strings) made.marks.strings.add(string);
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

function answered(each: Unit): boolean {
  return each.quality.some((quality) => quality > 0);
}

function cutAt(fillers: RegExp, run: string): string[] {
  const pieces = run.split(fillers).filter((piece) => piece.length > 1);
  return pieces.length > 0 ? pieces : [run];
}

/** Words without meaning of their own between the words of a run. */
const HAN_JOINTS = /[的了在有会把被很太就都也与和跟让给着过后前时里上下处中去来从到得地是又再]/;

function soundAlike(index: Index, typed: string, meant: string): boolean {
  return index.readings.get(typed)?.some((reading) => index.readings.get(meant)?.includes(reading)) ?? false;
}

/** The word of the thesaurus that a run of two or more characters was meant to be; of several the most frequent one. */
function mistyped(index: Index, run: string): string | undefined {
  let found: string | undefined;
  let most = 0;
  for (const key of index.thesaurus.han) {
    if (key.length !== run.length || run.length < 2) continue;
    const wrong = Array.from(run).flatMap((typed, i) => (typed === key[i] ? [] : [[typed, key.charAt(i)] as const]));
    const alike = wrong.every(([typed, meant]) => soundAlike(index, typed, meant));
    // In a word of two characters the wrong one must be one that the site lacks.
    const isOne = wrong.length === 1 && (run.length > 2 || wrong.every(([typed]) => !index.readings.has(typed)));
    if (wrong.length >= run.length || !(alike || isOne)) continue;
    const count = entriesWith(index, key).length + (alike ? index.entries.length : 0);
    if (count > most) [found, most] = [key, count];
  }
  return found;
}

/** Whether words of the thesaurus leave no more of a run than joints and its last character. */
function isExplained(pieces: readonly Piece[]): boolean {
  const [rest = '', ...others] = pieces
    .filter(({text, known}) => !known || text.length === 1)
    .flatMap(({text}) => text.split(HAN_JOINTS))
    .filter(Boolean);
  return others.length === 0 && rest.length < 2 && (pieces.at(-1)?.text.endsWith(rest) ?? false);
}

/**
 * Splits 描边宽度 into 描边 and 宽度, which may occur in two places of a page. A run that the site contains is kept whole; of others
 * the words of the thesaurus and what lies between them become units of their own.
 */
function subjectUnits(index: Index, run: string): Unit[] {
  const pieces = index.thesaurus.divide(run);
  if (pieces.every(({known}) => known)) return pieces.map(({text}) => hanUnit(index, text));
  const verbatim = entriesWith(index, run);
  if (verbatim.length > 0) {
    const isNamed = verbatim.some((id) => (index.entries[id]?.level ?? 0) > 0);
    if (isNamed || !pieces.some(({text, known}) => known && text.length > 1)) return [hanUnit(index, run)];
  }
  if (verbatim.length === 0 && run.length >= HAN.leastWithTypo) {
    const whole = unit(index, run);
    raiseHanTypos(index, whole, run, isExplained(pieces) ? 'shown' : 'everywhere');
    if (answered(whole)) return [whole];
  }
  const between = pieces.filter(({known}) => !known);
  const meant =
    between.length === 1 && verbatim.length === 0 && between[0]?.text.length === 1 ? mistyped(index, run) : undefined;
  if (meant !== undefined) return [hanUnit(index, meant)];
  if (pieces.length === 1) {
    const word = mistyped(index, run);
    if (word !== undefined) return [hanUnit(index, word)];
    const whole = hanUnit(index, run);
    if (whole.quality.some((quality) => quality >= HAN.leastQuality)) return [whole];
    const parts = cutAt(HAN_PARTICLES, run);
    return parts[0] === run ? [whole] : parts.flatMap((part) => subjectUnits(index, part));
  }
  return pieces.flatMap(({text, known}) => {
    if (known) return [hanUnit(index, text)];
    return text
      .split(HAN_JOINTS)
      .filter((part) => part.length > 1)
      .map((part) => hanUnit(index, entriesWith(index, part).length > 0 ? part : (mistyped(index, part) ?? part)));
  });
}

/** The の between two Han words of Japanese. */
const JAPANESE_JOINT = /(?<=\p{Script=Han})の(?=\p{Script=Han})/gu;

/** By entry: how many of `words` a heading or a reader's phrase has, from 0 to 1. */
function hintsOf(index: Index, words: readonly string[]): Float32Array {
  const hints = new Float32Array(index.entries.length);
  for (const word of words) {
    for (const id of index.latin.get(word) ?? entriesWith(index, word))
      if (index.entries[id]?.level !== 0) hints[id] = Math.min(1, (hints[id] ?? 0) + WEIGHT.hint);
  }
  return hints;
}

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

/** The engine's name before its version: UE5.6 is 5.6. */
const ENGINE = /(?<![a-z\d])(?:ue|unreal(?: engine)?|虚幻(?:引擎)?) ?(?=\d+\.\d)/gi;

/** Between two things; elsewhere it is Visual Studio. */
const VERSUS = /(?<=\S)\s+vs\.?\s+(?=[^\d\s])/gi;

export function parseQuery(index: Index, raw: string): Query {
  const simplified = cleanQuery(raw)
    .replace(JAPANESE_JOINT, '')
    .replace(ENGINE, '')
    .replace(VERSUS, ' versus ')
    .replace(/\p{Script=Han}/gu, (character) => index.simplified.get(character) ?? character);
  const query = corrected(index, simplified, (word) => isKnown(index, word));
  const {text, left} = subjectOf(index.thesaurus, query);
  const subject = withoutValues(index, text);
  const pieces = chunks(subject);
  const units: Unit[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = pieces[i];
    if (piece === undefined) break;
    if (piece.han) {
      units.push(...subjectUnits(index, piece.text));
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
    // Searches for a Han typo in the whole query: without its fillers a run is too short to tell which heading was meant.
    const whole = runs(query).flatMap((run) => (run.han ? [unit(index, run.text)] : []));
    for (const each of whole) raiseHanTypos(index, each, each.text);
    if (whole.some(answered)) units.splice(0, units.length, ...whole.filter(answered));
  }
  const plain = (each: string) => fold(each).replace(/\s+/g, ' ');
  return {
    texts: [plain(query), plain(subject)],
    hints: hintsOf(index, left),
    units: joinPhrases(index, units),
  };
}
