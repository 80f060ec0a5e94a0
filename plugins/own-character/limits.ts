import type {Root} from 'hast';
import {h} from 'hastscript';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, localized} from '../../config/locales';
import {LIMITS} from '../../src/stage/model/faults';

/** Prints `<ModelLimits />`: the limits of a model as the reader of models says them. */
const rehypeModelLimits: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'ModelLimits' || !parent || index === undefined) return;
    parent.children[index] = h(
      'ul',
      Object.values(LIMITS).map(({limit, unit, ...text}) =>
        h(
          'li',
          localized(text).replaceAll(
            '{limit}',
            new Intl.NumberFormat(currentLocale(), {useGrouping: 'min2'}).format(limit / unit),
          ),
        ),
      ),
    );
  });
};

export default rehypeModelLimits;
