import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {compileEarly} from './compile-hints';
import {purgeStyles} from './purge-styles';
import {sharedIds} from './shared-ids';
import {sheets} from './css-chunks';

/**
 * Libraries in a chunk of their own: it stays cached when pages change, and is the same in all locales. Modules that import
 * files generated for a locale are not part of it.
 */
const vendor = {
  name: 'vendor',
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/](?:core|theme-common|plugin-content-docs)[\\/]).*\.js$/,
  chunks: 'initial' as const,
  enforce: true,
  priority: 70,
};

/** Docusaurus names the chunk of a route's component by the hash of its module. */
const documentChunks = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) =>
  simpleHash(`@theme/${name}`, 8),
);

/** What every page of the documentation needs besides its text: one file in the place of seven small ones. */
const documents = {
  name: 'documents',
  type: /^(?:javascript|json)/,
  chunks: ({name}: {name?: string | null}) => documentChunks.includes(name ?? ''),
  enforce: true,
  priority: 65,
};

/** Reduces what each page loads: see README.md. */
export default function bundleSize({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'bundle-size',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) return {};
      return {
        optimization: {splitChunks: {cacheGroups: {...sheets(), vendor, documents}}},
        plugins:
          config.mode === 'production'
            ? [
                sharedIds(siteDir),
                purgeStyles(path.join(generatedFilesDir, 'purged-styles.json')),
                compileEarly(currentBundler.instance),
              ]
            : [],
      };
    },
  };
}
