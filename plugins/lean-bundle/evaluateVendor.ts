import {changeAssets} from './changeAssets';

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

/** Lets React be evaluated in the task that reads the file of libraries, so that the entry's own is shorter. */
export const evaluateVendor = changeAssets('evaluate-vendor', ({compilation, texts, write}) => {
  const library = [...compilation.modules].find((module) => LIBRARY.test(module.nameForCondition() ?? ''));
  const id = library && compilation.chunkGraph.getModuleId(library);
  const [file] = texts(FILE);
  if (!file || id == null) throw new Error('plugins/lean-bundle: react-dom/client is in no vendor.*.js');
  write(file.name, evaluateModule(file.text, id));
});
