import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  terms: readonly string[];
  search(term: string): void;
  /** Class of a button; the list has DocSearch's look in the dialog. */
  button?: string;
  list?: string;
}

/** Terms of the glossary that are written like a query without results; each searches for itself. */
export default function NearestTerms({terms, search, button, list}: Props): ReactNode {
  if (terms.length === 0) return null;
  return (
    <div className={list}>
      <p className="DocSearch-Help">
        <Translate id="search.nearestTerms">Terms of the glossary that are close:</Translate>
      </p>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className={button} onClick={() => search(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
