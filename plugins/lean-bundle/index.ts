import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileEarly} from './compileEarly';
import {evaluateVendor} from './evaluateVendor';
import {PageAssets} from './pageAssets';
import {writePlainText} from './plainText';
import {purgeStyles} from './purgeStyles';
import {sharedIds} from './sharedIds';
import {sheets} from './sheets';

/** Modules that sort at the start of every page. */
const SORTING =
  /@docusaurus[\\/](?:theme-common[\\/]lib[\\/]utils[\\/]reactUtils|plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils)\.js$/;

/** As the entry of `@docusaurus/core` asks for it. */
const PREFETCH = /^\.\/prefetch$/;

/**
 * Libraries in a file of their own: it is read in a task of its own, stays in caches when pages change, and is the same in
 * all locales. What imports files that Docusaurus generates for a locale stays out.
 */
const vendor = {
  name: 'vendor',
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/](?:core|theme-common|plugin-content-docs)[\\/]).*\.js$/,
  chunks: 'initial' as const,
  enforce: true,
  priority: 70,
};

/** Keeps what a page does not need out of what it loads: see README.md. */
export default function leanBundle({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      const isBuild = config.mode === 'production';
      if (isServer) return {};
      if (isBuild) writePlainText(config);
      return {
        module: {
          rules: [{test: SORTING, enforce: 'pre' as const, use: [path.resolve(__dirname, 'collation.cjs')]}],
        },
        resolve: {
          alias: {
            tslib$: path.resolve(__dirname, 'tslib.ts'),
            'hoist-non-react-statics$': path.resolve(__dirname, 'statics.ts'),
          },
        },
        optimization: {splitChunks: {cacheGroups: {...sheets(), vendor}}},
        plugins: isBuild
          ? [
              sharedIds(siteDir),
              new currentBundler.instance.NormalModuleReplacementPlugin(
                PREFETCH,
                path.resolve(__dirname, 'prefetch.ts'),
              ),
              purgeStyles(path.join(generatedFilesDir, 'purged-styles.json')),
              evaluateVendor,
              compileEarly(currentBundler.instance),
              new PageAssets(path.join(generatedFilesDir, 'client-manifest.json')),
            ]
          : [],
      };
    },
  };
}
