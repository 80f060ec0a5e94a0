import type {Program} from 'estree';
import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {isStale} from './stale';

/** Imported by stale pages only, so that others do not load it. */
const estree: Program = {
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [
    {
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: 'StaleTranslation'}}],
      source: {type: 'Literal', value: '@site/src/components/StaleTranslation'},
      attributes: [],
    },
  ],
};

/** Adds a banner with a link to the source to a translation whose source has changed since. */
const rehypeStale: Plugin<[], Root> = () => (tree, file) => {
  if (!isStale(file.path)) return;
  tree.children.unshift(
    {type: 'mdxjsEsm', value: '', data: {estree}},
    {type: 'mdxJsxFlowElement', name: 'StaleTranslation', attributes: [], children: []},
  );
};

export default rehypeStale;
