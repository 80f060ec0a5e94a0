/**
 * Readers' words for a page or a section, in each language, from `data/readers-words.json`: common names, faults as they look,
 * questions, terms of other shaders and programs. Search ranks a match between a heading and the text; the words are never shown. An
 * address is that of a page or of a section, below `docs/` or, with a slash at its start, below the locale. Words of its own headings
 * need no repetition, and words that mean the same everywhere belong in `data/glossary.json`.
 */
import {forLocale} from '../../config/localized';
import type {Locale, Localized} from '../../config/locales';
import table from '../../data/readers-words.json';
import {docsAddress} from '../versions/versions';
import type {PageRecords} from '../../packages/search/indexing/records';

export const keywords: Readonly<Record<string, Localized>> = table;

/** English names of this many words are also found on pages in other languages. */
const LONGEST_NAME = 2;

/** The address of a block's section in `keywords`: 'FAQ#platforms', 'GettingStarted/index', '/markdown-page#credits'. */
function addressOf(document: string, anchor: string): string {
  const page = document.replace(/\/$/, '/index');
  return anchor === '' ? page : `${page}#${anchor}`;
}

/**
 * Adds the words to the headings of the pages; an address without a section is an error, but in an old version.
 * @param version of the documents; undefined for the current ones
 */
export function addKeywords(pages: readonly PageRecords[], locale: Locale, version?: string): void {
  const docs = `/${locale}${docsAddress(version)}/`;
  const left = new Set(Object.keys(keywords));
  for (const {path, blocks} of pages) {
    for (const block of blocks) {
      const page = path.slice(path.startsWith(docs) ? docs.length : `/${locale}`.length);
      const address = block.level > 0 ? addressOf(page, block.anchor) : '';
      const words = left.delete(address) ? keywords[address] : undefined;
      if (words === undefined) continue;
      // Readers of every language also type the English names of techniques, which are short.
      const names = words.en.split('|').filter((name) => name.split(' ').length <= LONGEST_NAME);
      block.keywords = [...new Set([...forLocale(words, locale).split('|'), ...names])].join('|');
    }
  }
  if (left.size > 0 && version === undefined)
    throw new Error(
      `data/readers-words.json: no section at ${[...left].join(', ')}: correct the address, or remove its words`,
    );
}
