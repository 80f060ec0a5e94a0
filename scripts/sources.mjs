// What a build is made of, as keys: what has the same key need not be built again.
import {createHash} from 'node:crypto';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
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

/** Files of the project, relative to it. */
const filesIn = async (paths) =>
  (await Promise.all(paths.map((source) => (path.extname(source) ? [source] : walk(source))))).flat().sort();

/** @param part which part of a file counts: its `text`, its `name` alone, or nothing */
async function keyOf(files, salt = [], part = () => 'text') {
  const hash = createHash('sha256').update(JSON.stringify([surroundings(), salt]));
  for (const file of files) {
    const counts = part(file);
    if (counts) hash.update(`${file}\0`);
    if (counts === 'text') hash.update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Which part of a file decides what a locale's pages are. Those of the sources' locale do not read translations; those
 * of another have of a translated source the address alone, and whether the translation is stale.
 * @param files of the project
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

/** Every module of the configuration, and what its plugins name by path. */
async function configuration() {
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: ['docusaurus.config.ts'],
    bundle: true,
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const named = await filesIn(['config', 'plugins', 'package-lock.json']);
  return [...new Set([...Object.keys(metafile.inputs), ...named])].sort();
}

/**
 * @returns a key for each locale's site, and one for the configuration, which transforms pages: the bundler's cache of
 * transformed pages does not see it change
 */
export async function keys() {
  const {defaultLocale, locales, stalePages, trees} = await loadTypeScript(
    'config/locales.ts',
    'plugins/translation-status/stale.ts',
    'plugins/translation-status/trees.ts',
  );
  const files = await filesIn(sources);
  const entries = locales.map(async (locale) => {
    const isSource = locale === defaultLocale;
    return [locale, await keyOf(files, isSource ? [] : stalePages(root), partFor(isSource, trees, files))];
  });
  return {
    locales: Object.fromEntries(await Promise.all(entries)),
    configuration: await keyOf(await configuration()),
  };
}
