import type {Root} from 'hast';
import {textOf as text} from '../page-pipeline/hast';
import {describe, expect, it} from 'vitest';
import {missing} from '../../config/published';
import rehypePublished from './rehype';

/** An element of MDX within a paragraph. */
const jsx = (name: string, items?: string, children: unknown[] = []) => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: items === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'items', value: items}],
  children,
});

const textOf = (...children: unknown[]): string => {
  const tree = {type: 'root', children: [{type: 'element', tagName: 'p', properties: {}, children}]} as unknown as Root;
  (rehypePublished as unknown as () => (tree: Root, file: unknown) => void)()(tree, {});
  return text(tree);
};

describe('what is published', () => {
  it.runIf(missing.includes('packages') && missing.includes('licence'))(
    'names in one sentence all that the page misses, where no items are asked for',
    () => {
      const text = textOf(jsx('Until', 'packages', [jsx('Published')]), jsx('Published', 'packages licence'));
      expect(text).toMatch(/^Not published yet: .+ and .+\.$|^尚未公布：.+和.+。$/);
    },
  );
});
