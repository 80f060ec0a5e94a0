import {changeAssets} from './change-assets';

/** Libraries that take long to evaluate and that the entry asks for first. */
const LIBRARIES = [
  /[\\/]react-dom[\\/]client\.js$/,
  /[\\/]react-router-dom[\\/]esm[\\/]react-router-dom\.js$/,
  /[\\/]react-helmet-async[\\/]lib[\\/]index\.module\.js$/,
];
const FILE = /(?:^|\/)vendor\.[^/]+\.js$/;
/** The end of a file of modules: `push([names, modules])`. */
const END = /\]\);?\s*$/;

/**
 * Adds the third part that the bundler's runtime knows, a function that it calls with `require` when the file has come. It waits
 * for the file's own frame to end: React makes errors when it is evaluated, and under a tool that watches (developer tools,
 * Lighthouse) the browser reads the whole file again for each frame that an error names.
 * @param text a script that brings modules
 * @param ids of the modules to evaluate then
 * @throws Error when the script has another end
 */
export function evaluateModules(text: string, ids: readonly (string | number)[]): string {
  if (!END.test(text))
    throw new Error('plugins/bundle-size/evaluate-vendor.ts: the file of libraries has an unknown end');
  return text.replace(
    END,
    () => `,r=>{Promise.resolve().then(()=>{${ids.map((id) => `r(${JSON.stringify(id)})`).join(';')}})}]);`,
  );
}

/** Lets libraries be evaluated in the task that reads their file, so that the entry's own is shorter. */
export const evaluateVendor = changeAssets('evaluate-vendor', ({compilation, texts, write}) => {
  const [file] = texts(FILE);
  if (!file) throw new Error('plugins/bundle-size/evaluate-vendor.ts: there is no vendor.*.js');
  const modules = [...compilation.modules];
  const ids = LIBRARIES.map((library) => {
    const module = modules.find((each) => library.test(each.nameForCondition() ?? ''));
    const id = module && compilation.chunkGraph.getModuleId(module);
    if (id == null) throw new Error(`plugins/bundle-size/evaluate-vendor.ts: no module is ${library}`);
    return id;
  });
  write(file.name, evaluateModules(file.text, ids));
});
