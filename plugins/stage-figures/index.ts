import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the texts of the parameter catalogue out of the browser: pages carry those they show, see `./rehype`. */
export default function stageFigures(): Plugin {
  return {
    name: 'stage-figures',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]src[\\/]stage[\\/]shading[\\/]parameters\.ts$/,
            enforce: 'pre',
            use: [path.resolve(__dirname, 'strip-texts.cjs')],
          },
        ],
      },
    }),
  };
}
