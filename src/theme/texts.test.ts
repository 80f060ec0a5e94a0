import themeTexts from '@docusaurus/theme-translations/locales/zh-Hans/theme-common.json';
import {expect, it} from 'vitest';
import own from '../../i18n/zh-Hans/code.json';

/** Placeholders and the characters between them. */
const FORMAT = /^(?:\{\w+\}|\P{Letter})+$/u;

it('every text of the Docusaurus theme has a Chinese translation', () => {
  const ours: Record<string, {message: string} | undefined> = own;
  const texts = Object.entries(themeTexts).map(([id, text]) => [id, ours[id]?.message ?? text] as const);
  expect(texts.filter(([, text]) => !/\p{Script=Han}/u.test(text) && !FORMAT.test(text))).toEqual([]);
});
