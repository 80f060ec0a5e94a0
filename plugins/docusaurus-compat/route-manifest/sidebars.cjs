/** Breadcrumbs check only whether an item is a document, not which one; `unlisted` is false by default. */
const shorten = (key, value) => (key === 'docId' ? true : key === 'unlisted' && value === false ? undefined : value);

/**
 * Rspack loader for the props that a docs version passes to all its pages: removes titles and descriptions of all documents,
 * and ids in the sidebars. Only the cards of Docusaurus (`DocCardList`, generated indexes) read them, and the build fails on
 * those, naming the document.
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
