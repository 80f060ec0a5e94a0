import type {ConfigureWebpackUtils} from '@docusaurus/types';

/**
 * Has the scripts of every page compiled while they come, off the main thread (explicit compile hints of V8). A docs page calls
 * half of the libraries' functions and seven in ten of the entry's; the rest are compiled in vain, but in nobody's way.
 */
export const compileEarly = ({BannerPlugin, Compilation}: ConfigureWebpackUtils['currentBundler']['instance']) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /(?:^|\/)(?:vendor|main)\.[^/]+\.js$/,
    // After the minifier, which takes comments out.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
  });
