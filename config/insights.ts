/** The script of the insights, from a public CDN, and the host that it sends events to; without the option neither is used. */
export const insights = {
  script: 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js',
  host: 'https://insights.algolia.io',
};
