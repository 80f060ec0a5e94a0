import {expect, test} from '@playwright/test';
import {compare, recordFiles, shortcomings} from '../../bench/search/bench';

test('generated and hand-written queries find their page', () => {
  // Building the index of MiniSearch, the engine compared with, takes seconds.
  test.slow();
  expect(recordFiles()).toHaveLength(2);
  // The limits must hold for any seed: `npm run bench:search` uses a new one.
  expect(shortcomings(compare(recordFiles(), 1))).toEqual([]);
});
