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

/** Texts of the dialog that Docusaurus does not have; English ones are in the code. */
const TEXTS: Readonly<Record<string, Record<string, string>>> = {
  'zh-Hans': textsOf('搜索文档', '已移除。', '撤销', '相近的词：', '重试'),
  'zh-Hant': textsOf('搜尋文件', '已移除。', '復原', '相近的詞：', '重試'),
  ja: textsOf('ドキュメントを検索', '削除しました。', '元に戻す', '近い語：', '再試行'),
  ko: textsOf('문서 검색', '삭제했습니다.', '실행 취소', '비슷한 말:', '다시 시도'),
  en: {'search.nearestTerms': 'Words that are close:'},
};

function textsOf(placeholder: string, removed: string, undo: string, nearest: string, retry: string) {
  return {
    'theme.SearchModal.searchBox.placeholderText': placeholder,
    'search.removed': removed,
    'search.undo': undo,
    'search.nearestTerms': nearest,
    'loading.retry': retry,
  };
}

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
