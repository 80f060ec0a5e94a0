/**
 * What a first visit may weigh: bytes with brotli at quality 11, without headers. `beforeLoad` counts what comes before
 * the load event; `prefetch`, what is fetched ahead for the next page, is in no other sum. A stage that starts by itself
 * is not counted: the measurement asks for less motion. tests/budgets checks them on the production build.
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
  readonly act?: 'stage' | 'search';
  /** In kB. */
  readonly limits: Budget;
}

const tutorial = '/docs/Tutorial/ControlTheShapeOfOutlines';

export const budgets: Readonly<Record<string, Page>> = {
  home: {
    path: '/',
    limits: {beforeLoad: 84, document: 10.5, stylesheet: 23, script: 119, image: 80, total: 233, prefetch: 0},
  },
  'docs page': {
    path: '/docs/Reference/MeshImportSettings',
    limits: {beforeLoad: 32, document: 15.5, stylesheet: 16.5, script: 133, image: 1, total: 165, prefetch: 10},
  },
  tutorial: {
    path: tutorial,
    limits: {beforeLoad: 42, document: 20.5, stylesheet: 20.5, script: 146, image: 31, total: 218, prefetch: 21},
  },
  'tutorial with a running stage': {
    path: tutorial,
    act: 'stage',
    limits: {beforeLoad: 42, document: 20.5, stylesheet: 20.5, script: 294, image: 31, total: 365, prefetch: 21},
  },
  'blog post': {
    path: '/blog/wellcome',
    limits: {beforeLoad: 28, document: 8.5, stylesheet: 19.5, script: 126, image: 1, total: 155, prefetch: 0},
  },
  'open search': {
    path: '/docs/FAQ',
    act: 'search',
    limits: {beforeLoad: 34, document: 17, stylesheet: 19.5, script: 174, image: 1, total: 282, prefetch: 5},
  },
};
