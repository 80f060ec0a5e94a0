// Builds the site of one locale: node scripts/build-locale.mjs LOCALE FOLDER
import {inspect} from 'node:util';
import v8 from 'node:v8';
import {build} from '../plugins/docusaurus-compat/command.mjs';
import {root} from './lib.mjs';

// V8 spends a sixth of a build (4.6 of 30.1 s of CPU) on optimizing code that then runs for only a second or two. The default
// is 67584 bytes of bytecode; the flag was removed in V8 12 (Node.js 22).
if (Number.parseInt(process.versions.v8, 10) < 12) v8.setFlagsFromString('--interrupt-budget=1000000');

const [locale, outDir] = process.argv.slice(2);

// Docusaurus sets it after it has loaded the configuration for the first time.
process.env.DOCUSAURUS_CURRENT_LOCALE = locale;

try {
  await build(root, {locale: [locale], outDir, config: 'scripts/docusaurus.config.cjs'});
} catch (error) {
  // scripts/build.mjs decides how much of the output to print.
  process.send(inspect(error, {depth: Infinity}), () => process.exit(1));
}
