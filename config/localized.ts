import type {traits} from './locales';

type Traits = typeof traits;
export type Locale = keyof Traits;
/** Languages into which everything is translated: a text that they lack is a type error at the text. */
type Complete = {[L in Locale]: Traits[L]['complete'] extends true ? L : never}[Locale];

/** Something in each language; languages that are not complete may lack it. */
export type PerLocale<T> = Readonly<Record<Complete, T> & Partial<Record<Locale, T>>>;
export type Localized = PerLocale<string>;

/** Locale of the sources. */
export const defaultLocale = 'zh-Hans';

/** The type of what is given for a locale: that of the texts of the sources. */
export type InOneLocale<Given extends PerLocale<unknown>> = Given[typeof defaultLocale];

/** A text whose places in braces, `{name}`, are filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** What is given for a locale, else what is given for the sources. */
export const forLocale = <Given extends PerLocale<unknown>>(given: Given, locale: Locale) =>
  (given[locale] ?? given[defaultLocale]) as NonNullable<Given[Locale]>;
