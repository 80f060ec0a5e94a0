const {readFileSync} = require('node:fs');
const path = require('node:path');

/** A document in Docusaurus' table of routes. */
const ROUTE =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "([^"]+)"\s*\},?/g;

/** An id that can name a file and stand in an address as it is. */
const PLAIN = /^[\w./-]+$/;

/** What names of documents' chunks begin with; folders of an id are parted by the same sign. */
const PREFIX = 'docs~';

/** Modules that Docusaurus generates and that name every document. */
const FILES = ['globalData.json', 'registry.js', 'routes.js', 'routesChunkNames.json'];

/**
 * The documents whose address is their id below the address of the docs, so that one list of ids can say what Docusaurus
 * writes in four places.
 * @param folder of the modules that Docusaurus generates
 * @returns what they have in common (`base` of their addresses, `sidebar`, chunk of their `component`) and `list`: the
 *   `id`, the `chunk` of the content, the `route` as the table writes it, its `key` in the list of chunk names
 * @throws Error when the table of routes is written in another way
 */
function documentsOf(folder) {
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const docs = JSON.parse(read('globalData.json'))['docusaurus-plugin-content-docs'].default;
  const base = `${docs.path}/`;
  const all = docs.versions.flatMap((version) => version.docs);
  const chunkNames = JSON.parse(read('routesChunkNames.json'));
  const routes = new Map([...read('routes.js').matchAll(ROUTE)].map((match) => [match[1], match]));
  const list = all.flatMap(({id, path: address, sidebar}) => {
    const [route, , hash, routeSidebar] = routes.get(address) ?? [];
    if (!route || address !== base + id || !PLAIN.test(id) || sidebar !== routeSidebar) return [];
    const key = `${address}-${hash}`;
    const {__comp: component, content: chunk, ...others} = chunkNames[key];
    return Object.keys(others).length === 0 ? [{id, chunk, route, key, sidebar, component}] : [];
  });
  if (list.length === 0) {
    throw new Error(
      `plugins/docusaurus-compat/route-manifest/documents.cjs: none of ${all.length} documents is written in ${folder}/routes.js as ROUTE knows it: adapt it`,
    );
  }
  const [{sidebar, component}] = list;
  return {
    base,
    sidebar,
    component,
    list: list.filter((each) => each.sidebar === sidebar && each.component === component),
  };
}

module.exports = {documentsOf, FILES, PREFIX, ROUTE};
