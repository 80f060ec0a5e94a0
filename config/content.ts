import type {Options} from '@docusaurus/preset-classic';
import {identity} from './identity';
import {currentLocale, docsFolder, localized} from './locales';

const editUrl = ({locale, version, docPath}: {locale: string; version: string; docPath: string}) =>
  `${identity.editUrl}${docsFolder(locale, version)}/${docPath}`;

export const docs: Options['docs'] = {
  sidebarPath: './sidebars.ts',
  // Keeps the name `5.4.md` whole: its number is not a sidebar position.
  numberPrefixParser: false,
  breadcrumbs: true,
  onInlineTags: 'throw',
  editUrl: identity.editUrl ? editUrl : undefined,
};

const news = localized({'zh-Hans': '新闻', en: 'News'});
const newsDescription = localized({
  'zh-Hans': '本插件的版本发布、迁移提示与社区消息。',
  en: 'Releases, migration notes and community news of the plugin.',
});

export const blog = {
  blogTitle: news,
  blogDescription: newsDescription,
  blogSidebarTitle: localized({'zh-Hans': '全部文章', en: 'All Posts'}),
  blogSidebarCount: 'ALL',
  // No limit. Not `'ALL'`, with which an author without posts gets no page (0 / 0 pages).
  postsPerPage: Number.MAX_SAFE_INTEGER,
  showReadingTime: false,
  onUntruncatedBlogPosts: 'throw',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    copyright: localized(identity.owner),
    language: currentLocale(),
    title: `${localized(identity.name)} ${news}`,
    description: newsDescription,
  },
} satisfies Options['blog'];

export const pages: Options['pages'] = {
  exclude: ['**/_*', '**/*.test.*', '**/*.module.css', '**/_*/**'],
};

export const sitemap: Options['sitemap'] = {changefreq: null, priority: null};
