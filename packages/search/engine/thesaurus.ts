/** Words that mean the same, from the groups of the index: the glossary's terms and what readers say in their place. */
import {HAN_NOUNS} from './fillers';
import {fold} from './fold';
import {stemPhrase} from './stem';
import {HAN, LENGTH} from './tuning';

/** `near` when one of the two words is no term of the glossary. */
export type Equivalents = ReadonlyMap<string, 'term' | 'near'>;

/** A piece of a Han run: a word of the thesaurus, or what lies between such words. */
export interface Piece {
  text: string;
  known: boolean;
}

const HAN_OR_KANA = /^[\p{scx=Han}\p{scx=Kana}]+$/u;
const NONE: Equivalents = new Map();

export class Thesaurus {
  readonly #equivalents = new Map<string, Map<string, 'term' | 'near'>>();
  /** Equivalents by the word as it is written, to find the word that a reader has begun to type. */
  readonly #written = new Map<string, Equivalents>();
  readonly #subjects = new Set<string>();
  readonly #longest: number;
  /** Single words of Latin script. */
  readonly latin: readonly string[];
  /** Han words by their characters' number. */
  readonly han: ReadonlySet<string>;

  /** @param near what readers say for the terms of the same group, then groups without terms */
  constructor(terms: readonly string[], near: readonly string[] = []) {
    const wordsOf = (group = ''): string[] => fold(group).split('|').filter(Boolean);
    for (let i = 0; i < Math.max(terms.length, near.length); i += 1) {
      const fixed = wordsOf(terms[i]);
      const all = [...fixed, ...wordsOf(near[i])];
      const isTerm = new Set(fixed);
      for (const word of all) {
        const key = stemPhrase(word);
        if (fixed.length > 0) this.#subjects.add(key);
        const others = this.#equivalents.get(key) ?? new Map<string, 'term' | 'near'>();
        this.#equivalents.set(key, others);
        this.#written.set(word, others);
        for (const other of all) {
          if (other === word) continue;
          const kind = isTerm.has(word) && isTerm.has(other) ? 'term' : 'near';
          if (others.get(other) !== 'term') others.set(other, kind);
        }
      }
    }
    this.han = new Set([...this.#equivalents.keys(), ...HAN_NOUNS].filter((key) => HAN_OR_KANA.test(key)));
    this.latin = [...this.#written.keys()].flatMap((key) => key.match(/[a-z]+/g) ?? []);
    this.#longest = Math.max(1, ...[...this.han].map((key) => key.length));
  }

  /** Equivalents of a folded word or phrase in any form; empty when it is in no group. */
  of(phrase: string): Equivalents {
    return this.#equivalents.get(stemPhrase(phrase)) ?? NONE;
  }

  has(phrase: string): boolean {
    return this.#equivalents.has(stemPhrase(phrase));
  }

  /** True for a term of the glossary and what readers say for it. */
  isSubject(phrase: string): boolean {
    return this.#subjects.has(stemPhrase(phrase));
  }

  /** Equivalents of all terms that start with this, for words that are still being typed. */
  ofBeginning(beginning: string): string[] {
    if (beginning.length < LENGTH.shortestBeginning || this.has(beginning)) return [];
    const found: string[] = [];
    for (const [word, others] of this.#written) {
      if (!word.startsWith(beginning)) continue;
      for (const [other, kind] of others) if (kind === 'term') found.push(other);
    }
    return found;
  }

  /** How many of `words`, from the one at `from` on, are a phrase: 1 when none is. */
  phraseLength(words: readonly string[], from: number): number {
    let length = Math.min(LENGTH.longestPhrase, words.length - from);
    while (length > 1 && !this.has(words.slice(from, from + length).join(' '))) length -= 1;
    return length;
  }

  /** Divides a Han run into words of the thesaurus and what lies between. */
  divide(run: string): Piece[] {
    /** Cheapest way to the start of the run's character `i`: its cost, and the length of its last piece. */
    const best: {cost: number; length: number; known: boolean}[] = [{cost: 0, length: 0, known: false}];
    for (let end = 1; end <= run.length; end += 1) {
      let least = {cost: (best[end - 1]?.cost ?? 0) + HAN.betweenCost, length: 1, known: false};
      for (let length = 1; length <= Math.min(end, this.#longest); length += 1) {
        if (!this.han.has(run.slice(end - length, end))) continue;
        const cost = (best[end - length]?.cost ?? 0) + (length > 1 ? HAN.wordCost : HAN.characterCost);
        if (cost <= least.cost) least = {cost, length, known: true};
      }
      best.push(least);
    }
    const pieces: Piece[] = [];
    for (let end = run.length; end > 0;) {
      const {length, known} = best[end] ?? {length: 1, known: false};
      const text = run.slice(end - length, end);
      const [next] = pieces;
      if (!known && next?.known === false) next.text = text + next.text;
      else pieces.unshift({text, known});
      end -= length;
    }
    return pieces;
  }
}
