import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeTheme} from '../../config/code';
import {paletteStyle} from './palettes';

/**
 * Takes the highlighter out of the browser's bundle: code is highlighted by `./rehype` at build,
 * so whatever still imports prism-react-renderer gets an empty module. Writes the palette of the site's code theme into a
 * style sheet, once for all blocks.
 */
export default function codeHighlight({generatedFilesDir}: LoadContext): Plugin {
  const palette = path.join(generatedFilesDir, 'code', 'palette.css');
  mkdirSync(path.dirname(palette), {recursive: true});
  // On the site's own dark ground, which is no other than that of the footer.
  writeFileSync(palette, `.theme-code-block{${paletteStyle(codeTheme)};--code-ground:var(--lk-slab)}`);
  return {
    name: 'code',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, '../../src/features/code/prism-stub.ts')}},
    }),
    getClientModules: () => [palette],
  };
}
