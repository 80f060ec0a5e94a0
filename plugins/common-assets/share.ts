import fs from 'node:fs/promises';
import path from 'node:path';
import {locales} from '../../config/locales';

const read = (file: string) => fs.readFile(file).catch(() => undefined);

/**
 * Moves the hashed files of all locales into one folder. Equal files are stored once, so that they stay cached when a reader
 * changes the language.
 * @param build folder with one built site per locale
 * @throws Error when files of one name differ
 */
export async function shareAssets(build: string): Promise<void> {
  for (const locale of locales) {
    const from = path.join(build, locale, 'assets');
    const entries = await fs.readdir(from, {recursive: true, withFileTypes: true});
    const moves = entries
      .filter((entry) => entry.isFile())
      .map(async ({parentPath, name}) => {
        const file = path.join(parentPath, name);
        const target = path.join(build, 'assets', path.relative(from, file));
        const other = await read(target);
        if (other && !other.equals(await fs.readFile(file)))
          throw new Error(`${file} and ${target} differ: assets of one name must be equal in all locales`);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.rename(file, target);
      });
    await Promise.all(moves);
    await fs.rm(from, {recursive: true});
  }
}
