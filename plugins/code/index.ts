import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Takes the highlighter out of the browser's bundle: code is highlighted by `./rehype` at build,
 * so whatever still imports prism-react-renderer gets an empty module.
 */
export default function codeHighlight(): Plugin {
  return {
    name: 'code',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, '../../src/features/code/prism-stub.ts')}},
    }),
  };
}
