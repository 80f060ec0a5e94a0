// npm run build: both locales side by side, each unless it is built already, then what stands at the root of the site.
import './node-version.mjs';
import {spawn} from 'node:child_process';
import {cpSync, existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundleConfiguration} from './configuration.mjs';
import {installPackages} from './install.mjs';
import {loadTypeScript, root} from './lib.mjs';
import {locked} from './lock.mjs';
import {failureText, rememberedFaults, warning} from './page-faults.mjs';
import {keys} from './sources.mjs';

const out = path.join(root, 'build');
/** The new site until it is whole, then the one it replaces. On the same disk, so that each move is one step. */
const [next, last] = ['next', 'last'].map((name) => path.join(root, '.docusaurus', `build-${name}`));
const cache = path.join(root, 'node_modules', '.cache');
const generated = path.join(root, '.docusaurus');
const bundlerCache = path.join(cache, 'rspack');
/** One built site a locale, as it was last, with its key beside it. */
const sites = path.join(cache, 'locales');

const isAt = async (file, key) => existsSync(file) && (await readFile(file, 'utf8')) === key;

/** @param told resolves when the mistakes in pages are printed, which come before all else */
const buildSite = (locale, told) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build-locale.mjs'), locale, sites], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        // See plugins/page-pipeline/index.ts.
        SITE_BUILD: 'true',
        // Two builds at once must not share the folder of generated modules.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(path.basename(generated), locale),
        // Docusaurus puts files up to this size in bytes into every script and style sheet that names them; its own limit is 10 kB.
        WEBPACK_URL_LOADER_LIMIT: '2048',
      },
    });
    const write = (text) => told.then(() => process.stdout.write(text.replace(/^(?=.)/gm, `[${locale}] `)));
    child.stdout.setEncoding('utf8').on('data', write);
    // Warnings, or all that Docusaurus and the bundler say of a failure.
    let details = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (details += text));
    child.once('message', (text) => (details += text));
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`The build of ${locale} failed.`, {cause: details}));
      write(details);
      resolve();
    });
  });

async function buildLocale(locale, key, told) {
  const site = path.join(sites, locale);
  const stamp = `${site}.key`;
  if (await isAt(stamp, key)) {
    console.log(`[${locale}] Nothing has changed.`);
  } else {
    await rm(stamp, {force: true});
    await buildSite(locale, told);
    await writeFile(stamp, key);
  }
  // Five times faster than its promise.
  cpSync(site, path.join(next, locale), {recursive: true});
}

async function buildAndSwap({verbose = false} = {}) {
  const [{configuration, locales}, modules] = await Promise.all([
    bundleConfiguration().then(keys),
    loadTypeScript(
      'config/published.ts',
      'deploy/index.ts',
      'plugins/site-root/index.ts',
      'plugins/common-assets/share.ts',
    ),
  ]);
  const stamp = path.join(bundlerCache, '.configuration');
  if (!(await isAt(stamp, configuration))) {
    for (const folder of [bundlerCache, generated]) await rm(folder, {recursive: true, force: true});
    await mkdir(bundlerCache, {recursive: true});
    await writeFile(stamp, configuration);
  }
  await rm(next, {recursive: true, force: true});
  const told = rememberedFaults(JSON.stringify([locales, configuration])).then((faults) => {
    if (faults.length > 0) console.error(faults.join('\n'));
    return faults.length;
  });
  const results = await Promise.allSettled(
    Object.entries(locales).map(([locale, key]) => buildLocale(locale, key, told)),
  );
  const failed = results.filter(({status}) => status === 'rejected').map(({reason}) => reason);
  const faults = await told;
  if (failed.length > 0) throw new Error(failureText(faults, failed, verbose));
  const rootPages = await modules.writeRoot(next);
  await modules.shareAssets(next);
  await modules.writeHosts(next, root, rootPages);
  await rm(last, {recursive: true, force: true});
  if (existsSync(out)) await rename(out, last);
  await rename(next, out);
  await rm(last, {recursive: true, force: true});
  if (faults > 0) console.warn(warning(faults));
  const leftOut = Object.entries(modules.published).flatMap(([name, value]) =>
    value === null || value.length === 0 ? [name] : [],
  );
  if (leftOut.length > 0) console.log(`Left out, because config/published.ts does not have it: ${leftOut.join(', ')}.`);
}

/** @throws when it fails, with `build/` as it was before */
export const build = (options) => locked(path.join(cache, 'build.lock'), 'build', () => buildAndSwap(options));

if (process.argv[1] === import.meta.filename) {
  installPackages();
  try {
    await build({verbose: process.argv.includes('--verbose')});
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
