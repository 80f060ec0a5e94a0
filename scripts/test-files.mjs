// Finds the tests that `npm test -- PATTERN` means.
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {root, slashed} from './lib.mjs';

const folders = ['config', 'deploy', 'figures', 'plugins', 'src', 'scripts', 'tests'];

/** Paths of all unit test files and browser specs, relative to the project. */
export const testFiles = async () =>
  (
    await Promise.all(
      folders.map(async (folder) =>
        (await readdir(path.join(root, folder), {recursive: true}))
          .filter((file) => /\.(?:test\.(?:tsx?|mts)|spec\.ts)$/.test(file))
          .map((file) => path.posix.join(folder, slashed(file))),
      ),
    )
  ).flat();

const titlesIn = (source) =>
  [...source.matchAll(/\b(?:test|it|describe)(?:\.[\w.]+)?(?:\([^)\n]*\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)].map(
    ([, , title]) => title,
  );

/**
 * Test files that a pattern selects: those whose path contains it, else those with a title that does.
 * @returns for each its path and the titles that match, none when the path does
 */
export async function matches(pattern) {
  const wanted = pattern.toLowerCase();
  const files = await testFiles();
  const byPath = files.filter((file) => file.toLowerCase().includes(wanted));
  if (byPath.length > 0) return byPath.map((file) => ({file, titles: []}));
  const sources = await Promise.all(files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')]));
  return sources
    .map(([file, source]) => ({
      file,
      titles: titlesIn(source).filter((title) => title.toLowerCase().includes(wanted)),
    }))
    .filter(({titles}) => titles.length > 0);
}

const pairs = (text) => new Set(Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)));

/** The three file names that share most pairs of letters with a pattern. */
export function nearest(pattern, files) {
  const wanted = pairs(pattern.toLowerCase());
  const score = (file) => {
    const own = pairs(
      path
        .basename(file)
        .toLowerCase()
        .replace(/\.(?:test|spec)\.\w+$/, ''),
    );
    return [...own].filter((pair) => wanted.has(pair)).length / (own.size + wanted.size || 1);
  };
  return [...files]
    .sort((a, b) => score(b) - score(a))
    .slice(0, 3)
    .join(', ');
}
