import fs from 'node:fs/promises';
import path from 'node:path';
import {locales} from '../../config/locales';

const TEXT = /\.(?:html|js|css|md|xml|txt|json|webmanifest)$/;
/** Where the bundler's runtime keeps the address that scripts are loaded below. */
const publicPath = (locale: string) => `.p="/${locale}/"`;

const read = (file: string) => fs.readFile(file).catch(() => undefined);

async function walk(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Lets what a locale's pages, styles and scripts name stand at the root of the site. */
async function readdress(folder: string, locale: string): Promise<void> {
  let runtimes = 0;
  for (const file of (await walk(folder)).filter((name) => TEXT.test(name))) {
    const text = await fs.readFile(file, 'utf8');
    let changed = text.replaceAll(`/${locale}/assets/`, '/assets/');
    if (path.basename(file).startsWith('runtime~')) {
      changed = changed.replace(publicPath(locale), '.p="/"');
      runtimes += Number(changed.includes('.p="/"'));
    }
    if (changed !== text) await fs.writeFile(file, changed);
  }
  if (runtimes !== 1) throw new Error(`${folder}: ${runtimes} runtimes load scripts from below ${publicPath(locale)}`);
}

/**
 * Moves the hashed files of all locales into one folder, so that those that are the same are there once: who changes the
 * language has them.
 * @param build the folder that holds one built site a locale
 * @throws Error when files of one name differ
 */
export async function shareAssets(build: string): Promise<void> {
  for (const locale of locales) {
    await readdress(path.join(build, locale), locale);
    const from = path.join(build, locale, 'assets');
    for (const file of await walk(from)) {
      const target = path.join(build, 'assets', path.relative(from, file));
      const other = await read(target);
      if (other && !other.equals(await fs.readFile(file))) throw new Error(`${file} and ${target} differ`);
      await fs.mkdir(path.dirname(target), {recursive: true});
      await fs.rename(file, target);
    }
    await fs.rm(from, {recursive: true});
  }
}
