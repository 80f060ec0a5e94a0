import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {EXIT, visit} from 'unist-util-visit';

/** Whether the browser needs a component for an element: one of the page's own. */
const isLive = (name: string | null): boolean => name !== 'BelowFold' && /^(?:[A-Z].*|.*\..*)$/.test(name ?? '');

/** Marks an article that no component changes in the browser: see README.md. */
const rehypeStaticArticle: Plugin<[], Root> = () => (tree) => {
  let live = false;
  visit(tree, (node) => {
    if (node.type === 'element') live = isLive(node.tagName);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') live = isLive(node.name);
    return live ? EXIT : undefined;
  });
  if (!live) tree.children.push({type: 'mdxJsxFlowElement', name: 'ArticleData', attributes: [], children: []});
};

export default rehypeStaticArticle;
