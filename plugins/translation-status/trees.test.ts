import {expect, it} from 'vitest';
import {trees, unpaired} from './trees';

it('lists pages that exist in one language only', () => {
  const [{source, translation}] = trees;
  expect(unpaired(trees[0], ['a.md', 'b/c.md'], ['b/c.md', 'd.md'])).toEqual([
    `${translation}/d.md: has no source in ${source}/`,
    `${translation}/a.md: is missing; write it, or copy the source and translate`,
  ]);
  expect(unpaired(trees[0], ['a.md'], ['a.md'])).toEqual([]);
});
