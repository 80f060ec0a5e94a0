import siteConfig from '@generated/docusaurus.config';
import {insightsScript} from '@theme/SearchSite/insights';
import type {FacetFilters, SearchParams, SearchResponse} from '../protocol';
import type {Insights} from '../insights';
import {localClient} from './local';
import type {Answer} from './searchBox';

interface Credentials {
  appId: string;
  apiKey: string;
  indexName: string;
}

const {appId: service, insights: hasInsights} = (siteConfig.themeConfig.algolia ?? {}) as {
  appId?: string;
  insights?: boolean;
};

/** Whether the hosted service answers. Docusaurus requires its settings for its own dialog: `local` says that there is none. */
export const isHosted = service !== undefined && service !== 'local';

let insights: Insights | undefined;

/** One client for all queries: it caches the answers. */
let hosted: Promise<typeof localClient> | undefined;

const hostedClient = (appId: string, apiKey: string) =>
  (hosted ??= Promise.all([import('../hosted'), hasInsights ? import('../insights') : undefined]).then(
    ([{createHostedClient}, script]) => {
      insights = script?.startInsights(insightsScript, appId, apiKey);
      return createHostedClient(appId, apiKey, insights) as unknown as typeof localClient;
    },
    (error: unknown) => {
      hosted = undefined;
      throw error;
    },
  ));

const HITS_PER_PAGE = 20;
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

interface Question {
  query: string;
  facetFilters: FacetFilters;
  /** Words of a snippet. */
  words: number;
  /** From 0. Absent: the first answer may come before the whole index has loaded, and is not final. */
  page?: number;
}

/**
 * Asks the embedded engine or, when configured, the hosted service.
 * @throws ApiError, DeserializationError, or RetryError when no host answers
 */
export async function ask(
  {appId, apiKey, indexName}: Credentials,
  {words, facetFilters, ...question}: Question,
): Promise<SearchResponse> {
  const params: SearchParams = {
    ...question,
    facetFilters,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  const client = isHosted ? await hostedClient(appId, apiKey) : localClient;
  const {results} = await client.search([{indexName, ...params}]);
  const [first] = results;
  if (!first) throw new Error('The search answered without a result.');
  return first;
}

/** Reports a chosen hit to insights, where they are on. */
export function reportClick(indexName: string, {queryID, hits}: Answer, objectID: string): void {
  const position = hits.findIndex((hit) => hit.objectID === objectID) + 1;
  if (position > 0) insights?.clicked(indexName, queryID, objectID, position);
}
