import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '@site/config/locales';
import {figures} from '.';
import {forLocale} from '@site/config/localized';
import type {Name} from './editor';
import {windows} from './editor-panels';
import {path as line} from './kit';

const folders: Record<Locale, string> = {
  'zh-Hans': 'docs',
  en: 'i18n/en/docusaurus-plugin-content-docs/current',
};
const shown = (locale: Locale, page: string): string[] =>
  [...readFileSync(path.join(folders[locale], page), 'utf8').matchAll(/^<Figure name="([^"]*)" \/>$/gm)].map(
    ([, name = '']) => name,
  );
const pages = ['Tutorial', 'GettingStarted', 'Reference'].flatMap((section) =>
  readdirSync(path.join('docs', section))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${section}/${file}`),
);

describe('figures', () => {
  it.each(Object.keys(figures))('%s has panels of the same height and its texts in both languages', (name) => {
    const [zh, en] = locales.map((locale) => figures[name]?.(locale));
    expect(en?.panels.map(({height}) => height)).toEqual(zh?.panels.map(({height}) => height));
    const words = (drawing: typeof zh) => [
      drawing?.caption,
      ...(drawing?.panels ?? []).flatMap((p) => [p.title, p.desc]),
    ];
    for (const text of words(zh)) expect(text).toMatch(/\p{sc=Han}/u);
    for (const text of words(en)) expect(text).not.toMatch(/\p{sc=Han}|^$/u);
    const drawn = en?.panels.map(({body}) => renderToStaticMarkup(body)).join('') ?? '';
    expect(drawn).not.toMatch(/\p{sc=Han}|NaN|undefined|Infinity/u);
    expect(drawn).not.toMatch(/#[\da-f]{3,6}\b|rgba?\(|gradient/i);
  });

  it.each(pages)('%s shows the same figures in both languages', (page) => {
    const names = shown('zh-Hans', page);
    expect(shown('en', page)).toEqual(names);
    for (const name of names) expect(figures).toHaveProperty([name]);
  });
});

/** What a step of a page says, from its number to the next step, heading or figure. */
const stepOf = (locale: Locale, page: string, n: number): string =>
  new RegExp(`^${n}\\. [^]*?(?=^(?:\\d+\\.|#|<Figure) ?)`, 'm').exec(
    readFileSync(path.join(folders[locale], page), 'utf8'),
  )?.[0] ?? '';

describe('a numbered row of an editor panel', () => {
  /** Rows with their figure and group; what is typed into the console is an example. */
  const rows = Object.entries(windows).flatMap(([figure, panels]) =>
    panels.flatMap((panel) => {
      let group: Name = '';
      return panel.rows.flatMap((row) => {
        if ('group' in row) group = row.group;
        const isNumbered = 'name' in row && row.step !== undefined && !Object(row.value).typed;
        return isNumbered ? [{figure, group, ...row}] : [];
      });
    }),
  );
  it.each(locales)('is set by the step of its number in %s', (locale) => {
    const wrong = rows.filter(({figure, name, group, step, value}) => {
      const page = pages.find((each) => shown(locale, each).includes(figure))!;
      const text = stepOf(locale, page, step!).toLowerCase();
      const [own, above] = [name, group].map((each) => (typeof each === 'string' ? each : forLocale(each, locale)));
      // A step names the row, the category that has it, or the asset that it chooses.
      const names = [own!.split(' › ').at(-1), own!.split(' › ')[0], above!.includes(' › ') ? above : undefined];
      return ![...names, Object(value).asset].some((each) => each && text.includes(String(each).toLowerCase()));
    });
    expect(wrong.map(({figure, step, name}) => [figure, step, name])).toEqual([]);
  });
});

describe('a line', () => {
  it.each([
    [
      'has no points where it goes straight on',
      [
        [0, 0],
        [1, 0],
        [4, 0],
        [4, 2],
        [4, 5],
        [6, 7],
        [9, 10],
      ],
      'M0.0 0.0L4.0 0.0L4.0 5.0L9.0 10.0',
    ],
    [
      'turns back',
      [
        [0, 0],
        [5, 0],
        [2, 0],
      ],
      'M0.0 0.0L5.0 0.0L2.0 0.0',
    ],
    [
      'keeps one of a corner that is there twice',
      [
        [0, 0],
        [5, 0],
        [5.01, 0],
        [5, 5],
      ],
      'M0.0 0.0L5.0 0.0L5.0 5.0',
    ],
  ] as const)('%s', (_, points, drawn) => {
    expect(line(points)).toBe(drawn);
  });
});
