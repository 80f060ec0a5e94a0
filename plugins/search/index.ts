import type {Plugin} from '@docusaurus/types';

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

/** Keeps the styles of the search dialog out of the files that every page loads. */
export default function search(): Plugin {
  return {
    name: 'search',
    configureWebpack: (_, isServer) => (isServer ? {} : {optimization: {splitChunks}}),
  };
}
