import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {mediaFolder} from '../../src/components/media/names';

/** Keeps the texts of the parameter catalogue out of the browser: pages carry those they show, see `./rehype`. */
export default function stageFigures(): Plugin {
  return {
    name: 'stage-figures',
    configureWebpack: () => ({
      // A build copies them, see plugins/root-pages.
      ...(process.env.NODE_ENV === 'development' && {
        devServer: {static: [{directory: path.resolve(mediaFolder), publicPath: '/assets'}]},
      }),
      module: {
        rules: [
          {
            test: /[\\/]src[\\/]stage[\\/]shading[\\/]parameters\.ts$/,
            enforce: 'pre',
            use: [path.resolve(__dirname, 'strip-texts.cjs')],
          },
          {
            test: /[\\/]src[\\/]stage[\\/](?:shading[\\/]glsl[\\/]\w+|character[\\/]paint)\.ts$/,
            enforce: 'pre',
            use: [path.resolve(__dirname, 'strip-glsl.cjs')],
          },
        ],
      },
    }),
  };
}
