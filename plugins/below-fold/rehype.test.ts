import type {Root, RootContent} from 'hast';
import {h} from 'hastscript';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import rehypeBelowFold, {FIRST_BLOCKS} from './rehype';

const blocks = (count: number): RootContent[] => Array.from({length: count}, (_, i) => h('p', String(i)));
const newline: RootContent = {type: 'text', value: '\n'};
const esm: RootContent = {type: 'mdxjsEsm', value: "import A from 'a';"};
const run = (...children: RootContent[]) =>
  (unified().use(rehypeBelowFold).runSync({type: 'root', children}) as Root).children;
const below = (children: RootContent[]) => {
  const last = children.at(-1);
  return last?.type === 'mdxJsxFlowElement' && last.name === 'BelowFold' ? last.children : undefined;
};

describe('splitting a document below the first screen', () => {
  it('wraps the blocks after the first ones, in order', () => {
    const children = run(...blocks(FIRST_BLOCKS + 3));
    expect(children.slice(0, -1)).toEqual(blocks(FIRST_BLOCKS));
    expect(below(children)).toEqual(blocks(FIRST_BLOCKS + 3).slice(FIRST_BLOCKS));
  });

  it('leaves a short document unchanged', () => {
    expect(run(...blocks(FIRST_BLOCKS), newline)).toEqual([...blocks(FIRST_BLOCKS), newline]);
  });

  it('counts blocks, not the white space between them', () => {
    const children = run(...blocks(FIRST_BLOCKS).flatMap((block) => [block, newline]), ...blocks(1));
    expect(below(children)).toEqual(blocks(1));
  });

  it('keeps imports outside of the wrapper', () => {
    const children = run(...blocks(FIRST_BLOCKS + 1), esm, ...blocks(1));
    expect(children).toContainEqual(esm);
    expect(below(children)).toHaveLength(2);
  });
});
