import siteConfig from '@generated/docusaurus.config';
import type {FacetFilters, SearchParams, SearchResponse} from '../protocol';
import {localClient} from './local';

interface Credentials {
  appId: string;
  apiKey: string;
  indexName: string;
}

const {insights: hasInsights} = siteConfig.themeConfig.algolia as {insights: boolean};

/** One client for all queries: it caches the answers. */
let hosted: Promise<typeof localClient> | undefined;

const hostedClient = (appId: string, apiKey: string) =>
  (hosted ??= Promise.all([import('../hosted'), hasInsights ? import('../insights') : undefined]).then(
    ([{createHostedClient}, insights]) =>
      createHostedClient(
        appId,
        apiKey,
        insights && {viewed: insights.startInsights(appId, apiKey)},
      ) as unknown as typeof localClient,
    (error: unknown) => {
      hosted = undefined;
      throw error;
    },
  ));

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 24;

/**
 * Fetches one page of results, from the embedded engine or, when configured, from the hosted service.
 * @param page from 0
 * @throws RetryError when no host answers
 */
export async function searchPage(
  {appId, apiKey, indexName}: Credentials,
  query: string,
  facetFilters: FacetFilters,
  page: number,
): Promise<SearchResponse> {
  const params: SearchParams = {
    query,
    page,
    facetFilters,
    hitsPerPage: HITS_PER_PAGE,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  const client = siteConfig.customFields?.hostedSearch ? await hostedClient(appId, apiKey) : localClient;
  const {results} = await client.search([{indexName, ...params}]);
  const [first] = results;
  if (!first) throw new Error('The search answered without a result.');
  return first;
}
