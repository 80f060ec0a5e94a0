import {expect, it} from 'vitest';
import {candidates} from './largest';
import {columnsFor} from './vector';

it('a srcset is read with densities, widths and without a descriptor', () => {
  expect(candidates('/a@1x.avif 1x, /a@2x.avif 2x')).toEqual([
    ['/a@1x.avif', 1],
    ['/a@2x.avif', 2],
  ]);
  expect(candidates('/a.avif')).toEqual([['/a.avif', 1]]);
  expect(candidates('/a.avif 574w, /b.avif 1148w')[1]).toEqual(['/b.avif', 1148]);
  expect(candidates('')).toEqual([]);
});

it.each([
  [4, 1440, 900, 2],
  [4, 1440, 300, 4],
  [3, 390, 844, 1],
  [2, 1440, 900, 2],
])(
  '%i pictures of a strip on %i × %i px stand in %i columns, where they are largest',
  (count, width, height, columns) => {
    expect(columnsFor(count, width, height, 1.4)).toBe(columns);
  },
);
