import type {Plugin} from '@docusaurus/types';

/**
 * Gives all locales one address for assets, at the root of the site, where `share.ts` moves them: equal files are cached once.
 */
export default function commonAssets(): Plugin {
  return {
    name: 'common-assets',
    configureWebpack: ({mode}) => (mode === 'production' ? {output: {publicPath: '/'}} : {}),
  };
}
