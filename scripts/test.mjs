// npm test: runs everything that CI runs, on a fresh clone. The last line counts the tests of all suites.
// npm test -- PATTERN: only the unit tests and browser tests whose path or title contains it, on the present build if current.
// npm test -- --changed [COMMIT]: only those that a change since the commit (the last one) can break.
import {installPackages} from './install.mjs';

installPackages();
const {readFile} = await import('node:fs/promises');
const {bin, run, root} = await import('./lib.mjs');
const {ensureChromium} = await import('./chromium.mjs');
const path = await import('node:path');

const PORT = Number(process.env.PORT ?? 4173);
const pattern = process.argv[2];
const env = {...process.env, CI: 'true', BASE_URL: `http://localhost:${PORT}`};
const report = (name) => path.join(root, 'test-results', `${name}.json`);
const json = async (name) => JSON.parse(await readFile(report(name), 'utf8'));
const total = {passed: 0, failed: 0, skipped: 0};
const started = Date.now();

async function stage(title, action) {
  console.log(`\n== ${title}`);
  const begun = Date.now();
  const result = await action();
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0;
  console.log(`== ${title}: ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  return result.failed === 0;
}

const asTest = (code) => (code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1});

async function units(only = ['run']) {
  const code = await run(
    process.execPath,
    [bin('vitest'), ...only, '--reporter=default', '--reporter=json', `--outputFile.json=${report('units')}`],
    {env},
  );
  const {numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped} = await json('units');
  return {passed, failed: failed || (code === 0 ? 0 : 1), skipped};
}

async function build() {
  const {build: buildSite} = await import('./build.mjs');
  try {
    await buildSite();
    return asTest(0);
  } catch (error) {
    console.error(error.message);
    return asTest(1);
  }
}

async function browser(only = []) {
  const {serve} = await import('./serve.mjs');
  const server = await serve({port: PORT});
  const executable = ensureChromium();
  const code = await run(process.execPath, [bin('playwright'), 'test', ...only], {
    env: {...env, ...(executable ? {CHROMIUM_PATH: executable} : {})},
  });
  server.closeAllConnections();
  server.close();
  const {expected, flaky, unexpected, skipped} = (await json('report')).stats;
  return {passed: expected, failed: unexpected + flaky || (code === 0 ? 0 : 1), skipped};
}

async function all() {
  process.env.CI = 'true';
  await stage('check', async () => asTest(await run(process.execPath, ['scripts/check.mjs'], {env})));
  await stage('units', units);
  if (await stage('build', build)) await stage('browser', browser);
}

/** Runs the test files whose path matches, and of the others the tests whose title matches. */
async function matching() {
  const {matches, nearest, testFiles} = await import('./test-files.mjs');
  const found = await matches(pattern);
  for (const {file, titles} of found) console.log(titles.length > 0 ? `${file}: ${titles.join(' · ')}` : file);
  if (found.length === 0) {
    console.error(
      `No test file and no test title contains "${pattern}". Nearest: ${nearest(pattern, await testFiles())}`,
    );
    process.exit(1);
  }
  const of = (suffix) => found.filter(({file}) => suffix.test(file)).map(({file}) => file);
  const [unitFiles, specs] = [of(/\.test\.\w+$/), of(/\.spec\.ts$/)];
  // Files selected by a title run only the tests whose title matches.
  const grep = found.every(({titles}) => titles.length > 0) ? pattern : undefined;
  const title = grep?.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  if (unitFiles.length > 0) await stage('units', () => units(['run', ...unitFiles, ...(title ? ['-t', title] : [])]));
  await onBuild([...specs, ...(title ? ['-g', `/${title}/i`] : [])], specs.length);
}

/** Runs browser specs on the build, made anew unless it is current. */
async function onBuild(only, count) {
  if (count === 0) return;
  const {isBuilt} = await import('./build.mjs');
  if (await isBuilt()) console.log('\nThe build is current.');
  else if (!(await stage('build', build))) return;
  await stage('browser', () => browser(only));
}

/** Runs the unit tests that import what has changed, and the browser specs that it can break. */
async function changed() {
  const {affectedSpecs, changedFiles, testFiles} = await import('./test-files.mjs');
  const files = changedFiles(process.argv[3] ?? 'HEAD');
  console.log(files.length > 0 ? files.join('\n') : 'Nothing has changed.');
  const modules = files.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));
  if (modules.length > 0) await stage('units', () => units(['related', '--run', '--passWithNoTests', ...modules]));
  const specs = affectedSpecs(files, await testFiles());
  await onBuild(specs, specs.length);
}

await (pattern === '--changed' ? changed() : pattern ? matching() : all());

console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
