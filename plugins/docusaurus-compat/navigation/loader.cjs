const PARTS = {
  "import { BrowserRouter, HashRouter } from 'react-router-dom';": `import { HashRouter } from 'react-router-dom';\nimport BrowserRouter from ${JSON.stringify(require.resolve('./Router.tsx'))};`,
  // In a task of its own: on a slow phone the modules of the entry take more than 50 ms.
  'preload(window.location.pathname).then(':
    'new Promise((resolve) => setTimeout(resolve)).then(() => preload(window.location.pathname)).then(',
};

/**
 * Rspack loader for the entry of Docusaurus: its router becomes the one beside this file, and the page is prepared in the task
 * after that of the modules.
 * @throws Error when a part of the entry that is replaced has changed
 */
module.exports = function entry(source) {
  return Object.entries(PARTS).reduce((text, [part, own]) => {
    if (!text.includes(part))
      throw new Error(
        `plugins/docusaurus-compat/navigation/loader.cjs: ${this.resourcePath} no longer has ${part}: adapt it`,
      );
    return text.replace(part, () => own);
  }, source);
};

module.exports.PARTS = PARTS;
