/* global module */
/**
 * Loader for what a docs version hands to all its pages: leaves out titles and descriptions of all its documents. Only
 * cards of upstream (`DocCardList`, generated indexes) read them, and the build fails on those, naming the document.
 */
module.exports = function leanVersion(source) {
  const props = JSON.parse(source);
  return JSON.stringify(props.version ? {...props, version: {...props.version, docs: {}}} : props);
};
