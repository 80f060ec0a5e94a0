/** The options of the plugin, and what they are where a site sets none. */
import type {Site} from './indexing/records';
import type {Words} from './indexing/thesaurus';
import type {SiteTerms} from './format';
import defaults from './texts.json';

export interface Options extends Partial<Omit<Site, 'titleDelimiter'> & SiteTerms & Words> {
  id?: string;
  /** Readers' words for pages and sections, by their addresses below the base URL: `{'/docs/intro#setup': 'install|add'}`. */
  readonly keywords?: Readonly<Record<string, string>>;
}

/** Names of the groups of pages that no sidebar names. */
const CATEGORIES: Readonly<Record<string, Site['categories']>> = defaults.categories;

/** Texts of the dialog that Docusaurus does not have; English ones are in the code. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = defaults.texts;

/** Chinese by its script, other languages by themselves. */
function forLocale<T>(table: Readonly<Record<string, T>>, locale: string): T {
  const {language, script} = new Intl.Locale(locale).maximize();
  return table[`${language}-${script}`] ?? table[language] ?? table.en!;
}

export const textsFor = (locale: string) => forLocale(TEXTS, locale);

export const siteFor = (locale: string, titleDelimiter: string, {categories, ranks, rowLink, skip}: Options): Site => ({
  categories: categories ?? forLocale(CATEGORIES, locale),
  ranks: ranks ?? [],
  titleDelimiter,
  rowLink,
  skip,
});

export const termsFor = ({product, asides, glossary, everyday}: Options): SiteTerms & Words => ({
  product: product ?? [],
  asides: asides ?? {},
  glossary: glossary ?? [],
  everyday: everyday ?? [],
});
