/** Ranks entries by the units of a query. */
import {CATEGORY_LEVEL, isHeading, KEYWORDS_LEVEL, type Index, type Phrase} from './build';
import {parseQuery, type Marks, type Query, type Unit} from './query';
import {stemPhrase} from './stem';

interface Hit {
  /** Index in `entries`. */
  entry: number;
  score: number;
}

export interface Ranking {
  /** Best first; one per section. */
  hits: Hit[];
  /** What to mark in texts, one entry per unit of the query. */
  marks: Marks[];
  /** Every hit matches every unit of the query. */
  complete: boolean;
}

/** By level: text, headings 1 to 6, category, readers' words. */
const FIELD = [0.41, 1, 0.88, 0.82, 0.76, 0.7, 0.66, 0.57, 0.8] as const;
/** Weight of a match in a heading above the entry. */
const INHERITED = 0.75;
/** Weight of a match in another block of the same section. */
const BESIDE = 0.5;
/** Weight of a match elsewhere on the page, for an entry that matches most of the query. */
const ELSEWHERE = 0.13;
const LEAST_OWN_COVERAGE = 0.5;
/** What a match elsewhere on the page counts in the matched share of the query. */
const ELSEWHERE_COVERAGE = 0.25;

const BONUS = {
  equalHeading: 0.43,
  headingCoverage: 0.2,
  phrase: 0.13,
  order: 0.06,
  pageEvidence: 0.03,
  /** The query holds the whole title of the page. */
  titled: 1.05,
  /** A heading, one of a few, has the query as it was typed, the words that say little among it. */
  quoted: 0.4,
  /** A heading has the words that say little. */
  hint: 0.15,
  /** The query is one of the readers' phrases for the section. */
  equalKeyword: 0.35,
} as const;
/** A title matches a word typed in the same form, or in its singular or plural. */
const LEAST_TITLE_QUALITY = 0.97;
/** Factor on the score of a page of the lowest rank; the highest rank (10) has factor 1. */
const LOWEST_RANK_SHARE = 0.78;
/** Rank of the pages that answer best. */
const HIGHEST_RANK = 10;

