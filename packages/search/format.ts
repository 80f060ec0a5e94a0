/**
 * Format of the index files, written at build and read in the browser. They hold texts only: the worker rebuilds the postings
 * faster than they would download.
 * | Headings come in a first file, because they answer most queries at a tenth of the bytes; the text under them comes in a
 * second.
 */

/** `search-index.json`: never cached, names the files that are cached forever, two an index. */
export interface IndexPointer extends IndexFiles {
  /** Indexes of the older versions of documents by DocSearch's `docusaurus_tag`, each with all other pages that are newest. */
  versions?: Record<string, IndexFiles>;
}

export interface IndexFiles {
  /** Of an index in parts, only titles. */
  headings: string;
  /** Of an index in parts, without content and keywords. */
  content: string;
  /** Of an index in parts: how the names of its files begin, one a page, and `PARTS.files` of postings. A number follows. */
  pages?: string;
  postings?: string;
}

/** [path below the origin, index in `categories`, index in `tags`, page rank] */
type PageRow = [path: string, category: number, tag: number, rank: number];

/** What a site says about itself: the engine has no words of its own for any site. */
export interface SiteTerms {
  /** Names of the product that all pages are about, lower case: they say nothing about what is asked, and a version may follow them. */
  product: readonly string[];
  /** Factors on the score of sections, by anchor, that seldom answer a query. */
  asides: Readonly<Record<string, number>>;
}

export interface HeadingsFile extends SiteTerms {
  language: string;
  categories: string[];
  tags: string[];
  pages: PageRow[];
  /** One row per heading in reading order; a level 1 opens the next page. */
  levels: number[];
  anchors: string[];
  texts: string[];
  /** Pinyin without tones of each Han character on the site: `miao` to `描瞄`. */
  readings: Record<string, string>;
  /** Pairs of a simplified character that the site has and a traditional one for it: `边邊缘緣`. */
  traditional: string;
  /** Terms of the glossary that mean the same, one group each: `outline|描边`. */
  terms: string[];
}

/** Blocks under heading i are `content[i]`. */
export interface ContentFile {
  content: string[][];
  /** Readers' words for the section of heading i, `thick line|fat line`; most have none. */
  keywords: [heading: number, words: string][];
  /** What readers say for the terms of group i, `勾边|黑边`, followed by groups without terms. */
  near: string[];
  /** Words of any Chinese text that mean the same, `删除|移除`; none on pages in other languages. */
  common?: string[];
}

/** The rows of one page in an index in parts. */
export interface PageText extends Pick<HeadingsFile, 'levels' | 'anchors' | 'texts'> {
  content: string[][];
  /** By heading of the page. */
  keywords: ContentFile['keywords'];
}

/**
 * Stem or pair to the number of pages that have it, followed by those that have it most: times `PARTS.steps`, how many pages after
 * the one before, plus how much it says about the page.
 */
export type PagePostings = Record<string, number[]>;

/** In a text, before terms and facts of a definition list: they are searched, and not quoted. */
export const BEFORE_FACTS = '\n';

/** In a text, between the cells of a row. */
export const CELL_SEPARATOR = ' · ';

export const POINTER_NAME = 'search-index.json';

/** Whether a language is written in Han characters, as Unicode's list of likely scripts says. */
export const writesHan = (language: string): boolean =>
  /^(?:Han|Jpan)/.test(new Intl.Locale(language).maximize().script ?? '');
