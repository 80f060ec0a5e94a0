import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {isMissing, itemsNamed, sentences} from './sentences';

/**
 * Prints, at build, what config/published.ts has: `<Published items="packages samples" />` the links to it, or a sentence
 * that names what is missing; `<Until items="licence">…</Until>` its content while one of the items is missing.
 */
const rehypePublished: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if ((node.name !== 'Published' && node.name !== 'Until') || !parent || index === undefined) return undefined;
    const ids = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'items',
    )?.value;
    try {
      const named = itemsNamed(typeof ids === 'string' ? ids : '');
      if (node.name === 'Until') {
        parent.children.splice(index, 1, ...(named.some(isMissing) ? (node.children as ElementContent[]) : []));
        return index;
      }
      const {children} = h('p', sentences(named));
      parent.children.splice(index, 1, ...(node.type === 'mdxJsxFlowElement' ? [h('p', children)] : children));
      return [SKIP, index + 1];
    } catch (error) {
      return file.fail(`<${node.name}>: ${(error as Error).message}`, node);
    }
  });
};

export default rehypePublished;
