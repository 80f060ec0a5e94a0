import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import * as numbers from '../../src/search/engine/tuning';

/** Docusaurus puts all styles into one file for every page; the styles of the search dialog get a chunk of their own. */
const splitChunks = {
  cacheGroups: {
    searchModal: {
      name: 'search-modal',
      type: 'css/mini-extract',
      test: /search\/ui\/modal\.css/,
      chunks: 'async' as const,
      enforce: true,
      priority: 60,
    },
  },
};

/** Numbers of the engine without their names. */
const inlineTuning = {
  test: /search\/engine\/\w+\.ts$/,
  exclude: /tuning\.ts$/,
  enforce: 'pre' as const,
  loader: path.resolve(__dirname, 'inline-tuning.cjs'),
  options: {numbers},
};

/** Keeps the styles of the search dialog out of the files that every page loads. */
export default function search(): Plugin {
  return {
    name: 'search',
    configureWebpack: (_, isServer) => (isServer ? {} : {optimization: {splitChunks}, module: {rules: [inlineTuning]}}),
  };
}
