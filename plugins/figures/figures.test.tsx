import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '@site/config/locales';
import {figures} from './drawings';

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
  it.each(Object.keys(figures))('%s says the same in both languages', (name) => {
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

  it.each(pages)('%s shows one, the same in both languages', (page) => {
    const names = shown('zh-Hans', page);
    expect(names.length).toBeGreaterThan(0);
    expect(shown('en', page)).toEqual(names);
    for (const name of names) expect(figures).toHaveProperty([name]);
  });
});
