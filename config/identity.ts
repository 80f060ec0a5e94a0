/**
 * Names, links and public keys: the one file that a new owner edits. Keys of hosted services come from the environment, so that
 * a fork does not use ours.
 */
import type {Localized} from './locales';
import type {ExternalVideo} from './players';

interface Giscus {
  repo: `${string}/${string}`;
  repoId: string;
  category: string;
  categoryId: string;
}

const {env} = process;

const repository = 'https://example.com/lumink/lumink';

export const identity = {
  name: {'zh-Hans': '墨光 Lumink', en: 'Lumink'} satisfies Localized,
  /** Part of file names and storage keys. */
  slug: 'lumink',
  /** The two parts of the wordmark; the second is set lighter. */
  wordmark: {'zh-Hans': '墨光', en: 'Lumink'} satisfies Localized,
  tagline: {
    'zh-Hans': '虚幻引擎 5 的实时卡通渲染插件',
    en: 'Real-time toon rendering for Unreal Engine 5',
  } satisfies Localized,
  owner: {'zh-Hans': 'Lumink 贡献者', en: 'Lumink contributors'} satisfies Localized,
  /** Origin of the published site, without a trailing slash. */
  url: env.SITE_URL ?? 'https://lumink.example.com',
  email: 'hello@example.com',
  repository,
  issues: `${repository}/issues`,
  discussions: `${repository}/discussions`,
  /** Folder of the sources in the repository's web view; "Edit this page" appends the path. */
  editUrl: `${repository}/edit/main/`,
  community: [
    {label: {'zh-Hans': '聊天服务器', en: 'Chat server'}, href: 'https://example.com/chat'},
    {label: {'zh-Hans': '社交媒体', en: 'Social'}, href: 'https://example.com/social'},
    {label: {'zh-Hans': '视频频道', en: 'Video'}, href: 'https://example.com/video'},
    {label: {'zh-Hans': '哔哩哔哩', en: 'Bilibili (Chinese)'}, href: 'https://example.com/bilibili'},
    {label: {'zh-Hans': '知乎', en: 'Zhihu (Chinese)'}, href: 'https://example.com/zhihu'},
  ] satisfies {label: Localized; href: string}[],
  /** Videos of the home page on other hosts, by id; the host gets no request before the visitor plays one. */
  videos: [] as ExternalVideo[],
  /** Plugin version that the documentation describes. */
  version: '5.6',
  giscus:
    env.GISCUS_REPO && env.GISCUS_REPO_ID && env.GISCUS_CATEGORY && env.GISCUS_CATEGORY_ID
      ? ({
          repo: env.GISCUS_REPO as Giscus['repo'],
          repoId: env.GISCUS_REPO_ID,
          category: env.GISCUS_CATEGORY,
          categoryId: env.GISCUS_CATEGORY_ID,
        } satisfies Giscus)
      : null,
  algolia:
    env.ALGOLIA_APP_ID && env.ALGOLIA_API_KEY && env.ALGOLIA_INDEX
      ? {appId: env.ALGOLIA_APP_ID, apiKey: env.ALGOLIA_API_KEY, indexName: env.ALGOLIA_INDEX}
      : null,
};
