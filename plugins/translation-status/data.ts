/** The texts of `data/*.json`: objects that have the source language as a key. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, traits} from '../../config/locales';

interface Found {
  /** Names on the way to it, with dots. */
  readonly at: string;
  /** What each language has. */
  readonly text: Readonly<Record<string, unknown>>;
}

function collect(value: unknown, at: readonly string[]): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (defaultLocale in value) return [{at: at.join('.'), text: value as Found['text']}];
  return Object.entries(value).flatMap(([name, each]) => collect(each, [...at, name]));
}

/** @param file name in `data/` */
export const textsIn = (root: string, file: string): Found[] =>
  collect(JSON.parse(readFileSync(path.join(root, 'data', file), 'utf8')), []);

/** Texts that a language lacks into which everything is translated. */
export function missingTexts(root: string): string[] {
  const complete = locales.filter((locale) => traits[locale].complete);
  return readdirSync(path.join(root, 'data')).flatMap((file) =>
    textsIn(root, file).flatMap(({at, text}) =>
      complete
        .filter((locale) => text[locale] === undefined)
        .map((locale) => `data/${file}: ${at} has no text in ${locale}`),
    ),
  );
}
