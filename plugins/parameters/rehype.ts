import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {forLocale} from '../../config/localized';
import {currentLocale} from '../../config/locales';
import {setProse} from '../typography/rehype';
import {attributeOf, importOf} from '../components';
import {catalogueOf} from '../versions/catalogue';
import {documentOf} from '../versions/versions';
import {columnsOf, entryOf, keysOf} from './entry';
import {groups, parts, partsOf} from './facts';
import {sheetsOf} from './sheets';
import {stripFigure} from './strip-html';
import {strips} from './strips';
import manifest from '../../src/features/parameters/strip-files.json';

const sheets = sheetsOf(manifest);

const SOURCES: Readonly<Record<string, string>> = {
  ParameterEntries: '@site/src/features/parameters/Entries',
  ParameterFilter: '@site/src/features/parameters/Filter',
  Strip: '@site/src/features/parameters/Strip',
};

/**
 * Prints the reference of parameters: `<ParameterEntries group="5" />` has the entries of a section of the catalogue as static
 * HTML, `<ParameterFilter />` gets the names of groups and parts, and what each entry is found by, `<Strip id="ControlMap.R"
 * label="…" />` the pictures of a strip with their captions.
 */
const rehypeParameterEntries: Plugin<[], Root> = () => (tree, file) => {
  const locale = currentLocale();
  const {version} = documentOf(file.path) ?? {};
  const catalogue = catalogueOf(version);
  const parameters = [...catalogue.values()];
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (!node.name || !(node.name in SOURCES)) return;
    used.add(node.name);
    const set = (name: string, value: string) => node.attributes.push({type: 'mdxJsxAttribute', name, value});
    if (node.name === 'ParameterFilter') {
      const names = (texts: typeof parts | typeof groups) =>
        JSON.stringify(Object.entries(texts).map(([id, text]) => [id, forLocale(text, locale)]));
      set('groups', names(groups));
      set('parts', names(parts));
      set(
        'keys',
        JSON.stringify(Object.fromEntries(parameters.map((each) => [each.id, [keysOf(each), ...partsOf(each)]]))),
      );
      return;
    }
    if (node.name === 'Strip') {
      const [id, label] = [String(attributeOf(node, 'id')), String(attributeOf(node, 'label'))];
      const captions = strips
        .get(id)
        ?.steps.map((step) => ({content: [step.label ? forLocale(step.label, locale) : '']}));
      const figure = captions && stripFigure(id, captions, label);
      if (!figure)
        return file.fail(`<Strip> has no pictures for id="${id}": mend the id, or run \`npm run strips\``, node);
      return set('html', toHtml(figure));
    }
    const group = attributeOf(node, 'group');
    const entries = parameters.filter(({section}) => section === group);
    if (entries.length === 0)
      return file.fail(`<ParameterEntries> needs group="…": one of ${Object.keys(groups).join(', ')}`, node);
    const list: Root = {
      type: 'root',
      children: [columnsOf(locale), ...entries.map((each) => entryOf(each, locale, version))],
    };
    setProse(list, locale);
    set('html', toHtml(list, {allowDangerousHtml: true}));
    const anchors = entries.map(({id}) => id).join(' ');
    set('anchors', anchors);
    const sheet = sheets.get(anchors);
    if (sheet) set('sheet', `/assets/${sheet}`);
  });
  tree.children.unshift(...[...used].map((name) => importOf(name, SOURCES[name]!)));
};

export default rehypeParameterEntries;
