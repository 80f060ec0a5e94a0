/* global module */
const ENTRY = /^\s*("[^"]+": \[\(\) => import\(.+"([^"]+)"\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\],/gm;

/**
 * Loader for Docusaurus' registry of chunks, in the browser's bundle: leaves out names and ids of modules, which only the
 * server asks for, and puts entries in the order of the routes, in which they compress best.
 * @throws Error when upstream writes entries in another way
 */
module.exports = function leanRegistry(source) {
  const entries = [...source.matchAll(ENTRY)].sort(([, , a], [, , b]) => (a < b ? -1 : 1));
  const lines = source.split('\n').filter((line) => line.includes('import(')).length;
  if (entries.length !== lines) {
    const unknown = lines - entries.length;
    throw new Error(
      `plugins/lean-bundle/registry.cjs: ${unknown} of ${lines} entries of Docusaurus' registry.js are written in a way that ENTRY does not know: adapt it`,
    );
  }
  return `export default {\n${entries.map(([, entry]) => `${entry}],`).join('\n')}\n};\n`;
};
