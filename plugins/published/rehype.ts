import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {attributeOf} from '../components';
import {badge, isMissing, itemsNamed, sentences} from './sentences';

/**
 * Prints, at build, what config/published.ts has: `<Published items="packages samples" />` the links to it; the first
 * of a page, which may name no items, also has the badge that names all that the page misses. `<Until items="licence">…</Until>`
 * its content while one of the items is missing.
 */
const rehypePublished: Plugin<[], Root> = () => (tree, file) => {
  /** Items that the page names and config/published.ts does not have, each once, by name. */
  const missing = new Map<string, ReturnType<typeof itemsNamed>[number]>();
  const first = h('span');
  let isPlaced = false;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if ((node.name !== 'Published' && node.name !== 'Until') || !parent || index === undefined) return undefined;
    try {
      const named = itemsNamed(attributeOf(node, 'items') ?? '');
      if (node.name === 'Until') {
        parent.children.splice(index, 1, ...(named.some(isMissing) ? (node.children as ElementContent[]) : []));
        return [SKIP, index];
      }
      for (const item of named.filter(isMissing)) missing.set(item.name, item);
      const {children} = h('p', sentences(named));
      if (!isPlaced && (named.length === 0 || missing.size > 0)) {
        isPlaced = true;
        children.push(first);
      }
      const nodes = node.type === 'mdxJsxFlowElement' && children.length > 0 ? [h('p', children)] : children;
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    } catch (error) {
      return file.fail(`<${node.name}>: ${(error as Error).message}`, node);
    }
  });
  if (missing.size > 0) Object.assign(first, badge([...missing.values()]));
};

export default rehypePublished;
