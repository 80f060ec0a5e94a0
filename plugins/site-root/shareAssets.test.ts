import {mkdir, mkdtemp, readFile, readdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {locales} from '../../config/locales';
import {readdress} from './readdress';
import {shareAssets} from './shareAssets';

let build = '';
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(build, file)), {recursive: true});
  await writeFile(path.join(build, file), text);
};
const share = async () => {
  for (const locale of locales) await readdress(path.join(build, locale), locale);
  await shareAssets(build);
};
const read = (file: string) => readFile(path.join(build, file), 'utf8');

beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'share-'));
  for (const locale of locales) {
    await write(`${locale}/index.html`, `<script src=/${locale}/assets/js/main.1.js></script><a href=/${locale}/docs>`);
    await write(`${locale}/assets/js/runtime~main.${locale}.js`, `r.p="/${locale}/";`);
    await write(`${locale}/assets/js/vendor.2.js`, 'vendor');
  }
});

it('shared files: stand once at the root, and pages and runtimes look for them there', async () => {
  await share();
  expect(await readdir(path.join(build, 'assets/js'))).toEqual([
    ...locales.map((locale) => `runtime~main.${locale}.js`).sort(),
    'vendor.2.js',
  ]);
  for (const locale of locales) {
    expect(await read(`${locale}/index.html`)).toBe(
      `<script src=/assets/js/main.1.js></script><a href=/${locale}/docs>`,
    );
    expect(await read(`assets/js/runtime~main.${locale}.js`)).toBe('r.p="/";');
    await expect(read(`${locale}/assets/js/vendor.2.js`)).rejects.toThrow('ENOENT');
  }
});

it('shared files: of one name must be the same', async () => {
  await write('en/assets/js/vendor.2.js', 'another');
  await expect(share()).rejects.toThrow('vendor.2.js differ');
});

it('shared files: a runtime that loads from elsewhere is an error', async () => {
  await write('en/assets/js/runtime~main.en.js', 'r.p="/other/";');
  await expect(share()).rejects.toThrow('0 runtimes');
});
