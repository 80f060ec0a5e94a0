export const insightsScript = 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js';
