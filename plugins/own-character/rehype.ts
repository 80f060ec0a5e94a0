import type {Root} from 'hast';
import {h} from 'hastscript';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, localized} from '../../config/locales';
import {importOf} from '../markdown-import';
import {LIMITS} from '../../src/stage/model/faults';
import {pageWords} from '../../src/features/own-character/words';

const SOURCE = '@site/src/features/own-character';

/** Adds its texts to `<OwnCharacter />`, and prints `<ModelLimits />`: the limits of a model as the reader of models says them. */
const rehypeOwnCharacter: Plugin<[], Root> = () => (tree) => {
  let used = false;
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name === 'OwnCharacter') {
      used = true;
      node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(localized(pageWords))});
    }
    if (node.name === 'ModelLimits' && parent && index !== undefined)
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
  if (used) tree.children.unshift(importOf('OwnCharacter', SOURCE));
};

export default rehypeOwnCharacter;
