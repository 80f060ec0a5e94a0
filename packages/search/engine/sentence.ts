/**
 * Ranks sections for a sentence in Chinese that no text has as it was typed and of which the thesaurus knows no word. Its words are
 * somewhere in the section that answers, seldom in one block: all blocks of a section count together, and those of its page.
 */
import {KEYWORDS_LEVEL, isHeading, type Index} from './build';
import {standing} from './evidence';
import {fold} from './fold';
import {HAN_JOINTS} from './han';
import {runs} from './tokenize';
import {SENTENCE} from './tuning';
import {entriesWith, type Hit, type Marks} from './units';

interface Term {
  ids: readonly number[];
  weight: number;
}

/** Entries that have one of several words. */
const entriesOf = (index: Index, words: readonly string[]): number[] => [
  ...new Set(words.flatMap((word) => index.han.get(word) ?? entriesWith(index, word))),
];

let segmenter: Intl.Segmenter | undefined;

/** Words of a text and where they begin. Browsers divide differently, which moves weights only. */
const segments = (text: string) => [...(segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'})).segment(text)];

/** The longest words of the common groups in a run, with all that mean the same, by where they begin. */
function commonWords({common}: Index, run: string): Map<number, [word: string, ...others: string[]]> {
  const found = new Map<number, [string, ...string[]]>();
  for (let from = 0; from < run.length;) {
    let length = SENTENCE.longestCommon;
    while (length > 1 && !common.has(run.slice(from, from + length))) length -= 1;
    const word = run.slice(from, from + length);
    if (length > 1) found.set(from, [word, ...(common.get(word) ?? [])]);
    from += length;
  }
  return found;
}

/** What of a sentence is looked for: its pairs and characters, the words that mean the same, Latin words. */
function termsOf(index: Index, sentence: string): {terms: Term[]; marks: Marks} {
  const terms = new Map<string, Term>();
  const marks: Marks = {words: new Map(), strings: new Set(), alone: new Set()};
  const raise = (text: string, weight: number, ids = index.han.get(text) ?? []) => {
    if (ids.length > 0 && weight > (terms.get(text)?.weight ?? 0)) terms.set(text, {ids, weight});
  };
  for (const {text: typed, han} of runs(sentence)) {
    const run = fold(typed);
    if (!han) {
      raise(run, SENTENCE.latin, index.latin.get(run));
      marks.words.set(run, [0, run.length]);
      continue;
    }
    const starts = new Set(segments(run).map(({index: at}) => at));
    const groups = commonWords(index, run);
    let inGroup = 0;
    Array.from(run).forEach((character, i) => {
      const words = groups.get(i);
      if (words) {
        inGroup = i + words[0].length - 1;
        raise(words.join('|'), SENTENCE.common, entriesOf(index, words));
        for (const word of words) marks.strings.add(word);
      }
      const isJoint = HAN_JOINTS.test(character);
      if (!isJoint) raise(character, SENTENCE.character);
      const pair = run.slice(i, i + 2);
      if (pair.length < 2) return;
      const isInside = !starts.has(i + 1);
      const isMeant = !isJoint && !HAN_JOINTS.test(pair);
      const share = i < inGroup ? SENTENCE.grouped : 1;
      raise(pair, share * (isInside ? 1 : SENTENCE.across) * (isMeant ? 1 : SENTENCE.joint));
      if (isInside && isMeant) marks.strings.add(pair);
    });
  }
  // Single characters alone say nothing.
  return {terms: [...terms.keys()].some((text) => text.length > 1) ? [...terms.values()] : [], marks};
}

/** Adds a term's weight by how often it occurs: later occurrences add less, and more in a short text. */
function saturate(to: Float32Array, counts: Uint16Array, weight: number, lengths: Float32Array, share: number): void {
  counts.forEach((count, i) => {
    if (count === 0) return;
    const most = SENTENCE.saturation * (1 - share + share * (lengths[i] ?? 1));
    to[i]! += (weight * count * (SENTENCE.saturation + 1)) / (count + most);
  });
}

function rarity(counts: Uint16Array): number {
  let having = 0;
  for (const count of counts) if (count > 0) having += 1;
  return Math.log(1 + (counts.length - having + 0.5) / (having + 0.5));
}

/** Lengths of texts by section and by page, as multiples of their means. */
function lengthsOf({entries, sections, pages}: Index): [sections: Float32Array, pages: Float32Array] {
  const found = [new Float32Array(sections), new Float32Array(pages.length)] as const;
  let sum = 0;
  for (const {section, page, folded} of entries) {
    if (page < 0) continue;
    found[0][section] = (found[0][section] ?? 0) + folded.length;
    found[1][page] = (found[1][page] ?? 0) + folded.length;
    sum += folded.length;
  }
  const [bySection, byPage] = found.map((each) => each.map((length) => (length * each.length) / Math.max(1, sum)));
  return [bySection!, byPage!];
}

/** Adds what a term is worth to its entries, their sections and their pages. */
class Scores {
  readonly entries: Float32Array;
  readonly sections: Float32Array;
  readonly pages: Float32Array;
  readonly #index: Index;
  readonly #lengths: ReturnType<typeof lengthsOf>;
  /** Headings below others, in reading order. */
  readonly #below: number[];

  constructor(index: Index) {
    this.#index = index;
    this.#lengths = lengthsOf(index);
    this.#below = index.entries.flatMap(({level, parent}, id) => (isHeading(level) && parent >= 0 ? [id] : []));
    this.entries = new Float32Array(index.entries.length);
    this.sections = new Float32Array(index.sections);
    this.pages = new Float32Array(index.pages.length);
  }

  add({ids, weight}: Term): void {
    const {entries} = this.#index;
    const inSection = new Uint16Array(this.sections.length);
    const onPage = new Uint16Array(this.pages.length);
    const has = new Uint8Array(entries.length);
    for (const id of ids) {
      const {level = 0, page = -1, section = 0} = entries[id] ?? {};
      if (page < 0) continue;
      has[id] = 1;
      const isNamed = isHeading(level);
      inSection[section]! += isNamed ? SENTENCE.heading : 1;
      onPage[page]! += level === 1 ? SENTENCE.title : isNamed ? SENTENCE.headingOnPage : 1;
    }
    const rare = weight * rarity(inSection);
    for (const id of ids) this.entries[id]! += rare;
    const rareOnPage = weight * rarity(onPage);
    // Headings above a section name what it is about.
    for (const id of this.#below) {
      const {parent = -1, section = 0} = entries[id] ?? {};
      if (has[parent] !== 1) continue;
      has[id] = 1;
      inSection[section]! += 1;
    }
    const [sections, pages] = this.#lengths;
    saturate(this.sections, inSection, rare, sections, SENTENCE.sectionLength);
    saturate(this.pages, onPage, rareOnPage, pages, SENTENCE.pageLength);
  }
}

/** Words of the first sections that few others have: what the sentence is about, as these documents call it. */
function wordsOfFirst({entries, han, latin}: Index, first: readonly Hit[], asked: readonly Term[]): Term[] {
  const scores = new Map(first.map(({entry, score}) => [entries[entry]?.section, score]));
  const sums = new Map<string, number>();
  for (const {section, level, folded} of entries) {
    const score = scores.get(section);
    if (score === undefined || level === KEYWORDS_LEVEL) continue;
    for (const word of new Set(segments(folded).map(({segment}) => segment)))
      sums.set(word, (sums.get(word) ?? 0) + score * (isHeading(level) ? SENTENCE.heading : 1));
  }
  const known = new Set(asked.map(({ids}) => ids));
  const found = [...sums].flatMap(([word, sum]) => {
    const ids = /^(?:..|[a-z]{3,})$/.test(word) ? (han.get(word) ?? latin.get(word) ?? []) : [];
    return known.has(ids) || ids.length === 0 ? [] : {ids, weight: sum * Math.log(entries.length / ids.length)};
  });
  const most = found.sort((a, b) => b.weight - a.weight).slice(0, SENTENCE.firstWords);
  return most.map(({ids, weight}) => ({ids, weight: (SENTENCE.ofFirst * weight) / (most[0]?.weight ?? 1)}));
}

/** The entry with most of the sentence of each section, best section first; undefined when no section has a word of it. */
export function rankSentence(
  index: Index,
  sentence: string,
  accept: (page: number) => boolean,
): {hits: Hit[]; marks: Marks[]} | undefined {
  const {terms, marks} = termsOf(index, sentence);
  if (terms.length === 0) return undefined;
  const scores = new Scores(index);
  for (const term of terms) scores.add(term);
  const best = new Map<number, number>();
  index.entries.forEach(({section, page, level}, id) => {
    if (page < 0 || level === KEYWORDS_LEVEL || !accept(page)) return;
    const other = best.get(section);
    if (other === undefined || (scores.entries[id] ?? 0) > (scores.entries[other] ?? 0)) best.set(section, id);
  });
  const accepted = [...best].map(([section, entry]) => ({section, entry, page: index.entries[entry]?.page ?? -1}));
  const mostOf = (values: number[]) => values.reduce((most, value) => Math.max(most, value), Number.MIN_VALUE);
  function ranked(): Hit[] {
    const inSection = mostOf(accepted.map(({section}) => scores.sections[section] ?? 0));
    const onPage = mostOf(accepted.map(({page}) => scores.pages[page] ?? 0));
    return accepted
      .filter(({section}) => (scores.sections[section] ?? 0) >= inSection * SENTENCE.leastOfBest)
      .map(({section, entry, page}) => ({
        entry,
        score:
          ((scores.sections[section] ?? 0) / inSection + (scores.pages[page] ?? 0) / onPage) * standing(index, entry),
      }))
      .sort((a, b) => b.score - a.score || a.entry - b.entry);
  }
  for (const term of wordsOfFirst(index, ranked().slice(0, SENTENCE.first), terms)) scores.add(term);
  return {hits: ranked(), marks: [marks]};
}
