/**
 * What the build writes and the browser reads. Texts only: postings are rebuilt
 * in the worker in less time than they would take on the wire.
 *
 * Headings come first and alone, because they answer most queries at a tenth of
 * the bytes; the text under them follows in a second file.
 */

/** `search-index.json`: never cached, names the two files that are cached forever. */
export interface IndexPointer {
  headings: string;
  content: string;
}

/** [path below the origin, index in `categories`, index in `tags`, page rank] */
export type PageRow = [path: string, category: number, tag: number, rank: number];

export interface HeadingsFile {
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
}

/** Blocks under heading i are `content[i]`. */
export interface ContentFile {
  content: string[][];
}

export const POINTER_NAME = 'search-index.json';
