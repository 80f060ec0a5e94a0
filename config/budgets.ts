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
    limits: {beforeLoad: 45.9, document: 23.7, stylesheet: 0, script: 0, image: 70, total: 93.6, prefetch: 0},
  },
  'home when the reader stirs': {
    path: '/',
    act: 'wake',
    limits: {beforeLoad: 45.9, document: 23.7, stylesheet: 16.3, script: 107.0, image: 70, total: 215.5, prefetch: 0},
  },
  'docs page': {
    path: '/docs/Reference/MeshImportSettings',
    limits: {beforeLoad: 29.9, document: 29.9, stylesheet: 4.2, script: 112.0, image: 1, total: 146.1, prefetch: 8.5},
  },
  // No heavier than the heaviest tutorial; the pictures are those of the first screen.
  'reference of parameters': {
    path: '/docs/Reference/MaterialParameters',
    limits: {
      beforeLoad: 39.6,
      document: 39.6,
      stylesheet: 4.2,
      script: 126.1,
      image: 14.5,
      total: 183.8,
      prefetch: 23.0,
    },
  },
  tutorial: {
    path: tutorial,
    limits: {beforeLoad: 41.2, document: 36.5, stylesheet: 8.9, script: 127.6, image: 29, total: 201.3, prefetch: 23.2},
  },
  'tutorial with a running stage': {
    path: tutorial,
    act: 'stage',
    limits: {beforeLoad: 41.2, document: 36.5, stylesheet: 8.9, script: 243.8, image: 29, total: 317.4, prefetch: 23.2},
  },
  'blog post': {
    path: '/blog/wellcome',
    limits: {beforeLoad: 30.1, document: 23.4, stylesheet: 7, script: 112.1, image: 17, total: 157.9, prefetch: 0},
  },
  workbench: {
    path: '/workbench',
    limits: {beforeLoad: 59.2, document: 22.3, stylesheet: 4.4, script: 102.0, image: 33.5, total: 161.2, prefetch: 0},
  },
  'open search': {
    path: '/docs/FAQ',
    act: 'search',
    limits: {beforeLoad: 32.9, document: 32.9, stylesheet: 7.1, script: 144.0, image: 1, total: 342.1, prefetch: 4.5},
  },
};
