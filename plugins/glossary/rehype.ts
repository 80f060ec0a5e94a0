import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale} from '../../config/locales';
import {documentOf} from '../versions/versions';
import {entriesIn, glossaryOf} from './table';

/** Prints `<Glossary />`, the letters and the table of all terms, on a page at the root of the documents. */
const rehypeGlossary: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const document = documentOf(file.path);
    if (node.name === 'Glossary' && document && parent && index !== undefined)
      parent.children.splice(index, 1, ...glossaryOf(entriesIn(document.version), currentLocale(), document.version));
  });
};

export default rehypeGlossary;
