import type {Root} from 'hast';
import {h} from 'hastscript';
import {expect, it} from 'vitest';
import {jsx} from '../components';
import rehypeFolds from './rehype';

it('a heading in a summary has no link to itself, and its fold names it', () => {
  const heading = h('h2', {id: 'part-2'}, 'Part 2');
  const fold = jsx('Details', {}, [jsx('summary', {}, [heading]), h('h3', {id: 'inside'}, 'Inside')]);
  const tree: Root = {type: 'root', children: [fold as never]};
  (rehypeFolds as unknown as () => (tree: Root) => void)()(tree);
  const [summary, inside] = fold.children;
  expect(summary).toMatchObject({children: [{type: 'mdxJsxFlowElement', name: 'h2', data: {_mdxExplicitJsx: true}}]});
  expect(inside).toMatchObject({type: 'element', tagName: 'h3'});
  expect(fold.attributes).toEqual([{type: 'mdxJsxAttribute', name: 'anchor', value: 'part-2'}]);
});
