import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {jsx} from '../components';

const HEADING = /^h[2-6]$/;

/**
 * Headings that open a fold: `<details>` whose `<summary>` holds a heading. The theme's heading has a link to itself, and a
 * summary holds no control, so these are plain; the fold names their anchors to Docusaurus (`src/theme/MDXComponents/Details`).
 */
const rehypeFolds: Plugin<[], Root> = () => (tree) =>
  visit(tree, 'mdxJsxFlowElement', (fold) => {
    if (fold.name !== 'Details') return;
    visit(fold, 'mdxJsxFlowElement', (summary) => {
      if (summary.name !== 'summary') return;
      summary.children = summary.children.map((child) => {
        if (child.type !== 'element' || !HEADING.test(child.tagName)) return child;
        const {tagName, properties, children} = child as Element;
        const id = String(properties.id);
        fold.attributes.push({type: 'mdxJsxAttribute', name: 'anchor', value: id});
        return jsx(tagName, {id, className: 'anchor'}, children);
      });
    });
  });

export default rehypeFolds;
