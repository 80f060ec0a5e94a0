/** The folders of the Chinese sources and of their English translations. */
export const trees = [
  {source: 'docs', translation: 'i18n/en/docusaurus-plugin-content-docs/current'},
  {source: 'blog', translation: 'i18n/en/docusaurus-plugin-content-blog'},
  {source: 'src/pages', translation: 'i18n/en/docusaurus-plugin-content-pages'},
] as const;

/** Pages that exist in one tree only; `sources` and `translations` are the pages of each, relative to it. */
export const unpaired = (
  {source, translation}: (typeof trees)[number],
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
