/**
 * Every number that decides what is found and in which order. After each is what it was chosen by; `npm run bench:search -- --tune`
 * tries each of them a step lower and higher and prints where the queries gain, and `-- --tune QUALITY BONUS.hint` tries those alone:
 *
 * - [lists]: the four tuning lists of readers' queries, the queries written by hand and the generated ones (`bench/search`)
 * - [typos]: the generated queries with an error, and the browser test of corrections
 * - [added]: the browser test of added words
 * - [foreign]: the documents of others (`-- --foreign`)
 * - [cases]: single cases in `engine.test.ts`; no list reacts
 */

/** Score of a match by its kind, from 0 to 1. */
export const QUALITY = {
  /** The word itself. [lists] */
  exact: 1,
  /** Its singular or plural, or another spelling of it. [lists] */
  plural: 0.97,
  /** Another word with its stem. [lists] */
  form: 0.93,
  /** A word that begins with it, less what `prefixLoss` takes. [lists] */
  prefix: 0.9,
  /** Taken off a prefix for the part of the word that is not typed. [lists] */
  prefixLoss: 0.15,
  /** Two words typed as one, or one identifier's words apart. [lists] */
  split: 0.85,
  /** Whole syllables of pinyin. [lists] */
  pinyin: 0.85,
  /** A term of the glossary for another one. [lists] */
  synonym: 0.76,
  /** The parts of a phrase apart in a heading: factor. [lists] */
  apart: 0.95,
  /** A word with it inside. [lists] */
  infix: 0.68,
  /** A word that readers say for a term. [lists] */
  near: 0.56,
  /** A Han string with one wrong character. [typos] */
  typo: 0.66,
  /** Initials of pinyin: factor on the three that follow. [lists] */
  initials: 0.6,
  initialsBase: 0.6,
  /** Added by the share of headings that have the string. [lists] */
  initialsFrequent: 0.25,
  /** Added for a word of the thesaurus. [lists] */
  initialsKnown: 0.15,
  /** One character that sounds like the letters. [lists] */
  syllable: 0.45,
  /** An entry with some words of a phrase: factor on their mean. [lists] */
  partOfPhrase: 0.25,
};

/** Which word was meant by a misspelled one: that of the least sum of these and its errors. */
export const ERROR = {
  /** No word of fewer letters is meant. [typos] */
  shortest: 3,
  /** Other letters, not the same ones in another order. [typos] */
  otherLetters: 0.2,
  /** Taken off for each time that the number of headings and readers' words with it doubles. [typos] */
  frequent: 0.05,
};

/** Han runs. */
export const HAN = {
  /** Share of a run's weight that an entry must hold to count as an answer. [lists] */
  leastCoverage: 0.45,
  /** Weight of a pair that the site lacks: it mostly spans two words. [lists] */
  unknownPair: 0.35,
  /** A run whose best match scores lower is split further. [lists] */
  leastQuality: 0.5,
  /** Most characters of a word that the thesaurus lacks, and their mean. [foreign] */
  longestWord: 3,
  meanWord: 1.5,
  /** A run of so many characters that a heading has, but for one, is a mistyped part of that heading. [typos] */
  leastWithTypo: 4,
  /** A character says as much as so many letters. [cases] */
  letters: 3,
  /** Costs of a piece by which a run is divided: long words win over short ones, words over letters between them. [lists] */
  wordCost: 0.3,
  characterCost: 0.9,
  betweenCost: 1,
};

/** Sentences in Chinese that no text has as typed. */
export const SENTENCE = {
  /** Characters of a run that no text has, from which on it is one. [foreign] */
  shortest: 4,
  /** Characters of one run that no text has and no heading has the words of: the same, where its words are found. [foreign] */
  found: 8,
  /** Weights beside those of a pair inside of a word: a pair of two words, one with a character between words. [foreign] */
  across: 0.5,
  joint: 0.5,
  /** A single character, a Latin word, a group of words that mean the same. [foreign] */
  character: 0.4,
  latin: 1.5,
  common: 2,
  /** A pair inside of a word of such a group: factor. [foreign] */
  grouped: 0.3,
  /** So many sections are asked for so many more words; the weight of the first of these. [foreign] */
  first: 5,
  firstWords: 10,
  ofFirst: 0.4,
  /** No word of these groups is longer. */
  longestCommon: 4,
  /** An occurrence in a heading of the section, in a title and in a heading of the page, in blocks of text. [foreign] */
  heading: 2,
  title: 8,
  headingOnPage: 2.5,
  /** How late more occurrences stop to count, and what the length of section and page takes off them. [foreign] */
  saturation: 2,
  sectionLength: 0.4,
  pageLength: 0.5,
  /** Sections below this share of the best one are dropped. [cases] */
  leastOfBest: 0.3,
};

/** Lengths in letters or words. */
export const LENGTH = {
  /** Prefixes up to this length match headings only: nearly every block of text holds one. [cases] */
  short: 2,
  shortestInfix: 3,
  /** Letters of Latin script that a syllable of Hangul is worth. [foreign] */
  syllable: 3,
  /** Shorter beginnings are those of too many words of the thesaurus. [lists] */
  shortestBeginning: 4,
  /** So many initials are those of two words; longer sequences than `mostInitials` are words. [lists] */
  leastInitials: 4,
  mostInitials: 6,
  /** A query of so many words that a text has as typed quotes that text. [foreign] */
  leastQuoted: 4,
  /** Words that form one term. [lists] */
  longestPhrase: 4,
  /** A word of this length may have one error, and two. [typos] */
  oneError: 3,
  twoErrors: 8,
};

