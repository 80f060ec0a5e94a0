import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {addressIn, currentLocale, docsFolder, i18n, localeOfLanguage, localized} from './locales';

const root = path.resolve(import.meta.dirname, '..');
/** A comparison with one language, a choice between two, or a key that is no locale. */
const BRANCH =
  /[!=]== '(?:en|zh-Hans)'|'(?:en|zh-Hans)' ===|\? '(?:en|zh|zh-Hans)' :|(?<!analyzer: )'zh'|\bzh:(?! string\b)/;

/** Names and items that the owner sets, and rules of a language that are code. */
const KEYED = [
  ...['example', 'identity', 'locales', 'published'].map((name) => `config/${name}.ts`),
  ...['advice', 'check', 'tutorial'].map((name) => `plugins/translation-status/${name}.ts`),
  'plugins/glossary/table.ts',
];

const sources = () =>
  execFileSync(
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
  )
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|cjs|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));

it('texts are in data/ and i18n/: no TypeScript file has a language as a key', () => {
  const keyed = sources().filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(path.join(root, file), 'utf8').includes(`'${i18n.defaultLocale}':`),
  );
  expect(keyed.filter((file) => !KEYED.includes(file))).toEqual([]);
});

it('no code branches on a language: what follows from a locale is in config/locales.ts', () => {
  const found = sources().flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (BRANCH.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

const variable = process.env.DOCUSAURUS_CURRENT_LOCALE;
afterEach(() => {
  if (variable === undefined) delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  else process.env.DOCUSAURUS_CURRENT_LOCALE = variable;
});

it('documents are where Docusaurus looks for them, by locale and version', () => {
  expect(docsFolder('zh-Hans')).toBe('docs');
  expect(docsFolder('zh-Hans', '5.6')).toBe('versioned_docs/version-5.6');
  expect(docsFolder('en')).toBe('i18n/en/docusaurus-plugin-content-docs/current');
  expect(docsFolder('en', '5.6')).toBe('i18n/en/docusaurus-plugin-content-docs/version-5.6');
});

it('every locale has a prefix, and the first part of its tag stands for it', () => {
  expect(i18n.localeConfigs['en']).toEqual({label: 'English', direction: 'ltr', htmlLang: 'en', baseUrl: '/en/'});
  expect(i18n.defaultLocale).toBe('zh-Hans');
  expect(addressIn('en', '/docs/FAQ')).toBe('/en/docs/FAQ');
  expect(addressIn('zh-Hans', '/')).toBe('/zh-Hans/');
  expect(localeOfLanguage).toMatchObject({zh: 'zh-Hans', en: 'en'});
});

it('a build has the locale that Docusaurus names, and the default one for a name that is none', () => {
  const given = {'zh-Hans': '线', en: 'line'};
  for (const [name, locale] of [
    ['en', 'en'],
    ['zh-Hans', 'zh-Hans'],
    ['xx', 'zh-Hans'],
  ] as const) {
    process.env.DOCUSAURUS_CURRENT_LOCALE = name;
    expect(currentLocale()).toBe(locale);
    expect(localized(given)).toBe(given[locale]);
  }
});
