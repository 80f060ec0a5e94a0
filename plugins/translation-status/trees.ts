import {defaultLocale, docsFolder, locales, type Locale} from '../../config/locales';
import {folderOf, versions} from '../versions/versions';

export type Kind = 'docs' | 'blog' | 'src/pages';

/** A folder of pages, and of their translations into one language. */
export interface Tree {
  readonly kind: Kind;
  /** Version of the documents; undefined for the current ones. */
  readonly version?: string;
  readonly source: string;
  readonly locale: Locale;
  readonly translation: string;
}

export const sources: readonly Omit<Tree, 'locale' | 'translation'>[] = [
  {kind: 'docs', source: 'docs'},
  {kind: 'blog', source: 'blog'},
  {kind: 'src/pages', source: 'src/pages'},
  ...versions.map((version) => ({kind: 'docs', version, source: folderOf(version)}) as const),
];

const FOLDERS: Readonly<Record<Kind, (locale: Locale, version?: string) => string>> = {
  docs: docsFolder,
  blog: (locale) => `i18n/${locale}/docusaurus-plugin-content-blog`,
  'src/pages': (locale) => `i18n/${locale}/docusaurus-plugin-content-pages`,
};

/** Folders of pages with their sources, for each language that the sources are translated into. */
export const trees: readonly Tree[] = locales
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) =>
    sources.map((tree) => ({...tree, locale, translation: FOLDERS[tree.kind](locale, tree.version)})),
  );
