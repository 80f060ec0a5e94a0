import {folderOf, versions} from '../versions/versions';

export type Kind = 'docs' | 'blog' | 'src/pages';

export interface Tree {
  readonly kind: Kind;
  /** Of documents that were cut; undefined for the current ones. */
  readonly version?: string;
  readonly source: string;
  readonly translation: string;
}

/** The folders of the Chinese sources and of their English translations. */
export const trees: readonly [docs: Tree, ...others: Tree[]] = [
  {kind: 'docs', source: 'docs', translation: 'i18n/en/docusaurus-plugin-content-docs/current'},
  {kind: 'blog', source: 'blog', translation: 'i18n/en/docusaurus-plugin-content-blog'},
  {kind: 'src/pages', source: 'src/pages', translation: 'i18n/en/docusaurus-plugin-content-pages'},
  ...versions.map((version): Tree => ({
    kind: 'docs',
    version,
    source: folderOf(version),
    translation: `i18n/en/docusaurus-plugin-content-docs/version-${version}`,
  })),
];

/** Pages that exist in one tree only; `sources` and `translations` are the pages of each, relative to it. */
export const unpaired = (
  {source, translation}: Tree,
  sources: readonly string[],
  translations: readonly string[],
): string[] => [
  ...translations
    .filter((page) => !sources.includes(page))
    .map((page) => `${translation}/${page}: has no source in ${source}/`),
  ...sources
    .filter((page) => !translations.includes(page))
    .map((page) => `${translation}/${page}: is missing; write it, or copy the source and translate`),
];
