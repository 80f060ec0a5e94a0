import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, traits, type Locale} from '../../config/locales';
import {textsIn} from './data';
import {statesOf} from './stale';
import {trees, type Kind} from './trees';

const PAGES: Readonly<Record<Kind, string>> = {docs: 'documents', blog: 'news', 'src/pages': 'other pages'};

const messages = (locale: Locale, root: string): object => {
  const file = path.join(root, 'i18n', locale, 'code.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
};

/** How much of each kind is translated into a language: pages that are not stale, and texts. */
export function progressOf(locale: Locale, root: string): Record<string, {done: number; all: number}> {
  const found: Record<string, {done: number; all: number}> = {};
  const add = (kind: string, done: number, all: number) => {
    const sum = (found[kind] ??= {done: 0, all: 0});
    sum.done += done;
    sum.all += all;
  };
  for (const tree of trees.filter((each) => each.locale === locale && each.version === undefined)) {
    const {pages, missing, stale} = statesOf(tree, root);
    add(PAGES[tree.kind], pages.length - missing.length - stale.length, pages.length);
  }
  const [wanted, own] = [messages(defaultLocale, root), messages(locale, root)];
  add('interface', Object.keys(wanted).filter((id) => id in own).length, Object.keys(wanted).length);
  for (const file of readdirSync(path.join(root, 'data')))
    for (const {text} of textsIn(root, file)) add(path.parse(file).name, locale in text ? 1 : 0, 1);
  return found;
}

/** One line for each language that is not complete: `ja: documents 12 % (5 of 41), …`. */
export const progressLines = (root: string): string[] =>
  locales
    .filter((locale) => !traits[locale].complete)
    .map((locale) => {
      const kinds = Object.entries(progressOf(locale, root));
      const text = kinds.map(
        ([kind, {done, all}]) => `${kind} ${Math.floor((100 * done) / all)} % (${done} of ${all})`,
      );
      return `${locale}: ${text.join(', ')}`;
    });
