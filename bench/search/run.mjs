// Bundles the benchmark, because Node 20 does not read TypeScript.
import {loadTypeScript} from '../../scripts/lib.mjs';

const entry =
  ['tune', 'foreign'].find((name) => process.argv.includes(`--${name}`))?.replace('foreign', 'foreign/bench') ??
  'bench';
const {main} = await loadTypeScript(`bench/search/${entry}.ts`);
main(process.argv.slice(2));
if (process.argv.includes('--browser')) await (await import('./browser.mjs')).main();
