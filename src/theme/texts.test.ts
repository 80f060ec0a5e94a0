import englishSearchTexts from '@docusaurus/theme-translations/locales/base/theme-search-algolia.json';
import englishTexts from '@docusaurus/theme-translations/locales/base/theme-common.json';
import themeTexts from '@docusaurus/theme-translations/locales/zh-Hans/theme-common.json';
import {expect, it} from 'vitest';
import english from '../../i18n/en/code.json';
import own from '../../i18n/zh-Hans/code.json';
import {words as stageWords} from '../../plugins/stage-figures/words';
import {listed, words as lessonWords} from '../features/lessons/words';
import {checkWords, pageWords} from '../features/own-character/words';

/** Placeholders and the characters between them. */
const FORMAT = /^(?:\{\w+\}|\P{Letter})+$/u;

it('every text of the Docusaurus theme has a Chinese translation', () => {
  const ours: Record<string, {message: string} | undefined> = own;
  const texts = Object.entries(themeTexts).map(([id, text]) => [id, ours[id]?.message ?? text] as const);
  expect(texts.filter(([, text]) => !/\p{Script=Han}/u.test(text) && !FORMAT.test(text))).toEqual([]);
});

type Texts = Record<string, string | {message: string}>;
it.each([
  ['en', {...englishTexts, ...englishSearchTexts, ...english} as Texts],
  ['zh-Hans', {...themeTexts, ...own} as Texts],
])('section 8: %s: posts, documents, results and minutes have a text for each plural form', (locale, texts) => {
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  for (const id of [
    'theme.blog.post.plurals',
    'theme.docs.tagDocListPageTitle.nDocsTagged',
    'theme.SearchPage.documentsFound.plurals',
    'theme.blog.post.readingTime.plurals',
  ]) {
    const text = texts[id];
    const message = typeof text === 'object' ? text.message : (text ?? '');
    const forms = message.split('|');
    expect(forms, id).toHaveLength(pluralCategories.length);
    expect(forms.at(-1), id).toMatch(/\{(?:count|readingTime)\}/);
  }
});

it('Chinese texts of the interface have full-width punctuation, and no space beside a Latin word', () => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];
  const texts = leaves([own, stageWords, listed, lessonWords, pageWords, checkWords]);
  const wrong = /\p{Script=Han}(?: ?[(),:;!?]| [A-Za-z0-9])|[()A-Za-z0-9}] ?(?<= |[()])\p{Script=Han}/u;
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
});
