// npm run bench:mutants [-- AREA…]: changes the pure code of an area in small ways, one at a time, and counts how many of the
// changes its units notice (Stryker). Lists those that nothing noticed, and exits with code 1 when an area is below FLOOR.
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {Stryker} from '@stryker-mutator/core';

const FLOOR = 90;
const root = path.resolve(import.meta.dirname, '../..');
/** Files that are changed, by area; the units are all beside them. */
const areas = {
  camera: ['src/stage/engine/camera.ts'],
  input: ['src/stage/engine/input.ts'],
  quality: ['src/stage/engine/quality.ts'],
  lessons: ['src/features/lessons/judge.ts'],
  hashes: ['plugins/inline-hashes/step.ts'],
  config: ['config/security.ts', 'config/locales.ts', 'config/localized.ts'],
  viewport: ['src/features/workbench/viewport.ts'],
};

const {positionals} = parseArgs({allowPositionals: true});
const unknown = positionals.filter((name) => !(name in areas));
if (unknown.length > 0) throw new Error(`No area ${unknown.join(', ')}: ${Object.keys(areas).join(', ')}`);

process.chdir(root);
const weak = [];
for (const [name, mutate] of Object.entries(areas)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.env.MUTANTS_TESTS = `${path.dirname(mutate[0])}/*.test.ts`;
  const tempDirName = `.mutants/${name}`;
  const results = await new Stryker({
    mutate,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: {configFile: 'bench/mutants/vitest.config.mts', related: false},
    coverageAnalysis: 'perTest',
    // A text of a table is data, and a constant is noticed by pictures.
    ignoreStatic: true,
    timeoutMS: 20_000,
    tempDirName,
    // Folders that no unit reads.
    ignorePatterns: ['build', '.docusaurus', 'test-results', 'tests', 'media', 'bench/node_modules'],
    reporters: [],
    logLevel: 'error',
  }).runMutationTest();
  await rm(tempDirName, {recursive: true, force: true});
  const counted = results.filter(({status}) => !['Ignored', 'CompileError'].includes(status));
  const survivors = counted.filter(({status}) => ['Survived', 'NoCoverage'].includes(status));
  const share = (100 * (counted.length - survivors.length)) / counted.length;
  console.log(`${name}: ${share.toFixed(0)} % of ${counted.length} changes noticed`);
  for (const {fileName, location, replacement} of survivors)
    console.log(
      `  ${path.relative(root, fileName)}:${location.start.line} ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`,
    );
  if (share < FLOOR) weak.push(name);
}
if (weak.length > 0) {
  console.error(`Below ${FLOOR} %: ${weak.join(', ')}`);
  process.exitCode = 1;
}
