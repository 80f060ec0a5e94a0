import type {Options} from '@docusaurus/preset-classic';
import * as content from '../config/content';
import rehypeBelowFold from '../src/features/below-fold/rehype';
import rehypeHighlight from '../src/features/code/rehype';
import rehypeFigures from '../src/features/figures/rehype';
import rehypePageHead from '../src/features/page-head/rehype';
import rehypeTableFilter from '../src/features/tables/filter';
import rehypeTables from '../src/features/tables/rehype';
import rehypeStaticTables from '../src/features/tables/static';
import remarkScripts from './page-faults/scripts';
import rehypeParameters from './parameter-tables/rehype';
import rehypeStage from './stage-figures/rehype';
import rehypeStale from './translation-status/rehype';

/** Transforms of every page from Markdown to MDX, in this order. */
const transforms = {
  beforeDefaultRemarkPlugins: [remarkScripts],
  beforeDefaultRehypePlugins: [
    rehypeFigures,
    rehypeHighlight,
    rehypeParameters,
    rehypeStage,
    rehypeTables,
    rehypeStaticTables,
    rehypeTableFilter,
    rehypeStale,
    rehypeBelowFold,
  ],
};

export const docs: Options['docs'] = {
  ...content.docs,
  ...transforms,
  beforeDefaultRehypePlugins: [rehypePageHead, ...transforms.beforeDefaultRehypePlugins],
};
export const blog: Options['blog'] = {...content.blog, ...transforms};
export const pages: Options['pages'] = {...content.pages, ...transforms};
