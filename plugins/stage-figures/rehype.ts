import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Expression, Literal, Program} from 'estree';
import type {Root} from 'hast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale} from '../../config/locales';
import {attributeOf} from '../components';
import {stageData} from './data';
import {posterFile, posterFormats, posterScales, posterThemes} from './posters';

const literal = (value: string): Expression => ({type: 'Literal', value, raw: JSON.stringify(value)});
const list = (elements: Expression[]): Expression => ({type: 'ArrayExpression', elements});
const object = (entries: [string, Expression][]): Expression => ({
  type: 'ObjectExpression',
  properties: entries.map(([name, value]) => ({
    type: 'Property',
    kind: 'init',
    key: {type: 'Identifier', name},
    value,
    computed: false,
    method: false,
    shorthand: false,
  })),
});
/** `require("@site/…").default`: the bundler answers with the picture's address. */
const picture = (file: string): Expression => ({
  type: 'MemberExpression',
  object: {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [literal(`@site/${file}`)],
    optional: false,
  },
  property: {type: 'Identifier', name: 'default'},
  computed: false,
  optional: false,
});
const program = (...body: Program['body']): Program => ({type: 'Program', sourceType: 'module', body, comments: []});

/** Only pages with a stage import its component, so that others do not load it, nor the home page the panel. */
const component = (file: 'index' | 'Hero'): Program['body'][number] => ({
  type: 'ImportDeclaration',
  specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: 'Stage'}}],
  source: literal(`@site/src/components/Stage/${file}`) as Literal,
  attributes: [],
});

function posters(id: string, root: string): MdxJsxAttribute[] {
  const files = posterThemes.flatMap((theme) =>
    posterFormats.flatMap((format) => posterScales.map((scale) => posterFile(id, theme, scale, format))),
  );
  // A demo without rendered pictures shows its background.
  if (!files.every((file) => existsSync(path.join(root, file)))) return [];
  const expression = object(
    posterThemes.map((theme) => [
      theme,
      object(
        posterFormats.map((format) => [
          format,
          list(posterScales.map((scale) => picture(posterFile(id, theme, scale, format)))),
        ]),
      ),
    ]),
  );
  const estree = program({type: 'ExpressionStatement', expression});
  return [
    {
      type: 'mdxJsxAttribute',
      name: 'posters',
      value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
    },
  ];
}

/** Adds the data of the demo to `<Stage demo="…" />`, so that the browser does not load the parameter catalogue. */
const rehypeStage: Plugin<[], Root> = () => (tree, file) => {
  let found: Parameters<typeof component>[0] | undefined;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Stage') return;
    const id = attributeOf(node, 'demo');
    if (id === undefined) return file.fail('<Stage> needs demo="…": the id of a demo', node);
    try {
      node.attributes.push(
        {type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(stageData(id, currentLocale()))},
        ...posters(id, process.cwd()),
      );
    } catch (error) {
      file.fail(`<Stage>: ${(error as Error).message}: mend the id, data/demos.json has them all`, node);
    }
    found = node.attributes.some((each) => 'name' in each && each.name === 'auto') ? 'Hero' : 'index';
  });
  // Links that set a demo of their page: the query holds its state, the hash its place.
  visit(tree, 'element', (node) => {
    const href = String(node.properties.href ?? '');
    const id = node.tagName === 'a' && href.startsWith('?') ? new URLSearchParams(href).get('stage') : null;
    if (id) node.properties = {...node.properties, href: `${href}#${id}`, className: ['stage-value']};
  });
  if (found) tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree: program(component(found))}});
};

export default rehypeStage;
