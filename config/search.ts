import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';

/**
 * The theme's schema requires the three Algolia values even when the embedded engine answers. The index name is also the suffix
 * of the storage keys of recent searches.
 */
export const algolia = {
  ...(identity.algolia ?? {appId: 'local', apiKey: 'local', indexName: identity.slug, insights: false}),
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies ThemeConfig['algolia'];
