/**
 * Records from a built page: one per heading, and the text under each heading in
 * blocks. The same records become the browser's index and the lines that are
 * pushed to a hosted index.
 */
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

export interface Hierarchy {
  lvl0: string;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** DocSearch's record. Attributes that the hosted index's settings name. */
export interface SearchRecord {
  objectID: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
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
export interface Block {
  level: number;
  text: string;
  /** Anchor that leads here; empty for the top of the page. */
  anchor: string;
}

export interface PageRecords {
  /** Path with the base URL, as routed. */
  path: string;
  /** lvl0. */
  category: string;
  language: string;
  tag: string;
  version: string[];
  /** 0 to 10: how likely a reader wants this page among equal answers. */
  rank: number;
  /** The first is the level 1 heading. */
  blocks: Block[];
}

/** DocSearch's size of a content record, in UTF-16 units. */
const MAX_CONTENT = 600;
/** A listing is found by its first lines; the rest would bury its section. */
const MAX_CODE = 400;

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
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
/** Furniture of this site carries the attribute; the generator's own is known by its classes. */
const SKIP_ATTRIBUTE = 'data-search-skip';
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
const SPACED = new Set(['br', 'img', 'td', 'th']);
/** The link at the end of a row's first cell; its id is the row's anchor. */
const ROW_LINK = 'row-link';
/** A row that its identifier names is found like a heading, below all others. */
const ROW_LEVEL = 6;
/** The generator's tag of a page that is no docs page, no post and no list. */
const DEFAULT_TAG = 'default';
/** Lists only repeat what other pages say. Of the blog's own entrance the title is enough. */
const LIST_TAG = /_list$|_posts$/;
const ENTRANCE_TAG = 'blog_posts_list';
/** The one list that carries no tag of its own. */
const ARCHIVE = /\/blog\/archive\/?$/;

function levelOf(tag: string): number {
  const match = /^h([1-6])$/.exec(tag);
  return match === null ? 0 : Number(match[1]);
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/** Pieces of at most `MAX_CONTENT`, cut after a sentence if there is one in the second half. */
function pieces(text: string): string[] {
  if (text.length <= MAX_CONTENT) return [text];
  const head = text.slice(0, MAX_CONTENT);
  const ends = ['。', '；', '. ', '; ', ' '].map((stop) => head.lastIndexOf(stop));
  const end = ends.find((at) => at > MAX_CONTENT / 2) ?? -1;
  // A cut between the halves of a surrogate pair would make two broken characters.
  const hard = /[\ud800-\udbff]$/.test(head) ? MAX_CONTENT - 1 : MAX_CONTENT;
  const cut = end < 0 ? hard : end + 1;
  return [text.slice(0, cut).trim(), ...pieces(text.slice(cut).trim())];
}

/** Joins neighbouring blocks under one heading up to `MAX_CONTENT`. */
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
        open.text += ` ${text}`;
      } else {
        open = {...block, text};
        joined.push(open);
      }
    }
  }
  return joined;
}

function rankOf(path: string, tag: string): number {
  // The home page names everything and explains nothing.
  if (/^\/[^/]*\/?$/.test(path)) return 0;
  if (/legacy/i.test(path)) return 2;
  return tag === DEFAULT_TAG ? 6 : 10;
}

/** Attributes of the page as the generator states them in its head. */
interface Head {
  language: string;
  tag: string;
  version: string;
  title: string;
  noIndex: boolean;
}

/**
 * Reads one built page. Returns undefined for pages that search must not know:
 * lists by tag or author, and unlisted, draft and search pages, which say `noindex`.
 *
 * @param path route with the base URL, for example `/en/docs/FAQ`
 * @param newsCategory lvl0 of pages without breadcrumbs below /blog
 * @param pagesCategory lvl0 of other pages without breadcrumbs
 */
