// npm run build: both locales side by side, then what stands at the root of the site.
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bin, loadTypeScript, root} from './lib.mjs';

const out = path.join(root, 'build');
const stamp = path.join(out, '.stamp');

/** What a build is made of. */
const sources = [
  'blog',
  'config',
  'deploy',
  'docs',
  'i18n',
  'plugins',
  'shared-assets',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
];

/** What transforms pages; the bundler's cache of transformed pages does not see it change. */
const transforms = ['config', 'plugins', 'src/stage/shading'];
const bundlerCache = path.join(root, 'node_modules', '.cache', 'rspack');

async function hashOf(paths) {
  const hash = createHash('sha256').update(JSON.stringify(pick(process.env, /^(ALGOLIA|GISCUS|SITE)_/)));
  for (const source of paths) {
    const absolute = path.join(root, source);
    const files = source.includes('.') ? [absolute] : await walk(absolute);
    for (const file of files.sort()) hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

const pick = (values, pattern) => Object.fromEntries(Object.entries(values).filter(([key]) => pattern.test(key)));

const walk = async (folder) =>
  (await readdir(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const buildLocale = (locale) =>
  new Promise((resolve, reject) => {
    const child = spawn(bin('docusaurus'), ['build', '--locale', locale, '--out-dir', 'build'], {
      cwd: root,
      // Two builds at once must not share the folder of generated modules.
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${locale}`},
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => process.stdout.write(text.replace(/^(?=.)/gm, `[${locale}] `)));
    }
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${locale} failed: its messages stand above.`)),
    );
  });

export async function build() {
  const {locales} = await loadTypeScript('config/locales.ts');
  const {stalePages} = await loadTypeScript('plugins/translation-status/stale.ts');
  // Whether a page is stale is seen in another page.
  const [hash, transformHash] = [await hashOf(sources), (await hashOf(transforms)) + stalePages(root)];
  const cacheStamp = path.join(bundlerCache, '.transforms');
  if (!existsSync(cacheStamp) || (await readFile(cacheStamp, 'utf8')) !== transformHash) {
    await rm(bundlerCache, {recursive: true, force: true});
    await mkdir(bundlerCache, {recursive: true});
    await writeFile(cacheStamp, transformHash);
  }
  await rm(out, {recursive: true, force: true});
  const results = await Promise.allSettled(locales.map(buildLocale));
  const failed = results.filter(({status}) => status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({reason}) => reason.message).join('\n'));
  const {writeRoot} = await loadTypeScript('plugins/site-root/index.ts');
  await writeRoot(out);
  const {delayAll} = await loadTypeScript('plugins/late-hydration/pages.ts');
  await delayAll(root, out);
  const {shareAssets} = await loadTypeScript('plugins/site-root/shareAssets.ts');
  await shareAssets(out);
  const {writeHosts} = await loadTypeScript('deploy/index.ts');
  await writeHosts(out);
  await writeFile(stamp, hash);
}

export async function buildWhenStale() {
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await hashOf(sources))) {
    console.log('The build is up to date.');
    return;
  }
  await build();
}

if (process.argv[1] === import.meta.filename) {
  try {
    await build();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
