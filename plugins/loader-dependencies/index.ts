import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trees} from '../translation-status/trees';

/** Tells the bundler which other pages a page shows something of: what it keeps of the page goes when these change. */
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
