import React, {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchBar from '@theme-original/SearchBar';
import {localClient} from '@site/src/search/ui/local';
import {asDialog} from '@site/src/search/ui/dialog';
import {keepError} from '@site/src/search/ui/keepError';

interface Client {
  search(requests: never): Promise<unknown>;
}

// Constants of the module: a new function at each render would rebuild the client.
function local<T extends Client>(client: T): T {
  localClient.warmUp();
  return {...client, search: keepError(localClient.search as T['search'])};
}
const hosted = <T extends Client>(client: T): T => ({
  ...client,
  search: keepError(client.search.bind(client) as T['search']),
});

/** Headings answer before the rest of the index has come: the modal asks again when it is focused. */
const askAgain = () =>
  document.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));

export default function SearchBarWithClient(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {appId} = siteConfig.themeConfig.algolia as {appId: string};
  const isHosted = Boolean(siteConfig.customFields?.hostedSearch);
  useEffect(asDialog, []);
  useEffect(() => localClient.onComplete(askAgain), []);
  return (
    <>
      <SearchBar
        transformSearchClient={isHosted ? hosted : local}
        getMissingResultsUrl={({query}: {query: string}) =>
          `${siteConfig.customFields?.issues}/new?title=${encodeURIComponent(`Search: ${query}`)}`
        }
      />
      {!isHosted && (
        <Head>
          {/* The stock bar asks for a connection to the hosted service; of two links to one address the last wins. */}
          <link rel="x-unused" href={`https://${appId}-dsn.algolia.net`} />
        </Head>
      )}
    </>
  );
}
