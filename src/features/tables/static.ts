import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Elements that need no React component; links inside the site do. */
const PLAIN = /^(?:thead|tbody|tr|th|td|code|strong|em|del|br|kbd|sub|sup|span)$/;

const isRowLink = ({properties}: Element) =>
  Array.isArray(properties.className) && properties.className.includes('row-link');

/**
 * Renders tables without links at build: React then treats a table as one element of any size. The table component reports the
 * anchors of the rows to Docusaurus' check of links.
 */
const rehypeStaticTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const anchors: string[] = [];
    let plain = true;
    visit(table, (node) => {
      if (node === table || node.type === 'text') return;
      if (node.type === 'element' && isRowLink(node)) anchors.push(String(node.properties.id));
      else plain &&= node.type === 'element' && PLAIN.test(node.tagName);
    });
    if (!plain) return;
    table.properties = {...table.properties, html: toHtml(table.children), anchors: anchors.join(' ') || undefined};
    table.children = [];
  });
};

export default rehypeStaticTables;
