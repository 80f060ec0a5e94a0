// npm run build: builds both locales in parallel, each unless it is up to date, then the files at the root of the site.
import './node-version.mjs';
import {spawn} from 'node:child_process';
import {cpSync, existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {isAt, replaceFile} from '../plugins/cache.mjs';
import {bundleConfiguration} from './configuration.mjs';
import {installPackages} from './install.mjs';
import {isMain, loadTypeScript, root} from './lib.mjs';
import {locked} from './lock.mjs';
import {failureText, rememberedFaults, warning} from './page-faults.mjs';
import {keys} from './sources.mjs';

const out = path.join(root, 'build');
/** The complete new site, and the one it replaces. On the same disk, so that each move is atomic. */
const [next, last] = ['next', 'last'].map((name) => path.join(root, '.docusaurus', `build-${name}`));
const cache = path.join(root, 'node_modules', '.cache');
const generated = path.join(root, '.docusaurus');
const bundlerCache = path.join(cache, 'rspack');
/** The last built site of each locale, with its build key beside it. */
const sites = path.join(cache, 'locales');

/** Key of the sources that build/ was made from. */
const siteStamp = path.join(cache, 'site.key');

/** @param told resolves when the faults in pages are printed, which precede all other output */
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
    // Prints warnings, or on failure the whole output of Docusaurus and the bundler.
    let [output, reason] = ['', ''];
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('message', (text) => {
      output += text;
      reason = text;
    });
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`The build of ${locale} failed.`, {cause: {output, reason}}));
      write(output);
      resolve();
    });
  });

async function buildLocale(locale, key, told) {
  const site = path.join(sites, locale);
  const stamp = `${site}.key`;
  if (isAt(stamp, key)) {
    console.log(`[${locale}] Nothing has changed.`);
  } else {
    await rm(stamp, {force: true});
    await buildSite(locale, told);
    await replaceFile(stamp, key);
  }
  // `cpSync` is five times faster here than `fs.promises.cp`.
  cpSync(site, path.join(next, locale), {recursive: true});
}

async function buildAndSwap({verbose = false} = {}) {
  const [{configuration, locales, site}, modules] = await Promise.all([
    bundleConfiguration().then(keys),
    loadTypeScript(
      'config/identity.ts',
      'config/published.ts',
      'deploy/index.ts',
      'plugins/root-pages/index.ts',
      'plugins/common-assets/share.ts',
    ),
  ]);
  const stamp = path.join(bundlerCache, '.configuration');
  if (!isAt(stamp, configuration)) {
    for (const folder of [bundlerCache, generated]) await rm(folder, {recursive: true, force: true});
    await replaceFile(stamp, configuration);
  }
  await rm(next, {recursive: true, force: true});
  const told = rememberedFaults(JSON.stringify([locales, configuration])).then((faults) => {
    if (faults.length > 0) console.error(faults.join('\n'));
    return faults;
  });
  const results = await Promise.allSettled(
    Object.entries(locales).map(([locale, key]) => buildLocale(locale, key, told)),
  );
  const failed = results.filter(({status}) => status === 'rejected').map(({reason}) => reason);
  const faults = await told;
  if (failed.length > 0) throw new Error(failureText(faults, failed, verbose));
  const rootPages = await modules.writeRoot(next);
  await modules.shareAssets(next);
  await modules.writeHosts(next, await modules.inlineOfBuild(root, rootPages));
  await rm(last, {recursive: true, force: true});
  await rm(siteStamp, {force: true});
  if (existsSync(out)) await rename(out, last);
  await rename(next, out);
  await replaceFile(siteStamp, site);
  await rm(last, {recursive: true, force: true});
  if (faults.length > 0) console.warn(warning(faults.length));
  const {outdatedCards} = await import('./cards.mjs');
  for (const line of await outdatedCards(out)) console.warn(line);
  const {incompleteKeys, isExample, missing} = modules;
  for (const line of incompleteKeys) console.warn(line);
  if (isExample)
    console.log(`From config/example.ts, because config/published.ts does not have it: ${missing.join(', ')}.`);
  else if (missing.length > 0)
    console.log(`Left out, because config/published.ts does not have it: ${missing.join(', ')}.`);
}

/** @throws Error when the build fails; `build/` is unchanged then */
export const build = (options) => locked(path.join(cache, 'build.lock'), 'build', () => buildAndSwap(options));

/** Whether build/ is complete and made from the present sources. */
export const isBuilt = async () => existsSync(out) && isAt(siteStamp, (await bundleConfiguration().then(keys)).site);

if (isMain(import.meta)) {
  installPackages();
  try {
    await build({verbose: process.argv.includes('--verbose')});
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
