/** Units of Han runs: whole, by the pairs of characters they hold, with one wrong character, or divided by the thesaurus. */
import type {Index} from './build';
import {readingsOf, stringsReadAs} from './pinyin';
import type {Piece} from './thesaurus';
import {grams} from './tokenize';
import {HAN, QUALITY, SENTENCE} from './tuning';
import {withinOne} from './typo';
import {answered, entriesWith, raise, raiseString, raiseSynonyms, unit, type Unit, type Where} from './units';

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
export function raiseHanTypos(index: Index, to: Unit, run: string, where?: Where): void {
  const sound = readingsOf(index, run);
  if (sound !== undefined) {
    for (const text of stringsReadAs(index, sound, 'syllables').keys()) {
      if (text.length === run.length) raiseString(index, to, text, QUALITY.typo, 'shown');
    }
  }
  if (run.length < 3) return;
  const shared = new Uint8Array(index.entries.length);
  const characters = new Set(run);
  for (const character of characters) {
    for (const id of index.han.get(character) ?? []) shared[id] = (shared[id] ?? 0) + 1;
  }
  shared.forEach((count, id) => {
    const entry = index.entries[id];
    if (entry === undefined || entry.level === 0 || count < characters.size - 1) return;
    const part = withinOne(entry.folded, run);
    if (part === undefined) return;
    if (raise(index, to, [id], QUALITY.typo, where)) to.marks.strings.add(part);
  });
}

/** One unit of a run: literally, by synonyms, by most of its pairs, else with one wrong character. */
export function hanUnit(index: Index, run: string): Unit {
  const made = unit(index, run);
  const exact = raiseString(index, made, run, QUALITY.exact);
  const known = raiseSynonyms(index, made, run);
  if (run.length > 2) raiseCovered(index, made, run);
  if (!(exact || known) && run.length > 1 && !made.quality.some((quality) => quality >= HAN.leastQuality)) {
    raiseHanTypos(index, made, run);
  }
  return made;
}

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

/**
 * Words of a run that nothing explains, by how many entries hold each string of two or three characters: a word is in more of them
 * than chance would put its parts side by side. Single characters between words belong to the question.
 */
function wordsOf(index: Index, run: string): string[] {
  const best = [{cost: 0, from: 0}];
  for (let end = 1; end <= run.length; end += 1) {
    let least = {cost: Infinity, from: end - 1};
    for (let from = Math.max(0, end - HAN.longestWord); from < end; from += 1) {
      const count = entriesWith(index, run.slice(from, end)).length;
      if (count === 0 && end - from > 1) continue;
      const cost = (best[from]?.cost ?? 0) + Math.log((index.entries.length + 1) / (count + 0.5));
      if (cost < least.cost) least = {cost, from};
    }
    best.push(least);
  }
  const words: string[] = [];
  for (let end = run.length; end > 0; end = best[end]?.from ?? 0) words.unshift(run.slice(best[end]?.from, end));
  const long = words.filter((word) => word.length > 1);
  return long.length > 0 ? long : [run];
}

/** Words without meaning of their own between the words of a run. */
export const HAN_JOINTS = /[的了在有会把被很太就都也与和跟让给着过后前时里上下处中去来从到得地是又再]/;

/** Whether words of the thesaurus and `HAN_JOINTS` cover a run, but for its last character, which may begin a word. */
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
export function subjectUnits(index: Index, run: string): Unit[] {
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
    whole.isSentence = verbatim.length === 0 && run.length >= SENTENCE.shortest;
    if (whole.isSentence || whole.quality.some((quality) => quality >= HAN.leastQuality)) return [whole];
    return run.length > 2 ? wordsOf(index, run).map((word) => hanUnit(index, word)) : [whole];
  }
  return pieces.flatMap(({text, known}) => {
    if (known) return [hanUnit(index, text)];
    return text
      .split(HAN_JOINTS)
      .filter((part) => part.length > 1)
      .map((part) => hanUnit(index, entriesWith(index, part).length > 0 ? part : (mistyped(index, part) ?? part)));
  });
}
