/**
 * The index of a site of many pages. The browser holds the titles; postings of pages tell which pages may answer a query, of which it
 * fetches those that begin like the words of the query, and an index of these pages alone ranks them.
 */
import {BEFORE_FACTS, type ContentFile, type HeadingsFile, type PagePostings, type PageText} from '../format';
import {buildIndex, type Index} from './build';
import {cleanQuery, fold} from './fold';
import {parseQuery} from './query';
import {search} from './rank';
import {stem} from './stem';
import {terms} from './tokenize';
import {PARTS} from './tuning';
import {distance, tolerance} from './typo';
import {bare} from './wording';

/** Stems and pairs of a text; single characters are on nearly every page. */
export const keysIn = (text: string): string[] => terms(text).flatMap((term) => (term.length > 1 ? stem(term) : []));

/** A whole heading. */
export const headingKey = (folded: string): string => `=${bare(folded).slice(0, PARTS.longestHeading)}`;

/** The file of postings that has a key, by its first letters: one file has all that a word begins or is a misspelling of. */
export const fileOf = (key: string): number =>
  Array.from(key.slice(0, PARTS.letters)).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % PARTS.files, 0);

/** Keys of what is typed, and of what it means by the titles and the thesaurus. */
export function keysOf(titles: Index, raw: string): string[] {
  const typed = titles.plain(cleanQuery(raw));
  const {texts, units} = parseQuery(titles, raw);
  const meant = units.flatMap(({marks}) => [...marks.words.keys(), ...marks.strings]);
  return [...new Set([...[typed, ...meant].flatMap(keysIn), ...[fold(typed), texts[1]].map(headingKey)])];
}

/** What a key may be the beginning or a misspelling of, or with another word a part of. */
function likeKey(postings: PagePostings, key: string): string[] {
  const limit = key.startsWith('=') ? 0 : tolerance(key);
  return Object.keys(postings).filter(
    (other) =>
      other !== key &&
      (other.startsWith(key) ||
        (limit > 0 && key.startsWith(other)) ||
        (limit > 0 && distance(key, other, limit) <= limit)),
  );
}

export interface Shortlist {
  /** Best first. */
  pages: number[];
  /** What their texts were found by; where there are rare ones, only these. */
  keys: string[];
}

/** The pages that may answer. @param files of the postings, by `fileOf` */
export function shortlist(
  titles: Index,
  raw: string,
  files: ReadonlyMap<number, PagePostings>,
  accept: (page: number) => boolean,
): Shortlist {
  const scores = new Float32Array(titles.pages.length);
  function add([having = 0, ...pages]: readonly number[], share: number): void {
    const rare = share * Math.log(1 + (scores.length - having + 0.5) / (having + 0.5));
    let page = 0;
    for (const each of pages) {
      page += Math.floor(each / PARTS.steps);
      scores[page]! += (rare * ((each % PARTS.steps) + 1)) / PARTS.steps;
    }
  }
  const keys = keysOf(titles, raw);
  const used = new Map<string, number>();
  const last = keys.findLast((key) => !key.startsWith('='));
  for (const key of keys) {
    const postings = files.get(fileOf(key)) ?? {};
    // Every object has a constructor.
    const own = Object.hasOwn(postings, key) ? postings[key] : undefined;
    if (own) {
      used.set(key, own[0]!);
      add(own, key.startsWith('=') ? PARTS.heading : 1);
    }
    if (own && key !== last && !key.startsWith('=')) continue;
    for (const other of likeKey(postings, key)) {
      used.set(other, postings[other]![0]!);
      add(postings[other]!, PARTS.like);
    }
  }
  const named = search(titles, raw, accept).hits.slice(0, PARTS.named);
  const found = [...scores.keys()].filter((page) => (scores[page] ?? 0) > 0 && accept(page));
  found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const pages = new Set([...named.map(({entry}) => titles.entries[entry]?.page ?? 0), ...found]);
  const rare = [...used].filter(([, having]) => having < scores.length * PARTS.rare);
  return {pages: [...pages].slice(0, PARTS.pages), keys: (rare.length > 0 ? rare : [...used]).map(([key]) => key)};
}

/** An index of some pages. @param texts of them */
export function indexOf(
  titles: HeadingsFile,
  words: ContentFile,
  {pages, keys}: Shortlist,
  texts: ReadonlyMap<number, PageText>,
): Index {
  const headings: HeadingsFile = {...titles, pages: [], levels: [], anchors: [], texts: []};
  const content: ContentFile = {...words, content: [], keywords: []};
  // Other blocks answer nothing; empty ones keep the places of their neighbours.
  const needed = (text: string): string => {
    const folded = fold(text);
    return text.includes(BEFORE_FACTS) || keys.some((key) => folded.includes(key)) ? text : '';
  };
  for (const page of [...pages].sort((a, b) => a - b)) {
    const text = texts.get(page)!;
    const before = headings.texts.length;
    headings.pages.push(titles.pages[page]!);
    headings.levels.push(...text.levels);
    headings.anchors.push(...text.anchors);
    headings.texts.push(...text.texts);
    content.content.push(...text.content.map((blocks) => blocks.map(needed)));
    content.keywords.push(...text.keywords.map(([at, each]): [number, string] => [before + at, each]));
  }
  return buildIndex(headings, content);
}
