import type {ConfigureWebpackUtils} from '@docusaurus/types';

/**
 * Lets V8 compile the scripts of every page off the main thread while they load (explicit compile hints). A docs page calls
 * half of the functions of the libraries and 70 % of the entry's; the others are compiled in vain, but without blocking the
 * page.
 */
export const compileEarly = ({BannerPlugin, Compilation}: ConfigureWebpackUtils['currentBundler']['instance']) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /(?:^|\/)(?:vendor|main)\.[^/]+\.js$/,
    // Runs after the minifier, which removes comments.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
  });
