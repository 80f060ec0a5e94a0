import {forLocale, type InOneLocale, type PerLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import type {Pasted} from './exchange';
import texts from '../../../data/exchange-words.json';

type Words = InOneLocale<typeof texts>;

/** Texts about Unreal, which load with the code that exchanges values; the tooltips have the words of the page about it. */
export const exchangeWords: PerLocale<Words> = texts;

export const wordsOfPage = (): Words => forLocale(exchangeWords, document.documentElement.lang as Locale);

/** Names as a list of the page's language. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(names);

/** What a text from Unreal set, and every name that it could not set; empty when it has no parameter at all. */
export function pastedSentence({values, ...missed}: Pasted): string {
  const words = wordsOfPage();
  const count = Object.keys(values).length;
  const left = (['unknown', 'absent', 'refused'] as const).map((kind) =>
    missed[kind].length > 0 ? words[kind].replace('{names}', listed(missed[kind])) : '',
  );
  return ((count > 0 ? words.taken.replace('{n}', String(count)) : '') + left.join('')).trim();
}
