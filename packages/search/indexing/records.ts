/**
 * Records of a built page: one per heading, and the text under each heading in blocks. The browser's index and the lines that
 * are pushed to a hosted index are made of the same records.
 */
import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {BEFORE_FACTS, CELL_SEPARATOR} from '../format';
import {classOf, elementsIn, find, hasClass, squeeze, textOf, type Node} from './html';

type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

interface Hierarchy {
  lvl0: string;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** A record as DocSearch defines it; the settings of the hosted index name these attributes. */
export interface SearchRecord {
  objectID: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  /** Readers' words for the section that the record opens: searched, never shown. */
  keywords: string | null;
  /** Absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  lang: string;
  version: string[];
  docusaurus_tag: string;
  weight: {pageRank: number; level: number; position: number};
}

/** A heading (1 to 6) or a block of text (0), in reading order. */
interface Block {
  level: number;
  text: string;
  /** Anchor of the nearest heading; empty for the top of the page. */
  anchor: string;
  /** Readers' words for the section that this heading opens. */
  keywords?: string;
  /** Of a definition list: terms and facts in short, which say little out of their rows. */
  isFact?: boolean;
}

export interface PageRecords {
  /** Path with the base URL, as routed. */
  path: string;
  /** DocSearch's lvl0: the category that groups results. */
  category: string;
  language: string;
  tag: string;
  version: string[];
  /** 0 to 10: how likely a reader wants this page among equal answers. */
  rank: number;
  /** The first heading is the one of level 1. */
  blocks: Block[];
}

/** Length of a content record in DocSearch, in UTF-16 units. */
const MAX_CONTENT = 600;
/** Code blocks are indexed up to this length; the rest would outweigh the section's text. */
const MAX_CODE = 400;

const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'footer',
  'button',
  'select',
  'form',
  'iframe',
  'canvas',
  'aside',
  'time',
]);
/** Attribute of non-content in our markup; markup of Docusaurus is recognised by class. */
const SKIP_PROPERTY = 'dataSearchSkip';
const SKIPPED_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'tableOfContents',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-footer',
  'pagination-nav',
  'theme-unlisted-banner',
  'theme-draft-banner',
  'comments',
  'avatar',
];
const BLOCK_TAGS = new Set([
  'p',
  'li',
  'tr',
  'pre',
  'blockquote',
  'dt',
  'dd',
  'figcaption',
  'summary',
  'caption',
  'div',
  'section',
  'ul',
  'ol',
  'table',
  'details',
  'article',
  'header',
  'main',
  'figure',
]);
const SPACED = new Set(['br', 'img']);
const CELLS = new Set(['td', 'th']);
/** Levels of rows that are headings, below all others: those that an identifier names, and the terms of the glossary. */
const ROW_LEVEL = 6;
const TERM_LEVEL = 5;
/** Level of h4, h5 and h6. */
const LOWEST_HEADING = 4;
/** Anchor of a row without a name: that of its section and a number. */
const NUMBERED = /-\d+$/;
/** DocSearch tag of pages that are not docs, posts or lists. */
const DEFAULT_TAG = 'default';
/** Lists repeat other pages and are left out, but for the title of the blog's first page. */
const LIST_TAG = /_list$|_posts$/;
const ENTRANCE_TAG = 'blog_posts_list';
/** The one list without a tag of its own. */
const ARCHIVE = /\/blog\/archive\/?$/;

function levelOf(tag: string): number {
  const match = /^h([1-6])$/.exec(tag);
  return match === null ? 0 : Math.min(Number(match[1]), LOWEST_HEADING);
}

/** Pieces of at most `MAX_CONTENT`, cut after a sentence if there is one in the second half. */
function pieces(text: string): string[] {
  if (text.length <= MAX_CONTENT) return [text];
  const head = text.slice(0, MAX_CONTENT);
  const ends = ['。', '；', '. ', '; ', ' '].map((stop) => head.lastIndexOf(stop));
  const end = ends.find((at) => at > MAX_CONTENT / 2) ?? -1;
  // Never cut inside a surrogate pair.
  const hard = /[\ud800-\udbff]$/.test(head) ? MAX_CONTENT - 1 : MAX_CONTENT;
  const cut = end < 0 ? hard : end + 1;
  return [text.slice(0, cut).trim(), ...pieces(text.slice(cut).trim())];
}

/** Joins neighbouring blocks under one heading up to `MAX_CONTENT`; facts begin behind `BEFORE_FACTS`. */
function aggregate(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  let open: Block | undefined;
  for (const block of blocks) {
    if (block.level > 0) {
      open = undefined;
      joined.push(block);
      continue;
    }
    for (const text of pieces(block.text)) {
      if (open !== undefined && open.text.length + 1 + text.length <= MAX_CONTENT) {
        open.text += (block.isFact && !open.isFact ? BEFORE_FACTS : ' ') + text;
        if (block.isFact) open.isFact = true;
      } else {
        open = {...block, text: block.isFact ? BEFORE_FACTS + text : text};
        joined.push(open);
      }
    }
  }
  return joined;
}

