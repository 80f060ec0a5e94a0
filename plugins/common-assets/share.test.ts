import {mkdir, mkdtemp, readFile, readdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {locales} from '../../config/locales';
import {shareAssets} from './share';

let build = '';
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(build, file)), {recursive: true});
  await writeFile(path.join(build, file), text);
};
const read = (file: string) => readFile(path.join(build, file), 'utf8');

beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'share-'));
  for (const locale of locales) {
    await write(`${locale}/assets/js/runtime~main.${locale}.js`, 'runtime');
    await write(`${locale}/assets/js/vendor.2.js`, 'vendor');
  }
});

it('moves the assets of all locales to the root, equal files once', async () => {
  await shareAssets(build);
  expect(await readdir(path.join(build, 'assets/js'))).toEqual([
    ...locales.map((locale) => `runtime~main.${locale}.js`).sort(),
    'vendor.2.js',
  ]);
  for (const locale of locales) await expect(read(`${locale}/assets/js/vendor.2.js`)).rejects.toThrow('ENOENT');
});

it('throws when two locales have different assets of one name', async () => {
  await write('en/assets/js/vendor.2.js', 'another');
  await expect(shareAssets(build)).rejects.toThrow('vendor.2.js differ');
});
