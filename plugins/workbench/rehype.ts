import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {localized} from '../../config/locales';
import {importOf} from '../markdown-import';
import {pageWords} from '../../src/features/workbench/words';

/** Adds its texts to `<Workbench />`. */
const rehypeWorkbench: Plugin<[], Root> = () => (tree) => {
  let used = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Workbench') return;
    used = true;
    node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(localized(pageWords))});
  });
  if (used) tree.children.unshift(importOf('Workbench', '@site/src/features/workbench'));
};

export default rehypeWorkbench;
