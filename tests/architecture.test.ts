import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {rooms} from '../scripts/rooms.mjs';

const root = path.resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {cwd: root, encoding: 'utf8'});
const files = tracked
  .split('\n')
  .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file) && !/\.test\.\w+$/.test(file) && existsSync(path.join(root, file)));

const holds = (file: string) => (folder: string) => `${file}/`.startsWith(`${folder}/`);
const roomOf = (file: string) => rooms.find(({folders}) => folders.some(holds(file)));
const folderOf = (file: string) => roomOf(file)?.folders.find(holds(file));

/** Files that a file names in import declarations, import() and loadTypeScript(), relative to the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const names = ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
  const byPath = [...text.matchAll(/loadTypeScript\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  return [
    ...names.filter((name) => name.startsWith('.')).map((name) => path.posix.join(path.posix.dirname(file), name)),
    ...names.filter((name) => name.startsWith('@site/')).map((name) => name.slice('@site/'.length)),
    ...names
      .filter((name) => name.startsWith('@theme/'))
      // A package sees what it hands over for replacement.
      .map((name) => name.replace('@theme', file.startsWith('packages/') ? 'packages/search/theme' : 'src/theme'))
      .filter((name) => existsSync(path.join(root, name))),
    ...byPath,
  ];
}

const arrows = new Map<string, string>();
for (const file of files)
  for (const imported of importsOf(file)) {
    const [from, to] = [roomOf(file), folderOf(imported)];
    if (from && to && !from.folders.includes(to)) arrows.set(`${from.folders[0]} -> ${to}`, `${file} -> ${imported}`);
  }
const drawn = rooms.flatMap(({folders, imports}) => imports.map((to) => `${folders[0]} -> ${to}`));

describe('the table of imports in ARCHITECTURE.md', () => {
  it('names every import between two rooms', () => {
    expect([...arrows].filter(([arrow]) => !drawn.includes(arrow))).toEqual([]);
  });

  it('names no import that the code does not have', () => {
    expect(drawn.filter((arrow) => !arrows.has(arrow))).toEqual([]);
  });

  it('lists a room above all rooms that it imports from', () => {
    const above = rooms.flatMap(({imports}, floor) =>
      imports.filter((to) => rooms.findIndex(({folders}) => folders.includes(to)) <= floor),
    );
    expect(above).toEqual([]);
  });

  it('holds every folder with code but tests and benches', () => {
    const outside = files.filter(
      (file) => file.includes('/') && !/^(?:tests|bench|\.github)\//.test(file) && !roomOf(file),
    );
    expect(outside).toEqual([]);
  });
});

it('every file and folder that ARCHITECTURE.md names exists', () => {
  const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const paths = [
    ...text.matchAll(/`((?:config|deploy|docs-internal|figures|packages|plugins|scripts|src|tests)\/[\w./-]*)`/g),
  ].map(([, name = '']) => name);
  const exists = (name: string) => ['', '.ts', '.tsx'].some((end) => existsSync(path.join(root, name + end)));
  expect(paths.filter((name) => !exists(name))).toEqual([]);
});
