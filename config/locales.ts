import type {I18nConfig} from '@docusaurus/types';
import {defaultLocale, fill, forLocale, type Locale, type Localized, type PerLocale} from './localized';

interface Traits {
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** Everything is translated: from then on, a page or text that is missing is an error. */
  readonly complete: boolean;
  /** Language of the comments' widget. */
  readonly giscus: string;
}

/** What follows from a locale and is not in its tag. `npm run new locale CODE` adds a line. */
export const traits = {
  'zh-Hans': {label: '简体中文', direction: 'ltr', complete: true, giscus: 'zh-CN'},
  en: {label: 'English', direction: 'ltr', complete: true, giscus: 'en'},
} as const satisfies Record<string, Traits>;

export {defaultLocale, fill, type Locale, type Localized};
export const locales = Object.keys(traits) as [Locale, ...Locale[]];

/** Whether a language is written in Latin letters. */
export const isLatin = (locale: Locale): boolean => new Intl.Locale(locale).maximize().script === 'Latn';

/** Folder of a locale's documents; of the current version, unless one is named as Docusaurus names it. */
export const docsFolder = (locale: string, version = 'current'): string => {
  const folder = version === 'current' ? version : `version-${version}`;
  if (locale !== defaultLocale) return `i18n/${locale}/docusaurus-plugin-content-docs/${folder}`;
  return version === 'current' ? 'docs' : `versioned_docs/${folder}`;
};

/** Locale of the current build; Docusaurus sets the variable before it loads the configuration. */
export const currentLocale = (): Locale =>
  locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;

export const localized = <Given extends PerLocale<unknown>>(given: Given) => forLocale(given, currentLocale());

/** Locale by the first part of a language tag: `zh-TW` gives Chinese. */
export const localeOfLanguage = Object.fromEntries(locales.map((locale) => [locale.split('-', 1)[0], locale]));

/** All locales have a prefix, so that their addresses do not depend on the default (specification, section 2). */
export const i18n: I18nConfig = {
  defaultLocale,
  locales: [...locales],
  path: 'i18n',
  localeConfigs: Object.fromEntries(
    locales.map((locale) => {
      const {label, direction} = traits[locale];
      return [locale, {label, direction, htmlLang: locale, baseUrl: `/${locale}/`}];
    }),
  ),
};

/** Address of a page of a locale, for HTML that passes by the links of Docusaurus. */
export const addressIn = (locale: Locale, address: string): string =>
  (i18n.localeConfigs[locale]?.baseUrl ?? '/').replace(/\/$/, '') + address;
