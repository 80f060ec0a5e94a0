import type {Plugin} from '@docusaurus/types';

/** Lets all locales name their assets at the root of the site, where `share.ts` puts them: a file that is the same is cached once. */
export default function commonAssets(): Plugin {
  return {
    name: 'common-assets',
    configureWebpack: ({mode}) => (mode === 'production' ? {output: {publicPath: '/'}} : {}),
  };
}
