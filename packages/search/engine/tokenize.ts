/**
 * Text to terms. Latin script is cut into words and their camelCase, letter and
 * digit parts; Han and kana into single characters and pairs. Pairs instead of dictionary
 * words, because a segmenter cuts differently in every browser version and never
 * finds the middle of a word.
 */
import {fold} from './fold';
import {LENGTH} from './tuning';

/** A stretch of one script; `start` is a UTF-16 offset in the source. */
export interface Run {
  text: string;
  start: number;
  /** Han or kana: written without spaces between words. */
  han: boolean;
}

/** The name C++ is one word. */
const LETTERS = /(?<![\p{L}\p{N}\p{M}])c\+\+|[\p{L}\p{N}\p{M}]+/giu;
// `[\p{L}\p{N}]` also matches Han, so text of mixed scripts is split a second time.
const SCRIPTS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+/gu;
const HAN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

/** Stretches of letters and digits, each of one kind: Han and kana, or any other. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  for (const letters of text.matchAll(LETTERS)) {
    for (const piece of letters[0].matchAll(SCRIPTS)) {
      found.push({
        text: piece[0],
        start: letters.index + piece.index,
        han: HAN.test(piece[0]),
      });
    }
  }
  return found;
}

const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}\p{N}]+|\p{N}+/gu;

/**
 * Parts of one Latin word in its original case: `OutlineWidth` gives Outline and
 * Width, `UE5` gives UE and 5, `SDFShadow` gives SDF and Shadow. Single letters
 * are left out, and a word that is its own only part gives none.
 */
export function parts(word: string): {text: string; start: number}[] {
  const found = [...word.matchAll(PARTS)];
  if (found.length < 2) return [];
  return found
    .filter(([text]) => text.length > 1 || /\p{N}/u.test(text))
    .map((match) => ({text: match[0], start: match.index}));
}

/** Length of a word in letters, for limits on short words: a syllable of Hangul counts as several. */
export const lettersIn = (word: string): number =>
  word.length + (LENGTH.syllable - 1) * (word.match(/\p{Script=Hangul}/gu)?.length ?? 0);

/** Single characters of a Han run, each after its pair with the one before. */
export function grams(run: string): string[] {
  const found: string[] = [];
  let last = '';
  for (const character of run) {
    if (last) found.push(last + character);
    found.push((last = character));
  }
  return found;
}

/** Every index term of a text, folded, with repetitions. */
export function terms(text: string): string[] {
  return runs(text).flatMap((run) =>
    run.han ? grams(fold(run.text)) : [fold(run.text), ...parts(run.text).map((part) => fold(part.text))],
  );
}
