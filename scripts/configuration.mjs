// Docusaurus transpiles a configuration in TypeScript file by file, with all libraries it imports, and twice for each locale:
// a build hands it one bundle instead.
import path from 'node:path';
import {folders, requireBanner, root} from './lib.mjs';

/** Read by `docusaurus.config.cjs`. */
const outfile = path.join(root, 'node_modules', '.cache', 'configuration.mjs');

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
    banner: requireBanner,
    plugins: [folders],
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}
