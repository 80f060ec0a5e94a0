// npm run release -- FOLDER: puts build/ into a folder that a host serves, beside the hashed files of earlier releases.
import {
  chmod,
  copyFile,
  cp,
  link,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {randomBytes} from 'node:crypto';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {replaceFile} from '../plugins/cache.mjs';
import {hashOf} from '../plugins/hash.cjs';
import {isMain, loadTypeScript, root, slashed} from './lib.mjs';
import {locked} from './lock.mjs';
import {refuseFaults} from './page-faults.mjs';

const {defaultLocale, hostsFolder, immutablePaths} = await loadTypeScript(
  'config/locales.ts',
  'config/security.ts',
  'deploy/index.ts',
);

/** How long a page that is open may go on after it was replaced, and workers of the host that still answer from its folder. */
export const keep = {releases: 10, days: 30, minutes: 10};

const immutable = new RegExp(immutablePaths);
const compressible = /\.(?:html|css|js|json|xml|svg|txt|md|webmanifest|ico)$/;
const [toBrotli, toGzip] = [brotliCompress, gzip].map((compress) => promisify(compress));

const filesOf = async (folder) =>
  (await readdir(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(path.relative(folder, path.join(entry.parentPath, entry.name))));

const hashedFiles = async (folder) =>
  (await filesOf(folder)).filter((file) => immutable.test(`/${file.replace(/\.(?:br|gz)$/, '')}`));

const copyLinked = async (from, to) => {
  await mkdir(path.dirname(to), {recursive: true});
  await link(from, to);
};

/** Compressed copies under the hash of their content: what was released before is not compressed again. */
const copies = path.join(root, 'node_modules/.cache/compressed');
const codecs = {
  br: (content) => toBrotli(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
  gz: (content) => toGzip(content, {level: 9}),
};

async function compress(folder) {
  const files = (await filesOf(folder)).filter(
    (file) => compressible.test(file) && !/(?:^|\/)\.(?!well-known)/.test(file),
  );
  const next = files[Symbol.iterator]();
  const work = async () => {
    for (const file of next) {
      const content = await readFile(path.join(folder, file));
      for (const [type, encode] of Object.entries(codecs)) {
        const copy = path.join(copies, `${hashOf(content)}.${type}`);
        if (existsSync(copy)) await utimes(copy, new Date(), new Date());
        else await replaceFile(copy, await encode(content));
        await copyFile(copy, path.join(folder, `${file}.${type}`));
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  for (const copy of await readdir(copies)) {
    const file = path.join(copies, copy);
    // Another release may have renamed it meanwhile.
    const used = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (Date.now() - used > keep.days * 86_400_000) await rm(file, {force: true});
  }
}

/** The kept releases, newest first. A damaged list is made anew from the hashed files that `current` holds. */
async function readReleases(list, current) {
  if (!existsSync(list)) return [];
  try {
    return JSON.parse(await readFile(list, 'utf8'));
  } catch {
    return current ? [{id: path.basename(current), files: await hashedFiles(current)}] : [];
  }
}

/**
 * Writes `target/releases/<id>` and lets the link `target/current` lead to it in one step. The release before stays,
 * for answers on the way and for going back; of older ones only the hashed files stay.
 * @param now milliseconds; the age of a release counts from the day it was replaced
 * @returns the folder of the new release
 */
export const release = (target, options) =>
  locked(path.join(target, 'release.lock'), 'release', () => writeRelease(target, options));

async function writeRelease(target, {build = path.join(root, 'build'), now = Date.now()} = {}) {
  const list = path.join(target, 'releases.json');
  const link = path.join(target, 'current');
  const current = existsSync(link) ? path.resolve(target, await readlink(link)) : undefined;
  const [last, ...older] = await readReleases(list, current);
  const id = `${new Date(now).toISOString().replace(/\W/g, '')}-${randomBytes(3).toString('hex')}`;
  const folder = path.join(target, 'releases', id);
  // After a return to an older release these are two folders, and either may have been deleted by hand.
  const sources = [last && path.join(target, 'releases', last.id), current].filter((each) => each && existsSync(each));
  await mkdir(path.join(target, 'releases'), {recursive: true});
  await cp(build, folder, {recursive: true});
  await compress(folder);

  const earlier = (last ? [{...last, replaced: now}, ...older] : [])
    .slice(0, keep.releases)
    .filter(({replaced}) => now - replaced < keep.days * 86_400_000);
  const own = await hashedFiles(folder);
  for (const file of new Set(earlier.flatMap(({files}) => files))) {
    if (existsSync(path.join(folder, file))) continue;
    const source = sources.find((each) => existsSync(path.join(each, file)));
    if (source) await copyLinked(path.join(source, file), path.join(folder, file));
  }

  await fillIn(folder, target);
  await makeReadable(folder);
  await point(target, id);
  await writeFile(`${list}.new`, JSON.stringify([{id, files: own}, ...earlier]));
  await rename(`${list}.new`, list);
  const draining = earlier.filter(({replaced}) => now - replaced < keep.minutes * 60_000).map((each) => each.id);
  for (const old of await readdir(path.join(target, 'releases'))) {
    const one = path.join(target, 'releases', old);
    if (one !== folder && !sources.includes(one) && !draining.includes(old)) await rm(one, {recursive: true});
  }
  return folder;
}

/** @throws Error when `npm start` made the build: it shows entries of config/example.ts */
async function refuseExamples(build) {
  const home = await readFile(path.join(build, defaultLocale, 'index.html'), 'utf8');
  if (home.includes('data-example'))
    throw new Error('build/ has the example entries of "npm start": run "npm run build" first.');
}

/** @throws Error when a page's social card is missing, or shows another name or title */
async function refuseCards(build) {
  const {outdatedCards} = await import('./cards.mjs');
  const cards = await outdatedCards(build);
  if (cards.length > 0) throw new Error([...cards, 'Not released.'].join('\n'));
}

/** Lets the link `target/current` lead to a release in one step. */
async function point(target, id) {
  const next = path.join(target, `current-${id}`);
  await symlink(path.join('releases', id), next);
  await rename(next, path.join(target, 'current'));
}

/** Names the folders in the configurations of hosts: each release has its own, with its own policy. */
async function fillIn(folder, target) {
  const hosts = path.join(folder, hostsFolder);
  for (const file of existsSync(hosts) ? await readdir(hosts) : []) {
    const text = await readFile(path.join(hosts, file), 'utf8');
    const filled = text.replaceAll('@RELEASE@', folder).replaceAll('@SITE@', target);
    if (filled !== text) await writeFile(path.join(hosts, file), filled);
  }
}

/** The server of the host is another user, whatever the umask of this one. */
async function makeReadable(folder) {
  for (let parent = folder, i = 0; i < 3; i += 1, parent = path.dirname(parent)) await chmod(parent, 0o755);
  for (const entry of await readdir(folder, {recursive: true, withFileTypes: true}))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/**
 * Lets `target/current` lead to the release before it, or back again. Pages of the one that is left may be open: their
 * hashed files go along.
 * @returns the folder of the release that is current now
 * @throws Error when there is no other release
 */
export const rollback = (target) =>
  locked(path.join(target, 'release.lock'), 'release', async () => {
    const link = path.join(target, 'current');
    const current = existsSync(link) ? path.resolve(target, await readlink(link)) : undefined;
    const others = (await readReleases(path.join(target, 'releases.json'), current))
      .map(({id}) => path.join(target, 'releases', id))
      .filter((folder) => folder !== current && existsSync(folder));
    const [folder] = others;
    if (!current || !folder) throw new Error(`${target} holds no release to go back to`);
    for (const file of await hashedFiles(current))
      if (!existsSync(path.join(folder, file))) await copyLinked(path.join(current, file), path.join(folder, file));
    await makeReadable(folder);
    await point(target, path.basename(folder));
    return folder;
  });

if (isMain(import.meta)) {
  const isBack = process.argv.includes('--back');
  const target = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  try {
    if (!target) throw new Error('Usage: npm run build && npm run release -- FOLDER, or npm run rollback -- FOLDER');
    if (isBack && !existsSync(path.join(target, 'current')))
      throw new Error(`${target}/current is not there: nothing was released to ${target}`);
    if (!isBack && !existsSync(path.join(root, 'build', '404.html')))
      throw new Error('build/ is not there: run "npm run build" first.');
    if (isBack) console.log(`Current is now ${await rollback(path.resolve(target))}`);
    else {
      await refuseFaults();
      await refuseExamples(path.join(root, 'build'));
      await refuseCards(path.join(root, 'build'));
      console.log(`Released to ${await release(path.resolve(target))}`);
    }
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
