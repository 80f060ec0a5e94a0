import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addressIn, currentLocale} from '../../config/locales';
import {hasClass} from '../page-pipeline/hast';
import {PARAMETER_LINK} from '../parameters/mentions';

/** Elements that need no React component; links inside the site do. */
const PLAIN = /^(?:thead|tbody|tr|th|td|code|strong|em|del|br|wbr|kbd|sub|sup|span)$/;

/**
 * Renders tables without links, other than to the reference of parameters, at build: React then treats a table as one element of
 * any size. The table component reports the anchors of the rows to Docusaurus' check of links.
 */
const rehypeStaticTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const anchors: string[] = [];
    const links: Element[] = [];
    let plain = true;
    visit(table, (node) => {
      if (node === table || node.type === 'text') return;
      if (node.type === 'element' && hasClass(node, 'row-link')) anchors.push(String(node.properties.id));
      else if (node.type === 'element' && hasClass(node, PARAMETER_LINK)) links.push(node);
      else plain &&= node.type === 'element' && PLAIN.test(node.tagName);
    });
    if (!plain) return;
    // The code goes outside, because the styles expect it to be a child of the cell.
    for (const link of links) {
      const {properties, children} = link;
      const [code] = children as Element[];
      const href = addressIn(currentLocale(), String(properties.href));
      Object.assign(link, h('code', h('a', {...properties, href}, code!.children)));
    }
    table.properties = {...table.properties, html: toHtml(table.children), anchors: anchors.join(' ') || undefined};
    table.children = [];
  });
};

export default rehypeStaticTables;