/** What the records of a site need to know about it. */
export interface Site {
  /** lvl0 of pages without breadcrumbs, below /blog and elsewhere. */
  readonly categories: {readonly news: string; readonly pages: string};
  /** Patterns of addresses and the rank of their pages, 0 to 10; the first that matches counts. */
  readonly ranks: readonly (readonly [RegExp, number])[];
  /** Between the title of a page and that of the site. */
  readonly titleDelimiter: string;
  /** Class of the link at the end of a table row's first cell, whose id is the row's anchor; without it rows have no names. */
  readonly rowLink?: string;
  /** Classes of elements that are no content, besides those of Docusaurus and elements with `data-search-skip`. */
  readonly skip?: readonly string[];
}

/** Documents and news rank before pages that belong to neither. */
function rankOf(path: string, tag: string, ranks: Site['ranks']): number {
  return ranks.find(([pattern]) => pattern.test(path))?.[1] ?? (tag === DEFAULT_TAG ? 6 : 10);
}

const isSkipped = (element: Element, skip: readonly string[]): boolean => {
  const {properties, tagName} = element;
  const classes = classOf(element);
  return (
    SKIPPED_TAGS.has(tagName) ||
    properties.ariaHidden === 'true' ||
    SKIP_PROPERTY in properties ||
    // The panels of unselected tabs are hidden, but they are content.
    (properties.hidden === true && properties.role !== 'tabpanel') ||
    SKIPPED_CLASSES.some((each) => classes.includes(each)) ||
    skip.some((each) => hasClass(element, each))
  );
};

/** Content of a `meta` element of the head; the last one when a name occurs twice. */
function headOf(page: Root) {
  const metas = new Map<string, string>();
  let noIndex = false;
  for (const {tagName, properties} of elementsIn(page, ({tagName}) => tagName !== 'body')) {
    if (tagName !== 'meta') continue;
    const name = String(properties.name ?? properties.property);
    metas.set(name, String(properties.content ?? ''));
    noIndex ||= name === 'robots' && metas.get(name)!.includes('noindex');
  }
  const title = find(page, ({tagName}) => tagName === 'title');
  return {
    language: metas.get('docsearch:language') ?? '',
    tag: metas.get('docsearch:docusaurus_tag') ?? DEFAULT_TAG,
    version: metas.get('docsearch:version') ?? '',
    title: squeeze(title ? textOf(title) : ''),
    noIndex,
  };
}

/** Labels of the sidebar categories above the page. */
function breadcrumbsOf(page: Root): string[] {
  const list = find(page, (element) => classOf(element).includes('theme-doc-breadcrumbs'));
  if (!list) return [];
  return [...elementsIn(list)]
    .filter(({tagName}) => tagName === 'li')
    .map((item) => squeeze(textOf({...item, children: item.children.filter(({type}) => type !== 'comment')})))
    .filter(Boolean);
}

/** Headings and blocks of text of an element, in reading order. */
function blocksOf(main: Element, {rowLink, skip = []}: Site): Block[] {
  const blocks: Block[] = [];
  /** Rows with a name, kept until the text of their section is complete, which may continue after the table. */
  let rows: Block[] = [];
  /** Anchor of the row, if it has a name. */
  let row = '';
  let anchor = '';
  let text = '';
  let inCode = false;
  let inFacts = false;
  let inRow = false;
  /** True after the end of an element until the next text. */
  let ended = false;

  const take = () => {
    const found = squeeze(text);
    text = '';
    return found;
  };
  const flush = () => {
    const found = take();
    if (found === '') return;
    const list = row === '' ? blocks : rows;
    list.push({
      level: 0,
      text: inCode ? found.slice(0, MAX_CODE) : found,
      anchor: row || anchor,
      ...(inFacts && {isFact: true}),
    });
  };
  const closeSection = () => {
    blocks.push(...rows);
    rows = [];
  };

  function visitHeading(heading: Element, level: number): void {
    flush();
    for (const part of heading.children) visit(part);
    const found = take();
    // A page's title links to the page, without an anchor.
    anchor = level === 1 ? '' : String(heading.properties.id ?? '') || anchor;
    closeSection();
    if (found !== '') blocks.push({level, text: found, anchor});
  }

  function visitSkipped(element: Element): void {
    if (rowLink === undefined || !hasClass(element, rowLink)) return;
    const id = String(element.properties.id ?? '');
    const name = squeeze(text);
    if (name !== id && NUMBERED.test(id)) return;
    row = id;
    rows.push({level: name === id ? ROW_LEVEL : TERM_LEVEL, text: name, anchor: id});
    text = '';
  }

  /** @param isCell whether the element is apart like a cell of a table */
  function visit(node: Node, isCell = false): void {
    if (node.type === 'text') {
      text += node.value;
      ended = false;
    }
    if (node.type !== 'element') return;
    const {tagName} = node;
    // A style sheet separates adjacent links visually, so add a space; the spans of a code block are one text.
    if (SPACED.has(tagName) || (ended && !inCode)) text += ' ';
    if ((isCell || CELLS.has(tagName)) && text.trim() !== '') text += CELL_SEPARATOR;
    ended = false;
    const level = levelOf(tagName);
    if (isSkipped(node, skip)) visitSkipped(node);
    else if (level > 0) visitHeading(node, level);
    else {
      const isBlock = BLOCK_TAGS.has(tagName);
      if (isBlock) flush();
      if (tagName === 'tr') row = '';
      if (tagName === 'pre') inCode = true;
      if (tagName === 'dl') inFacts = true;
      // A summary with a heading opens an entry: its parts are like cells, and a part may begin with a term in bold.
      const isSummary = tagName === 'summary';
      if (isSummary) inRow = node.children.some((part) => 'tagName' in part && levelOf(part.tagName) > 0);
      for (const part of node.children) visit(part, isSummary && inRow);
      if (tagName === 'b' && inRow) text += CELL_SEPARATOR;
      if (isBlock) flush();
      if (tagName === 'table') row = '';
      if (tagName === 'pre') inCode = false;
      if (tagName === 'dl') inFacts = false;
      if (isSummary) inRow = false;
    }
    ended = true;
  }

  visit(main);
  closeSection();
  return blocks;
}

