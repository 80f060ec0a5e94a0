import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineSmallFiles} from './inlineFiles';
import {PageAssets} from './pageAssets';
import {PurgeStyles} from './purgeStyles';
import {sheets} from './sheets';

/** Keeps what a page does not need out of what it loads: see README.md. */
export default function leanBundle({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer) {
      const isBuild = config.mode === 'production';
      if (isBuild) inlineSmallFiles(config);
      if (isServer) return {};
      return {
        resolve: {alias: {tslib$: path.resolve(__dirname, 'tslib.ts')}},
        optimization: {splitChunks: {cacheGroups: sheets()}},
        plugins: isBuild
          ? [new PurgeStyles(), new PageAssets(path.join(generatedFilesDir, 'client-manifest.json'))]
          : [],
      };
    },
  };
}
