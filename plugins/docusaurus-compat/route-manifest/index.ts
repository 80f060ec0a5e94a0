import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FILES} from './documents.cjs';

/** Props of docs versions and of tag pages. */
const PROPS = /plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** Shortens the data about all pages that every page carries: see README.md. */
export default function routeManifest({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-manifest',
    configureWebpack(config, isServer) {
      const loader = (name: string) => [path.resolve(__dirname, name)];
      const sidebars = {test: PROPS, enforce: 'pre' as const, use: loader('sidebars.cjs')};
      if (isServer || config.mode !== 'production') return {module: {rules: [sidebars]}};
      return {
        module: {
          rules: [
            sidebars,
            {
              test: FILES.map((name) => path.join(generatedFilesDir, name)),
              enforce: 'pre',
              type: 'javascript/auto',
              use: loader('loader.cjs'),
            },
          ],
        },
        optimization: {chunkIds: 'named'},
      };
    },
  };
}
