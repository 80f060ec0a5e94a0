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

const buildSite = (locale) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build-locale.mjs'), locale, sites], {
      cwd: root,
      // Two builds at once must not share the folder of generated modules.
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(path.basename(generated), locale)},
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => process.stdout.write(text.replace(/^(?=.)/gm, `[${locale}] `)));
    }
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${locale} failed: its messages stand above.`)),
    );
  });

async function buildLocale(locale, key) {
  const site = path.join(sites, locale);
  const stamp = `${site}.key`;
  if (await isAt(stamp, key)) {
    console.log(`[${locale}] Nothing has changed.`);
  } else {
    await rm(stamp, {force: true});
    await buildSite(locale);
    await writeFile(stamp, key);
  }
  // Five times faster than its promise.
  cpSync(site, path.join(next, locale), {recursive: true});
}

async function buildAndSwap() {
  const [{configuration, locales}, modules] = await Promise.all([
    bundleConfiguration().then(keys),
    loadTypeScript('deploy/index.ts', 'plugins/site-root/index.ts', 'plugins/site-root/shareAssets.ts'),
  ]);
  const stamp = path.join(bundlerCache, '.configuration');
  if (!(await isAt(stamp, configuration))) {
    for (const folder of [bundlerCache, generated]) await rm(folder, {recursive: true, force: true});
    await mkdir(bundlerCache, {recursive: true});
    await writeFile(stamp, configuration);
  }
  await rm(next, {recursive: true, force: true});
  const results = await Promise.allSettled(Object.entries(locales).map(([locale, key]) => buildLocale(locale, key)));
  const failed = results.filter(({status}) => status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({reason}) => reason.message).join('\n'));
  await modules.writeRoot(next);
  await modules.shareAssets(next);
  await modules.writeHosts(next);
  await rm(last, {recursive: true, force: true});
  if (existsSync(out)) await rename(out, last);
  await rename(next, out);
  await rm(last, {recursive: true, force: true});
}

/** @throws when it fails, with `build/` as it was before */
export const build = () => locked(path.join(cache, 'build.lock'), 'build', buildAndSwap);

if (process.argv[1] === import.meta.filename) {
  installPackages();
  try {
    await build();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
