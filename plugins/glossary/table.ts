import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {h} from 'hastscript';
import {customPinyin, pinyin} from 'pinyin-pro';
import {locales, type Locale} from '../../config/locales';
import {rowLink} from '../../src/features/tables/rehype';
import {parsePage} from '../translation-status/check';
import {entries, type Entry} from './entries';
import type {Document} from '../versions/versions';
import {addressOf, anchorOf} from './names';

// The dictionary reads 重 as zhòng here.
customPinyin({重定向: 'chóng dìng xiàng'});

const headings: Record<Locale, [term: string, meaning: string, page: string]> = {
  'zh-Hans': ['术语', '含义', '详见'],
  en: ['Term', 'Meaning', 'Page'],
};

const keys: Record<Locale, (entry: Entry) => string> = {
  'zh-Hans': ({term}) => pinyin(term['zh-Hans'], {toneType: 'num', nonZh: 'consecutive'}),
  en: ({term}) => term.en,
};

/** By letter, in Chinese by the letters of the pinyin. */
export function sorted(entries: readonly Entry[], locale: Locale): Entry[] {
  const {compare} = new Intl.Collator('en', {numeric: true});
  return [...entries].sort((left, right) => compare(keys[locale](left), keys[locale](right)));
}

function titleOf(file: string): string {
  const title = parsePage(readFileSync(file, 'utf8')).frontMatter.get('title');
  if (!title) throw new Error(`${file} has no title: put one into its front matter`);
  return title;
}

/** File of the page that explains an entry, below the folder of documents and without its ending. */
export const fileOf = ({page}: Entry): string => page.split('#', 1)[0] ?? '';

/** The entries that the documents of a version explain: all for the current ones. */
export const entriesIn = ({version, folder}: Pick<Document, 'version' | 'folder'>): readonly Entry[] =>
  version === undefined ? entries : entries.filter((entry) => existsSync(path.join(folder, `${fileOf(entry)}.md`)));

/**
 * The table of the glossary page. A row's first cell has the term in both languages, its last the page that explains it.
 * @param folder of the documents in the language of the page, whose titles the links take
 * @param version of the documents; undefined for the current ones
 */
export function glossaryTable(entries: readonly Entry[], locale: Locale, folder: string, version?: string): Element {
  const other = locales.find((each) => each !== locale) ?? locale;
  return h('table', [
    h(
      'thead',
      h(
        'tr',
        headings[locale].map((text) => h('th', {scope: 'col'}, text)),
      ),
    ),
    h(
      'tbody',
      sorted(entries, locale).map((entry) => {
        const {term, short, meaning, page} = entry;
        return h('tr', [
          h('th', {scope: 'row'}, [
            term[locale],
            rowLink(anchorOf(entry), term[locale]),
            ' ',
            h('span', {className: ['term-other'], lang: other}, [
              term[other] === term[locale] ? '' : term[other],
              short && term[other] !== term[locale] ? ` · ${short}` : (short ?? ''),
            ]),
          ]),
          h('td', meaning[locale]),
          h('td', h('a', {href: addressOf(page, version)}, titleOf(path.join(folder, `${fileOf(entry)}.md`)))),
        ]);
      }),
    ),
  ]);
}
