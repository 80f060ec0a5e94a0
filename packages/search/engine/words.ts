/** Units of Latin words, numbers and identifiers. */
import type {Index} from './build';
import {fold} from './fold';
import {charactersReadAs} from './pinyin';
import {isPinyin, raiseInitials, raisePinyin} from './spoken';
import {stem} from './stem';
import {lettersIn, parts, runs} from './tokenize';
import {ERROR, LENGTH, QUALITY} from './tuning';
import {
  answered,
  entriesWith,
  intersect,
  plurals,
  raise,
  raiseString,
  raiseSynonym,
  raiseSynonyms,
  raiseWord,
  unit,
  type Unit,
} from './units';

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
    raiseWord(index, to, term, quality, [0, word.length], lettersIn(word) <= LENGTH.short ? 'headings' : 'everywhere');
  }
}

function raiseInfixes(index: Index, to: Unit, word: string): void {
  for (const term of index.vocabulary) {
    const at = term.indexOf(word, 1);
    if (at > 0) raiseWord(index, to, term, QUALITY.infix, [at, at + word.length], 'shown');
  }
}

/** `rimlight` as "rim light": two known words next to each other. */
function splits(index: Index, word: string): string[] {
  const found: string[] = [];
  for (let cut = 1; cut < word.length; cut += 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (
      Math.min(lettersIn(left), lettersIn(right)) < LENGTH.shortestInfix ||
      !index.latin.has(left) ||
      !index.latin.has(right)
    )
      continue;
    found.push(
      ...[' ', '-'].map((joint) => left + joint + right).filter((text) => entriesWith(index, text).length > 0),
    );
  }
  return found;
}

/** Whether a word, or one that it is the beginning or a part of, is somewhere: the other words are misspellings. */
export function isKnown(index: Index, word: string): boolean {
  return (
    lettersIn(word) < ERROR.shortest ||
    index.vocabulary[firstWithPrefix(index.vocabulary, word)]?.startsWith(word) === true ||
    index.stems.has(stem(word)) ||
    index.thesaurus.has(word) ||
    index.thesaurus.ofBeginning(word).length > 0 ||
    index.vocabulary.some((term) => lettersIn(word) > ERROR.shortest && term.includes(word)) ||
    splits(index, word).length > 0 ||
    isPinyin(index, word)
  );
}

/** Raises a number or a version where it stands alone: 5 is not the 5 of 5.6. */
export function raiseNumber(index: Index, to: Unit, number: string, isLast: boolean): boolean {
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

/**
 * One unit of a word: literally, its forms, what it begins or is a part of, synonyms, and Han strings that it may be the pinyin of.
 * @param isLast whether it can still be typed
 */
export function wordUnit(index: Index, source: string, isLast = true): Unit {
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
  if (lettersIn(word) >= LENGTH.shortestInfix && !isWhole) raiseInfixes(index, made, word);
  const forms = (index.stems.get(stem(word)) ?? []).filter((form) => form !== word);
  for (const form of forms) raiseWord(index, made, form, QUALITY.form);
  const split = splits(index, word);
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
export function chainUnit(index: Index, source: string): Unit {
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
