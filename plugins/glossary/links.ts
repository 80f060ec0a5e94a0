import type {Element, ElementContent, Root, Text} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {forLocale} from '../../config/localized';
import {currentLocale, locales, type Locale} from '../../config/locales';
import {entries, glossary, type Entry} from './terms';
import {entriesIn, pageOf} from './table';
import {documentOf} from '../versions/versions';
import {addressOf, anchorOf} from './names';

/** More would make a text of links. */
export const MOST_LINKS = 6;

/** What prose consists of. Headings, links, code, tables, labels in bold and figures are left as they are. */
const PROSE = /^(?:p|ul|ol|li|em|blockquote)$/;
const HAN = /\p{sc=Han}/u;

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Latin words end where letters end, and may have a plural; Han words do not. */
const pattern = (word: string) => (HAN.test(word) ? word : `(?<![\\p{L}\\d-])${literal(word)}s?(?![\\p{L}\\d-])`);

/** Entries by the words that prose has for them, in lower case. */
const linkedIn = (locale: Locale): ReadonlyMap<string, Entry> =>
  new Map(
    entries
      .filter(({everyday}) => !everyday)
      .flatMap((entry) =>
        [forLocale(entry.term, locale), entry.short ?? []].flat().map((word) => [word.toLowerCase(), entry] as const),
      ),
  );

/** All words of the glossary, the longest first: one that is not linked hides those inside it. */
const searchFor = (linked: ReadonlyMap<string, Entry>) => {
  const words = new Set([...glossary.flatMap(({terms}) => terms.toLowerCase().split('|')), ...linked.keys()]);
  return new RegExp(
    [...words]
      .sort((left, right) => right.length - left.length)
      .map(pattern)
      .join('|'),
    'giu',
  );
};

const byLocale = new Map(
  locales.map((locale) => {
    const linked = linkedIn(locale);
    return [locale, {linked, search: searchFor(linked)}];
  }),
);

/**
 * Links the first use of a term in the prose of a document to its row on the glossary page, up to `MOST_LINKS` of them.
 * The glossary, and a page for the terms that it explains, get none.
 */
const rehypeTerms: Plugin<[], Root> = () => (tree, file) => {
  const locale = currentLocale();
  const document = documentOf(file.path);
  if (!document || document.page === 'Glossary') return;
  const {version} = document;
  const left = new Set(entriesIn(version).filter((entry) => pageOf(entry) !== document.page));
  const least = left.size - MOST_LINKS;

  const {linked, search} = byLocale.get(locale)!;
  const entryOf = (word: string) => {
    const lower = word.toLowerCase();
    return linked.get(lower) ?? linked.get(lower.replace(/s$/, ''));
  };
  const parts = ({value}: Text): (Text | Element)[] => {
    const made: (Text | Element)[] = [];
    let end = 0;
    for (const {0: word, index} of value.matchAll(search)) {
      const entry = entryOf(word);
      if (!entry || left.size <= least || !left.delete(entry)) continue;
      made.push(
        {type: 'text', value: value.slice(end, index)},
        h(
          'a',
          {
            className: ['term'],
            href: `${addressOf('Glossary', version)}#${anchorOf(entry)}`,
            title: forLocale(entry.meaning, locale),
          },
          word,
        ),
      );
      end = index + word.length;
    }
    return [...made, {type: 'text' as const, value: value.slice(end)}].filter(
      (part) => part.type !== 'text' || part.value !== '',
    );
  };
  const walk = (parent: Root | Element) => {
    for (const child of parent.children) if (child.type === 'element' && PROSE.test(child.tagName)) walkInto(child);
  };
  const walkInto = (element: Element) => {
    element.children = element.children.flatMap((child): ElementContent[] => {
      if (child.type === 'text') return parts(child);
      if (child.type === 'element' && PROSE.test(child.tagName)) walkInto(child);
      return [child];
    });
  };
  walk(tree);
};

export default rehypeTerms;
