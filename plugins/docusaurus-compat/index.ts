import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {freezeWithDocuments} from '../versions/freeze';
import {adaptMinifier} from './minifier';
import {PageAssets} from './page-assets';

/** Modules of Docusaurus that sort when a page starts. */
export const SORTING =
  /@docusaurus[\\/](?:theme-common[\\/]lib[\\/]utils[\\/]reactUtils|plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils)\.js$/;

/** Modules that may name ids of translated texts. */
const TRANSLATING = /(?:@docusaurus[\\/][\w-]+[\\/]lib|[\\/](?:src|packages))[\\/].*\.[jt]sx?$/;

/** The module as `App` imports it. */
export const NAVIGATION = './PendingNavigation';

/** The module as the entry of `@docusaurus/core` imports it. */
export const PREFETCH = './prefetch';

/** The style sheet of anchors as `anchorUtils` imports it. */
export const ANCHORS = './anchorUtils.module.css';

/** Libraries of which the app uses a small part, and what has that part. */
export const LIBRARIES = {
  nprogress: 'libraries/nprogress.ts',
  'react-helmet-async': 'libraries/helmet.tsx',
  'react-loadable': 'libraries/loadable.tsx',
  'react-router': 'libraries/router.tsx',
  'react-router-config': 'libraries/router.tsx',
  'react-router-dom': 'libraries/router.tsx',
  tslib: 'libraries/tslib.ts',
};

const local = (file: string) => path.join(__dirname, file);

/** Changes the bundles of Docusaurus beyond its options: README.md lists every assumption about its internals. */
export default function docusaurusCompat({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'docusaurus-compat',
    extendCli: freezeWithDocuments,
    // Lightning CSS, which minifies, rewrites and prefixes for the same browsers.
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter((plugin) => !/postcss-preset-env/.test(String(plugin))),
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      const isBuild = config.mode === 'production';
      const replace = (module: string, file: string) =>
        new currentBundler.instance.NormalModuleReplacementPlugin(
          new RegExp(`^${module.replaceAll('.', '\\.')}$`),
          local(file),
        );
      if (isServer) {
        // Precedes Docusaurus' alias for all of `react-dom`.
        config.resolve!.alias = {'react-dom/server$': local('react-dom-server.ts'), ...config.resolve!.alias};
        return {plugins: [replace(ANCHORS, 'anchors.ts')]};
      }
      if (isBuild) adaptMinifier(config);
      const dictionary = path.join(generatedFilesDir, 'codeTranslations.json');
      const withOwnTexts = {loader: local('translations.cjs'), options: {dictionary}};
      return {
        module: {
          rules: [
            {test: SORTING, enforce: 'pre' as const, use: [local('collation.cjs')]},
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              enforce: 'pre' as const,
              use: [local('build-options.cjs')],
            },
            ...(isBuild
              ? [
                  {
                    test: path.join(generatedFilesDir, 'site-metadata.json'),
                    type: 'json',
                    use: [local('build-options.cjs')],
                  },
                ]
              : []),
            {test: dictionary, type: 'json', use: [withOwnTexts]},
            {test: TRANSLATING, enforce: 'pre' as const, use: [withOwnTexts]},
          ],
        },
        resolve: {
          alias: Object.fromEntries(Object.entries(LIBRARIES).map(([name, file]) => [`${name}$`, local(file)])),
        },
        plugins: [
          replace(NAVIGATION, 'navigation/PendingNavigation.tsx'),
          replace(ANCHORS, 'anchors.ts'),
          ...(isBuild
            ? [
                replace(PREFETCH, 'prefetch.browser.ts'),
                new PageAssets(path.join(generatedFilesDir, 'client-manifest.json')),
              ]
            : []),
        ],
      };
    },
  };
}
