import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from './lib.mjs';
import {hashOfFile} from '../plugins/cache.mjs';
import {bundleConfiguration} from './configuration.mjs';
import {partFor, sourceFiles} from './sources.mjs';

const trees = [
  {locale: 'en', source: 'docs', translation: 'i18n/en/docs'},
  {locale: 'ar', source: 'docs', translation: 'i18n/ar/docs'},
];
const files = [
  'docs/A.md',
  'docs/B.md',
  'docs/tags.yml',
  'i18n/en/code.json',
  'i18n/en/docs/A.md',
  'i18n/ar/docs/B.md',
  'src/app.tsx',
];
const partsFor = (locale: string) => {
  const part = partFor(locale, trees, files);
  return Object.fromEntries(files.map((file) => [file, part(file)]));
};

const allText = Object.fromEntries(files.map((file) => [file, 'text']));

describe('inputs of a locale in its build key', () => {
  it('include only the addresses of translations into other languages', () => {
    expect(partsFor('zh-Hans')).toEqual({...allText, 'i18n/en/docs/A.md': 'name', 'i18n/ar/docs/B.md': 'name'});
  });

  it('include of a translated source only its address for other locales, and the text of an untranslated one', () => {
    expect(partsFor('en')).toEqual({...allText, 'docs/A.md': 'name', 'i18n/ar/docs/B.md': 'name'});
  });
});

it('the key of the bundler covers loaders that plugins name by path, what these import, and files that plugins read', async () => {
  const loaders = sourceFiles().filter((file) => /^(?:plugins|src)\/.*\.cjs$/.test(file));
  expect(loaders).toContainEqual(expect.stringMatching(/texts\.cjs$/));
  expect(await bundleConfiguration()).toEqual(
    expect.arrayContaining([...loaders, 'figures/rim-depth.tsx', 'src/stage/shading/rim.ts', 'src/css/tokens.css']),
  );
});

it('a file has the same hash with Windows line ends, and another when its text changes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  const hash = async (text: string) => {
    await writeFile(path.join(folder, 'file'), text);
    return hashOfFile(path.join(folder, 'file'));
  };
  expect(await hash('描边\r\ntwo\r\n')).toBe(await hash('描边\ntwo\n'));
  expect(await hash('描边\nthree\n')).not.toBe(await hash('描边\ntwo\n'));
  await rm(folder, {recursive: true});
});

it('every file that is no test, no paper and no setting of a tool is a source, with Git and without', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  const read = ['LICENSE', 'docs/A.md', 'package.json', 'versioned_docs/version-1.0/A.md', 'versions.json'];
  const unread = [
    'README.md',
    '.npmrc',
    'src/a.test.ts',
    'tests/support.ts',
    'node_modules/a/index.js',
    'build/a.html',
  ];
  for (const file of [...read, ...unread]) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), '');
  }
  expect(sourceFiles(folder)).toEqual(read);
  const git = (...args: string[]) => execFileSync('git', args, {cwd: folder});
  git('init', '-q');
  await writeFile(path.join(folder, '.gitignore'), 'node_modules/\n/build/\n');
  expect(sourceFiles(folder)).toEqual(read);
  git('add', 'docs/A.md');
  await rm(path.join(folder, 'docs/A.md'));
  expect(sourceFiles(folder)).toEqual(read.filter((file) => file !== 'docs/A.md'));
  await writeFile(path.join(folder, '.gitignore'), '*');
  await writeFile(path.join(folder, 'docs/A.md'), '');
  git('rm', '-q', '--cached', 'docs/A.md');
  // No file is tracked now, as in a folder that the repository around it ignores.
  expect(sourceFiles(folder)).toEqual(read);
  await rm(folder, {recursive: true});
});

it.skipIf(!existsSync(path.join(root, '.git')))(
  'Git gives text LF and leaves pictures alone, whatever core.autocrlf says',
  () => {
    const files = ['docs/FAQ.md', 'scripts/build.mjs', 'i18n/en/code.json', 'tests/visual/demo-hair-dark.png'];
    const eol = execFileSync('git', ['-c', 'core.autocrlf=true', 'ls-files', '--eol', ...files], {
      cwd: root,
      encoding: 'utf8',
    });
    const found = eol
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/).slice(0, -1).join(' '));
    expect(new Set(found)).toEqual(
      new Set(['i/lf w/lf attr/text=auto eol=lf', 'i/-text w/-text attr/text=auto eol=lf']),
    );
  },
);
