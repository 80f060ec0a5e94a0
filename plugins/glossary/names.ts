import {existsSync, readFileSync} from 'node:fs';
import type {Locale} from '../../config/locales';
import {parsePage} from '../translation-status/check';
import {docsAddress, fileOf} from '../versions/versions';
import type {Entry} from './terms';

/** Anchor of an entry's row on the glossary page, the same in every language. */
export const anchorOf = ({term}: Entry): string => term.en.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Address of a page by its file below the folder of documents without the ending, with its anchor. */
export const addressOf = (page: string, version?: string): string =>
  `${docsAddress(version)}/${page.replace(/\/index(?=#|$)/, '')}`;

/** Title of a page, named as in an address. */
export function titleOf(page: string, locale: Locale, version?: string): string {
  const file = fileOf(page, locale, version);
  if (!existsSync(file))
    throw new Error(
      `there is no page ${page}: mend its name, in data/glossary.json, data/cuts.json or "after" of this page`,
    );
  const title = parsePage(readFileSync(file, 'utf8')).frontMatter.get('title');
  if (!title) throw new Error(`${file} has no title: put one into its front matter`);
  return title;
}
