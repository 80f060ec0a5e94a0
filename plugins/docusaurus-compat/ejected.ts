import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../hash.cjs';

const root = path.resolve(import.meta.dirname, '../..');
const REGISTER = path.join(root, 'src/theme/README.md');
const PACKAGES = {
  core: '@docusaurus/core/lib/client/theme-fallback',
  'theme-search-algolia': '@docusaurus/theme-search-algolia/lib/theme',
};
const THEME = '@docusaurus/theme-classic/lib/theme';

/** Ejected components of the register in `src/theme/README.md`, with the folder or file of Docusaurus that each was copied from. */
export function ejected(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, names = '', how] of readFileSync(REGISTER, 'utf8').matchAll(/^\| (`.+?) \| (\w+) \|/gm)) {
    if (how !== 'eject') continue;
    const origin = Object.entries(PACKAGES).find(([name]) => names.includes(name) && names.includes('('));
    for (const [, name = ''] of names.replace(/\(.*\)/, '').matchAll(/`([^`]+)`/g)) {
      const kinds = name.endsWith('/*')
        ? ['Danger', 'Info', 'Note', 'Tip', 'Warning'].map((kind) => name.replace('*', kind))
        : [name];
      for (const kind of kinds) found.set(kind, path.join(root, 'node_modules', origin ? origin[1] : THEME, kind));
    }
  }
  return found;
}

/** Hash of the original of an ejected component; undefined when Docusaurus has removed it. */
export function originalHash(source: string): string | undefined {
  const file = [path.join(source, 'index.js'), `${source}.js`].find((each) => existsSync(each));
  return file && hashOf(readFileSync(file)).slice(0, 12);
}
