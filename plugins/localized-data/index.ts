import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale, defaultLocale} from '../../config/locales';

/** Keeps the other languages of the texts in `data/` out of what a browser loads. */
export default function localizedData({siteDir}: LoadContext): Plugin {
  const rules = [
    {
      include: path.join(siteDir, 'data'),
      test: /\.json$/,
      use: [{loader: path.resolve(__dirname, 'loader.cjs'), options: {locale: currentLocale(), defaultLocale}}],
    },
    // A property of a JSON module that is read at the top of a module would count as a side effect, and keep it in every chunk.
    {include: path.join(siteDir, 'src/stage'), sideEffects: false},
  ];
  return {name: 'localized-data', configureWebpack: () => ({module: {rules}})};
}
