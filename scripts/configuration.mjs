// Docusaurus transpiles a configuration in TypeScript file by file, with all libraries it imports, and twice for each locale:
// a build hands it one bundle instead.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from './lib.mjs';

/** Read by `docusaurus.config.cjs`. */
const outfile = path.join(root, 'node_modules', '.cache', 'configuration.mjs');

/** Plugins name their files by `__dirname`, which a bundle has not got. */
const folders = {
  name: 'folders',
  setup: ({onLoad}) =>
    onLoad({filter: /[\\/]plugins[\\/].*\.ts$/}, async ({path: file}) => ({
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${await readFile(file, 'utf8')}`,
      loader: 'ts',
    })),
};

/** @returns the modules of the configuration, relative to the project */
export async function bundleConfiguration() {
  // Only once it is installed.
  const {build} = await import('esbuild');
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: ['docusaurus.config.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // For modules that are no ES modules.
    banner: {
      js: "import {createRequire as makeRequire} from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    plugins: [folders],
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}
