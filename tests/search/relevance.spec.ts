import {expect, test} from '@playwright/test';
import {compare, recordFiles, shortcomings} from '../../bench/search/bench';

test("queries made of the site's own pages and those written by hand find their page", () => {
  // The engine it is compared with takes seconds to build.
  test.slow();
  expect(recordFiles()).toHaveLength(2);
  // Any seed has to do: `npm run bench:search` takes a fresh one.
  expect(shortcomings(compare(recordFiles(), 1))).toEqual([]);
});
