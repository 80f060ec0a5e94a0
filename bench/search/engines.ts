/** The engine of this repository and MiniSearch, with the same records and the same tokens. */
import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {buildIndex, type Index} from '../../packages/search/engine/build';
import {fold} from '../../packages/search/engine/fold';
import {fileOf, indexOf, keysOf, shortlist} from '../../packages/search/engine/parts';
import {search} from '../../packages/search/engine/rank';
import {terms} from '../../packages/search/engine/tokenize';
import {siteTerms} from '../../config/search';
import {everydayGroups, glossary} from '../../plugins/glossary/terms';
import {divide} from '../../packages/search/indexing/parts';
import {packIndex} from '../../packages/search/indexing/pack';
import type {PageRecords, SearchRecord} from '../../packages/search/indexing/records';

export const OURS = 'this engine';
export const PEER = 'MiniSearch';

export interface Engine {
  name: string;
  /** Brotli bytes (level 11) of all files that the browser loads to search, texts included. Seconds to compute. */
  readonly bytes: number;
  buildMs: number;
  /** Addresses of sections, best first, without repetition. */
  search(query: string): string[];
}

/** Groups records by page. */
function pagesOf(records: readonly SearchRecord[]): PageRecords[] {
  const pages = new Map<string, PageRecords>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? {
      path: record.url_without_anchor,
      category: record.hierarchy.lvl0,
      language: record.language,
      tag: record.docusaurus_tag,
      version: record.version,
      rank: record.weight.pageRank,
      blocks: [],
    };
    pages.set(record.url_without_anchor, page);
    const heading = record.type === 'content' ? null : record.hierarchy[record.type];
    page.blocks.push({
      level: record.type === 'content' ? 0 : Number(record.type.slice(3)),
      text: heading ?? record.content ?? '',
      anchor: record.anchor ?? '',
      ...(record.keywords && {keywords: record.keywords}),
    });
  }
  return [...pages.values()];
}

function brotliBytes(...values: object[]): number {
  return values.reduce((sum, value) => sum + brotliCompressSync(JSON.stringify(value)).length, 0);
}

type Terms = Parameters<typeof packIndex>[2];

const SITE: Terms = {...siteTerms, glossary, everyday: everydayGroups};

/** What a site has that says nothing about itself. */
export const NO_TERMS: Terms = {product: [], asides: {}, glossary: [], everyday: []};

function addressOf({entries, pages}: Index, entry: number): string {
  const {page = 0, anchor = ''} = entries[entry] ?? {};
  const path = pages[page]?.path ?? '';
  return anchor === '' ? path : `${path}#${anchor}`;
}

/** This project's engine over the records of one language. */
export function ours(records: readonly SearchRecord[], site = SITE): Engine {
  const {headings, content} = packIndex(records[0]?.language ?? '', pagesOf(records), site);
  const started = performance.now();
  const index = buildIndex(headings, content);
  return {
    name: OURS,
    buildMs: performance.now() - started,
    get bytes() {
      return brotliBytes(headings, content);
    },
    search: (query) => search(index, query, () => true).hits.map(({entry}) => addressOf(index, entry)),
  };
}

/** This engine as it is on sites of many pages: a browser holds the titles and fetches what a query needs. */
export function inParts(records: readonly SearchRecord[], site = SITE): Engine & {bytesOf(query: string): number} {
  const packed = packIndex(records[0]?.language ?? '', pagesOf(records), site);
  const {titles, words, pages, postings} = divide(packed.headings, packed.content);
  const started = performance.now();
  const index = buildIndex(titles, words);
  const buildMs = performance.now() - started;
  const texts = new Map(pages.entries());
  function fetched(query: string) {
    const files = new Map(keysOf(index, query).map((key) => [fileOf(key), postings[fileOf(key)]!]));
    return {files, list: shortlist(index, query, files, () => true)};
  }
  return {
    name: `${OURS}, in parts`,
    buildMs,
    bytes: brotliBytes(titles, words),
    bytesOf(query) {
      const {files, list} = fetched(query);
      return this.bytes + brotliBytes(...files.values(), ...list.pages.map((page) => pages[page]!));
    },
    search(query) {
      const found = indexOf(titles, words, fetched(query).list, texts);
      return search(found, query, () => true).hits.map(({entry}) => addressOf(found, entry));
    },
  };
}

/** Weights by level, the best of those tried for MiniSearch: title, then heading, then text. */
const LEVEL_BOOST: Readonly<Record<SearchRecord['type'], number>> = {
  lvl1: 2,
  lvl2: 1.7,
  lvl3: 1.5,
  lvl4: 1.4,
  lvl5: 1.3,
  lvl6: 1.2,
  content: 1,
};

interface Document {
  id: number;
  heading: string;
  above: string;
  keywords: string;
  content: string;
}

/** MiniSearch over the same records, with the weights above. */
export function miniSearch(records: readonly SearchRecord[], site = SITE): Engine {
  const documents = records.map((record, id): Document => {
    const {lvl0, ...levels} = record.hierarchy;
    const own = record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '');
    const above = Object.values(levels).filter((text) => text !== null && text !== own);
    return {
      id,
      heading: own,
      above: [lvl0, ...above].join(' '),
      keywords: record.keywords ?? '',
      content: record.content ?? '',
    };
  });
  const started = performance.now();
  const mini = new MiniSearch<Document>({
    fields: ['heading', 'above', 'keywords', 'content'],
    tokenize: terms,
    processTerm: fold,
    searchOptions: {
      boost: {heading: 4, above: 2, keywords: 2, content: 1},
      boostDocument: (id) => LEVEL_BOOST[records[Number(id)]?.type ?? 'content'],
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (/^\p{Script=Han}/u.test(term) ? false : 0.2),
    },
  });
  mini.addAll(documents);
  return {
    name: PEER,
    buildMs: performance.now() - started,
    get bytes() {
      return brotliBytes(mini.toJSON(), packIndex(records[0]?.language ?? '', pagesOf(records), site));
    },
    search(query) {
      const every = mini.search(query, {combineWith: 'AND'});
      const found = every.length > 0 ? every : mini.search(query, {combineWith: 'OR'});
      return [...new Set(found.map(({id}) => records[Number(id)]?.url ?? ''))];
    },
  };
}
