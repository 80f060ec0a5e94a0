/** The documents that name a parameter. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {docsFolder, type Locale} from '../../config/locales';
import {titleOf} from '../glossary/names';
import {docsAddress, fileOf, folderOf} from '../versions/versions';

interface Page {
  /** File below the folder of documents, without its ending. */
  readonly page: string;
  /** Address below the locale. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

const read = new Map<string, readonly Page[]>();

/** The documents of a version in a language, in the order of their files; the current ones without a version. */
export function documentsIn(locale: Locale, version?: string): readonly Page[] {
  const key = docsFolder(locale, version);
  const known = read.get(key);
  if (known) return known;
  const pages = readdirSync(folderOf(version), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file): Page => {
      const page = file.split(path.sep).join('/').replace(/\.md$/, '');
      return {
        page,
        address: `${docsAddress(version)}/${page.replace(/(^|\/)index$/, '$1')}`,
        title: titleOf(page, locale, version),
        text: readFileSync(fileOf(page, locale, version), 'utf8'),
      };
    });
  read.set(key, pages);
  return pages;
}

/** Whether a page has a table with the parameter, whose row then has its id. */
export const hasRow = ({text}: Page, id: string): boolean =>
  new RegExp(`<Parameters\\s+ids="[^"]*\\b${id}\\b`).test(text);

/** Whether a page names a parameter: in a table, in code or in the link of a value. */
export const names = ({text}: Page, id: string): boolean => new RegExp(`\\b${id}\\b`).test(text);

/** Tutorials and reference pages that have a parameter in a table or in code; indexes and the reference of all are none of them. */
export const pagesExplaining = (id: string, locale: Locale, version?: string): readonly Page[] =>
  [/^Tutorial\/(?!index$)[^/]+$/, /^Reference\/(?!MaterialParameters$|index$)[^/]+$/].flatMap((section) =>
    documentsIn(locale, version).filter(
      (each) => section.test(each.page) && (hasRow(each, id) || new RegExp(`\`${id}\\b`).test(each.text)),
    ),
  );
