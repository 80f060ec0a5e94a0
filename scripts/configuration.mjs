// Bundles the configuration once: Docusaurus transpiles a TypeScript configuration file by file, with all libraries it imports,
// twice for each locale.
import path from 'node:path';
import {inputsOf} from '../plugins/cache.mjs';
import {forNode, root} from './lib.mjs';

/** `docusaurus.config.cjs` reads this file. */
const outfile = path.join(root, 'node_modules', '.cache', 'configuration.mjs');

/** What the configuration file itself names, the bundler follows: style sheets and client modules. */
const ENTRY = 'docusaurus.config.ts';

/** @returns what the configuration is made from, relative to the project: its modules, and the loaders and files that they name */
export async function bundleConfiguration() {
  // Imported here, after the packages are installed.
  const {build} = await import('esbuild');
  const {metafile} = await build({
    ...forNode,
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outfile,
    metafile: true,
  });
  const modules = Object.keys(metafile.inputs).filter((file) => file !== ENTRY);
  return [ENTRY, ...(await inputsOf(modules, root))];
}
