import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {mediaFolder} from '../../src/components/media/names';

/** Keeps out of the browser what a stage does not need: texts of the catalogue, which pages carry, see `./rehype`, and GLSL of three.js. */
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
            test: /[\\/]data[\\/](?:parameters|stage-controls)\.json$/,
            enforce: 'pre',
            use: [path.resolve(__dirname, 'strip-texts.cjs')],
          },
          {
            test: /[\\/]src[\\/]stage[\\/](?:shading[\\/]glsl[\\/][\w-]+|character[\\/]paint)\.ts$/,
            enforce: 'pre',
            use: [path.resolve(__dirname, 'strip-glsl.cjs')],
          },
          {
            test: /[\\/]three[\\/]build[\\/]three\.module\.js$/,
            use: [path.resolve(__dirname, 'strip-three.cjs')],
          },
        ],
      },
    }),
  };
}
