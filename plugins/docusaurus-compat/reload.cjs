const RELOAD = 'window.location.reload()';
/** Also ends the progress bar. */
const LEAVE = 'this.routeUpdateCleanupCb();nprogress.done();leave()';

/**
 * Rspack loader for the module of Docusaurus that reloads the document when a page's chunk fails to load after a move. Without
 * a network that would replace a readable page by the browser's error page.
 * @throws Error when Docusaurus reloads in another way
 */
module.exports = function carefulReload(source) {
  if (!source.includes(RELOAD))
    throw new Error(`plugins/docusaurus-compat/reload.cjs: ${this.resourcePath} no longer has ${RELOAD}: adapt it`);
  const file = JSON.stringify(require.resolve('../../src/features/late-hydration/leave.browser.ts'));
  return `import leave from ${file};\nimport nprogress from 'nprogress';\n${source.replace(RELOAD, LEAVE)}`;
};

module.exports.RELOAD = RELOAD;
