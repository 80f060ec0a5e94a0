import {expect, test} from '@playwright/test';
import {recordFiles, recordsOf} from '../../bench/search/bench';
import {ours} from '../../bench/search/engines';
import {misspell} from '../../bench/search/generate';
import {crossQueries, handQueries} from '../../bench/search/queries';
import {LISTS, readersQueries} from '../../bench/search/readers';
import {siteTerms} from '../../config/search';
import {fillersOf, isFiller} from '../../packages/search/engine/fillers';
import {cleanQuery, fold} from '../../packages/search/engine/fold';
import {stem} from '../../packages/search/engine/stem';
import {terms} from '../../packages/search/engine/tokenize';
import {characterSet, distance, mayBeWithin} from '../../packages/search/engine/typo';
import {seeded} from '../../src/stage/character/seeded';

/** Words of fewer letters have too many neighbours for their misspelling to tell which was meant. */
const LONG = /(?<![a-z._])[a-z]{7,}(?![a-z._])/g;
const SHOWN_FIRST = 3;

const fillers = fillersOf(siteTerms.product);

for (const file of recordFiles()) {
  test(`a misspelled long word leaves the answer of the right spelling among the first three: ${file}`, () => {
    test.slow();
    const records = recordsOf(file);
    const language = records[0]?.language ?? '';
    const {search} = ours(records);
    const words = new Set(
      records.flatMap(({content, keywords, hierarchy, type}) =>
        terms([content, keywords, type === 'content' ? '' : hierarchy[type]].join(' ')),
      ),
    );
    const sets = [...words].map((word) => [word, characterSet(word)] as const);
    const stems = new Set([...words].map(stem));
    const isOther = (typed: string, word: string): boolean =>
      isFiller(fillers, typed) ||
      stems.has(stem(typed)) ||
      sets.some(
        ([other, set]) => other !== word && mayBeWithin(1, characterSet(typed), set) && distance(typed, other, 1) < 2,
      );
    const random = seeded(1);
    const queries = [
      ...(handQueries[language] ?? []),
      ...(crossQueries[language] ?? []),
      ...LISTS.flatMap((list) => readersQueries(language, list)),
    ].map(({query}) => fold(cleanQuery(query)));
    let asked = 0;
    const lost = [...new Set(queries)].flatMap((query) => {
      const known = (query.match(LONG) ?? []).filter((each) => words.has(each));
      const word = known[Math.floor(random() * known.length)];
      if (word === undefined) return [];
      const typed = misspell(word, random);
      // It is a form of another word, or as near to one: nobody can tell which was meant.
      if (isOther(typed, word)) return [];
      const [answer = ''] = search(query);
      asked += 1;
      const wrong = query.replace(word, typed);
      return search(wrong).slice(0, SHOWN_FIRST).includes(answer) ? [] : [wrong];
    });
    expect(asked).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });
}