/** Weight of a match by the level of its entry: text, headings 1 to 6, category, readers' words. [lists] */
export const FIELD = [0.41, 1, 0.88, 0.82, 0.76, 0.7, 0.66, 0.57, 0.8];

/** Weight of a match around the entry. */
export const AROUND = {
  /** In a heading above it. [lists] */
  above: 0.75,
  /** In another block of its section. [lists] */
  beside: 0.5,
  /** Elsewhere on the page. [lists] */
  elsewhere: 0.13,
  /** What a match elsewhere on the page counts in the matched share of the query. [lists] */
  elsewhereCoverage: 0.25,
};

/** Added to the score of an entry. */
export const BONUS = {
  /** Its heading is the query. [lists] */
  equalHeading: 0.43,
  /** Times the share of the heading that the query matches. [lists] */
  headingCoverage: 0.2,
  /** Its text has the query as typed. [lists] */
  phrase: 0.13,
  /** Its text has the words in the order of the query. [lists] */
  order: 0.06,
  /** Times the logarithm of the page's matches. [lists] */
  pageEvidence: 0.03,
  /** The query holds the whole title of the page. [lists] */
  titled: 1.05,
  /** A heading, one of a few, has the query as it was typed, the words that say little among it. [added] */
  quoted: 0.5,
  /** A heading has the words that say little. [added] */
  hint: 0.15,
  /** The query compares or chooses, and a heading or a readers' phrase does: times its share of the query. [lists] */
  compares: 0.3,
  /** The query is one of the readers' phrases for the section. [lists] */
  equalKeyword: 0.35,
};

/** Factors on the score of an entry. */
export const SHARE = {
  /** What the level of the entry cannot take away; the rest is times `FIELD`. [lists] */
  anyLevel: 0.7,
  /** A page of the lowest rank. [lists] */
  lowestRank: 0.78,
  /** A row that an identifier names, where the query names none. [lists] */
  row: 0.85,
  /** A term of the glossary, when the query asks for a meaning. [lists] */
  termAsked: 1.6,
  /** A term of the glossary, when the query asks for anything else. [lists] */
  termElse: 0.7,
  /** How much of the fit of a readers' phrase is its own share in the query. [lists] */
  phraseLength: 0.34,
  /** Readers' words of which no single phrase has a word of the query. [lists] */
  leastPhrase: 0.65,
  /** A hit after `COUNT.together` better ones under one heading. [cases] */
  crowded: 0.88,
};

/** How much a word of the query weighs. */
export const WEIGHT = {
  least: 0.3,
  most: 2.5,
  /** A word that names a term of the glossary, the subject of most queries: factor. [lists] */
  subject: 1.5,
  /** Exponent: a rare word outweighs the subject of the query less. [lists] */
  curve: 0.5,
  /** Poorer matches do not make a word frequent. [lists] */
  leastCounted: 0.4,
  /** A match of this quality or more counts as the whole of its word. [lists] */
  fullQuality: 0.6,
  /** What one of the words left out of the subject counts as a hint; a heading's hints count 1 at most. [added] */
  hint: 0.5,
};

/** Shares of the query that an entry matches. */
export const COVERAGE = {
  /** Exponent on the matched share. [lists] */
  curve: 1.7,
  /** Of an answer, without the rest of its page. [lists] */
  leastOwn: 0.5,
  /** Partial matches below this share of the best one, or of the query, are dropped. [lists] */
  leastOfBest: 0.5,
  leastOfQuery: 0.2,
  /** A title matches a word typed in the same form, or in its singular or plural. [lists] */
  leastTitleQuality: 0.97,
};

export const COUNT = {
  /** So many headings stand before the answer to the query without the words that say little. [added] */
  mostQuoting: 4,
  /** Fewer hits, all in running text or readers' words, are filled up with poorer matches. [cases] */
  fewestHits: 3,
  /** First hits that no other hit under their heading moves. [cases] */
  unmoved: 3,
  /** Hits under one heading that stand together. [cases] */
  together: 3,
  /** Terms that are offered for a query without a hit, and the pieces of query and term, counted twice, that must be common. [cases] */
  nearestTerms: 3,
  leastLikeness: 0.3,
};

/** An index in parts. [cases] but for those that say otherwise */
export const PARTS = {
  /** More pages than these are indexed in parts. */
  leastPages: 1000,
  /** Files of postings, and how many first letters of a word choose one. */
  files: 1024,
  letters: 3,
  /** Pages of a posting list at most, and steps of how much a word says about a page. */
  longest: 500,
  steps: 8,
  /** Share of the pages that have a word which tells blocks apart. */
  rare: 0.2,
  /** Weight of a word that is like the typed one, and of a heading that is the query; letters of a heading at most. */
  like: 0.5,
  heading: 3,
  longestHeading: 24,
  /** Pages that are ranked, and how many of them by their titles. [foreign] */
  pages: 12,
  named: 3,
};
