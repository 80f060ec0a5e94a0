import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {Props} from '@docusaurus/types';
import {localized} from '../../config/locales';

export interface PageInfo {
  readonly kind: 'doc' | 'post' | 'page';
  /** Path with the base URL, as routed. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Name of the part of the site, as in the sidebar. */
  readonly section: string;
}

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

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

/**
 * Pages of a built locale: documents in the order of the sidebar, then posts and plain pages, without drafts and unlisted
 * pages.
 */
export function pagesOf({plugins}: Props): PageInfo[] {
  /** Names of parts outside of the sidebar. */
  const names = {
    docs: localized({'zh-Hans': '文档', en: 'Docs'}),
    news: localized({'zh-Hans': '新闻', en: 'News'}),
    site: localized({'zh-Hans': '站点', en: 'Site'}),
  };
  const content = <T>(name: string) => plugins.find((plugin) => plugin.name === name)?.content as T | undefined;
  const [version] = content<DocsContent>('docusaurus-plugin-content-docs')?.loadedVersions ?? [];
  const order = new Map(inOrder(Object.values(version?.sidebars ?? {}).flat(), ''));
  const position = (id: string) => [...order.keys()].indexOf(id);
  const docs = (version?.docs ?? [])
    .filter(({unlisted, draft}) => !unlisted && !draft)
    .sort((left, right) => position(left.id) - position(right.id));
  const posts = content<BlogContent>('docusaurus-plugin-content-blog')?.blogPosts ?? [];
  const plain = content<PagesContent>('docusaurus-plugin-content-pages') ?? [];
  return [
    ...docs.map(({id, permalink, title, description}) => ({
      kind: 'doc' as const,
      permalink,
      title,
      description,
      section: order.get(id) || names.docs,
    })),
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
  ];
}
