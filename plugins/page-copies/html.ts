import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {Parser} from 'htmlparser2';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** The build leaves out end tags; what an element ends by opening, where the parser does not know it. */
const CONTEXT: Readonly<Record<string, RegExp>> = {
  thead: /^table$/,
  tbody: /^table$/,
  tr: /^(?:thead|tbody|table)$/,
  td: /^tr$/,
  th: /^tr$/,
};

/** Reads a built page. */
export function parse(html: string): Root {
  const root: Root = {type: 'root', children: []};
  const open: (Root | Element)[] = [root];
  const within = (pattern: RegExp) =>
    open.findLastIndex((node) => node.type === 'element' && pattern.test(node.tagName));
  const add = (node: ElementContent) => open.at(-1)?.children.push(node);
  const parser = new Parser({
    onopentag(name, attributes) {
      const context = CONTEXT[name];
      if (context) open.length = within(context) + 1 || open.length;
      const element = h(name, attributes);
      add(element);
      if (!VOID.test(name)) open.push(element);
    },
    ontext(value) {
      add({type: 'text', value});
    },
    onclosetag(name) {
      const at = open.findLastIndex((node) => node.type === 'element' && node.tagName === name);
      if (at > 0) open.length = at;
    },
  });
  parser.end(html);
  return root;
}

export const hasClass = (node: Element, name: string | RegExp): boolean =>
  [node.properties.className]
    .flat()
    .some((each) => (typeof name === 'string' ? each === name : name.test(String(each))));

type Node = Root | Root['children'][number];

/** The first element, in reading order, that passes. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child as Node, test);
    if (found) return found;
  }
  return undefined;
}

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : '';
}

export const squeeze = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The text of a page without the site around it: what stands in `.markdown`, or in the article of a plain page. */
export function contentOf(page: Root): Element | undefined {
  const article = find(page, ({tagName}) => tagName === 'article');
  return article && (find(article, (element) => hasClass(element, 'markdown')) ?? article);
}
