import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Webpack configuration of late hydration; `step.ts` changes the pages: see README.md. */
export default function lateHydration(): Plugin {
  return {
    name: 'late-hydration',
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer ? {entry: path.join(__dirname, 'entry.browser.ts')} : {},
    getClientModules: () =>
      ['styles.css', ...(process.env.NODE_ENV === 'production' ? [] : ['development.browser.ts'])].map((file) =>
        path.join(__dirname, file),
      ),
  };
}
