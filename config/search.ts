import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';
import texts from '../data/site.json';

/**
 * The theme's schema requires the three Algolia values even when the embedded engine answers. The index name is also the suffix
 * of the storage keys of recent searches.
 */
export const algolia = {
  ...(identity.algolia ?? {appId: 'local', apiKey: 'local', indexName: identity.slug, insights: false}),
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies ThemeConfig['algolia'];

/** Sections of results that no sidebar names: the news, and what belongs to neither documents nor news. */
export const categories = {
  news: texts.search.news,
  pages: texts.search.pages,
};

/** Ranks of pages, 0 to 10, by their address; the first that matches counts. */
export const ranks: readonly (readonly [RegExp, number])[] = [
  // The home page mentions every subject and explains none.
  [/^\/[^/]*\/?$/, 0],
  [/legacy/i, 2],
  // Glossary and list of parameters have an entry for every subject.
  [/glossary|materialparameters/i, 3],
];

/** Class of the links that name rows of tables (`src/features/tables`). */
export const rowLink = 'row-link';

/** What the search engine needs to know about the subject of the site; the factors are chosen like the numbers of `tuning.ts`. */
export const siteTerms = {
  product: ['ue', 'ue4', 'ue5', 'unreal', 'unreal engine', '虚幻', '虚幻引擎'],
  // `next` only links to other pages.
  asides: {next: 0.6, 'who-this-is-for': 0.85, exercise: 0.85, prerequisites: 0.85},
};
