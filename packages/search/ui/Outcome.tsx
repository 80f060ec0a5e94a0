/** What the dialog and the search page show in the place of results. */
import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {missingResultsUrl} from '@theme/SearchSite';
import './modal.css';
import {texts} from './texts';

interface TermsProps {
  title: ReactNode;
  terms: readonly string[];
  search(term: string): void;
}

function Terms({title, terms, search}: TermsProps): ReactNode {
  if (terms.length === 0) return null;
  return (
    <div className="DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">{title}</p>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className="DocSearch-Prefill" onClick={() => search(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  query: string;
  /** Queries that have results. */
  suggestions: readonly string[];
  nearestTerms: readonly string[];
  search(query: string): void;
}

/** Shown when a query has no hits: other queries, the nearest terms, and where to report it. */
export function NoResults({query, suggestions, nearestTerms, search}: Props): ReactNode {
  return (
    <div className="DocSearch-NoResults" key={query}>
      <p className="DocSearch-Title">
        <Translate
          id="search.noResults"
          values={{
            text: <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results found for</Translate>,
            query: <strong>{query}</strong>,
          }}>
          {'{text} "{query}"'}
        </Translate>
      </p>
      <Terms
        title={
          <Translate id="search.suggested" values={{text: texts.suggested}}>
            {'{text}:'}
          </Translate>
        }
        terms={suggestions}
        search={search}
      />
      <Terms title={texts.nearest} terms={nearestTerms} search={search} />
      {missingResultsUrl && (
        <p className="DocSearch-Help">
          <span>{texts.report}</span>{' '}
          <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
            {texts.reportLink}
          </a>
        </p>
      )}
    </div>
  );
}

/** Shown when no answer came. */
export function Failure({retry}: {retry(): void}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">
        <strong>{texts.failed}</strong>
      </p>
      <p className="DocSearch-Help">{texts.failedHelp}</p>
      <button type="button" className="DocSearch-Prefill" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
