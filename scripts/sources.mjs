// What a build is made of, as keys: what has the same key need not be built again.
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {loadTypeScript, root} from './lib.mjs';

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
  // While somebody has a file to put there.
  ...(existsSync(path.join(root, 'static')) ? ['static'] : []),
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const PAGE = /\.mdx?$/;

/** What a build reads besides files: broken links stop it in CI alone, the footer names the year. */
const surroundings = () => [
  process.version,
  new Date().getFullYear(),
  Object.entries(process.env).filter(([name]) => /^(?:CI$|(?:ALGOLIA|DOCUSAURUS|GISCUS|SITE)_)/.test(name)),
];

const walk = async (folder) =>
  (await readdir(path.join(root, folder), {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Of a file, the same for every kind of line end: Git may have changed them. */
export const hashOfFile = async (file) => hashOf((await readFile(file, 'latin1')).replaceAll('\r\n', '\n'));

/**
 * Which part of a file decides what a locale's pages are. Those of the sources' locale do not read translations; those
 * of another have of a translated source the address alone, and whether the translation is stale.
 * @param files all sources, relative to the project
 * @returns for one of them its `text`, its `name` alone, or nothing
 */
export function partFor(isSource, trees, files) {
  const all = new Set(files);
  return (file) => {
    for (const {source, translation} of trees) {
      if (isSource && file.startsWith(`${translation}/`)) return undefined;
      const isTranslated = all.has(`${translation}/${path.relative(source, file)}`);
      if (!isSource && file.startsWith(`${source}/`) && PAGE.test(file) && isTranslated) return 'name';
    }
    return 'text';
  };
}

/**
 * @returns a key for each locale's site, and one for the configuration, which transforms pages: the bundler's cache of
 * transformed pages does not see it change
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
  };
}
