import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {addressOf} from '../glossary/names';
import {textOf} from '../page-pipeline/hast';
import {catalogueOf} from '../versions/catalogue';
import {documentOf} from '../versions/versions';

/** File of the reference below the documents, without its ending. */
export const REFERENCE = 'Reference/MaterialParameters';

/** Class of the links. */
export const PARAMETER_LINK = 'parameter-link';

/** Inside of these a link would be no link or one too many. */
const CLOSED = /^(?:a|pre|h[1-6]|button|summary)$/;

/**
 * Links each parameter that prose or a table names in code to its entry in the reference. The reference itself links to its
 * own entries.
 */
const rehypeMentions: Plugin<[], Root> = () => (tree, file) => {
  const {version, page} = documentOf(file.path) ?? {};
  const catalogue = catalogueOf(version);
  const walk = (parent: Root | Element) => {
    for (const child of parent.children) {
      if (!('children' in child)) continue;
      if (child.type !== 'element') walk(child as never);
      else if (child.tagName === 'code') {
        const id = textOf(child);
        const href = `${page === REFERENCE ? '' : addressOf(REFERENCE, version)}#${id}`;
        if (catalogue.has(id)) Object.assign(child, h('a', {className: [PARAMETER_LINK], href}, {...child}));
      } else if (!CLOSED.test(child.tagName)) walk(child);
    }
  };
  walk(tree);
};

export default rehypeMentions;
