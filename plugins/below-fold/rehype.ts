import type {Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';

/** This many blocks fill a window of 1440 x 900 pixels in every longer document (least height measured: 995 pixels). */
export const FIRST_BLOCKS = 10;

const isBlock = ({type}: RootContent) => type === 'element' || type === 'mdxJsxFlowElement';

/** Wraps the blocks below the first screen of a document in a component that renders them a moment later on a move. */
const rehypeBelowFold: Plugin<[], Root> = () => (tree) => {
  const blocks = tree.children.filter(isBlock);
  const first = blocks[FIRST_BLOCKS];
  if (!first) return;
  const at = tree.children.indexOf(first);
  const below = tree.children.slice(at);
  const imports = below.filter(({type}) => type === 'mdxjsEsm');
  const drawn = below.filter(({type}) => type !== 'mdxjsEsm');
  tree.children = [
    ...tree.children.slice(0, at),
    ...imports,
    {type: 'mdxJsxFlowElement', name: 'BelowFold', attributes: [], children: drawn as never},
  ];
};

export default rehypeBelowFold;
