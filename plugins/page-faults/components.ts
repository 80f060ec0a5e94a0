import path from 'node:path';
import {build} from 'esbuild';

/** Bundles the map of MDX components without the components: only its keys are read. */
export async function componentNames(root: string): Promise<string[]> {
  const original = path.join(root, 'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js');
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'src/theme/MDXComponents/index.tsx')],
    bundle: true,
    format: 'cjs',
    write: false,
    loader: {'.js': 'jsx'},
    plugins: [
      {
        name: 'table-alone',
        setup({onLoad, onResolve}) {
          onResolve({filter: /./}, ({kind, path: name}) => {
            if (kind === 'entry-point') return undefined;
            return name === '@theme-original/MDXComponents' ? {path: original} : {path: name, namespace: 'empty'};
          });
          onLoad({filter: /./, namespace: 'empty'}, () => ({contents: 'module.exports = {}'}));
        },
      },
    ],
  });
  const module: {exports: {default?: object}} = {exports: {}};
  new Function('module', 'exports', outputFiles[0]?.text ?? '')(module, module.exports);
  return Object.keys(module.exports.default ?? {});
}
