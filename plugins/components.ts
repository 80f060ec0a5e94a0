import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** An import of a component for the top of a page's tree: only pages that have the element load its code. */
export const importOf = (name: string, source: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
          source: {type: 'Literal', value: source, raw: `'${source}'`},
          attributes: [],
        },
      ],
      comments: [],
    },
  },
});

/** An element as an author writes it: MDX does not put the theme's component in its place. */
export const jsx = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (RootContent | MdxJsxFlowElementHast | undefined)[],
): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  data: {_mdxExplicitJsx: true} as never,
  attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
  children: children.filter(Boolean) as MdxJsxFlowElementHast['children'],
});

/** Text of an attribute of an element; undefined where it has none, or an expression. */
export function attributeOf({attributes}: Pick<MdxJsxFlowElementHast, 'attributes'>, name: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  return typeof found === 'string' ? found : undefined;
}

/** A component that the build gives its texts and other data. */
export interface Component {
  /** Module whose default export it is. */
  readonly source: string;
  /**
   * @param of attribute `of` of the element
   * @param file path of the page
   * @throws Error that says what is wrong with the element
   */
  readonly data: (of: string, file: string) => unknown;
}

/** Adds their data to the elements of the page that have one of these names, as JSON in the attribute `data`. */
export const rehypeComponents: Plugin<[Readonly<Record<string, Component>>], Root> = (components) => (tree, file) => {
  const found = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const component = components[node.name ?? ''];
    if (!component) return;
    try {
      const value = JSON.stringify(component.data(String(attributeOf(node, 'of')), file.path));
      node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value});
      found.add(node.name!);
    } catch (error) {
      file.fail(`<${node.name}>: ${(error as Error).message}`, node);
    }
  });
  tree.children.unshift(...[...found].map((name) => importOf(name, components[name]!.source)));
};
