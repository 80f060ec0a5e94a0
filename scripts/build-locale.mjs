// Builds the site of one locale: node scripts/build-locale.mjs LOCALE FOLDER
import {inspect} from 'node:util';
// Not the package's index, which loads all of its commands.
import {build} from '@docusaurus/core/lib/commands/build/build.js';
import {root} from './lib.mjs';

const [locale, outDir] = process.argv.slice(2);

// Docusaurus sets it after it has loaded the configuration for the first time.
process.env.DOCUSAURUS_CURRENT_LOCALE = locale;

try {
  await build(root, {locale: [locale], outDir, config: 'scripts/docusaurus.config.cjs'});
} catch (error) {
  // scripts/build.mjs decides how much of it is told.
  process.send(inspect(error, {depth: Infinity}), () => process.exit(1));
}
