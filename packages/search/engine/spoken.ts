/** Units of Latin letters that spell Han strings: pinyin, with or without spaces, and initials. */
import type {Index} from './build';
import {subjectUnits} from './han';
import {charactersReadAs, stringsReadAs, stringsSoundingLike} from './pinyin';
import {QUALITY} from './tuning';
import {raiseString, unit, type Unit} from './units';

export function raisePinyin(index: Index, to: Unit, letters: string): boolean {
  const found = stringsSoundingLike(index, letters);
  for (const text of found) raiseString(index, to, text, QUALITY.pinyin);
  return found.length > 0;
}

/** Of all strings with these initials, prefers a glossary term, else one that many headings contain. */
export function raiseInitials(index: Index, to: Unit, letters: string): void {
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

/** Whether letters are pinyin of the site's words, or of single characters. */
export function isPinyin(index: Index, letters: string): boolean {
  return (
    index.spoken.has(letters) ||
    charactersReadAs(index, letters).length > 0 ||
    stringsSoundingLike(index, letters).length > 0 ||
    stringsReadAs(index, letters, 'initials').size > 0 ||
    splitPinyin(index, letters) !== undefined
  );
}

/** Units for letters that are pinyin of one Han string, or of one of several. */
export function pinyinUnits(index: Index, letters: string): Unit[] | undefined {
  const [first, ...others] = stringsSoundingLike(index, letters);
  if (first === undefined) return undefined;
  if (others.length === 0) return subjectUnits(index, first);
  const made = unit(index, letters);
  raisePinyin(index, made, letters);
  return [made];
}

/** `miao bian`: the longest sequence of words, from the first, that is pinyin of one Han string. */
export function spacedPinyin(index: Index, words: readonly string[]): {made: Unit[]; used: number} | undefined {
  for (let used = words.length; used > 1; used -= 1) {
    const row = words.slice(0, used);
    if (row.every((word) => index.latin.has(word))) continue;
    const made = pinyinUnits(index, row.join(''));
    if (made !== undefined) return {made, used};
  }
  return undefined;
}

/** `miaobiankuandu` for a text with 描边的宽度: splits the letters into two readings. */
export function splitPinyin(index: Index, word: string): Unit[] | undefined {
  for (let cut = word.length - 2; cut >= 2; cut -= 1) {
    const right = pinyinUnits(index, word.slice(cut));
    const left = right && pinyinUnits(index, word.slice(0, cut));
    if (left && right) return [...left, ...right];
  }
  return undefined;
}
