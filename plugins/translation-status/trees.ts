/** The folders of the Chinese sources and of their English translations. */
export const trees = [
  {source: 'docs', translation: 'i18n/en/docusaurus-plugin-content-docs/current'},
  {source: 'blog', translation: 'i18n/en/docusaurus-plugin-content-blog'},
  {source: 'src/pages', translation: 'i18n/en/docusaurus-plugin-content-pages'},
] as const;
