import type {I18nConfig} from '@docusaurus/types';

export const locales = ['zh-Hans', 'en'] as const;
export type Locale = (typeof locales)[number];
export type Localized = Record<Locale, string>;

export const defaultLocale: Locale = 'zh-Hans';

/** Locale of the build that runs now; Docusaurus sets the variable before it loads the configuration. */
export const currentLocale = (): Locale =>
  locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;

export const localized = (texts: Localized): string => texts[currentLocale()];

/** The locale of each language that the site has, by the first part of a language tag: `zh-TW` is read as Chinese. */
export const localeOfLanguage = Object.fromEntries(locales.map((locale) => [locale.split('-', 1)[0], locale]));

/** Both locales carry a prefix, so that neither moves when the default changes (specification, section 2). */
export const i18n: I18nConfig = {
  defaultLocale,
  locales: [...locales],
  path: 'i18n',
  localeConfigs: {
    'zh-Hans': {label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', baseUrl: '/zh-Hans/'},
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', baseUrl: '/en/'},
  },
};
