import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What the pages of `./pages.ts` need besides their inline script: see README.md. */
export default function lateHydration(): Plugin {
  return {
    name: 'late-hydration',
    getClientModules: () =>
      ['styles.css', ...(process.env.NODE_ENV === 'production' ? [] : ['development.ts'])].map((file) =>
        path.join(__dirname, file),
      ),
    configureWebpack(config, isServer) {
      // Before upstream's alias of all of `react-dom`.
      if (isServer)
        config.resolve!.alias = {'react-dom/server$': path.join(__dirname, 'server.ts'), ...config.resolve!.alias};
      const test = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/;
      return {module: {rules: [{test, enforce: 'pre', use: [path.join(__dirname, 'reload.cjs')]}]}};
    },
  };
}
