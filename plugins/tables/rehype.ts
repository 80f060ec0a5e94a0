import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, defaultLocale, fill, isLatin, localized} from '../../config/locales';
import {breakable} from '../code/break-points';
import {textOf} from '../page-pipeline/hast';
import {markAnswers} from './answers';
import texts from '../../data/pages.json';

/** Pages on which every row gets an anchor; elsewhere rows named by an identifier do. */
const REFERENCE = /[\\/]Reference[\\/]/;
/** From this many columns a table becomes a list of rows on a phone. */
const STACKED_COLUMNS = 3;
/** Measures in em of a cell's text: a table where it is narrowest beside a sidebar, one in a step, the padding of a cell. */
const TABLE_EM = 45;
const STEP_EM = 37;
const PADDING_EM = 1.9;
/** A column of sentences is at least so wide, and gets spare room up to the second number. */
const LEAST_EM = 8;
const ENOUGH_EM = 12;
/** Texts up to here stay on one line even if the table scrolls. */
const WORD_EM = 5;
const EM_PX = 15;
const IDENTIFIER = /^[A-Za-z][\w.]{2,}$/;

const elements = (node: Element | undefined, pattern: RegExp): Element[] =>
  (node?.children ?? []).filter((child): child is Element => child.type === 'element' && pattern.test(child.tagName));

/** A Han character or a full-width mark takes one em, another about half of one. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const ems = (text: string): number => [...text].reduce((sum, each) => sum + (WIDE.test(each) ? 1 : 0.55), 0);

/**
 * Gives columns of short texts a minimum width while there is room, narrow ones first: browsers break them also where a column
 * of sentences beside them could give way. The widest column gets the rest. Latin texts gain only where they stay on one line.
 */
function widen(names: readonly Element[], rows: readonly Element[], table: number): void {
  const cells = rows.map((row) => elements(row, /^t[hd]$/).map(textOf));
  const columns = names.map((name, at) => {
    const texts = [textOf(name), ...cells.map((row) => row[at] ?? '')].map((text) =>
      text.replace(/\u200b/g, '').trim(),
    );
    const unbreakable = Math.max(...texts.flatMap((text) => text.split(/\s|(?=[^!-~])|(?<=[^!-~])/)).map(ems));
    const whole = Math.max(...texts.map(ems));
    return {
      name,
      whole,
      least: Math.max(unbreakable, Math.min(whole, LEAST_EM)),
      fits: whole <= ENOUGH_EM || texts.some((text) => WIDE.test(text)),
    };
  });
  let room = table - columns.reduce((sum, {least}) => sum + least + PADDING_EM, 0);
  for (const {name, whole, least, fits} of columns.sort((a, b) => a.whole - b.whole).slice(0, -1)) {
    if (!fits || (room < 0 && whole > WORD_EM)) continue;
    const given = Math.max(0, Math.min(whole - least, ENOUGH_EM - least, room));
    room -= given;
    name.properties.style = `--min:${Math.ceil((least + given + PADDING_EM) * EM_PX)}px`;
  }
}

const HAN = /\p{Script=Han}/u;

/** Says the language of Chinese cells on a page in Latin letters (WCAG 2.2, 3.1.2), but for parts that say it themselves. */
function nameLanguage(cell: Element): void {
  if (!isLatin(currentLocale())) return;
  const children = cell.children.filter((child) => child.type !== 'element' || child.properties.lang === undefined);
  if (HAN.test(textOf({...cell, children}))) cell.properties.lang = defaultLocale;
}

/** The identifier, when a cell consists of one. */
function identifierIn(cell: Element): string | undefined {
  const [only, ...others] = cell.children.filter((child) => child.type !== 'text' || child.value.trim());
  const code = only?.type === 'element' && only.tagName === 'code' && others.length === 0 ? textOf(only) : '';
  return IDENTIFIER.test(code) ? code : undefined;
}

/** Longer code has places to break, in the name of a row and in a cell of two columns, which a phone shows side by side. */
const LONG_NAME = 25;
const LONG_IN_CELL = 20;

function divideCode(cell: Element, long: number): void {
  for (const code of elements(cell, /^code$/)) {
    const [only, ...others] = code.children;
    if (only?.type === 'text' && others.length === 0 && only.value.length > long) code.children = breakable(only.value);
  }
}

/** A link mark at the end of a cell: its id is the row's anchor. */
export const rowLink = (id: string, name: string): Element => {
  const label = fill(localized(texts.tables.rehype.label), {name});
  return h('a', {id, href: `#${id}`, className: ['hash-link', 'row-link'], ariaLabel: label, title: label}, '\u200b');
};

/** The list layout of phones removes table semantics: roles restore them; labels name the column. */
function stack(table: Element, head: readonly string[], rows: readonly Element[]) {
  table.properties = {
    ...table.properties,
    className: [...((table.properties.className as string[] | undefined) ?? []), 'stacked'],
    role: 'table',
    rows: rows.length,
  };
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
 * Adds what Markdown cannot express: row headers, one anchor per row, marks of answers, labels for phones. Anchors are the same in both
 * languages: the identifier of the row, else the heading's id and the number of the row under it.
 */
const rehypeTables: Plugin<[], Root> = () => (tree, file) => {
  const reference = REFERENCE.test(file.path);
  const taken = new Set<string>();
  let section = '';
  let number = 0;
  visit(tree, 'element', (node, _, parent) => {
    if (/^h[2-6]$/.test(node.tagName)) {
      section = String(node.properties.id ?? '');
      number = 0;
    }
    if (node.tagName !== 'table') return;
    const names = elements(elements(elements(node, /^thead$/)[0], /^tr$/)[0], /^th$/);
    const head = names.map(textOf);
    const rows = elements(elements(node, /^tbody$/)[0], /^tr$/);
    for (const row of rows) {
      const cells = elements(row, /^t[hd]$/);
      cells.forEach(nameLanguage);
      const [first] = cells;
      if (!first) continue;
      number += 1;
      first.tagName = 'th';
      first.properties.scope = 'row';
      const identifier = identifierIn(first);
      const own = identifier !== undefined && !taken.has(identifier) ? identifier : undefined;
      divideCode(first, LONG_NAME);
      if (head.length < STACKED_COLUMNS) for (const cell of cells) divideCode(cell, LONG_IN_CELL);
      const id = own ?? (reference && section ? `${section}-${number}` : undefined);
      if (id === undefined) continue;
      taken.add(id);
      first.children.push(rowLink(id, textOf(first).trim()));
    }
    widen(names, rows, parent?.type === 'root' ? TABLE_EM : STEP_EM);
    const isAnswered = names.slice(1).map((_name, at) =>
      markAnswers(
        rows.map((row) => elements(row, /^t[hd]$/)[at + 1]).filter((cell) => cell !== undefined),
        textOf,
      ),
    );
    if (head.length < STACKED_COLUMNS) return;
    // A matrix of answers is compared by columns and is narrow enough for a phone.
    if (isAnswered.every(Boolean)) node.properties.className = ['matrix'];
    else stack(node, head, rows);
  });
};

export default rehypeTables;
