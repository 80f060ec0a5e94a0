import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {find, hasClass, type Node} from '../../packages/search/indexing/html';

export * from '../../packages/search/indexing/html';

/** Prints a tree without needless quotes. End tags are kept: leaving some out would move white space into other elements. */
export const print = (tree: Node): string =>
  toHtml(tree, {
    characterReferences: {useNamedReferences: true},
    collapseEmptyAttributes: true,
    preferUnquoted: true,
    quoteSmart: true,
  });

/** Content of a page without navigation: the element `.markdown`, or the article of a plain page. */
export function contentOf(page: Root): Element | undefined {
  const article = find(page, ({tagName}) => tagName === 'article');
  return article && (find(article, (element) => hasClass(element, 'markdown')) ?? article);
}
