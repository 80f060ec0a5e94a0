import upstream from '@docusaurus/theme-translations/locales/zh-Hans/theme-common.json';
import {expect, it} from 'vitest';
import own from '../../i18n/zh-Hans/code.json';

/** Placeholders and what stands between them. */
const FORMAT = /^(?:\{\w+\}|\P{Letter})+$/u;

it('no text of the theme is left in English for Chinese readers and their screen readers', () => {
  const ours: Record<string, {message: string} | undefined> = own;
  const texts = Object.entries(upstream).map(([id, text]) => [id, ours[id]?.message ?? text] as const);
  expect(texts.filter(([, text]) => !/\p{Script=Han}/u.test(text) && !FORMAT.test(text))).toEqual([]);
});
