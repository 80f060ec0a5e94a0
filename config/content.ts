import type {Options} from '@docusaurus/preset-classic';
import {identity} from './identity';
import {currentLocale, docsFolder, localized} from './locales';
import texts from '../data/site.json';

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

const news = localized(texts.content.news);
const newsDescription = localized(texts.content.newsDescription);

export const blog = {
  blogTitle: news,
  blogDescription: newsDescription,
  blogSidebarTitle: localized(texts.content.blogSidebarTitle),
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
