import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../config/locales';
import {parsePage, sourceHash} from './check';
import {sources, trees, type Tree} from './trees';

export const isInside = (folder: string, file: string) => !path.relative(folder, file).startsWith('..');

/** Whether a file is a translation whose source has changed since; false for every other file. */
export function isStale(file: string, root: string = process.cwd()): boolean {
  for (const {source, translation} of trees) {
    const original = path.join(root, source, path.relative(path.join(root, translation), file));
    if (!isInside(path.join(root, translation), file) || !existsSync(original)) continue;
    const {frontMatter} = parsePage(readFileSync(file, 'utf8'));
    return frontMatter.get('source_hash') !== sourceHash(readFileSync(original, 'utf8'));
  }
  return false;
}

/** Whether a file is a source page, which the site of another language shows where a translation is missing. */
export const isUntranslated = (file: string, locale: Locale, root: string = process.cwd()): boolean =>
  locale !== defaultLocale &&
  !path.basename(file).startsWith('_') &&
  sources.some(({source}) => isInside(path.join(root, source), file));

const markdownIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /(?:^|[\\/])[^_][^\\/]*\.mdx?$/.test(name))
        .map((name) => name.split(path.sep).join('/'))
    : [];

/** Pages of a tree by the state of their translation, relative to the tree. */
export function statesOf({source, translation}: Tree, root: string = process.cwd()) {
  const [pages, translated] = [source, translation].map((folder) => markdownIn(path.join(root, folder))) as [
    string[],
    string[],
  ];
  return {
    pages,
    missing: pages.filter((page) => !translated.includes(page)),
    stale: translated.filter((page) => isStale(path.join(root, translation, page), root)),
    withoutSource: translated.filter((page) => !pages.includes(page)),
  };
}

/** Translations that are stale, relative to the project. */
export const stalePages = (root: string = process.cwd()): string[] =>
  trees.flatMap((tree) => statesOf(tree, root).stale.map((name) => path.join(tree.translation, name)));
