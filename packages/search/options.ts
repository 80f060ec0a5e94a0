/** The options of the plugin, and what they are where a site sets none. */
import type {Site} from './indexing/records';
import type {Words} from './indexing/thesaurus';
import type {SiteTerms} from './format';

export interface Options extends Partial<Omit<Site, 'titleDelimiter'> & SiteTerms & Words> {
  id?: string;
  /** Readers' words for pages and sections, by their addresses below the base URL: `{'/docs/intro#setup': 'install|add'}`. */
  readonly keywords?: Readonly<Record<string, string>>;
}

/** Names of the groups of pages that no sidebar names. */
const CATEGORIES: Readonly<Record<string, Site['categories']>> = {
  'zh-Hans': {news: '新闻', pages: '页面'},
  'zh-Hant': {news: '新聞', pages: '頁面'},
  ja: {news: 'ブログ', pages: 'ページ'},
  ko: {news: '블로그', pages: '페이지'},
  en: {news: 'Blog', pages: 'Pages'},
};

/** Chinese by its script, other languages by themselves. */
function categoriesFor(locale: string): Site['categories'] {
  const {language, script} = new Intl.Locale(locale).maximize();
  return CATEGORIES[`${language}-${script}`] ?? CATEGORIES[language] ?? CATEGORIES.en!;
}

export const siteFor = (locale: string, titleDelimiter: string, {categories, ranks, rowLink, skip}: Options): Site => ({
  categories: categories ?? categoriesFor(locale),
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
