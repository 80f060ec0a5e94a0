import {forLocale, type PerLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import type {Pasted} from './exchange';
import texts from '../../../data/exchange-words.json';

interface Words {
  /** Tooltips of the buttons that the page has. */
  readonly copyNote: string;
  readonly pasteNote: string;
  readonly python: string;
  readonly pythonNote: string;
  /** Copies also what is at the plugin's default. */
  readonly all: string;
  readonly allNote: string;
  readonly help: string;
  /** Name of the field for the text. */
  readonly field: string;
  /** `{n}` parameters were copied, or set. */
  readonly copied: string;
  readonly taken: string;
  readonly none: string;
  /** `{names}` of values that no material instance has. */
  readonly profile: string;
  /** `{names}` of the text, in the ways in which they have no effect. */
  readonly unknown: string;
  readonly absent: string;
  readonly refused: string;
  readonly empty: string;
  readonly undo: string;
  readonly undone: string;
}

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
