import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parsePage, sourceHash} from './check';
import {trees} from './trees';

/** Whether a file is a translation whose source has changed since; false for every other file. */
export function isStale(file: string, root: string = process.cwd()): boolean {
  for (const {source, translation} of trees) {
    const name = path.relative(path.join(root, translation), file);
    const original = path.join(root, source, name);
    if (name.startsWith('..') || !existsSync(original)) continue;
    const {frontMatter} = parsePage(readFileSync(file, 'utf8'));
    return frontMatter.get('source_hash') !== sourceHash(readFileSync(original, 'utf8'));
  }
  return false;
}

/** Translations that are stale, relative to the project. */
export const stalePages = (root: string = process.cwd()): string[] =>
  trees.flatMap(({translation}) =>
    readdirSync(path.join(root, translation), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name) && isStale(path.join(root, translation, name), root))
      .map((name) => path.join(translation, name)),
  );
