// Finds the tests that `npm test -- PATTERN` and `npm test -- --changed` mean.
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {root, slashed} from './lib.mjs';

const folders = ['config', 'deploy', 'figures', 'packages', 'plugins', 'src', 'scripts', 'tests'];

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

/**
 * Browser specs, by the part of `tests/` in their path, that a change below a path can break; a spec changed is its own.
 * @type {[of: RegExp, specs: string[]][]}
 */
export const AFFECTED = [
  [/^(?:docs|blog|i18n|src\/pages)\//, ['e2e/docs', 'e2e/copies', 'e2e/routes', 'sweep/words']],
  [/^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\//, ['e2e/blog']],
  [/^(?:sidebars\.ts|versions\.json)$/, ['e2e/docs', 'e2e/routes', 'e2e/navigation']],
  [/^src\/(?:stage|components\/Stage)\//, ['stage/ui', 'stage/engine', 'stage/links', 'stage/parity']],
  [/^src\/features\/workbench\//, ['e2e/workbench', 'stage/engine']],
  [/^src\/features\/lessons\//, ['stage/lessons']],
  [/^src\/features\/image-zoom\//, ['e2e/image-zoom']],
  [/^src\/features\/late-hydration\/|^plugins\/late-hydration\//, ['e2e/late-hydration', 'e2e/moves']],
  [/^src\/(?:stage\/model|features\/own-character)\//, ['e2e/own-character']],
  [/^src\/components\/home\//, ['e2e/home', 'stage/hero']],
  [/^packages\/search\//, ['e2e/search', 'e2e/search-typing', 'search/relevance', 'search/added-words']],
  [/^src\/(?:theme|clientModules|lib)\//, ['e2e/layout', 'e2e/navigation', 'e2e/mobile-menu', 'e2e/moves', 'e2e/back']],
  [/\.css$/, ['e2e/layout', 'sweep/focus', 'visual/pages']],
  [/^data\//, ['stage/ui', 'stage/engine', 'e2e/home', 'e2e/parameters', 'e2e/search']],
  [/^config\//, ['e2e/layout', 'e2e/home', 'e2e/announcement', 'e2e/routes', 'sweep/head']],
  [/^plugins\/(?:markdown-export|offline-copy)\//, ['e2e/copies', 'sweep/copies', 'sweep/words']],
  [/^plugins\/(?:root-pages|page-pipeline|sitemap|feeds|structured-data)\//, ['e2e/routes', 'sweep/head']],
  [/^(?:data|packages|plugins|src)\//, ['budgets/budgets']],
];

/** Files that differ from a commit, those that Git does not know yet among them, relative to the project. */
export function changedFiles(base) {
  const git = (...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8'}).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', base, '--'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(path.join(root, file)),
  );
}

const specFile = (name) => `tests/${name}.spec.ts`;

/** The browser specs among `files` that a change of `changed` can break, sorted. */
export function affectedSpecs(changed, files) {
  const wanted = new Set(
    changed.flatMap((file) => [file, ...AFFECTED.flatMap(([of, specs]) => (of.test(file) ? specs.map(specFile) : []))]),
  );
  return files.filter((file) => file.endsWith('.spec.ts') && wanted.has(file)).sort();
}
