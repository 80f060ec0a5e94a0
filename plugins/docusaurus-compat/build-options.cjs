/** What only the build reads of the configuration and of the site's metadata; the app gets both whole. */
const BUILD_OPTIONS = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'staticDirectories',
  'pluginVersions',
  'scripts',
  'stylesheets',
  'headTags',
  'storage',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

/**
 * Rspack loader for files that Docusaurus generates with one object: leaves out what no script of the browser reads.
 * @throws Error when Docusaurus writes them in another form
 */
module.exports = function withoutBuildOptions(source) {
  const [from, to] = [source.indexOf('{'), source.lastIndexOf('}') + 1];
  const config = JSON.parse(source.slice(from, to));
  for (const name of BUILD_OPTIONS) delete config[name];
  return source.slice(0, from) + JSON.stringify(config) + source.slice(to);
};

module.exports.BUILD_OPTIONS = BUILD_OPTIONS;
