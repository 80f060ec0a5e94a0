import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {localized} from '../../../config/locales';

/** Pages on which every row gets an anchor; elsewhere rows named by an identifier do. */
const REFERENCE = /[\\/]Reference[\\/]/;
/** From this many columns a table becomes a list of rows on a phone. */
const STACKED_COLUMNS = 3;
/** Room for columns that do not wrap, of about 40 em for a table with three of them. */
const WHOLE_EM = 24;
const IDENTIFIER = /^[A-Za-z][\w.]{2,}$/;

const elements = (node: Element | undefined, pattern: RegExp): Element[] =>
  (node?.children ?? []).filter((child): child is Element => child.type === 'element' && pattern.test(child.tagName));
const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textOf(child as ElementContent)).join('')
      : '';

/** Width of a text: a Han character or a full-width mark takes one em, another about half of one. */
const ems = (text: string): number =>
  [...text.trim()].reduce(
    (sum, each) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(each) ? 1 : 0.55),
    0,
  );

/**
 * Numbers of the columns whose texts stay on one line, narrow ones first while there is room: browsers break Chinese words
 * anywhere, also where a column of sentences beside them could give way.
 */
function wholeColumns(head: readonly string[], rows: readonly Element[]): number[] {
  const cells = rows.map((row) => elements(row, /^t[hd]$/).map(textOf));
  let room = WHOLE_EM;
  return head
    .map((name, at) => ({at, texts: [name, ...cells.map((row) => row[at] ?? '')]}))
    .filter(({texts}) => texts.some((text) => /\p{Script=Han}/u.test(text)))
    .map(({at, texts}) => ({at, width: Math.max(...texts.map(ems))}))
    .sort((a, b) => a.width - b.width)
    .filter(({width}) => (room -= width) >= 0)
    .map(({at}) => at + 1)
    .sort((a, b) => a - b);
}

/** The identifier, when a cell consists of one. */
function identifierIn(cell: Element): string | undefined {
  const [only, ...others] = cell.children.filter((child) => child.type !== 'text' || child.value.trim());
  const code = only?.type === 'element' && only.tagName === 'code' && others.length === 0 ? textOf(only) : '';
  return IDENTIFIER.test(code) ? code : undefined;
}

/** A link mark at the end of a cell: its id is the row's anchor. */
export const rowLink = (id: string, name: string): Element => {
  const label = localized({'zh-Hans': `${name}的直接链接`, en: `Direct link to ${name}`});
  return h('a', {id, href: `#${id}`, className: ['hash-link', 'row-link'], ariaLabel: label, title: label}, '\u200b');
};

/** The list layout of phones removes table semantics: roles restore them; labels name the column. */
function stack(table: Element, head: readonly string[], rows: readonly Element[]) {
  table.properties = {...table.properties, className: ['stacked'], role: 'table', rows: rows.length};
  for (const section of elements(table, /^t(?:head|body)$/)) section.properties.role = 'rowgroup';
  for (const row of elements(elements(table, /^thead$/)[0], /^tr$/)) {
    row.properties.role = 'row';
    for (const cell of elements(row, /^th$/)) cell.properties.role = 'columnheader';
  }
  for (const row of rows) {
    row.properties.role = 'row';
    elements(row, /^t[hd]$/).forEach((cell, column) => {
      cell.properties.role = column === 0 ? 'rowheader' : 'cell';
      if (column > 0) cell.properties.dataLabel = head[column] ?? '';
    });
  }
}

/**
 * Adds what Markdown cannot express: row headers, one anchor per row, labels for phones. Anchors are the same in both
 * languages: the identifier of the row, else the heading's id and the number of the row under it.
 */
const rehypeTables: Plugin<[], Root> = () => (tree, file) => {
  const reference = REFERENCE.test(file.path);
  const taken = new Set<string>();
  let section = '';
  let number = 0;
  visit(tree, 'element', (node) => {
    if (/^h[2-6]$/.test(node.tagName)) {
      section = String(node.properties.id ?? '');
      number = 0;
    }
    if (node.tagName !== 'table') return;
    const head = elements(elements(elements(node, /^thead$/)[0], /^tr$/)[0], /^th$/).map(textOf);
    const rows = elements(elements(node, /^tbody$/)[0], /^tr$/);
    for (const row of rows) {
      const [first] = elements(row, /^t[hd]$/);
      if (!first) continue;
      number += 1;
      first.tagName = 'th';
      first.properties.scope = 'row';
      const identifier = identifierIn(first);
      const own = identifier !== undefined && !taken.has(identifier) ? identifier : undefined;
      const id = own ?? (reference && section ? `${section}-${number}` : undefined);
      if (id === undefined) continue;
      taken.add(id);
      first.children.push(rowLink(id, textOf(first).trim()));
    }
    const whole = wholeColumns(head, rows);
    if (whole.length > 0) node.properties.dataWhole = whole.join(' ');
    if (head.length >= STACKED_COLUMNS) stack(node, head, rows);
  });
};

export default rehypeTables;
