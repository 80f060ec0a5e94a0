const START = 'export default ';

/** Options of the configuration that only the build reads; the app gets them all. */
const BUILD_OPTIONS = ['presets', 'plugins', 'clientModules', 'markdown', 'staticDirectories'];

/**
 * Rspack loader for the configuration that Docusaurus generates: leaves out what no script of the browser reads.
 * @throws Error when Docusaurus writes it in another form
 */
module.exports = function withoutBuildOptions(source) {
  const config = JSON.parse(source.slice(source.indexOf(START) + START.length).replace(/;\s*$/, ''));
  for (const name of BUILD_OPTIONS) delete config[name];
  return `${START}${JSON.stringify(config)};`;
};

module.exports.BUILD_OPTIONS = BUILD_OPTIONS;