export function extractPage(
  html: string,
  path: string,
  newsCategory: string,
  pagesCategory: string,
): PageRecords | undefined {
  const head: Head = {language: '', tag: DEFAULT_TAG, version: '', title: '', noIndex: false};
  const crumbs: string[] = [];
  const blocks: Block[] = [];
  const openTags: {name: string; skipped: boolean}[] = [];
  let skipped = 0;
  let inMain = 0;
  let inBreadcrumbs = 0;
  let inTitle = false;
  let inCode = 0;
  let crumb = '';
  let text = '';
  let heading: {level: number; anchor: string} | undefined;
  let anchor = '';
  /** Identifier that names the open row. */
  let row = '';
  /** Rows so named: they follow the text of their section, which goes on after the table. */
  let rows: Block[] = [];
  /** An element has just ended, without text since. */
  let ended = false;

  function flush(): void {
    const found = squeeze(text);
    text = '';
    if (heading !== undefined || found === '' || inMain === 0) return;
    const list = row === '' ? blocks : rows;
    list.push({level: 0, text: inCode > 0 ? found.slice(0, MAX_CODE) : found, anchor: row || anchor});
  }

  function closeSection(): void {
    blocks.push(...rows);
    rows = [];
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const classes = attributes.class ?? '';
      if (name === 'meta') readMeta(head, attributes);
      if (name === 'title' && openTags.every((tag) => tag.name !== 'svg')) inTitle = true;
      // Neighbours such as two links are set apart by the style sheet; the spans of a listing are one text.
      if (SPACED.has(name) || (ended && inCode === 0)) text += ' ';
      ended = false;
      if (VOID.has(name)) return;

      const breadcrumbs = classes.includes('theme-doc-breadcrumbs');
      const skip =
        skipped > 0 ||
        (SKIPPED_TAGS.has(name) && !breadcrumbs) ||
        attributes['aria-hidden'] === 'true' ||
        SKIP_ATTRIBUTE in attributes ||
        // The panels of unselected tabs are hidden, and content all the same.
        ('hidden' in attributes && attributes.role !== 'tabpanel') ||
        SKIPPED_CLASSES.some((each) => classes.includes(each));
      openTags.push({name, skipped: skip});
      if (skip) {
        if (skipped === 0 && classes.includes(ROW_LINK) && squeeze(text) === attributes.id) {
          row = attributes.id;
          rows.push({level: ROW_LEVEL, text: row, anchor: row});
          text = '';
        }
        skipped += 1;
        return;
      }
      if (breadcrumbs || inBreadcrumbs > 0) {
        inBreadcrumbs += 1;
        return;
      }
      if (name === 'main') inMain += 1;
      const level = levelOf(name);
      if (level > 0) {
        flush();
        heading = {level, anchor: attributes.id ?? ''};
      } else if (BLOCK_TAGS.has(name)) {
        flush();
      }
      if (name === 'tr') row = '';
      if (name === 'pre') inCode += 1;
    },
    ontext(data) {
      if (inTitle) head.title += data;
      else if (skipped > 0) return;
      else if (inBreadcrumbs > 0) crumb += data;
      else text += data;
      ended = false;
    },
    onclosetag(name) {
      ended = true;
      if (name === 'title') inTitle = false;
      if (VOID.has(name)) return;
      const tag = openTags.pop();
      if (tag?.skipped === true) {
        skipped -= 1;
        return;
      }
      if (inBreadcrumbs > 0) {
        inBreadcrumbs -= 1;
        if (name === 'li' && squeeze(crumb) !== '') crumbs.push(squeeze(crumb));
        if (name === 'li') crumb = '';
        return;
      }
      const level = levelOf(name);
      if (level > 0 && heading !== undefined) {
        const found = squeeze(text);
        text = '';
        // A page's title leads to the page, not to a place on it.
        anchor = heading.level === 1 ? '' : heading.anchor || anchor;
        closeSection();
        if (found !== '' && inMain > 0) blocks.push({level: heading.level, text: found, anchor});
        heading = undefined;
      } else if (BLOCK_TAGS.has(name)) {
        flush();
      }
      if (name === 'table') row = '';
      if (name === 'pre') inCode -= 1;
      if (name === 'main') inMain -= 1;
    },
  });
  parser.end(html);
  closeSection();

  const entrance = head.tag === ENTRANCE_TAG;
  if (head.noIndex || ARCHIVE.test(path) || (LIST_TAG.test(head.tag) && !entrance)) return undefined;
  const title = squeeze(head.title).split(' | ')[0] ?? '';
  const ordered = titleFirst(aggregate(blocks), title);
  const isNews = /\/blog(?:\/|$)/.test(path);
  return {
    path,
    category: crumbs[0] ?? (isNews ? newsCategory : pagesCategory),
    language: head.language,
    // Contextual search asks for this tag and the docs' own.
    tag: entrance ? DEFAULT_TAG : head.tag,
    version: head.version === '' ? [] : head.version.split(','),
    rank: rankOf(path, head.tag),
    blocks: entrance ? ordered.slice(0, 1) : ordered,
  };
}

function readMeta(head: Head, attributes: Record<string, string>): void {
  const name = attributes.name ?? attributes.property;
  const content = attributes.content ?? '';
  if (name === 'docsearch:language') head.language = content;
  if (name === 'docsearch:docusaurus_tag') head.tag = content;
  if (name === 'docsearch:version') head.version = content;
  if (name === 'robots' && content.includes('noindex')) head.noIndex = true;
}

/** Exactly one level 1, in front: the page's own, else its title; a second h1 becomes an h2. */
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
  return page.blocks.map(({level, text, anchor}, position) => {
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
