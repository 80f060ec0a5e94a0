// What a build is made of, as keys: what has the same key need not be built again.
import {createHash} from 'node:crypto';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {loadTypeScript, root} from './lib.mjs';

const sources = [
  'blog',
  'config',
  'deploy',
  'docs',
  'i18n',
  'plugins',
  'scripts',
  'shared-assets',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** What transforms pages; the bundler's cache of transformed pages does not see it change. */
const transforms = ['config', 'plugins', 'src/stage/shading', 'package-lock.json'];

const PAGE = /\.mdx?$/;

/** What a build reads besides files: broken links stop it in CI alone, the footer names the year. */
const surroundings = () => [
  process.version,
  new Date().getFullYear(),
  Object.entries(process.env).filter(([name]) => /^(?:CI$|(?:ALGOLIA|DOCUSAURUS|GISCUS|SITE)_)/.test(name)),
];

const walk = async (folder) =>
  (await readdir(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const filesIn = async (paths) =>
  (await Promise.all(paths.map((source) => (path.extname(source) ? [source] : walk(source))))).flat().sort();

/** @param part which part of a file counts: its `text`, its `name` alone, or nothing */
async function keyOf(files, salt, part = () => 'text') {
  const hash = createHash('sha256').update(JSON.stringify([surroundings(), salt]));
  for (const file of files) {
    const counts = part(file);
    if (counts) hash.update(`${file}\0`);
    if (counts === 'text') hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Which part of a file decides what a locale's pages are. Chinese pages do not read translations; of a source that is
 * translated, English ones have the address alone.
 * @param files all files of the project, relative to it
 */
export function partFor(locale, trees, files) {
  const all = new Set(files);
  return (file) => {
    for (const {source, translation} of trees) {
      if (locale !== 'en' && file.startsWith(`${translation}/`)) return undefined;
      const isTranslated = all.has(`${translation}/${path.relative(source, file)}`);
      if (locale === 'en' && file.startsWith(`${source}/`) && PAGE.test(file) && isTranslated) return 'name';
    }
    return 'text';
  };
}

/**
 * @returns a key for each locale's site, and one for how pages are transformed
 */
export async function keys() {
  process.chdir(root);
  const {locales, parsePage, stalePages, trees} = await loadTypeScript(
    'config/locales.ts',
    'plugins/translation-status/check.ts',
    'plugins/translation-status/stale.ts',
    'plugins/translation-status/trees.ts',
  );
  const files = await filesIn(sources);
  // Seen in other pages than the one that changes: whether a translation is stale, and the title of what to read first.
  const stale = stalePages(root);
  const pages = files.filter((file) => PAGE.test(file));
  const titles = pages.map(async (file) => [file, parsePage(await readFile(file, 'utf8')).frontMatter.get('title')]);
  const keyFor = (locale) => keyOf(files, stale, partFor(locale, trees, files));
  return {
    locales: Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, await keyFor(locale)]))),
    transforms: await keyOf(await filesIn(transforms), [stale, await Promise.all(titles)]),
  };
}
