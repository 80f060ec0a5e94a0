import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** In development serves what only a build writes, search index and Markdown copies, from the last build of the locale. */
export default function builtFiles({baseUrl, i18n, siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  const directory = path.join(siteDir, 'build', i18n.currentLocale);
  return {
    name: 'built-files',
    getClientModules: () => [path.resolve(__dirname, 'notice.browser.ts')],
    // Docusaurus' types leave `devServer` out.
    configureWebpack: () =>
      ({
        devServer: {
          // Without index pages and redirects, or the built pages would hide those under development.
          static: [{directory, publicPath: baseUrl, watch: false, staticOptions: {index: false, redirect: false}}],
        },
      }) as object,
  };
}
