import type {Compiler} from 'webpack';

/** The largest library, which the entry asks for first. */
const LIBRARY = /[\\/]react-dom[\\/]client\.js$/;
const FILE = /(?:^|\/)vendor\.[^/]+\.js$/;
/** The end of a file of modules: `push([names, modules])`. */
const END = /\]\);?\s*$/;

/**
 * Adds the third part that the bundler's runtime knows, a function that it calls with `require` when the file has come.
 * @param text a script that brings modules
 * @param id of the module to evaluate then
 * @throws Error when the script has another end
 */
export function evaluateModule(text: string, id: string | number): string {
  if (!END.test(text))
    throw new Error('plugins/lean-bundle/evaluateVendor.ts: the file of libraries has an unknown end');
  return text.replace(END, () => `,r=>{r(${JSON.stringify(id)})}]);`);
}

/** Lets the libraries be evaluated in the task that reads their file, not in that of the entry: no task is long. */
export class EvaluateVendor {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('EvaluateVendor', (compilation) => {
      compilation.hooks.processAssets.tap(
        {name: 'EvaluateVendor', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1},
        (assets) => {
          const library = [...compilation.modules].find((module) => LIBRARY.test(module.nameForCondition() ?? ''));
          const id = library && compilation.chunkGraph.getModuleId(library);
          const name = Object.keys(assets).find((asset) => FILE.test(asset));
          if (name === undefined || id == null)
            throw new Error('plugins/lean-bundle: react-dom/client is in no vendor.*.js');
          const text = assets[name]?.source().toString() ?? '';
          compilation.updateAsset(name, new sources.RawSource(evaluateModule(text, id)));
        },
      );
    });
  }
}
