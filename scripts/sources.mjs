// Build keys: hashes of everything a build depends on; what has the same key is not built again.
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {hashOfFile} from '../plugins/cache.mjs';
import {hashOf} from '../plugins/hash.cjs';
import {loadTypeScript, root, slashed} from './lib.mjs';

/** Files that no build reads; every other file of the project counts. */
const UNREAD =
  /^(?:\.[^/]|bench\/|docs-internal\/|tests\/|[^/]+\.md$|cspell\.json$|(?:eslint|playwright|vitest)\.config\.\w+$)|\.test\.\w+$/;

/** Folders that commands write; for a copy of the project without Git, which knows them from .gitignore. */
const WRITTEN = new Set(['node_modules', 'build', 'test-results', 'playwright-report']);

const PAGE = /\.mdx?$/;

/** Inputs of a build besides files: in CI, front matter of a partial is an error; the footer contains the year. */
const surroundings = (names = /^(?:CI$|(?:ALGOLIA|DOCUSAURUS|GISCUS|SITE)_)/) => [
  process.version,
  new Date().getFullYear(),
  Object.entries(process.env).filter(([name]) => names.test(name)),
];

/** Files that Git tracks or would track; undefined without Git, or in a folder that the repository around it ignores. */
function filesInGit(folder) {
  const options = {cwd: folder, encoding: 'utf8', maxBuffer: 1e8};
  const {status, stdout} = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], options);
  const files = status === 0 ? stdout.split('\0') : [];
  return files.includes('package.json') ? files : undefined;
}

function filesBelow(folder) {
  const topmost = readdirSync(folder, {withFileTypes: true}).filter(({name}) => !WRITTEN.has(name) && name[0] !== '.');
  return topmost.flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    const inside = readdirSync(path.join(folder, entry.name), {recursive: true, withFileTypes: true});
    return inside
      .filter((each) => !each.isDirectory())
      .map((each) => slashed(path.relative(folder, path.join(each.parentPath, each.name))));
  });
}

/** All files that a build may read, relative to the project. A deleted file may still be in Git's index. */
export const sourceFiles = (folder = root) =>
  [...new Set(filesInGit(folder) ?? filesBelow(folder))]
    .filter((file) => file && !UNREAD.test(file) && existsSync(path.join(folder, file)))
    .sort();

/**
 * What of each file goes into a locale's build key. A locale depends on the translations into other languages by their
 * addresses only, since pages name the languages that they are in; so it does on a source that it has a translation of,
 * besides by whether the translation is stale.
 * @param files all sources, relative to the project
 * @returns function that gives for a file its `text` or its `name` alone
 */
export function partFor(locale, trees, files) {
  const all = new Set(files);
  return (file) => {
    if (!PAGE.test(file)) return 'text';
    for (const {source, translation, locale: into} of trees) {
      if (into !== locale && file.startsWith(`${translation}/`)) return 'name';
      const isTranslated = all.has(`${translation}/${path.posix.relative(source, file)}`);
      if (into === locale && file.startsWith(`${source}/`) && isTranslated) return 'name';
    }
    return 'text';
  };
}

/**
 * @returns a key for each locale's site, one for the configuration, which transforms pages: the bundler's cache of
 * transformed pages does not see it change, and one for the whole of build/, which does not depend on CI
 * @param configuration what the configuration is made from, relative to the project: `bundleConfiguration`
 */
export async function keys(configuration) {
  const {defaultLocale, locales, stalePages, trees} = await loadTypeScript(
    'config/locales.ts',
    'plugins/translation-status/stale.ts',
    'plugins/translation-status/trees.ts',
  );
  const files = sourceFiles();
  const texts = new Map(files.map((file) => [file, hashOfFile(path.join(root, file))]));
  const parts = {text: (file) => [file, texts.get(file)], name: (file) => [file]};
  const keyOf = (...contents) => hashOf(JSON.stringify([surroundings(), contents]));
  const keyFor = (locale) => {
    const part = partFor(locale, trees, files);
    return keyOf(
      files.map((file) => parts[part(file)](file)),
      locale === defaultLocale || stalePages(root),
    );
  };
  const inputs = new Set(configuration);
  const configures = (file) =>
    inputs.has(file) || /^(?:package-lock|versions)\.json$|^versioned_docs\/.*\/parameters\.json$/.test(file);
  return {
    locales: Object.fromEntries(locales.map((locale) => [locale, keyFor(locale)])),
    configuration: keyOf(files.filter(configures).map(parts.text)),
    site: hashOf(JSON.stringify([surroundings(/^(?:ALGOLIA|GISCUS|SITE)_/), files.map(parts.text)])),
  };
}
