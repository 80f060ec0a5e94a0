import type {I18nConfig} from '@docusaurus/types';

interface Traits {
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly script: 'Han' | 'Latin';
  /** Language of the comments' widget. */
  readonly giscus: string;
  /** Language of the hosted search index. */
  readonly analyzer: string;
  /** Of the title on social cards. */
  readonly heading: {readonly lineHeight: number; readonly letterSpacing: string};
}

/** What follows from a locale. The first locale is that of the sources. */
export const traits = {
  'zh-Hans': {
    label: '简体中文',
    direction: 'ltr',
    script: 'Han',
    giscus: 'zh-CN',
    analyzer: 'zh',
    heading: {lineHeight: 1.32, letterSpacing: '.005em'},
  },
  en: {
    label: 'English',
    direction: 'ltr',
    script: 'Latin',
    giscus: 'en',
    analyzer: 'en',
    heading: {lineHeight: 1.14, letterSpacing: '-.022em'},
  },
} as const satisfies Record<string, Traits>;

export type Locale = keyof typeof traits;
export const locales = Object.keys(traits) as [Locale, ...Locale[]];
export type Localized = Record<Locale, string>;

export const defaultLocale = locales[0];

/** Folder of a locale's documents; of the current version, unless one is named as Docusaurus names it. */
export const docsFolder = (locale: string, version = 'current'): string => {
  const folder = version === 'current' ? version : `version-${version}`;
  if (locale !== defaultLocale) return `i18n/${locale}/docusaurus-plugin-content-docs/${folder}`;
  return version === 'current' ? 'docs' : `versioned_docs/${folder}`;
};

/** Locale of the current build; Docusaurus sets the variable before it loads the configuration. */
export const currentLocale = (): Locale =>
  locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;

export const localized = (texts: Localized): string => texts[currentLocale()];

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
