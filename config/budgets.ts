/**
 * Limits of a first visit, in brotli bytes (quality 11), without headers. `beforeLoad` counts what loads before the load event,
 * without lazy pictures, which do not delay it; `prefetch`, files loaded ahead for the next page, is in no other sum. Stages
 * that start by themselves are not counted, because the measurement prefers reduced motion. A document inlines the styles it
 * shows first, about 12 kB. tests/budgets checks the production build.
 */
export interface Budget {
  readonly beforeLoad: number;
  readonly document: number;
  readonly stylesheet: number;
  readonly script: number;
  readonly image: number;
  readonly total: number;
  readonly prefetch: number;
}

interface Page {
  /** Path below the locale. */
  readonly path: string;
  /** Actions on the page before the measurement. */
  readonly act?: 'wake' | 'stage' | 'search';
  /** Limits in kB. */
  readonly limits: Budget;
}

const tutorial = '/docs/Tutorial/ControlTheShapeOfOutlines';

export const budgets: Readonly<Record<string, Page>> = {
  home: {
    path: '/',
    limits: {beforeLoad: 57.8, document: 24.7, stylesheet: 10.6, script: 0, image: 71, total: 105, prefetch: 0},
  },
  'home when the reader stirs': {
    path: '/',
    act: 'wake',
    limits: {beforeLoad: 57.8, document: 24.7, stylesheet: 10.6, script: 115.8, image: 71, total: 220.5, prefetch: 0},
  },
  'docs page': {
    path: '/docs/Reference/MeshImportSettings',
    limits: {beforeLoad: 28.8, document: 28.8, stylesheet: 4.2, script: 127, image: 1, total: 159, prefetch: 8},
  },
  // No heavier than the heaviest tutorial; the pictures are those of the first screen.
  'reference of parameters': {
    path: '/docs/Reference/MaterialParameters',
    limits: {beforeLoad: 38.3, document: 38.3, stylesheet: 4.2, script: 140, image: 14.5, total: 197, prefetch: 20.5},
  },
  tutorial: {
    path: tutorial,
    limits: {beforeLoad: 39.5, document: 35.5, stylesheet: 8.4, script: 142, image: 30, total: 214, prefetch: 22},
  },
  'tutorial with a running stage': {
    path: tutorial,
    act: 'stage',
    limits: {beforeLoad: 39.5, document: 35.5, stylesheet: 8.4, script: 286, image: 30, total: 357.3, prefetch: 22},
  },
  'blog post': {
    path: '/blog/wellcome',
    limits: {beforeLoad: 29.3, document: 22.7, stylesheet: 7, script: 124, image: 17, total: 168, prefetch: 0},
  },
  'open search': {
    path: '/docs/FAQ',
    act: 'search',
    limits: {beforeLoad: 31.4, document: 31.4, stylesheet: 7, script: 166, image: 1, total: 306.5, prefetch: 4.5},
  },
};
