import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, localized} from '../../config/locales';
import rampRows from '../../data/ramps.json';
import {memoryFile} from '../agent-memory/memory';
import {attributeOf} from '../components';
import {guideFile, neutralFile, templates} from '../map-templates';
import {parametersFile, schemaFile} from '../root-pages/parameters';
import {rootLink} from './link';
import {atlasFile, faceMapFile, matcapFile, rampFile, unrealFolder} from '../root-pages/unreal';
import {table} from '../tables/table';
import texts from '../../data/pages.json';

/** Files at the root of the site that pages may name, with their folders. */
const folders = new Map([
  ...[parametersFile, schemaFile, memoryFile].map((file) => [file, ''] as const),
  ...[
    atlasFile,
    faceMapFile,
    matcapFile,
    ...rampRows.map((_, row) => rampFile(row)),
    ...templates.flatMap(({id}) => [neutralFile(id), guideFile(id)]),
  ].map((file) => [file, `${unrealFolder}/`] as const),
]);

/** Where a file is: those of a locale are in its folder. */
const link = (file: string) =>
  rootLink(file === memoryFile ? `/${currentLocale()}/${file}` : `/${folders.get(file)}${file}`, file);

/** The ramps and the addresses of their curves. */
function rampTable() {
  const head = [localized(texts.siteFiles.row), localized(texts.siteFiles.name), localized(texts.siteFiles.curve)];
  return table(
    head,
    rampRows.map(({label}, row) => [String(row), localized(label), [link(rampFile(row))]]),
  );
}

/** Renders `<File name="parameters.json" />`, a link to a file at the root of the site, and `<Ramps />`, a table of such links. */
const rehypeFiles: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!('name' in node) || !('attributes' in node) || !parent || index === undefined) return;
    if (node.name === 'Ramps') parent.children[index] = rampTable();
    if (node.name !== 'File') return;
    const name = attributeOf(node, 'name');
    if (name === undefined || !folders.has(name))
      return file.fail(`<File> needs name="…", one of ${[...folders.keys()].join(', ')}`, node);
    parent.children[index] = link(name);
  });
};

export default rehypeFiles;
