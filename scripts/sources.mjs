// Build keys: hashes of everything a build depends on; what has the same key is not built again.
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {loadTypeScript, root, slashed} from './lib.mjs';

const sources = [
  'blog',
  'config',
  'deploy',
  'docs',
  'figures',
  'i18n',
  'plugins',
  'scripts',
  'media',
  'src',
  // Optional: static/ may be missing.
  ...(existsSync(path.join(root, 'static')) ? ['static'] : []),
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const PAGE = /\.mdx?$/;

/** Inputs of a build besides files: CI makes broken links an error, and the footer contains the year. */
const surroundings = (names = /^(?:CI$|(?:ALGOLIA|DOCUSAURUS|GISCUS|SITE)_)/) => [
  process.version,
  new Date().getFullYear(),
  Object.entries(process.env).filter(([name]) => names.test(name)),
];

const walk = async (folder) =>
  (await readdir(path.join(root, folder), {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => slashed(path.relative(root, path.join(entry.parentPath, entry.name))));

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Hash of a file, independent of line ends, which Git may have changed. */
export const hashOfFile = async (file) => hashOf((await readFile(file, 'latin1')).replaceAll('\r\n', '\n'));

/**
 * What of each file goes into a locale's build key. The source locale does not depend on translations. Another locale depends
 * on a translated source by its address only, and by whether the translation is stale.
 * @param files all sources, relative to the project
 * @returns function that gives for a file its `text`, its `name` alone, or undefined
 */
export function partFor(isSource, trees, files) {
  const all = new Set(files);
  return (file) => {
    for (const {source, translation} of trees) {
      if (isSource && file.startsWith(`${translation}/`)) return undefined;
      const isTranslated = all.has(`${translation}/${path.posix.relative(source, file)}`);
      if (!isSource && file.startsWith(`${source}/`) && PAGE.test(file) && isTranslated) return 'name';
    }
    return 'text';
  };
}

/**
 * @returns a key for each locale's site, one for the configuration, which transforms pages: the bundler's cache of
 * transformed pages does not see it change, and one for the whole of build/, which does not depend on CI
 * @param modules of the configuration, relative to the project
 */
export async function keys(modules) {
  const {defaultLocale, locales, stalePages, trees} = await loadTypeScript(
    'config/locales.ts',
    'plugins/translation-status/stale.ts',
    'plugins/translation-status/trees.ts',
  );
  const files = (await Promise.all(sources.map((source) => (path.extname(source) ? source : walk(source)))))
    .flat()
    .sort();
  const texts = new Map(await Promise.all(files.map(async (file) => [file, await hashOfFile(path.join(root, file))])));
  const parts = {text: (file) => [file, texts.get(file)], name: (file) => [file]};
  const keyOf = (...contents) => hashOf(JSON.stringify([surroundings(), contents]));
  const keyFor = (locale) => {
    const isSource = locale === defaultLocale;
    const part = partFor(isSource, trees, files);
    return keyOf(
      files.map((file) => parts[part(file)]?.(file)),
      isSource || stalePages(root),
    );
  };
  /** Plugins name some of their files by path. */
  const configures = (file) =>
    modules.includes(file) ||
    /^(?:config|figures|plugins|src\/(?:features|search\/build))\/|^package-lock\.json$/.test(file);
  return {
    locales: Object.fromEntries(locales.map((locale) => [locale, keyFor(locale)])),
    configuration: keyOf(files.filter(configures).map(parts.text)),
    site: hashOf(JSON.stringify([surroundings(/^(?:ALGOLIA|GISCUS|SITE)_/), files.map(parts.text)])),
  };
}
