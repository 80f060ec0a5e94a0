// Bundles the benchmark, because Node 20 does not read TypeScript.
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {folders} from '../../scripts/lib.mjs';

const entry =
  ['tune', 'foreign'].find((name) => process.argv.includes(`--${name}`))?.replace('foreign', 'foreign/bench') ??
  'bench';
const outfile = path.resolve('node_modules/.cache/bench-search-' + process.pid + '.mjs');
await build({
  entryPoints: [`bench/search/${entry}.ts`],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  plugins: [folders],
  logLevel: 'warning',
});
try {
  const {main} = await import(pathToFileURL(outfile).href);
  main(process.argv.slice(2));
  if (process.argv.includes('--browser')) await (await import('./browser.mjs')).main();
} finally {
  await rm(outfile);
}
