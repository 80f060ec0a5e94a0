/** Ranks entries by the units of a query. */
import {CATEGORY_LEVEL, headingOf, KEYWORDS_LEVEL, ROW_LEVEL, type Index} from './build';
import {matchesAround, pagesWith, phraseFit, standing, weightOf} from './evidence';
import {parseQuery, type Query} from './query';
import {scattered} from './scatter';
import {rankSentence} from './sentence';
import {AROUND, BONUS, COUNT, COVERAGE, FIELD, SHARE, WEIGHT} from './tuning';
import type {Hit, Marks} from './units';
import {bare, equalsByStems, equalsQuery, hasFromStart, inOrder, quotedBy, titleShares} from './wording';

export interface Ranking {
  /** Best first; one per section. */
  hits: Hit[];
  /** What to mark in texts, one entry per unit of the query. */
  marks: Marks[];
  /** Every hit matches every unit of the query. */
  complete: boolean;
}

/** Level of the terms of the glossary. */
const TERM_LEVEL = 5;
/** The query asks what something is. */
const ASKS_MEANING =
  /\b(?:what(?:'s| is| are| does)|define|definition|meaning)\b|\bmean(?:s|ing)?$|是(?:个)?什么|什么(?:是|叫|意思)|含义|意思|定义|とは/;

/**
 * The query asks which of several things to take, or how they differ; and a text that says so. 还是 is "or" between two words,
 * elsewhere "still".
 */
const COMPARES =
  /\b(?:versus|or|which|differ(?:s|en\w+)?|compar\w+|choos\w+|better|pick|kinds)\b|区别|差别|不同|对比|比较|选(?![项中])|哪[个种款条]|\S *还是 *\S|优缺点/;

/** Such a match may be there by chance. */
const isWeak = (level?: number) => level === 0 || level === KEYWORDS_LEVEL;

interface Candidate extends Hit {
  /** Share of the query, by weight, that the entry and its headings match. */
  covered: number;
  /** The same, the rest of the page included. */
  coveredOnPage: number;
  /** The query names its page. */
  isTitled: boolean;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

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
  const compares = COMPARES.test(texts[0]);
  const equalsStems = equalsByStems(texts);
  const titled = titleShares(index, texts);
  const quoted = quotedBy(index, texts, equals);
  const isTopic = index.entries.some(
    ({level, page}, id) =>
      level === 1 && accept(page) && units.every(({quality}) => (quality[id] ?? 0) >= COVERAGE.leastTitleQuality),
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
      covered += weight * Math.min(1, best / WEIGHT.fullQuality);
      sum += weight * value;
      if (quality > 0) {
        own += 1;
        matchedLetters += unit.text.length * quality;
      }
    });
    if (own === 0) return;

    let points = ((sum + elsewhere * AROUND.elsewhere) / asked) * (SHARE.anyLevel + (1 - SHARE.anyLevel) * field);
    const phrases = index.phrases.get(id);
    if (phrases !== undefined) {
      points *= SHARE.leastPhrase + (1 - SHARE.leastPhrase) * phraseFit(phrases, id, units, weights, asked);
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
    if (compares) {
      if (phrases !== undefined) {
        const chosen = phrases.filter(({text}) => COMPARES.test(text));
        points += BONUS.compares * phraseFit(chosen, id, units, weights, asked);
      } else if (entry.level > 0 && COMPARES.test(entry.folded)) points += (BONUS.compares * covered) / asked;
    }
    if (quoted.has(entry)) points += BONUS.quoted;
    points += BONUS.titled * (titled.get(entry.page) ?? 0);
    // The section that an identifier names answers it, also on a page that has a section for every identifier.
    const isNamed = identified && !isTopic && entry.level > 1 && entry.level < ROW_LEVEL && equals(bare(entry.folded));
    points *= standing(index, id, isNamed);
    if (entry.level === TERM_LEVEL || index.entries[entry.parent]?.level === TERM_LEVEL)
      points *= asksMeaning || titled.has(entry.page) ? SHARE.termAsked : SHARE.termElse;
    if (!identified && (entry.level === ROW_LEVEL || index.entries[entry.parent]?.level === ROW_LEVEL))
      points *= SHARE.row;
    candidates.push({
      entry: id,
      score: points,
      covered: covered / asked,
      coveredOnPage: (covered + elsewhere) / asked,
      isTitled: titled.has(entry.page),
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

/** The first candidate of the section that defines a parameter or variable: it has a heading of that name, where a use has a row. */
function definitionsIn(index: Index, candidates: readonly Candidate[]): Map<string, number> {
  const definitions = new Map<string, number>();
  for (const {entry} of candidates) {
    const {folded = '', level = ROW_LEVEL} = headingOf(index, entry) ?? {};
    if (level < ROW_LEVEL && index.identifiers.has(folded) && !definitions.has(folded)) definitions.set(folded, entry);
  }
  return definitions;
}

/**
 * A heading and the text under it share an address: keep the better one. Of a parameter or variable keep one section, the one that
 * defines it, unless the query names the page of another.
 */
function onePerSection(index: Index, sorted: readonly Candidate[], definitions: ReadonlyMap<string, number>): Hit[] {
  const kept = new Map<number | string, Hit>();
  for (const {entry, score, isTitled} of sorted) {
    const {folded = '', section = -1} = headingOf(index, entry) ?? {};
    const key = index.identifiers.has(folded) ? folded : section;
    if (kept.has(key)) continue;
    const shown = (isTitled ? undefined : definitions.get(folded)) ?? entry;
    const {level = 0, parent = -1} = index.entries[shown] ?? {};
    // Readers' words are not shown: the heading of the section is.
    kept.set(key, {entry: level === KEYWORDS_LEVEL ? parent : shown, score});
  }
  return [...kept.values()];
}

/** Tolerance for rounding in sums of weights. */
const ALL = 0.999;

function bestFirst(index: Index, candidates: Candidate[]): Candidate[] {
  // The matched share of the query comes before the place of the match.
  for (const candidate of candidates) {
    candidate.score *=
      (candidate.covered + (candidate.coveredOnPage - candidate.covered) * AROUND.elsewhereCoverage) ** COVERAGE.curve;
  }
  addPageEvidence(index, candidates);
  return candidates.sort((a, b) => b.score - a.score || a.entry - b.entry);
}

function rank(index: Index, query: Query, accept: (page: number) => boolean): Ranking {
  const candidates = score(index, query, accept);
  const complete = candidates.some(({covered, coveredOnPage}) => covered >= COVERAGE.leastOwn && coveredOnPage > ALL);
  const best = candidates.reduce((most, {covered}) => Math.max(most, covered), 0);
  const least = Math.max(best * COVERAGE.leastOfBest, COVERAGE.leastOfQuery);
  const kept = bestFirst(
    index,
    candidates.filter(({covered}) => covered >= least),
  );
  const definitions = definitionsIn(index, candidates);
  const hits = onePerSection(index, kept, definitions);
  if (hits.length < COUNT.fewestHits && kept.every(({entry}) => isWeak(index.entries[entry]?.level))) {
    const others = bestFirst(
      index,
      candidates.filter(({covered}) => covered < least && covered >= COVERAGE.leastOfQuery),
    );
    hits.push(...onePerSection(index, [...kept, ...others], definitions).slice(hits.length, COUNT.fewestHits));
  }
  return {
    hits: scattered(index, hits),
    marks: query.units.map((unit) => unit.marks),
    complete,
  };
}

/** Entries that match `raw`, restricted to pages that `accept` takes: with all units, else with the best partial match. */
export function search(index: Index, raw: string, accept: (page: number) => boolean): Ranking {
  const query = parseQuery(index, raw);
  const told = query.sentence === undefined ? undefined : rankSentence(index, query.sentence, accept);
  return told ? {...told, complete: false} : rank(index, query, accept);
}
