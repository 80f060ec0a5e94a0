import type {Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, localized} from '../../config/locales';
import rampRows from '../../data/ramps.json';
import {memoryFile} from '../agent-memory/memory';
import {guideFile, neutralFile, templates} from '../map-templates';
import {parametersFile, schemaFile} from '../root-pages/parameters';
import {rootLink} from './link';
import {atlasFile, faceMapFile, matcapFile, rampFile, unrealFolder} from '../root-pages/unreal';
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
  return h('table', [
    h(
      'thead',
      h(
        'tr',
        head.map((text) => h('th', {scope: 'col'}, text)),
      ),
    ),
    h(
      'tbody',
      rampRows.map(({label}, row) =>
        h('tr', [
          h('th', {scope: 'row'}, String(row)),
          h('td', localized(label)),
          {type: 'element', tagName: 'td', properties: {}, children: [link(rampFile(row))]},
        ]),
      ),
    ),
  ]);
}

/** Renders `<File name="parameters.json" />`, a link to a file at the root of the site, and `<Ramps />`, a table of such links. */
const rehypeFiles: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!('name' in node) || !('attributes' in node) || !parent || index === undefined) return;
    if (node.name === 'Ramps') parent.children[index] = rampTable();
    if (node.name !== 'File') return;
    const name = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
    )?.value;
    if (typeof name !== 'string' || !folders.has(name))
      return file.fail(`<File> needs name="…", one of ${[...folders.keys()].join(', ')}`, node);
    parent.children[index] = link(name);
  });
};

export default rehypeFiles;
