import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const ui = (file: string) => path.resolve(__dirname, '../../src/search/ui', file);

/**
 * Puts our modules behind the names that the stock search theme imports. Which back end answers is chosen at run
 * time from `customFields.hostedSearch`: the bundler's cache does not see an alias that follows the environment.
 */
export default function searchUi(): Plugin {
  return {
    name: 'search-ui',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@docsearch/react/button$': ui('docsearchButton.tsx'),
          // The theme sets these two without `$`; the same key is needed to replace them.
          '@docsearch/react/useDocSearchKeyboardEvents': ui('docsearchButton.tsx'),
          '@docsearch/react/version': ui('docsearchButton.tsx'),
          'algoliasearch/lite$': ui('lite.ts'),
          'hosted-search-client$': require.resolve('algoliasearch/dist/lite/builds/browser'),
        },
      },
    }),
  };
}
