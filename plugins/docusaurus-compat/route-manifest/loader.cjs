const path = require('node:path');
const {documentsOf, FILES, PREFIX, ROUTE} = require('./documents.cjs');

const ENTRY = /^\s*"([^"]+)": \[\(\) => import\(.+"([^"]+)"\), "[^"]*", require\.resolveWeak\("[^"]*"\)\],/gm;

const IMPORT = "import {documents} from '@generated/registry';\n";

/**
 * The registry of chunks, whose keys are the list: without names and ids of modules, which only the server asks for.
 */
function registry(source, {list}) {
  const names = new Map(list.map(({id, chunk}) => [chunk, PREFIX + id.replaceAll('/', '~')]));
  const entries = [...source.matchAll(ENTRY)].map(([, chunk, module]) => {
    const name = names.get(chunk) ?? chunk;
    return `${JSON.stringify(name)}: [() => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(module)})],`;
  });
  const lines = source.split('\n').filter((line) => line.includes('import(')).length;
  if (entries.length !== lines) {
    throw new Error(
      `plugins/docusaurus-compat/route-manifest/loader.cjs: ${lines - entries.length} of ${lines} entries of Docusaurus' registry.js are written in a way that ENTRY does not know: adapt it`,
    );
  }
  return `const registry = {\n${entries.sort().join('\n')}\n};
export default registry;
/** Chunks of documents and their ids. */
export const documents = Object.keys(registry)
  .filter((name) => name.startsWith('${PREFIX}'))
  .map((name) => [name, name.slice(${PREFIX.length}).replaceAll('~', '/')]);\n`;
}

/** Tells routes of one address apart; no other route has a document's. Prefetching takes a key for an address and a hash. */
const HASH = '0';

/** The table of routes. */
function routes(source, {base, sidebar, list}) {
  const all = `...documents.map(([, id]) => ({path: '${base}' + id, component: ComponentCreator('${base}' + id, '${HASH}'), exact: true, sidebar: '${sidebar}'})),`;
  const listed = new Set(list.map(({route}) => route));
  const [{route: first}] = list;
  return IMPORT + source.replace(ROUTE, (route) => (route === first ? all : listed.has(route) ? '' : route));
}

function routesChunkNames(source, {base, component, list}) {
  const keys = new Set(list.map(({key}) => key));
  const others = Object.entries(JSON.parse(source)).filter(([key]) => !keys.has(key));
  return `${IMPORT}export default {
...${JSON.stringify(Object.fromEntries(others))},
...Object.fromEntries(documents.map(([content, id]) => ['${base}' + id + '-${HASH}', {__comp: '${component}', content}])),
};\n`;
}

function globalData(source, {base, sidebar, list}) {
  const data = JSON.parse(source);
  const ids = new Set(list.map(({id}) => id));
  const {versions} = data['docusaurus-plugin-content-docs'].default;
  const at = versions.findIndex(({path}) => `${path}/` === base);
  versions[at].docs = versions[at].docs.filter(({id}) => !ids.has(id));
  return `${IMPORT}const data = ${JSON.stringify(data)};
data['docusaurus-plugin-content-docs'].default.versions[${at}].docs.push(
...documents.map(([, id]) => ({id, path: '${base}' + id, sidebar: '${sidebar}'})));
export default data;\n`;
}

const changes = {
  'globalData.json': globalData,
  'registry.js': registry,
  'routes.js': routes,
  'routesChunkNames.json': routesChunkNames,
};

/**
 * Loader for the modules that Docusaurus generates about all pages, in the browser's bundle: documents are named once, in
 * the registry, and the other modules work theirs out from it.
 */
module.exports = function routeManifest(source) {
  const folder = path.dirname(this.resourcePath);
  for (const file of FILES) this.addDependency(path.join(folder, file));
  return changes[path.basename(this.resourcePath)](source, documentsOf(folder));
};
