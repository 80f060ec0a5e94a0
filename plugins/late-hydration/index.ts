import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Webpack configuration of late hydration; `step.ts` changes the pages: see src/features/late-hydration/README.md. */
export default function lateHydration(): Plugin {
  const development =
    process.env.NODE_ENV === 'production' ? [] : ['../../src/features/late-hydration/development.browser.ts'];
  return {
    name: 'late-hydration',
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer ? {entry: path.join(__dirname, '../docusaurus-compat/entry.browser.ts')} : {},
    getClientModules: () =>
      ['../../src/features/late-hydration/styles.css', ...development].map((file) => path.join(__dirname, file)),
  };
}
