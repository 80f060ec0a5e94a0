// Bundles the configuration once: Docusaurus transpiles a TypeScript configuration file by file, with all libraries it imports,
// twice for each locale.
import path from 'node:path';
import {folders, requireBanner, root} from './lib.mjs';

/** `docusaurus.config.cjs` reads this file. */
const outfile = path.join(root, 'node_modules', '.cache', 'configuration.mjs');

/** @returns the modules of the configuration, relative to the project */
export async function bundleConfiguration() {
  // Imported here, after the packages are installed.
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
