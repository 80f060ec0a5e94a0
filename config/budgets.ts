/**
 * What a first visit may weigh: bytes with brotli at quality 11, without headers. `beforeLoad` counts what comes before
 * the load event, without lazy pictures, for which it does not wait; `prefetch`, what is fetched ahead for the next page,
 * is in no other sum. A stage that starts by itself is not counted: the measurement asks for less motion. A document holds
 * the styles it shows first, about 12 kB of them. tests/budgets checks them on the production build.
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
  /** Address below the locale. */
  readonly path: string;
  /** What is done on the page before it is weighed. */
  readonly act?: 'wake' | 'stage' | 'search';
  /** In kB. */
  readonly limits: Budget;
}

const tutorial = '/docs/Tutorial/ControlTheShapeOfOutlines';

export const budgets: Readonly<Record<string, Page>> = {
  home: {
    path: '/',
    limits: {beforeLoad: 61, document: 23.5, stylesheet: 11.5, script: 0, image: 73, total: 107, prefetch: 0},
  },
  'home when the reader stirs': {
    path: '/',
    act: 'wake',
    limits: {beforeLoad: 61, document: 23.5, stylesheet: 11.5, script: 119, image: 73, total: 226, prefetch: 0},
  },
  'docs page': {
    path: '/docs/Reference/MeshImportSettings',
    limits: {beforeLoad: 28, document: 28, stylesheet: 5.5, script: 133, image: 1, total: 166, prefetch: 10},
  },
  tutorial: {
    path: tutorial,
    limits: {beforeLoad: 38, document: 33, stylesheet: 9.5, script: 146, image: 31, total: 218, prefetch: 21},
  },
  'tutorial with a running stage': {
    path: tutorial,
    act: 'stage',
    limits: {beforeLoad: 38, document: 33, stylesheet: 9.5, script: 294, image: 31, total: 365, prefetch: 21},
  },
  'blog post': {
    path: '/blog/wellcome',
    limits: {beforeLoad: 29.5, document: 22, stylesheet: 9, script: 126, image: 17, total: 168, prefetch: 0},
  },
  'open search': {
    path: '/docs/FAQ',
    act: 'search',
    limits: {beforeLoad: 29.5, document: 29.5, stylesheet: 9, script: 174, image: 1, total: 282, prefetch: 5},
  },
};
