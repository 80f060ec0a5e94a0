/**
 * Typed pinyin to the Han strings of this site that sound like it: whole syllables
 * (`miaobian`), a beginning with an unfinished syllable at its end (`miaob`), or
 * initials (`mb`). The readings are those the build wrote for characters that occur.
 */
import type {Index} from './build';
import {LENGTH} from './tuning';

export type PinyinMode = 'syllables' | 'beginning' | 'initials';

/** Positions in `letters` that can be reached by reading one character from `at`. */
function readOne(letters: string, at: number, readings: readonly string[], mode: PinyinMode): number[] {
  if (mode === 'initials') {
    return readings.some((reading) => reading[0] === letters[at]) ? [at + 1] : [];
  }
  return readings.flatMap((reading) => {
    if (letters.startsWith(reading, at)) return [at + reading.length];
    return mode === 'beginning' && reading.startsWith(letters.slice(at)) ? [letters.length] : [];
  });
}

/** Ends in `text` of the strings from `from` that read as all of `letters`. */
function readOn(index: Index, text: string, from: number, letters: string, at: number, mode: PinyinMode): number[] {
  if (at === letters.length) return [from];
  const readings = index.readings.get(text.charAt(from));
  if (readings === undefined) return [];
  return readOne(letters, at, readings, mode).flatMap((next) => readOn(index, text, from + 1, letters, next, mode));
}

/** Whether some reading of the two characters of `pair` matches the start of `letters`. */
function canBegin(index: Index, pair: string, letters: string, mode: PinyinMode): boolean {
  const first = index.readings.get(pair.charAt(0));
  const second = index.readings.get(pair.charAt(1));
  if (first === undefined || second === undefined) return false;
  return readOne(letters, 0, first, mode).some(
    (at) => at < letters.length && readOne(letters, at, second, mode).length > 0,
  );
}

/**
 * Han strings of two or more characters that read as `letters` (lower case a to z),
 * with the number of headings that hold them. Anything but whole syllables is looked
 * up in headings only: in running text nearly every pair of letters is somebody's initials.
 */
export function stringsReadAs(index: Index, letters: string, mode: PinyinMode): Map<string, number> {
  const found = new Map<string, number>();
  if (letters.length < 2) return found;
  if (mode === 'initials' && letters.length > LENGTH.mostInitials) return found;
  for (const pair of index.pairsByInitial.get(letters.charAt(0)) ?? []) {
    if (!canBegin(index, pair, letters, mode)) continue;
    for (const id of index.han.get(pair) ?? []) {
      const {folded, level} = index.entries[id] ?? {folded: '', level: 0};
      if (mode !== 'syllables' && level === 0) continue;
      const inThisEntry = new Set<string>();
      for (let at = folded.indexOf(pair); at >= 0; at = folded.indexOf(pair, at + 1)) {
        for (const end of readOn(index, folded, at, letters, 0, mode)) {
          inThisEntry.add(folded.slice(at, end));
        }
      }
      for (const text of inThisEntry) {
        found.set(text, (found.get(text) ?? 0) + (level > 0 ? 1 : 0));
      }
    }
  }
  return found;
}

/** Strings whose readings match in whole syllables, else those whose readings match a prefix. */
export function stringsSoundingLike(index: Index, letters: string): string[] {
  const whole = stringsReadAs(index, letters, 'syllables');
  return [...(whole.size > 0 ? whole : stringsReadAs(index, letters, 'beginning')).keys()];
}

/** Characters with exactly this reading: matches the first syllable while it is typed. */
export function charactersReadAs(index: Index, syllable: string): string[] {
  return [...index.readings].filter(([, readings]) => readings.includes(syllable)).map(([character]) => character);
}

/** All readings of a Han string, for a wrong character that sounds right; undefined when one is unknown. */
export function readingsOf(index: Index, run: string): string | undefined {
  const letters = Array.from(run, (character) => index.readings.get(character)?.[0]);
  return letters.includes(undefined) ? undefined : letters.join('');
}
