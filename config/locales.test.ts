import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** A comparison with one language, a choice between two, or a key that is no locale. */
const BRANCH =
  /[!=]== '(?:en|zh-Hans)'|'(?:en|zh-Hans)' ===|\? '(?:en|zh|zh-Hans)' :|(?<!analyzer: )'zh'|\bzh:(?! string\b)/;

it('no code branches on a language: what follows from a locale is in config/locales.ts', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '-co',
      '--exclude-standard',
      'src',
      'config',
      'plugins',
      'scripts',
      'figures',
      '*.config.ts',
      'sidebars.ts',
    ],
    {cwd: root, encoding: 'utf8'},
  );
  const found = files
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|cjs|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (BRANCH.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