/** Level of a row that an identifier names, and its factor where the query names no identifier. */
const ROW_LEVEL = 6;
const ROW_SHARE = 0.85;
/** Level of the terms of the glossary, and their factor where the query asks for a meaning and where it does not. */
const TERM_LEVEL = 5;
const TERM_SHARE = {asked: 1.6, else: 0.7} as const;
/** The query asks what something is. */
const ASKS_MEANING =
  /\b(?:what(?:'s| is| are| does)|define|definition|meaning)\b|\bmean(?:s|ing)?$|是(?:个)?什么|什么(?:是|叫|意思)|含义|意思|定义|とは/;

/** Sections, by anchor, that seldom answer a query: `next` only links to other pages. */
const ASIDES = new Map([
  ['next', 0.6],
  ['who-this-is-for', 0.85],
  ['exercise', 0.85],
  ['prerequisites', 0.85],
]);

/** How much of a phrase's fit is its own share in the query. */
const PHRASE_SHARE = 0.34;
/** Factor on the readers' words for a section when no single phrase of them has a word of the query. */
const LEAST_PHRASE_SHARE = 0.65;

/** A match of this quality or more counts as the whole of its word. */
const FULL_QUALITY = 0.6;

/** Partial matches below this share of the best one, or of the query, are dropped. */
const LEAST_COVERAGE = 0.5;
const LEAST_QUERY_COVERAGE = 0.2;
/** Fewer hits, all in running text or readers' words, are filled up with poorer matches: they may be there by chance. */
const FEWEST_HITS = 3;
const isWeak = (level?: number) => level === 0 || level === KEYWORDS_LEVEL;
const LEAST_WEIGHT = 0.3;
/** Factor on the weight of a word that names a term of the glossary, the subject of most queries. */
const SUBJECT_FACTOR = 1.5;
/** Exponent on a word's weight: a rare word outweighs the subject of the query less. */
const WEIGHT_CURVE = 0.5;
/** Poorer matches do not make a word frequent. */
const LEAST_COUNTED = 0.4;
const MOST_WEIGHT = 2.5;

interface Candidate extends Hit {
  /** Share of the query, by weight, that the entry and its headings match. */
  covered: number;
  /** The same, the rest of the page included. */
  coveredOnPage: number;
}

/** Letters and digits only: "What is X?" and "what is x" are the same heading. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Inverse document frequency, lower for a unit that is only matched poorly. */
function weightOf(index: Index, {quality, text}: Unit): number {
  let best = 0;
  const pages = new Set<number>();
  quality.forEach((each, id) => {
    if (each > best) best = each;
    if (each < LEAST_COUNTED) return;
    pages.add(index.entries[id]?.page ?? -1);
  });
  if (best === 0) return LEAST_WEIGHT;
  const frequency = Math.log(1 + index.pages.length / (1 + pages.size));
  return (
    Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, frequency)) ** WEIGHT_CURVE *
    Math.min(1, best / FULL_QUALITY) *
    (index.thesaurus.isSubject(text) ? SUBJECT_FACTOR : 1)
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/**
 * By entry: the best match among the headings above it, the readers' words for their sections and the other blocks of its own
 * section, with and without the weight of their level.
 */
function matchesAround(
  {entries, sections}: Index,
  quality: Float32Array,
): [weighted: Float32Array, plain: Float32Array] {
  const beside = [new Float32Array(sections), new Float32Array(sections)] as const;
  const named = [new Float32Array(sections), new Float32Array(sections)] as const;
  for (let id = 0; id < quality.length; id += 1) {
    const own = quality[id] ?? 0;
    if (own === 0) continue;
    const {level = 0, section = 0} = entries[id] ?? {};
    const weighted = own * (FIELD[level] ?? 0);
    if (weighted > (beside[0][section] ?? 0)) beside[0][section] = weighted;
    if (own > (beside[1][section] ?? 0)) beside[1][section] = own;
    if (level !== KEYWORDS_LEVEL) continue;
    named[0][section] = weighted;
    named[1][section] = own;
  }
  const weighted = new Float32Array(quality.length);
  const plain = new Float32Array(quality.length);
  const above = [new Float32Array(quality.length), new Float32Array(quality.length)] as const;
  entries.forEach(({parent, section}, id) => {
    if (parent >= 0) {
      const {level = 0, section: over = 0} = entries[parent] ?? {};
      const own = quality[parent] ?? 0;
      above[0][id] = Math.max(
        own * (FIELD[level] ?? 0) * INHERITED,
        (named[0][over] ?? 0) * INHERITED,
        above[0][parent] ?? 0,
      );
      above[1][id] = Math.max(own, named[1][over] ?? 0, above[1][parent] ?? 0);
    }
    weighted[id] = Math.max(above[0][id] ?? 0, (beside[0][section] ?? 0) * BESIDE);
    plain[id] = Math.max(above[1][id] ?? 0, beside[1][section] ?? 0);
  });
  return [weighted, plain];
}

/** How well the best of the readers' phrases of an entry fits: the share of the query in it, by weight, and its share in the query. */
function phraseFit(
  phrases: readonly Phrase[],
  entry: number,
  units: readonly Unit[],
  weights: readonly number[],
  asked: number,
): number {
  const matching = units.flatMap(({quality, marks}, u) =>
    quality[entry] === 0 ? [] : [{words: marks.words, strings: [...marks.strings], weight: weights[u] ?? 0}],
  );
  let most = 0;
  for (const {text, words, letters: all} of phrases) {
    let sum = 0;
    let letters = 0;
    for (const unit of matching) {
      const found = words.find((word) => unit.words.has(word)) ?? unit.strings.find((each) => text.includes(each));
      if (found === undefined) continue;
      sum += unit.weight;
      letters += found.length;
    }
    most = Math.max(most, sum * (1 - PHRASE_SHARE + PHRASE_SHARE * Math.min(1, letters / all.length)));
  }
  return most / asked;
}

/** By page: whether any of its entries, or its category, matches the unit. */
function pagesWith({entries, pages}: Index, {quality}: Unit): Uint8Array {
  const found = new Uint8Array(pages.length);
  entries.forEach(({page, level, parent}, id) => {
    if (page >= 0 && (quality[id] !== 0 || (level === 1 && (quality[parent] ?? 0) > 0))) found[page] = 1;
  });
  return found;
}

/** Whether a page that `accept` takes matches all units. */
function isOnOnePage(index: Index, units: readonly Unit[], accept: (page: number) => boolean): boolean {
  const found = units.map((unit) => pagesWith(index, unit));
  return index.pages.some((_, page) => accept(page) && found.every((pages) => pages[page] === 1));
}

/** A Han character says as much as so many letters. */
const LETTERS_OF_HAN = 3;

function lengthOf(text: string): number {
  return text.length + (LETTERS_OF_HAN - 1) * (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** By page: the share of the query that is the page's whole title, typed among other words. */
function titleShares(index: Index, texts: readonly string[]): Map<number, number> {
  const padded = texts.map((text) => ` ${text} `);
  const least = Math.min(...texts.map(lengthOf));
  const shares = new Map<number, number>();
  for (const {level, page, folded} of index.entries) {
    if (level === 1 && padded.some((text) => text.includes(` ${folded} `)))
      shares.set(page, Math.min(1, lengthOf(folded) / least));
  }
  return shares;
}

/** So many headings stand before the answer to the query without the words that say little. */
const MOST_QUOTING = 2;

/** Whether a text has `words`, not from inside of a Latin word. */
function hasFromStart(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at >= 0 && !/[a-z\d]/.test(text.charAt(at - 1));
}

/** Headings and readers' phrases with the query as it was typed, if they are few and it has words that say little. */
function quotedBy({entries, phrases}: Index, [whole, subject]: Query['texts'], equals: Equals): Set<number> {
  if (whole === subject) return new Set();
  const found = entries.flatMap(({folded, level}, id) =>
    (isHeading(level) && (hasFromStart(folded, whole) || equals(bare(folded)))) ||
    phrases.get(id)?.some(({letters}) => equals(letters))
      ? [id]
      : [],
  );
  return new Set(found.length > MOST_QUOTING ? [] : found);
}

/** Whether letters are those of the query, but for words that say little. */
type Equals = (letters: string) => boolean;

function equalsQuery(texts: Query['texts']): Equals {
  const [whole = '', subject = ''] = texts.map(bare);
  const words = texts[1].split(' ').map(bare);
  return (letters) => letters === subject || (whole.includes(letters) && words.every((word) => letters.includes(word)));
}

/** The same for the stems of a phrase, in any order. */
function equalsByStems(texts: Query['texts']): Equals {
  const [whole = [], subject = []] = texts.map((text) => stemPhrase(text).split(' '));
  return (stems) => {
    const own = stems.split(' ');
    return own.every((word) => whole.includes(word)) && subject.every((word) => own.includes(word));
  };
}

function inOrder(text: string, units: readonly {text: string}[]): boolean {
  let from = 0;
  for (const {text: unit} of units) {
    const at = text.indexOf(unit, from);
    if (at < 0) return false;
    from = at + unit.length;
  }
  return true;
}

function score(index: Index, {texts, hints, units}: Query, accept: (page: number) => boolean): Candidate[] {
  const weights = units.map((unit) => weightOf(index, unit));
  const asked = sumOf(weights);
  const around = units.map((unit) => matchesAround(index, unit.quality));
  const inherited = around.map(([weighted]) => weighted);
  const above = around.map(([, plain]) => plain);
  const onPage = units.map((unit) => pagesWith(index, unit));
  const subject = bare(texts[1]);
  const equals = equalsQuery(texts);
  const asksMeaning = ASKS_MEANING.test(texts[0]);
  const equalsStems = equalsByStems(texts);
  const titled = titleShares(index, texts);
  const quoted = quotedBy(index, texts, equals);
  const isTopic = index.entries.some(
    ({level, page}, id) =>
      level === 1 && accept(page) && units.every(({quality}) => (quality[id] ?? 0) >= LEAST_TITLE_QUALITY),
  );
  const candidates: Candidate[] = [];
  const identified = index.entries.some(({level, folded}) => level === ROW_LEVEL && bare(folded).startsWith(subject));

  index.entries.forEach((entry, id) => {
    // Most entries match nothing.
    if (!units.some(({quality}) => quality[id] !== 0)) return;
    if (entry.level === CATEGORY_LEVEL || !accept(entry.page)) return;
    const field = FIELD[entry.level] ?? 0;
    let own = 0;
    let covered = 0;
    let elsewhere = 0;
    let sum = 0;
    let matchedLetters = 0;
    units.forEach((unit, u) => {
      const weight = weights[u] ?? 0;
      const quality = unit.quality[id] ?? 0;
      const value = Math.max(quality * field, inherited[u]?.[id] ?? 0);
      if (value === 0) {
        elsewhere += weight * (onPage[u]?.[entry.page] ?? 0);
        return;
      }
      const best = Math.max(quality, above[u]?.[id] ?? 0);
      covered += weight * Math.min(1, best / FULL_QUALITY);
      sum += weight * value;
      if (quality > 0) {
        own += 1;
        matchedLetters += unit.text.length * quality;
      }
    });
    if (own === 0) return;

    let points = ((sum + elsewhere * ELSEWHERE) / asked) * (0.7 + 0.3 * field);
    const phrases = index.phrases.get(id);
    if (phrases !== undefined) {
      points *= LEAST_PHRASE_SHARE + (1 - LEAST_PHRASE_SHARE) * phraseFit(phrases, id, units, weights, asked);
      if (phrases.some((phrase) => equalsStems(phrase.stems) || equals(phrase.letters))) points += BONUS.equalKeyword;
    } else if (entry.level > 0) {
      const heading = bare(entry.folded);
      // A page about the query ranks before a section of that name on it or on another page.
      if (equals(heading)) points += (isTopic && entry.level > 1 ? 0 : BONUS.equalHeading) * field;
      // The title matches by a synonym or by pinyin: counts by the score of that match.
      else if (entry.level === 1 && units.length === 1 && units[0]?.marks.strings.has(entry.folded) === true) {
        points += BONUS.equalHeading * field * (units[0].quality[id] ?? 0);
      }
      points += BONUS.headingCoverage * field * Math.min(1, matchedLetters / Math.max(1, heading.length));
    }
    if (entry.level !== KEYWORDS_LEVEL && (entry.folded.includes(texts[1]) || hasFromStart(entry.folded, texts[0])))
      points += BONUS.phrase * field;
    if (units.length > 1 && inOrder(entry.folded, units)) points += BONUS.order;
    points += BONUS.hint * (hints[id] ?? 0);
    if (quoted.has(id)) points += BONUS.quoted;
    points += BONUS.titled * (titled.get(entry.page) ?? 0);
    // The section that an identifier names answers it, also on a page that has a section for every identifier.
    const isNamed = identified && !isTopic && entry.level > 1 && entry.level < ROW_LEVEL && equals(bare(entry.folded));
    const rank = isNamed ? HIGHEST_RANK : (index.pages[entry.page]?.rank ?? 0);
    points *= ASIDES.get(entry.anchor) ?? 1;
    if (entry.level === TERM_LEVEL || index.entries[entry.parent]?.level === TERM_LEVEL)
      points *= TERM_SHARE[asksMeaning || titled.has(entry.page) ? 'asked' : 'else'];
    if (!identified && (entry.level === ROW_LEVEL || index.entries[entry.parent]?.level === ROW_LEVEL))
      points *= ROW_SHARE;
    points *= LOWEST_RANK_SHARE + (1 - LOWEST_RANK_SHARE) * (rank / HIGHEST_RANK);
    candidates.push({
      entry: id,
      score: points,
      covered: covered / asked,
      coveredOnPage: (covered + elsewhere) / asked,
    });
  });
  return candidates;
}

/** Many matches on one page make it more likely that the page is about the query. */
function addPageEvidence(index: Index, candidates: readonly Candidate[]): void {
  const answers = new Map<number, number>();
  const pageOf = ({entry}: Hit): number => index.entries[entry]?.page ?? -1;
  for (const candidate of candidates) answers.set(pageOf(candidate), (answers.get(pageOf(candidate)) ?? 0) + 1);
  for (const candidate of candidates) {
    candidate.score += BONUS.pageEvidence * Math.log2(1 + (answers.get(pageOf(candidate)) ?? 0));
  }
}

/** A heading and the text under it share an address: keep the better one. */
function onePerSection(index: Index, sorted: readonly Candidate[]): Hit[] {
  const seen = new Set<number>();
  return sorted
    .filter(({entry}) => {
      const section = index.entries[entry]?.section ?? -1;
      return !seen.has(section) && seen.add(section);
    })
    .map((hit) => {
      const {level = 0, parent = -1} = index.entries[hit.entry] ?? {};
      // Readers' words are not shown: the heading of the section is.
      return level === KEYWORDS_LEVEL ? {...hit, entry: parent} : hit;
    });
}

/** Exponent on the matched share of the query. */
const COVERAGE_CURVE = 1.7;

/** Tolerance for rounding in sums of weights. */
const ALL = 0.999;

function bestFirst(index: Index, candidates: Candidate[]): Candidate[] {
  // The matched share of the query comes before the place of the match.
  for (const candidate of candidates) {
    candidate.score *=
      (candidate.covered + (candidate.coveredOnPage - candidate.covered) * ELSEWHERE_COVERAGE) ** COVERAGE_CURVE;
  }
  addPageEvidence(index, candidates);
  return candidates.sort((a, b) => b.score - a.score || a.entry - b.entry);
}

function rank(index: Index, query: Query, accept: (page: number) => boolean): Ranking {
  const candidates = score(index, query, accept);
  const complete = candidates.some(({covered, coveredOnPage}) => covered >= LEAST_OWN_COVERAGE && coveredOnPage > ALL);
  const best = candidates.reduce((most, {covered}) => Math.max(most, covered), 0);
  const least = Math.max(best * LEAST_COVERAGE, LEAST_QUERY_COVERAGE);
  const kept = bestFirst(
    index,
    candidates.filter(({covered}) => covered >= least),
  );
  const hits = onePerSection(index, kept);
  if (hits.length < FEWEST_HITS && kept.every(({entry}) => isWeak(index.entries[entry]?.level))) {
    const others = bestFirst(
      index,
      candidates.filter(({covered}) => covered < least && covered >= LEAST_QUERY_COVERAGE),
    );
    hits.push(...onePerSection(index, [...kept, ...others]).slice(hits.length, FEWEST_HITS));
  }
  return {
    hits,
    marks: query.units.map((unit) => unit.marks),
    complete,
  };
}

/**
 * Entries that match `raw`, restricted to pages that `accept` takes. All units must match; if no entry does, misspellings of
 * known words are considered, then entries with the best partial match.
 */
export function search(index: Index, raw: string, accept: (page: number) => boolean): Ranking {
  const strict = rank(index, parseQuery(index, raw, false), accept);
  if (strict.complete || strict.marks.length < 2) return strict;
  const query = parseQuery(index, raw, true);
  // Most sentences are on no page as a whole, however they are read: ranking them again would change nothing.
  if (!isOnOnePage(index, query.units, accept)) return strict;
  const thorough = rank(index, query, accept);
  return thorough.complete ? thorough : strict;
}
