import path from 'node:path';
import {existsSync} from 'node:fs';
import type {Element, Root} from 'hast';
import {expect, test} from '@playwright/test';
import {words} from '../../plugins/markdown-export/markdown';
import {conditionsOf, presetsOf} from '../../plugins/markdown-export/stage';
import {classOf, contentOf, elementsIn, find, hasClass, parse, type Node} from '../../plugins/page-pipeline/hast';
import {built, locales, root, sitemap, type Locale} from '../support';

type Test = (element: Element) => boolean;

/** What readers see or could see and a copy need not say, with the reason. */
const OMITTED: readonly (readonly [reason: string, test: Test])[] = [
  [
    'controls do nothing in a text',
    ({tagName}) => /^(?:button|canvas|form|input|nav|noscript|script|select|style|template)$/.test(tagName),
  ],
  [
    'the search skips it too: languages of code, panels of demos, progress of tasks',
    (element) =>
      'dataSearchSkip' in element.properties && !/\b(?:page-facts|strip|availability)\b/.test(classOf(element)),
  ],
  ['decoration', ({properties}) => properties.ariaHidden === 'true'],
  ['hidden, but for tabs', ({properties}) => properties.hidden === true && properties.role !== 'tabpanel'],
  ['a drawing: its title and description stand for its labels', ({tagName}) => tagName === 'svg'],
  ['a link of a heading or row to itself', (element) => hasClass(element, 'hash-link')],
];

/** Elements inside a line of text that do not divide words. */
const INLINE = /^(?:b|em|i|strong|mark|sub|sup|wbr|kbd|abbr)$/;

/** Text of a tree with spaces between elements. */
function textOf(node: Node, isOmitted: Test): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && isOmitted(node)) return ' ';
  const text = node.children.map((child) => textOf(child as Node, isOmitted)).join('');
  return node.type === 'element' && INLINE.test(node.tagName) ? text : ` ${text} `;
}

/** Runs of Han, and words and numbers of other scripts, with how often each occurs. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const found = text.replaceAll('\u200b', '').match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words that occur in one text more often than in the other. */
function lacking(text: string, other: string): string[] {
  const has = counted(other);
  return [...counted(text)].filter(([word, count]) => count > (has.get(word) ?? 0)).map(([word]) => word);
}

/** Text of Markdown without addresses, ids, pictures, and marks of blocks. */
const plain = (markdown: string): string =>
  markdown
    .replace(/^\[\d+\]: .*$/gm, '')
    .replace(/!\[(?:[^\]\\]|\\.)*\]\([^)]*\)/g, '')
    .replace(/\]\([^)\s]*\)|\]\[\d+\]/g, ']')
    .replace(/\{#[^}\s]*\}/g, '')
    .replace(/^ *```\w*$/gm, '')
    .replace(/^[> ]*\d+\. /gm, '')
    .replace(/\*\*/g, '');

/** Text of a copy without its facts; of a divided one with its sections. */
function copyText(file: string): string {
  const copy = built(file).replace(/^---\n.*?\n---\n\n> [^\n]*\n/s, '');
  const folder = file.replace(/\.md$/, '');
  const parts = [...copy.matchAll(/^## \[.*?\{#(.*)\}$/gm)].map(([, id = '']) => `${folder}/${id}.md`);
  const isDivided = parts.length > 0 && parts.every((part) => existsSync(path.join(root, 'build', part)));
  if (!isDivided) return plain(copy);
  const before = copy.slice(0, copy.indexOf('\n## ')).replace(/\n[^\n]*\n*$/, '');
  return [plain(before), ...parts.map(copyText)].join('\n');
}

/** What a copy says and its page does not print, with the reason. */
const ADDED: readonly (readonly [reason: string, text: (element: Element, locale: Locale) => string[]])[] = [
  [
    'a demo has its name in its frame',
    ({properties: {dataStage, ariaLabel}}) => (dataStage ? [String(ariaLabel)] : []),
  ],
  [
    'a panel shows after a click why a control does nothing, and the values of a preset',
    ({properties: {dataStage: id}}, locale) =>
      id
        ? [...conditionsOf(String(id), locale).values(), ...presetsOf(String(id), locale).map(({values}) => values)]
        : [],
  ],
  [
    'pictures of a strip stand side by side',
    (element, locale) => (hasClass(element, 'strip') ? Object.values(words[locale]) : []),
  ],
];

/** Pages whose copy is that of the whole page, not of an article. */
const isList = (tree: Root): boolean =>
  !/\b(?:docs-doc-page|blog-post-page|mdx-page)\b/.test(classOf(find(tree, ({tagName}) => tagName === 'html')!));

for (const locale of locales)
  test(`${locale}: every word of a page is in its copy, and the other way round`, () => {
    const found: string[] = [];
    for (const route of sitemap(locale)) {
      const page = route.replace(/^\/|\/$/g, '');
      const tree = parse(built(`${page}/index.html`));
      const main = find(tree, ({tagName}) => tagName === 'main')!;
      const content = isList(tree) ? main : contentOf(tree)!;
      // The title of a post stands above its text.
      const title = textOf(
        find(tree, ({tagName}) => tagName === 'h1')!,
        () => false,
      );
      const copy = copyText(`${page}.md`);
      const visible = textOf(content, (element) => OMITTED.some(([, isOmitted]) => isOmitted(element)));
      const added = [...elementsIn(content)].flatMap((element) => ADDED.flatMap(([, text]) => text(element, locale)));
      const all = [title, textOf(content, () => false), ...added].join(' ');
      const missing = lacking(visible, copy);
      const extra = lacking(copy, all);
      if (missing.length > 0) found.push(`${route}: not in the copy: ${missing.join(' ')}`);
      if (extra.length > 0) found.push(`${route}: only in the copy: ${extra.join(' ')}`);
    }
    expect(found).toEqual([]);
  });
