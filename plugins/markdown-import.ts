import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

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
