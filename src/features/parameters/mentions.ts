import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {addressOf} from '../../../plugins/glossary/names';
import {isParameterId} from '../../stage/shading/parameters';

/** File of the reference below the documents, without its ending. */
export const REFERENCE = 'Reference/MaterialParameters';

/** Class of the links. */
export const PARAMETER_LINK = 'parameter-link';

const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? (node.children as ElementContent[]).map(textOf).join('')
      : '';

/** Inside of these a link would be no link or one too many. */
const CLOSED = /^(?:a|pre|h[1-6]|button|summary)$/;

/**
 * Links each parameter that prose or a table names in code to its entry in the reference. The reference itself links to its
 * own entries.
 */
const rehypeMentions: Plugin<[], Root> = () => (tree, file) => {
  const own = file.path.replaceAll('\\', '/').endsWith(`/${REFERENCE}.md`);
  const walk = (parent: Root | Element) => {
    parent.children = parent.children.map((child) => {
      if (!('children' in child)) return child;
      if (child.type === 'element' && CLOSED.test(child.tagName)) return child;
      if (child.type === 'element' && child.tagName === 'code') {
        const id = textOf(child);
        return isParameterId(id)
          ? h('a', {className: [PARAMETER_LINK], href: `${own ? '' : addressOf(REFERENCE)}#${id}`}, child)
          : child;
      }
      walk(child as Element);
      return child;
    }) as typeof parent.children;
  };
  walk(tree);
};

export default rehypeMentions;
