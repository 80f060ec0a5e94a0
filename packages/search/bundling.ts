/** What the bundler has to know of the search. */
import path from 'node:path';
import * as numbers from './engine/tuning';

/** Docusaurus puts all styles into one file for every page; the styles of the dialog get a chunk of their own. */
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
  loader: path.join(__dirname, 'inline-tuning.cjs'),
  options: {numbers},
};

export const configureWebpack = (_: unknown, isServer: boolean) =>
  isServer ? {} : {optimization: {splitChunks}, module: {rules: [inlineTuning]}};
