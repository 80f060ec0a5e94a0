import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import rehypeStaticArticle from './rehype';

const jsx = (name: string, ...children: ElementContent[]): ElementContent =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as ElementContent;
const isMarked = (...children: ElementContent[]) => {
  const tree = unified().use(rehypeStaticArticle).runSync({type: 'root', children}) as Root;
  const last = tree.children.at(-1);
  return last?.type === 'mdxJsxFlowElement' && last.name === 'ArticleData';
};

it('marks an article of plain elements and folds, below the fold as well', () => {
  expect(isMarked(h('p', 'text'), jsx('details'), jsx('BelowFold', h('table'), jsx('br')))).toBe(true);
});

it.each([
  ['a component of the page', jsx('Stage')],
  ['a component below the fold', jsx('BelowFold', h('div', jsx('Tabs')))],
  ['a part of a component', jsx('stage.Picture')],
])('leaves an article with %s to React', (_, element) => {
  expect(isMarked(h('p'), element)).toBe(false);
});
