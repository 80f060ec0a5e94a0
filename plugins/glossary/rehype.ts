import path from 'node:path';
import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale} from '../../config/locales';
import {entries} from './entries';
import {glossaryTable} from './table';

/** Prints `<Glossary />`, the table of all terms, on a page at the root of the documents. */
const rehypeGlossary: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name === 'Glossary' && parent && index !== undefined)
      parent.children[index] = glossaryTable(entries, currentLocale(), path.dirname(file.path));
  });
};

export default rehypeGlossary;
