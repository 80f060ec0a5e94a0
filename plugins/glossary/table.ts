import {existsSync} from 'node:fs';
import type {Element} from 'hast';
import {h} from 'hastscript';
import {customPinyin, pinyin} from 'pinyin-pro';
import {forLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {rowLink} from '../tables/rehype';
import {entries, type Entry} from './terms';
import {folderOf} from '../versions/versions';
import {addressOf, anchorOf, titleOf} from './names';
import texts from '../../data/pages.json';

// The dictionary reads 重 as zhòng here.
customPinyin({重定向: 'chóng dìng xiàng'});

/** What terms are sorted by, where it is not the term. */
const keys: Partial<Record<Locale, (term: string) => string>> = {
  'zh-Hans': (term) => pinyin(term, {toneType: 'none', nonZh: 'consecutive'}),
};

const keyOf = ({term}: Entry, locale: Locale) => (keys[locale] ?? String)(forLocale(term, locale));

/** The letter under which an entry is looked up. */
const letterOf = (entry: Entry, locale: Locale): string =>
  /^[a-z]/i.exec(keyOf(entry, locale))?.[0].toUpperCase() ?? '0–9';

/** By letter, in Chinese by the letters of the pinyin. */
export function sorted(entries: readonly Entry[], locale: Locale): Entry[] {
  const {compare} = new Intl.Collator(locale, {numeric: true});
  const key = (entry: Entry) => keyOf(entry, locale);
  return [...entries].sort((left, right) => compare(key(left), key(right)));
}

/** The page that explains an entry, by its file below the folder of documents without the ending. */
export const pageOf = ({page}: Entry): string => page.split('#', 1)[0] ?? '';

/** The entries that the documents of a version explain: all for the current ones. */
export const entriesIn = (version?: string): readonly Entry[] =>
  version === undefined ? entries : entries.filter((entry) => existsSync(`${folderOf(version)}/${pageOf(entry)}.md`));

/**
 * Links to the letters, and the table of the glossary page. A row's first cell has the term in every language, its last the page
 * that explains it; the first row of a letter names it.
 * @param version of the documents; undefined for the current ones
 */
export function glossaryOf(
  entries: readonly Entry[],
  locale: Locale,
  version?: string,
): [nav: Element, table: Element] {
  const rows = sorted(entries, locale);
  const letters = rows.map((entry) => letterOf(entry, locale));
  const isFirst = (at: number) => letters[at] !== letters[at - 1];
  const nav = h(
    'nav',
    {className: ['letters'], ariaLabel: forLocale(texts.glossary.letters, locale)},
    rows.flatMap((entry, at) => (isFirst(at) ? h('a', {href: `#${anchorOf(entry)}`}, letters[at]) : [])),
  );
  const table = h('table', [
    h(
      'thead',
      h(
        'tr',
        forLocale(texts.glossary.headings, locale).map((text) => h('th', {scope: 'col'}, text)),
      ),
    ),
    h(
      'tbody',
      rows.map((entry, at) => {
        const {term, short, meaning, page} = entry;
        const own = forLocale(term, locale);
        const others = Object.entries(term).filter(
          ([language, text]) =>
            language !== locale && ![own, short].some((word) => word?.toLowerCase() === text.toLowerCase()),
        );
        return h('tr', [
          h('th', {scope: 'row', dataLetter: isFirst(at) ? letters[at] : undefined}, [
            own,
            rowLink(anchorOf(entry), own),
            ' ',
            ...others.map(([lang, text], index) =>
              h('span', {className: ['term-other'], lang}, [index > 0 ? '\u00a0· ' : '', text]),
            ),
            short && short !== own
              ? h('span', {className: ['term-other']}, [others.length > 0 ? '\u00a0· ' : '', short])
              : '',
          ]),
          h('td', forLocale(meaning, locale)),
          h('td', h('a', {href: addressOf(page, version)}, titleOf(pageOf(entry), locale, version))),
        ]);
      }),
    ),
  ]);
  return [nav, table];
}
