import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {isSlashOn, setSlash} from '@site/src/lib/slashKey';
import {MAX_QUERY_LENGTH} from '@site/packages/search/engine/fold';
import type {FacetFilters} from '@site/packages/search/protocol';
import {ask, reportClick} from '@site/packages/search/ui/backend';
import {Failure, NoResults} from '@site/packages/search/ui/Outcome';
import {Doors} from '@site/packages/search/ui/Start';
import Row, {haveOnePath} from '@site/packages/search/ui/Row';
import {useFoundText} from '@site/packages/search/ui/texts';
import {useSearchBox} from '@site/packages/search/ui/useSearchBox';
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

/** Words of a snippet: there is more room than in the dialog. */
const SNIPPET_WORDS = 24;

/** The search of a query that the page holds; all its rows are links, so nothing is chosen. */
function useResults(query: string) {
  const {algolia} = useAlgoliaThemeConfig();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const results = useSearchBox({
    id: 'results',
    initialQuery: '',
    ask: (text, page = 0) =>
      ask(algolia, {query: text, facetFilters: facetFilters as FacetFilters, words: SNIPPET_WORDS, page}),
    start: () => [],
    onChoose: () => {},
    navigate: () => {},
    onSubmit: () => {},
  });
  const {box} = results;
  const facets = JSON.stringify(facetFilters);
  useEffect(() => box.search(query), [box, query, facets]);
  return results;
}

function Search(): ReactNode {
  const {query, enter, search} = useQuery();
  const field = useRef<HTMLInputElement>(null);
  // Without a query the field gets the focus.
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).get('q')) field.current?.focus();
  }, []);

  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”'}, {query})
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
          onChange={({target, nativeEvent}) => ((nativeEvent as InputEvent).isComposing ? enter : search)(target.value)}
          onCompositionEnd={({currentTarget}) => search(currentTarget.value)}
        />
      </form>
      {query.trim() === '' ? <Hint /> : <Results query={query} search={search} />}
      <SlashKey />
    </main>
  );
}

function SlashKey(): ReactNode {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(isSlashOn()), []);
  return (
    <label className={styles.key}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({target}) => {
          setSlash(target.checked);
          setIsOn(isSlashOn());
        }}
      />
      {translate({id: 'search.slash', message: '/ opens the search on every page'})}
    </label>
  );
}

function Hint(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const example = (query: string) => <Link to={`/search?q=${query}`}>{query}</Link>;
  return (
    <>
      <p className={styles.hint}>
        <Translate
          id="search.hint"
          values={{
            question: example(translate({id: 'search.example', message: 'softer shadows'})),
            parameter: example('OutlineWidth'),
            variable: example('r.Toon.Outline.Enable'),
          }}>
          {
            'Say it in your own words, such as {question}, or type a parameter such as {parameter}, or a console variable such as {variable}.'
          }
        </Translate>
      </p>
      <Doors />
      <noscript>
        <p>
          <Translate id="search.noscript" values={{host: <code>site:{new URL(siteConfig.url).host}</code>}}>
            {'Search needs JavaScript. Without it, add {host} to your words in a general search engine.'}
          </Translate>
        </p>
      </noscript>
    </>
  );
}

function Results({query, search}: {query: string; search(query: string): void}): ReactNode {
  const {box, status, answer} = useResults(query);
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const processUrl = useSearchResultUrlProcessor();
  const foundText = useFoundText();
  const isSettled = status === 'idle' && answer !== undefined;
  const hits = answer?.hits ?? [];
  const found = answer && !answer.hasFailed ? foundText(answer.count ?? hits.length) : undefined;
  return (
    <>
      <p className={styles.count} role="status">
        {status !== 'error' && (found ?? translate({id: 'search.loading', message: 'Searching…'}))}
      </p>
      {status === 'error' && <Failure retry={() => box.search(query)} />}
      {isSettled && hits.length === 0 && !answer.hasFailed && (
        <NoResults query={query} suggestions={[]} nearestTerms={answer.nearestTerms} search={search} />
      )}
      <ol className={answer || status === 'error' ? styles.hits : styles.wait}>
        {hits.map((hit, at) => (
          <li key={hit.objectID} className={at > 0 && haveOnePath(hit, hits[at - 1]!) ? styles.next : undefined}>
            <Row hit={hit}>
              {(name) => (
                <h2 className="DocSearch-Hit-title">
                  <Link to={processUrl(hit.url)} onClick={() => answer && reportClick(indexName, answer, hit.objectID)}>
                    {name}
                  </Link>
                </h2>
              )}
            </Row>
          </li>
        ))}
      </ol>
      {isSettled && answer.nextPage !== undefined && (
        <button type="button" className={styles.button} onClick={() => void box.loadMore(answer)}>
          <Translate id="search.more">More results</Translate>
        </button>
      )}
    </>
  );
}
