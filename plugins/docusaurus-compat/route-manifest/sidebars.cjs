/** Breadcrumbs ask whether an item is a document, not which; `unlisted` is false unless told otherwise. */
const shorten = (key, value) => (key === 'docId' ? true : key === 'unlisted' && value === false ? undefined : value);

/**
 * Loader for what a docs version hands to all its pages: leaves out titles and descriptions of all its documents, and ids in
 * the sidebars. Only the cards of Docusaurus (`DocCardList`, generated indexes) read them, and the build fails on those, naming
 * the document.
 */
module.exports = function sidebars(source) {
  const props = JSON.parse(source);
  if (!props.version) return source;
  const {docsSidebars} = props.version;
  return JSON.stringify({
    ...props,
    version: {...props.version, docs: {}, docsSidebars: JSON.parse(JSON.stringify(docsSidebars, shorten))},
  });
};
