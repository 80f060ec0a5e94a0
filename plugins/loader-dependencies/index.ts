import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trees} from '../translation-status/trees';

/** Declares to Rspack the other files that a page's content depends on, so that its cache entry expires when these change. */
export default function loaderDependencies({siteDir}: LoadContext): Plugin {
  const absolute = trees.map(({source, translation}) => ({
    source: path.join(siteDir, source),
    translation: path.join(siteDir, translation),
  }));
  const rule = {
    test: /\.mdx?$/,
    include: absolute.flatMap((tree) => Object.values(tree)),
    enforce: 'pre' as const,
    use: [{loader: path.resolve(__dirname, 'loader.cjs'), options: {trees: absolute}}],
  };
  return {name: 'loader-dependencies', configureWebpack: () => ({module: {rules: [rule]}})};
}
