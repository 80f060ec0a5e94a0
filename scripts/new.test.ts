import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {check, resolveConfig} from 'prettier';
import {describe, expect, it} from 'vitest';
import {checkPage, checkPair} from '../plugins/translation-status/check';
import {placeholders} from '../plugins/translation-status/placeholders';
import {root} from './lib.mjs';
import {plan} from './new.mjs';

const names = {identifiers: new Set<string>(), variables: new Set<string>()} as never;
const examples: [kind: string, name: string][] = [
  ['page', 'tutorials/Foo'],
  ['section', 'Cookbook'],
  ['demo', 'foo-bar'],
  ['parameter', 'FooBar'],
  ['lesson', 'foo-bar'],
];

describe('npm run new', () => {
  it.each(examples)('%s writes formatted files that have nothing wrong but what is to fill in', async (kind, name) => {
    const written = (await plan(kind, name)) as [string, string][];
    expect(written.flatMap(([, text]) => placeholders(text)).length).toBeGreaterThan(0);
    for (const [file, text] of written) {
      const filepath = path.join(root, file);
      expect(await check(text, {...(await resolveConfig(filepath)), filepath}), file).toBe(true);
      // A file that exists keeps what it contains.
      if (existsSync(filepath)) expect(text.length).toBeGreaterThan((await readFile(filepath, 'utf8')).length);
    }
  });

  it('page writes a pair whose structure and stamp agree', async () => {
    const [[zhFile, zh], [enFile, en]] = (await plan('page', 'tutorials/Foo')) as [
      [string, string],
      [string, string],
      ...unknown[],
    ];
    expect([zhFile, enFile]).toEqual([
      'docs/Tutorial/Foo.md',
      'i18n/en/docusaurus-plugin-content-docs/current/Tutorial/Foo.md',
    ]);
    expect(checkPair(zh, en)).toEqual([]);
    for (const [text, locale] of [
      [zh, 'zh-Hans'],
      [en, 'en'],
    ] as const)
      expect(checkPage(text, locale, names, 'Tutorial/Foo.md').filter((finding) => !/fill in/.test(finding))).toEqual(
        [],
      );
  });

  it('a section takes pages, and its index is a pair', async () => {
    const [zh, en, sidebars] = (await plan('section', 'Cookbook')) as [string, string][];
    expect([zh?.[0], en?.[0], sidebars?.[0]]).toEqual([
      'docs/Cookbook/index.md',
      'i18n/en/docusaurus-plugin-content-docs/current/Cookbook/index.md',
      'sidebars.ts',
    ]);
    expect(checkPair(zh![1], en![1])).toEqual([]);
    const folder = await mkdtemp(path.join(tmpdir(), 'section-'));
    try {
      await writeFile(path.join(folder, 'sidebars.ts'), sidebars![1]);
      const page = (await plan('page', 'cookbook/Foo', folder)) as [string, string][];
      expect(page.map(([file]) => file)).toContain('docs/Cookbook/Foo.md');
      expect(page.at(-1)![1]).toMatch(/section\('Cookbook', [^)]*\['Foo'\]\)/);
    } finally {
      await rm(folder, {recursive: true});
    }
  });

  it.each([
    [undefined, undefined, /Say what to make:\n.*page/],
    ['page', undefined, /The name is missing: npm run new page/],
    ['parameter', 'lowerCase', /does not have the form/],
    ['page', 'Nowhere/Foo', /No section "Nowhere" in sidebars.ts. Sections: .*Tutorial/],
    ['section', 'Tutorial', /The section "Tutorial" exists: sidebars.ts/],
    ['page', 'Tutorial/ImportANewCharacter', /exists: docs\/Tutorial\/ImportANewCharacter.md/],
    ['demo', 'rim', /The demo "rim" exists: data\/demos.json/],
    ['locale', 'Japanese', /does not have the form/],
    ['locale', 'en', /The locale "en" exists: config\/locales.ts/],
    ['lesson', 'rim', /The lesson "rim" exists: data\/lessons.json/],
    ['parameter', 'OutlineWidth', /The parameter "OutlineWidth" exists: data\/parameters.json/],
  ])('%s %s is refused with a sentence', async (kind, name, message) => {
    await expect(plan(kind, name)).rejects.toThrow(message);
  });
});
