import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const BROWSER = path.join(__dirname, '../../src/features/late-hydration');

/** Webpack configuration of late hydration; `step.ts` changes the pages: see README.md in BROWSER. */
export default function lateHydration(): Plugin {
  return {
    name: 'late-hydration',
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer ? {entry: path.join(BROWSER, 'entry.browser.ts')} : {},
    getClientModules: () =>
      ['styles.css', ...(process.env.NODE_ENV === 'production' ? [] : ['development.browser.ts'])].map((file) =>
        path.join(BROWSER, file),
      ),
  };
}
