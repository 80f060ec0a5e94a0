import type {I18nConfig} from '@docusaurus/types';

export const locales = ['zh-Hans', 'en'] as const;
export type Locale = (typeof locales)[number];
export type Localized = Record<Locale, string>;

export const defaultLocale: Locale = 'zh-Hans';

/** Locale of the current build; Docusaurus sets the variable before it loads the configuration. */
export const currentLocale = (): Locale =>
  locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;

export const localized = (texts: Localized): string => texts[currentLocale()];

/** Locale by the first part of a language tag: `zh-TW` gives Chinese. */
export const localeOfLanguage = Object.fromEntries(locales.map((locale) => [locale.split('-', 1)[0], locale]));

/** Both locales have a prefix, so that their addresses do not depend on the default (specification, section 2). */
export const i18n: I18nConfig = {
  defaultLocale,
  locales: [...locales],
  path: 'i18n',
  localeConfigs: {
    'zh-Hans': {label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', baseUrl: '/zh-Hans/'},
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', baseUrl: '/en/'},
  },
};

/** Address of a page of a locale, for HTML that passes by the links of Docusaurus. */
export const addressIn = (locale: Locale, address: string): string =>
  (i18n.localeConfigs[locale]?.baseUrl ?? '/').replace(/\/$/, '') + address;
