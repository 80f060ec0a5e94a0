import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

/**
 * A link to a file at the root of the site. MDX takes it for JSX in the page: Docusaurus would put the base URL of the locale
 * before another's address.
 */
export const rootLink = (href: string, text: string): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: [
    {type: 'mdxJsxAttribute', name: 'href', value: href},
    {type: 'mdxJsxAttribute', name: 'download', value: null},
  ],
  children: [{type: 'text', value: text}],
  data: {_mdxExplicitJsx: true} as MdxJsxTextElementHast['data'] & object,
});
