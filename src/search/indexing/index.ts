import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The generator puts all styles into one file for every page; those of the modal come with the modal. */
const splitChunks = {
  cacheGroups: {
    searchModal: {
      name: 'search-modal',
      type: 'css/mini-extract',
      test: /@docsearch\/css|search\/ui\/modal\.css/,
      chunks: 'async' as const,
      enforce: true,
      priority: 60,
    },
  },
};

/** Keeps what only search needs out of the files that every page loads: styles and texts of the modal. */
export default function search(): Plugin {
  return {
    name: 'search',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [{test: /codeTranslations\.json$/, type: 'json', use: path.join(__dirname, 'texts.cjs')}],
      },
      ...(isServer ? {} : {optimization: {splitChunks}}),
    }),
  };
}
