const RELOAD = 'window.location.reload()';
/** The bar at the top ends, too. */
const LEAVE = 'this.routeUpdateCleanupCb();nprogress.done();leave()';

/**
 * Loader for the part of Docusaurus that reloads the document when a page's chunk does not load after a move: without a network
 * the browser's own error page would take the place of a readable one.
 * @throws Error when Docusaurus reloads in another way
 */
module.exports = function carefulReload(source) {
  if (!source.includes(RELOAD))
    throw new Error(`plugins/docusaurus-compat/reload.cjs: ${this.resourcePath} no longer has ${RELOAD}: adapt it`);
  const file = JSON.stringify(require.resolve('../../src/features/late-hydration/leave.browser.ts'));
  return `import leave from ${file};\nimport nprogress from 'nprogress';\n${source.replace(RELOAD, LEAVE)}`;
};

module.exports.RELOAD = RELOAD;
