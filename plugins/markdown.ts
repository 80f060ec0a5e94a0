import type {Options} from '@docusaurus/preset-classic';
import * as content from '../config/content';
import rehypeBelowFold from '../src/features/below-fold/rehype';
import rehypeHighlight from '../src/features/code/rehype';
import rehypeFigures from '../src/features/figures/rehype';
import rehypeLessons from '../src/features/lessons/rehype';
import rehypeOwnCharacter from '../src/features/own-character/rehype';
import rehypePageHead from '../src/features/page-head/rehype';
import rehypeMentions from '../src/features/parameters/mentions';
import rehypeParameterEntries from '../src/features/parameters/rehype';
import rehypePresets from '../src/features/presets/rehype';
import rehypeTableFilter from '../src/features/tables/filter';
import rehypeTables from '../src/features/tables/rehype';
import rehypeStaticTables from '../src/features/tables/static';
import rehypeWorkbench from '../src/features/workbench/rehype';
import rehypeTerms from './glossary/links';
import rehypeGlossary from './glossary/rehype';
import remarkScripts from './page-faults/scripts';
import rehypeParameters from './parameter-tables/rehype';
import rehypePublished from './published/rehype';
import rehypeFiles from './site-files/rehype';
import rehypeStage from './stage-figures/rehype';
import rehypeStale from './translation-status/rehype';

const beforeDefaultRemarkPlugins = [remarkScripts];

/** What happens to every page between Markdown and MDX, in this order. */
const rehypePlugins = [
  rehypePublished,
  rehypePresets,
  rehypeFigures,
  rehypeHighlight,
  rehypeGlossary,
  rehypeParameters,
  rehypeParameterEntries,
  rehypeFiles,
  rehypeStage,
  rehypeLessons,
  rehypeOwnCharacter,
  rehypeWorkbench,
  rehypeTables,
  rehypeMentions,
  rehypeStaticTables,
  rehypeTableFilter,
  rehypeStale,
];
const transforms = {beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins: [...rehypePlugins, rehypeBelowFold]};

export const docs: Options['docs'] = {
  ...content.docs,
  beforeDefaultRemarkPlugins,
  beforeDefaultRehypePlugins: [rehypePageHead, ...rehypePlugins, rehypeTerms, rehypeBelowFold],
};
export const blog: Options['blog'] = {...content.blog, ...transforms};
export const pages: Options['pages'] = {...content.pages, ...transforms};
