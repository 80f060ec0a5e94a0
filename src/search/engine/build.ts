/** Index files to postings, in memory. */
import type {ContentFile, HeadingsFile} from '../format';
import {fold} from './fold';
import {grams, parts, runs} from './tokenize';

/** One heading (level 1 to 6) or one block of text (level 0). */
export interface Entry {
  page: number;
  level: number;
  text: string;
  folded: string;
  anchor: string;
  /** Nearest heading above, as an index in `entries`; -1 for a page's title. */
  parent: number;
  /** Entries with the same address share a section: one of them is shown. */
  section: number;
  /** Place on its page, from 0. */
  position: number;
}

export interface Page {
  path: string;
  category: string;
  tag: string;
  rank: number;
}

export interface Index {
  language: string;
  pages: Page[];
  entries: Entry[];
  /** Term to ascending entry indices. */
  latin: Map<string, number[]>;
  han: Map<string, number[]>;
  /** Latin terms in code unit order, for prefix search. */
  vocabulary: string[];
  /** Han character to its readings. */
  readings: Map<string, string[]>;
}

function post(
  postings: Map<string, number[]>,
  term: string,
  entry: number,
): void {
  const list = postings.get(term);
  if (list === undefined) postings.set(term, [entry]);
  else if (list[list.length - 1] !== entry) list.push(entry);
}

function readingsByCharacter(
  readings: Record<string, string>,
): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const [reading, characters] of Object.entries(readings)) {
    for (const character of characters) {
      table.set(character, [...(table.get(character) ?? []), reading]);
    }
  }
  return table;
}

/** Without `content` the index answers from headings alone. */
export function buildIndex(
  headings: HeadingsFile,
  content?: ContentFile,
): Index {
  const entries: Entry[] = [];
  const latin = new Map<string, number[]>();
  const han = new Map<string, number[]>();
  const sections = new Map<string, number>();
  let page = -1;
  let pageStart = 0;

  function add(
    level: number,
    text: string,
    anchor: string,
    parent: number,
  ): void {
    const key = `${page}#${anchor}`;
    const section = sections.get(key) ?? sections.size;
    sections.set(key, section);
    const id = entries.length;
    entries.push({
      page,
      level,
      text,
      folded: fold(text),
      anchor,
      parent,
      section,
      position: id - pageStart,
    });
    for (const run of runs(text)) {
      if (run.han) {
        for (const gram of grams(run.text)) post(han, gram, id);
      } else {
        post(latin, fold(run.text), id);
        for (const part of parts(run.text)) post(latin, fold(part.text), id);
      }
    }
  }

  /** open[level] is the last heading of that level still open. */
  let open: number[] = [];
  headings.texts.forEach((text, i) => {
    const level = headings.levels[i];
    const anchor = headings.anchors[i];
    if (level === 1) {
      page += 1;
      pageStart = entries.length;
      open = [];
    }
    open.length = level;
    const parent = open.findLast((id) => id !== undefined) ?? -1;
    open[level] = entries.length;
    const heading = entries.length;
    add(level, text, anchor, parent);
    for (const block of content?.content[i] ?? [])
      add(0, block, anchor, heading);
  });

  return {
    language: headings.language,
    pages: headings.pages.map(([path, category, tag, rank]) => ({
      path,
      category: headings.categories[category],
      tag: headings.tags[tag],
      rank,
    })),
    entries,
    latin,
    han,
    vocabulary: [...latin.keys()].sort(),
    readings: readingsByCharacter(headings.readings),
  };
}
