/**
 * Names and public keys; what is published is in published.ts. Keys of hosted services come from the environment, so that
 * a fork does not use ours.
 */
import type {Localized} from './locales';
import type {ExternalVideo} from './players';
import {published} from './published';

interface Giscus {
  repo: `${string}/${string}`;
  repoId: string;
  category: string;
  categoryId: string;
}

const {env} = process;

const {repository, community, email} = published;

/** The published origin. @throws Error that names the variable when it is none */
function originOf(given: string): string {
  if (!/^https?:\/\/[^/\s?#]+\/*$/.test(given))
    throw new Error(`SITE_URL is "${given}": it must be an origin, such as https://docs.example.com`);
  return given.replace(/\/+$/, '');
}

/** A service is on with all of its keys, and off without any; `incompleteKeys` names what is forgotten. */
const services = {
  comments: ['GISCUS_REPO', 'GISCUS_REPO_ID', 'GISCUS_CATEGORY', 'GISCUS_CATEGORY_ID'],
  'hosted search': ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'],
};

/** A line for each service that has some of its keys only. */
export const incompleteKeys = Object.entries(services).flatMap(([service, keys]) => {
  const missing = keys.filter((key) => !env[key]);
  return missing.length > 0 && missing.length < keys.length
    ? [`No ${service}: ${missing.join(', ')} missing in the environment.`]
    : [];
});

export const identity = {
  name: {'zh-Hans': '墨光 Lumink', en: 'Lumink'} satisfies Localized,
  /** Part of file names and storage keys. */
  slug: 'lumink',
  /** The two parts of the wordmark; the second is set lighter. */
  wordmark: {'zh-Hans': '墨光', en: 'Lumink'} satisfies Localized,
  tagline: {
    'zh-Hans': '虚幻引擎5的实时卡通渲染插件',
    en: 'Real-time toon rendering for Unreal Engine 5',
  } satisfies Localized,
  owner: {'zh-Hans': 'Lumink贡献者', en: 'Lumink contributors'} satisfies Localized,
  /** Origin of the published site, without a trailing slash. */
  url: originOf(env.SITE_URL || 'https://lumink.example.com'),
  email,
  repository,
  issues: repository && `${repository}/issues`,
  discussions: repository && `${repository}/discussions`,
  /** Folder of the sources in the repository's web view; "Edit this page" appends the path. */
  editUrl: repository && `${repository}/edit/main/`,
  community,
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
      ? {
          appId: env.ALGOLIA_APP_ID,
          apiKey: env.ALGOLIA_API_KEY,
          indexName: env.ALGOLIA_INDEX,
          insights: env.ALGOLIA_INSIGHTS === 'true',
        }
      : null,
};
