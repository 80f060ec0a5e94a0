import {expect, test} from '@playwright/test';
import {compare, recordFiles, recordsOf, REQUIRED, shortcomings} from '../../bench/search/bench';
import {ours} from '../../bench/search/engines';
import {entries, glossary} from '../../plugins/glossary/terms';

test('generated, hand-written and unseen queries find their page', () => {
  // Building the index of MiniSearch, the engine compared with, takes seconds.
  test.slow();
  expect(recordFiles()).toHaveLength(2);
  // The limits must hold for any seed: `npm run bench:search` uses a new one.
  expect(shortcomings(compare(recordFiles(), 1, REQUIRED))).toEqual([]);
});

test('every term of the glossary finds something in both languages', () => {
  const words = [
    ...glossary.flatMap(({terms, avoid = ''}) => `${terms}|${avoid}`.split('|')),
    ...entries.flatMap(({term, short = ''}) => [...Object.values(term), short]),
  ].filter(Boolean);
  for (const file of recordFiles()) {
    const {search} = ours(recordsOf(file));
    expect(words.filter((word) => search(word).length === 0)).toEqual([]);
  }
});
