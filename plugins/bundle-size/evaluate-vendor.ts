import {changeAssets} from './change-assets';

/** Libraries that are slow to evaluate and that the entry imports first. */
const LIBRARIES = [
  /[\\/]react-dom[\\/]client\.js$/,
  /[\\/]react-router-dom[\\/]esm[\\/]react-router-dom\.js$/,
  /[\\/]react-helmet-async[\\/]lib[\\/]index\.module\.js$/,
];
const FILE = /(?:^|\/)vendor\.[^/]+\.js$/;
/** The end of a file of modules: `push([names, modules])`. */
const END = /\]\);?\s*$/;

/**
 * Adds the third element that Rspack's runtime accepts, a function called with `require` once the chunk is registered. It
 * waits for the file's own stack frame to end: React creates errors while it is evaluated, and with developer tools or
 * Lighthouse attached the browser parses the whole file again for each frame of an error.
 * @param text a script chunk
 * @param ids modules to evaluate
 * @throws Error when the script ends differently
 */
export function evaluateModules(text: string, ids: readonly (string | number)[]): string {
  if (!END.test(text))
    throw new Error(
      'plugins/bundle-size/evaluate-vendor.ts: the chunk of libraries has an unknown end: adapt END to Rspack',
    );
  return text.replace(
    END,
    () => `,r=>{Promise.resolve().then(()=>{${ids.map((id) => `r(${JSON.stringify(id)})`).join(';')}})}]);`,
  );
}

/** Evaluates the libraries in the task that runs their file, which shortens the entry's task. */
export const evaluateVendor = changeAssets('evaluate-vendor', ({compilation, texts, write}) => {
  const [file] = texts(FILE);
  if (!file)
    throw new Error(
      'plugins/bundle-size/evaluate-vendor.ts: the build has no chunk vendor.*.js: see plugins/bundle-size/index.ts',
    );
  const modules = [...compilation.modules];
  const ids = LIBRARIES.map((library) => {
    const module = modules.find((each) => library.test(each.nameForCondition() ?? ''));
    const id = module && compilation.chunkGraph.getModuleId(module);
    if (id == null)
      throw new Error(
        `plugins/bundle-size/evaluate-vendor.ts: no module of vendor.*.js is ${library}: adapt the list of libraries`,
      );
    return id;
  });
  write(file.name, evaluateModules(file.text, ids));
});
