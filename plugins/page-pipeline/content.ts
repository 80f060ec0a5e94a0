import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {Props} from '@docusaurus/types';
import {localized} from '../../config/locales';
import texts from '../../data/pages.json';

export interface PageInfo {
  /** A list is a page of the theme's own: home page, list of posts, of tags. */
  readonly kind: 'doc' | 'post' | 'page' | 'list';
  /** Path with the base URL, as routed. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Name of the part of the site, as in the sidebar. */
  readonly section: string;
  /** Version of the documents; undefined for the current ones. */
  readonly version?: string;
}

type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** Documents of a sidebar with the name of their part; a category precedes its items. */
function inOrder(items: readonly SidebarItem[], section: string): [id: string, section: string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.type === 'doc' || item.type === 'ref') return [[item.id, section]];
    if (item.type !== 'category') return [];
    const name = section || item.label;
    return [
      ...(item.link?.type === 'doc' ? ([[item.link.id, name]] as [string, string][]) : []),
      ...inOrder(item.items, name),
    ];
  });
}

/** Documents of a version in the order of its sidebar, without drafts and unlisted ones. */
function documentsOf({versionName, isLast, docs, sidebars}: Version, unnamed: string): PageInfo[] {
  const order = new Map(inOrder(Object.values(sidebars).flat(), ''));
  const ids = [...order.keys()];
  return docs
    .filter(({unlisted, draft}) => !unlisted && !draft)
    .sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id))
    .map(({id, permalink, title, description}) => ({
      kind: 'doc',
      permalink,
      title,
      description,
      section: order.get(id) || unnamed,
      ...(!isLast && {version: versionName}),
    }));
}

/**
 * Pages of a built locale: current documents in the order of the sidebar, posts, plain pages, documents of old versions; without
 * drafts and unlisted pages.
 */
export function pagesOf({plugins}: Props): PageInfo[] {
  /** Names of parts outside of the sidebar. */
  const names = {
    docs: localized(texts.pagePipeline.docs),
    news: localized(texts.pagePipeline.news),
    site: localized(texts.pagePipeline.site),
  };
  const content = <T>(name: string) => plugins.find((plugin) => plugin.name === name)?.content as T | undefined;
  const versions = content<DocsContent>('docusaurus-plugin-content-docs')?.loadedVersions ?? [];
  const docs = versions.flatMap((version) => documentsOf(version, names.docs));
  const posts = content<BlogContent>('docusaurus-plugin-content-blog')?.blogPosts ?? [];
  const plain = content<PagesContent>('docusaurus-plugin-content-pages') ?? [];
  return [
    ...docs.filter(({version}) => version === undefined),
    ...posts
      .filter(({metadata}) => !metadata.unlisted)
      .map(({metadata: {permalink, title, description}}) => ({
        kind: 'post' as const,
        permalink,
        title,
        description,
        section: names.news,
      })),
    ...plain.flatMap((page) =>
      page.type === 'mdx' && !page.unlisted
        ? [
            {
              kind: 'page' as const,
              permalink: page.permalink,
              title: page.title ?? '',
              description: page.description ?? '',
              section: names.site,
            },
          ]
        : [],
    ),
    ...docs.filter(({version}) => version !== undefined),
  ];
}