/**
 * Reads one built page. Returns undefined for pages that search excludes: lists by tag or author, and unlisted, draft and
 * search pages, which say `noindex`.
 * | @param path route with the base URL, for example `/en/docs/FAQ`
 */
export function extractPage(page: Root, path: string, site: Site): PageRecords | undefined {
  const {categories, ranks, titleDelimiter} = site;
  const head = headOf(page);
  const entrance = head.tag === ENTRANCE_TAG;
  if (head.noIndex || ARCHIVE.test(path) || (LIST_TAG.test(head.tag) && !entrance)) return undefined;
  const main = find(page, ({tagName}) => tagName === 'main');
  const ordered = titleFirst(
    aggregate(main ? blocksOf(main, site) : []),
    head.title.split(` ${titleDelimiter} `)[0] ?? '',
  );
  const isNews = /\/blog(?:\/|$)/.test(path);
  return {
    path,
    category: breadcrumbsOf(page)[0] ?? (isNews ? categories.news : categories.pages),
    language: head.language,
    // Docusaurus' contextual search filters by this tag and those of the docs.
    tag: entrance ? DEFAULT_TAG : head.tag,
    version: head.version === '' ? [] : head.version.split(','),
    rank: rankOf(path, head.tag, ranks),
    blocks: entrance ? ordered.slice(0, 1) : ordered,
  };
}

/** Ensures exactly one heading of level 1, at the start: the page's own, else its title; a second h1 becomes an h2. */
function titleFirst(blocks: readonly Block[], title: string): Block[] {
  const own = blocks.find((block) => block.level === 1);
  const rest = blocks
    .filter((block) => block !== own)
    .map((block) => (block.level === 1 ? {...block, level: 2} : block));
  return [own ?? {level: 1, text: title, anchor: ''}, ...rest];
}

function weightOfLevel(level: number): number {
  return level === 0 ? 0 : 100 - level * 10;
}

/**
 * DocSearch records of a page.
 *
 * @param origin scheme and host of the site, without a slash at the end
 */
export function toRecords(page: PageRecords, origin: string): SearchRecord[] {
  const open: (string | null)[] = [];
  return page.blocks.map(({level, text, anchor, keywords = null}, position) => {
    if (level > 0) {
      open.length = level;
      open[level] = text;
    }
    const url = origin + page.path;
    const type: RecordType = level === 0 ? 'content' : (`lvl${level}` as RecordType);
    return {
      objectID: createHash('sha1').update([page.language, page.path, type, position].join('|')).digest('hex'),
      type,
      hierarchy: {
        lvl0: page.category,
        lvl1: open[1] ?? null,
        lvl2: open[2] ?? null,
        lvl3: open[3] ?? null,
        lvl4: open[4] ?? null,
        lvl5: open[5] ?? null,
        lvl6: open[6] ?? null,
      },
      content: level === 0 ? text : null,
      keywords,
      url: anchor === '' ? url : `${url}#${anchor}`,
      url_without_anchor: url,
      anchor: anchor === '' ? null : anchor,
      language: page.language,
      lang: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      weight: {pageRank: page.rank, level: weightOfLevel(level), position},
    };
  });
}
