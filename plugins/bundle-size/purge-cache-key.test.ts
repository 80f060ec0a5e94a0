import {expect, it} from 'vitest';
import {nameClasses} from './class-selectors';
import {decisiveWords} from './purge-cache-key';
import {purge} from './purge';
import {settle} from './simplify-css';
import {wordsOf} from './css-tokens';

const styles = [
  ':root{--ifm-a:1px;--ifm-b:2px}.used{margin:var(--ifm-a)}.gone{a:b}.alert--info{a:b}[data-on]{a:b}[class*=bar_]{a:b}',
  '[class^=tag]{padding:var(--ifm-b)}h2{a:b}[class$=end]{a:b}',
];
const words = wordsOf([
  'x("used","h2","alert--","bar_xYz1","tagged","\\n--ifm-b","class")',
  '"prose of one page", "the weekend"',
]);
const finish = async (named: readonly string[]) => settle(await purge(nameClasses(styles, named), named), named);

it('drops words without effect on the style sheets', async () => {
  const decisive = decisiveWords(words, styles);
  expect(decisive).toEqual(['used', 'h2', 'alert--', 'bar_xYz1', 'tagged', 'n--ifm-b', 'class', 'weekend']);
  expect(await finish(decisive)).toEqual(await finish(words));
});

it.each(['used', 'h2', 'alert--', 'bar_xYz1', 'tagged', 'n--ifm-b', 'weekend'])('%s is kept', async (word) => {
  expect(await finish(words.filter((other) => other !== word))).not.toEqual(await finish(words));
});
