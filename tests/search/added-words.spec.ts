import {expect, test} from '@playwright/test';
import {recordFiles, recordsOf} from '../../bench/search/bench';
import {ours} from '../../bench/search/engines';
import {generate} from '../../bench/search/generate';
import {crossQueries, handQueries} from '../../bench/search/queries';
import {LISTS, readersQueries} from '../../bench/search/readers';
import {siteTerms} from '../../config/search';
import {fillersOf, isFiller} from '../../packages/search/engine/fillers';
import {cleanQuery, fold, MAX_QUERY_LENGTH} from '../../packages/search/engine/fold';
import {distance, tolerance} from '../../packages/search/engine/typo';

/** Generated queries of each kind. */
const GENERATED = 40;
const SHOWN_FIRST = 3;

/** Stop words, generic nouns and fillers, by whether the query is written in Han characters. */
const ADDED = {
  han: '的 了 在 和 怎么 是什么 为什么 如何 怎样 吗 设置 教程 问题 方法 文档 说明 功能 效果 参数 例子 办法 选项 指南 步骤 介绍 情况 数值 系统 技巧 详解 请 一下 谢谢 其实 真的 总是 还是 求助 大佬 我想 有没有 应该 快速 正确',
  latin:
    'the in for with of how why when does please really just actually properly again still always best good quickly possible thanks somehow settings tutorial guide problem issue example option value feature tool help documentation effect system setup info parameter step docs tips',
};
const HAN = /\p{Script=Han}/u;

const fillers = fillersOf(siteTerms.product);

const isMisspeltFiller = (word: string): boolean =>
  [...fillers.latin].some((filler) => {
    const limit = Math.min(tolerance(word), tolerance(filler));
    return limit > 0 && distance(word, filler, limit) <= limit;
  });

for (const file of recordFiles()) {
  test(`an added word leaves the answer of the shorter query among the first three: ${file}`, () => {
    test.slow();
    const records = recordsOf(file);
    const language = records[0]?.language ?? '';
    const {search} = ours(records);
    // Nobody adds a word while the one before is half typed.
    const generated = generate(records, 1, GENERATED).filter(({kind}) => kind !== 'partial' && kind !== 'middle');
    const misspelt = new Set(generated.flatMap(({kind, query}) => (kind === 'typo' ? [cleanQuery(query)] : [])));
    const queries = [
      ...(handQueries[language] ?? []),
      ...(crossQueries[language] ?? []),
      ...LISTS.flatMap((list) => readersQueries(language, list)),
      ...generated,
    ].map(({query}) => cleanQuery(query));
    const lost = [...new Set(queries)].flatMap((query, i) => {
      const words = ADDED[HAN.test(query) ? 'han' : 'latin'].split(' ');
      const word = words[i % words.length] ?? '';
      const longer = i % 2 === 0 ? `${word} ${query}` : `${query} ${word}`;
      // A query of nothing but such words, misspelt or not, asks about them.
      if (
        longer.length > MAX_QUERY_LENGTH ||
        fold(query)
          .split(' ')
          .every((each) => isFiller(fillers, each) || (misspelt.has(query) && isMisspeltFiller(each)))
      )
        return [];
      const [answer = ''] = search(query);
      return search(longer).slice(0, SHOWN_FIRST).includes(answer) || answer === '' ? [] : [longer];
    });
    expect(lost).toEqual([]);
  });
}
