import type {Options} from '@docusaurus/preset-classic';
import rehypeBelowFold from '../plugins/below-fold/rehype';
import rehypeHighlight from '../plugins/code-highlight/rehype';
import rehypeFigures from '../plugins/figures/rehype';
import remarkScripts from '../plugins/page-faults/scripts';
import rehypePageHead from '../plugins/page-head/rehype';
import rehypeParameters from '../plugins/parameter-tables/rehype';
import rehypePublished from '../plugins/published/rehype';
import rehypeStage from '../plugins/stage-figures/rehype';
import rehypeTableFilter from '../plugins/tables/filter';
import rehypeTables from '../plugins/tables/rehype';
import rehypeStaticTables from '../plugins/tables/static';
import rehypeStale from '../plugins/translation-status/rehype';
import {identity} from './identity';
import {localized} from './locales';

const editUrl = ({
  locale,
  versionDocsDirPath,
  docPath,
}: {
  locale: string;
  versionDocsDirPath: string;
  docPath: string;
}) =>
  `${identity.editUrl}${locale === 'en' ? 'i18n/en/docusaurus-plugin-content-docs/current' : versionDocsDirPath}/${docPath}`;

const beforeDefaultRemarkPlugins = [remarkScripts];
const rehypePlugins = [
  rehypePublished,
  rehypeFigures,
  rehypeHighlight,
  rehypeParameters,
  rehypeStage,
  rehypeTables,
  rehypeStaticTables,
  rehypeTableFilter,
  rehypeStale,
  rehypeBelowFold,
];

export const docs: Options['docs'] = {
  sidebarPath: './sidebars.ts',
  // `5.4.md` is a name, not a position.
  numberPrefixParser: false,
  breadcrumbs: true,
  onInlineTags: 'throw',
  editUrl: identity.editUrl ? editUrl : undefined,
  beforeDefaultRemarkPlugins,
  beforeDefaultRehypePlugins: [rehypePageHead, ...rehypePlugins],
};

export const blog: Options['blog'] = {
  blogTitle: localized({'zh-Hans': '新闻', en: 'News'}),
  blogDescription: localized({
    'zh-Hans': '本插件的版本发布、迁移提示与社区消息。',
    en: 'Releases, migration notes and community news of the plugin.',
  }),
  blogSidebarTitle: localized({'zh-Hans': '全部文章', en: 'All Posts'}),
  blogSidebarCount: 'ALL',
  // All of them. Not `'ALL'`: with that, an author without posts gets no page (0 / 0 pages).
  postsPerPage: Number.MAX_SAFE_INTEGER,
  showReadingTime: false,
  onUntruncatedBlogPosts: 'throw',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    copyright: localized(identity.owner),
    language: localized({'zh-Hans': 'zh-Hans', en: 'en'}),
  },
  beforeDefaultRemarkPlugins,
  beforeDefaultRehypePlugins: rehypePlugins,
};

export const pages: Options['pages'] = {
  exclude: ['**/_*', '**/*.test.*', '**/*.module.css', '**/_*/**'],
  beforeDefaultRemarkPlugins,
  beforeDefaultRehypePlugins: rehypePlugins,
};

export const sitemap: Options['sitemap'] = {changefreq: null, priority: null};
