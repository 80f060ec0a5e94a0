import '@site/src/search/ui/loadTexts';
import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {MAX_QUERY_LENGTH} from '@site/src/search/engine/fold';
import type {FacetFilters} from '@site/src/search/protocol';
import {searchPage} from '@site/src/search/ui/backend';
import NearestTerms from '@site/src/search/ui/NearestTerms';
import {missingResultsUrl, useFoundText} from '@site/src/search/ui/texts';
import {useResults, type Results} from '@site/src/search/ui/useResults';
import Hit from './Hit';
import styles from './styles.module.css';

/** The page of all results, `/search?q=`; the query in the address is the state. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Search />
    </Layout>
  );
}

/**
 * The query of the field. The address follows the field; the field follows the address only where something else has changed it,
 * because a value that comes back late ends a composition and moves the caret.
 */
function useQuery(): {query: string; enter(query: string): void; search(query: string): void} {
  const history = useHistory<{isTyped: boolean} | undefined>();
  const {pathname} = useLocation();
  const [query, setQuery] = useState('');

  useEffect(() => {
    const follow = ({search}: {search: string}) =>
      setQuery((new URLSearchParams(search).get('q') ?? '').replace(/\s+/g, ' '));
    follow(history.location);
    return history.listen((location, action) => {
      const isOwn = action === 'REPLACE' && location.state?.isTyped;
      if (location.pathname === pathname && !isOwn) follow(location);
    });
  }, [history, pathname]);

  return {
    query,
    enter: setQuery,
    search(next) {
      setQuery(next);
      const params = new URLSearchParams(history.location.search);
      if (next) params.set('q', next);
      else params.delete('q');
      history.replace({search: params.toString(), state: {isTyped: true}});
    },
  };
}

function Search(): ReactNode {
  const {query, enter, search: setQuery} = useQuery();
  const {algolia} = useAlgoliaThemeConfig();
  const facets = JSON.stringify(useAlgoliaContextualFacetFilters());
  const search = useCallback(
    (text: string, page: number) => searchPage(algolia, text, JSON.parse(facets) as FacetFilters, page),
    [algolia, facets],
  );
  const results = useResults(search, query);
  const field = useRef<HTMLInputElement>(null);
  // Without a query the field gets the focus.
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).get('q')) field.current?.focus();
  }, []);

  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  return (
    <main className={styles.page}>
      <PageMetadata
        title={title}
        description={translate({id: 'meta.search', message: 'Search the documentation and the news.'})}
      />
      <h1>{title}</h1>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          spellCheck={false}
          placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
          aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
          value={query}
          onChange={({target, nativeEvent}) =>
            ((nativeEvent as InputEvent).isComposing ? enter : setQuery)(target.value)
          }
          onCompositionEnd={({currentTarget}) => setQuery(currentTarget.value)}
        />
      </form>
      <Outcome query={query} results={results} search={setQuery} />
    </main>
  );
}

interface OutcomeProps {
  query: string;
  results: Results;
  search(query: string): void;
}

function Outcome({query, results, search}: OutcomeProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const foundText = useFoundText();
  const reportUrl = missingResultsUrl(siteConfig);
  const {status, hits, count, nearestTerms, more, retry} = results;
  const isSettled = status === 'done' || hits.length > 0;
  return (
    <>
      <p className={styles.count} role="status">
        {status === 'loading' && !isSettled && translate({id: 'search.loading', message: 'Searching…'})}
        {isSettled && foundText(count)}
      </p>
      {status === 'idle' && (
        <p className={styles.hint}>
          <Translate id="search.hint">
            {'Type a word, a parameter such as OutlineWidth, or a console variable such as r.Toon.Outline.Enable.'}
          </Translate>
        </p>
      )}
      {status === 'idle' && (
        <noscript>
          <p>
            <Translate id="search.noscript" values={{host: <code>site:{new URL(siteConfig.url).host}</code>}}>
              {'Search needs JavaScript. Without it, add {host} to your words in a general search engine.'}
            </Translate>
          </p>
        </noscript>
      )}
      {status === 'failed' && (
        <div className={styles.message} role="alert">
          <p>
            <strong>
              <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
            </strong>
          </p>
          <p>
            <Translate id="theme.SearchModal.errorScreen.helpText">
              You might want to check your network connection.
            </Translate>
          </p>
          <button type="button" className={styles.button} onClick={retry}>
            <Translate id="loading.retry">Retry</Translate>
          </button>
        </div>
      )}
      {status === 'done' && count === 0 && (
        <NearestTerms terms={nearestTerms} search={search} list={styles.nearest} button={styles.button} />
      )}
      {status === 'done' && count === 0 && reportUrl && (
        <p className={styles.message}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
            Believe this query should return results?
          </Translate>{' '}
          <a href={reportUrl(query)} target="_blank" rel="noopener noreferrer">
            <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">Let us know.</Translate>
          </a>
        </p>
      )}
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {more && (
        <button type="button" className={styles.button} onClick={more}>
          <Translate id="search.more">More results</Translate>
        </button>
      )}
    </>
  );
}
