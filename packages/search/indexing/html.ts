/** Built pages as trees. */
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

export type Node = Root | Root['children'][number];

/** Parses a built page as a browser does (WHATWG HTML, section 13.2). */
export const parse = (html: string): Root => fromHtml(html);

export const classOf = ({properties}: Element): string => [properties.className ?? []].flat().join(' ');

export const hasClass = ({properties}: Element, name: string): boolean => [properties.className].flat().includes(name);

/** Elements in reading order; `inside` decides whether an element's children are visited. */
export function* elementsIn(node: Node, inside: (element: Element) => boolean = () => true): Generator<Element> {
  if (node.type === 'element') yield node;
  if (!('children' in node) || (node.type === 'element' && !inside(node))) return;
  for (const child of node.children) yield* elementsIn(child as Node, inside);
}

/** The first matching element in reading order. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(node)) if (test(element)) return element;
  return undefined;
}

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : '';
}

/** Collapses white space and zero-width spaces. */
export const squeeze = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
