import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {defaultLocale, locales, traits, type Locale} from '../../config/locales';
import {statesOf} from './stale';
import {trees, type Kind} from './trees';

/** Kinds of texts beside the code that they name, by the folder; the last one holds for all others. */
const TEXTS: readonly [kind: string, folder: RegExp][] = [
  ['parameters', /^src\/stage\/shading\//],
  ['demos', /^src\/stage\/demos\//],
  ['tasks and glossary', /^(?:src\/features\/lessons|plugins\/glossary)\//],
  ['figures', /^figures\//],
  ['other texts in the code', /^/],
];
const PAGES: Readonly<Record<Kind, string>> = {docs: 'documents', blog: 'news', 'src/pages': 'other pages'};

/** Objects that have the source language as a key, and how many of them have the other. */
function localizedIn(text: string, locale: Locale): {done: number; all: number} {
  const count = {done: 0, all: 0};
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.map(
        ({name}) => name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text,
      );
      if (keys.includes(defaultLocale)) {
        count.all += 1;
        if (keys.includes(locale)) count.done += 1;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return count;
}

const messages = (locale: Locale, root: string): object => {
  const file = path.join(root, 'i18n', locale, 'code.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
};

/** How much of each kind is translated into a language: pages that are not stale, and texts. */
export function progressOf(locale: Locale, root: string): Record<string, {done: number; all: number}> {
  const found: Record<string, {done: number; all: number}> = {};
  const add = (kind: string, done: number, all: number) => {
    const sum = (found[kind] ??= {done: 0, all: 0});
    sum.done += done;
    sum.all += all;
  };
  for (const tree of trees.filter((each) => each.locale === locale && each.version === undefined)) {
    const {pages, missing, stale} = statesOf(tree, root);
    add(PAGES[tree.kind], pages.length - missing.length - stale.length, pages.length);
  }
  const [wanted, own] = [messages(defaultLocale, root), messages(locale, root)];
  add('interface', Object.keys(wanted).filter((id) => id in own).length, Object.keys(wanted).length);
  const files = execFileSync(
    'git',
    ['grep', '-lF', `'${defaultLocale}':`, '--', '*.ts', '*.tsx', ':!*.test.*', ':!tests'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  for (const file of files.trim().split('\n')) {
    const {done, all} = localizedIn(readFileSync(path.join(root, file), 'utf8'), locale);
    add(TEXTS.find(([, folder]) => folder.test(file))![0], done, all);
  }
  return found;
}

/** One line for each language that is not complete: `ja: documents 12 % (5 of 41), …`. */
export const progressLines = (root: string): string[] =>
  locales
    .filter((locale) => !traits[locale].complete)
    .map((locale) => {
      const kinds = Object.entries(progressOf(locale, root));
      const text = kinds.map(
        ([kind, {done, all}]) => `${kind} ${Math.floor((100 * done) / all)} % (${done} of ${all})`,
      );
      return `${locale}: ${text.join(', ')}`;
    });
