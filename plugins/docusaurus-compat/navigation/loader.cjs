const IMPORT = "import { BrowserRouter, HashRouter } from 'react-router-dom';";

/**
 * Rspack loader for the entry of Docusaurus: its router becomes the one beside this file.
 * @throws Error when Docusaurus imports its router in another way
 */
module.exports = function router(source) {
  if (!source.includes(IMPORT))
    throw new Error(
      `plugins/docusaurus-compat/navigation/loader.cjs: ${this.resourcePath} no longer has ${IMPORT}: adapt it`,
    );
  const own = JSON.stringify(require.resolve('./Router.tsx'));
  return source.replace(IMPORT, `import { HashRouter } from 'react-router-dom';\nimport BrowserRouter from ${own};`);
};

module.exports.IMPORT = IMPORT;
