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
    limits: {beforeLoad: 50.3, document: 28.2, stylesheet: 0, script: 0, image: 71, total: 97.6, prefetch: 0},
  },
  'home when the reader stirs': {
    path: '/',
    act: 'wake',
    limits: {beforeLoad: 50.3, document: 28.2, stylesheet: 10.9, script: 116.8, image: 71, total: 225.2, prefetch: 0},
  },
  'docs page': {
    path: '/docs/Reference/MeshImportSettings',
    limits: {beforeLoad: 29, document: 29, stylesheet: 4.2, script: 127, image: 1, total: 159.8, prefetch: 8.2},
  },
  // No heavier than the heaviest tutorial; the pictures are those of the first screen.
  'reference of parameters': {
    path: '/docs/Reference/MaterialParameters',
    limits: {
      beforeLoad: 38.6,
      document: 38.6,
      stylesheet: 4.2,
      script: 140.4,
      image: 14.5,
      total: 197.2,
      prefetch: 21,
    },
  },
  tutorial: {
    path: tutorial,
    limits: {beforeLoad: 39.9, document: 35.7, stylesheet: 8.5, script: 142.6, image: 30, total: 215.3, prefetch: 22},
  },
  'tutorial with a running stage': {
    path: tutorial,
    act: 'stage',
    limits: {beforeLoad: 39.9, document: 35.7, stylesheet: 8.5, script: 288.8, image: 30, total: 361.5, prefetch: 22},
  },
  'blog post': {
    path: '/blog/wellcome',
    limits: {beforeLoad: 29.4, document: 22.9, stylesheet: 7, script: 124, image: 17, total: 168.4, prefetch: 0},
  },
  workbench: {
    path: '/workbench',
    limits: {beforeLoad: 58.6, document: 21.6, stylesheet: 4.4, script: 120.5, image: 33.5, total: 179, prefetch: 0},
  },
  'open search': {
    path: '/docs/FAQ',
    act: 'search',
    limits: {beforeLoad: 31.6, document: 31.6, stylesheet: 7, script: 166.9, image: 1, total: 338.1, prefetch: 4.5},
  },
};
