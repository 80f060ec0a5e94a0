import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {doors} from '@theme/SearchSite';
import {texts} from './texts';

interface Props {
  hasSearches: boolean;
  hasRemoved: boolean;
  undo(): void;
  onClose(): void;
}

/** What the dialog shows, besides stored searches, before anything is typed. */
export default function Start({hasSearches, hasRemoved, undo, onClose}: Props): ReactNode {
  return (
    <div className="DocSearch-StartScreen">
      {!hasSearches && <p className="DocSearch-Help">{texts.noRecent}</p>}
      {hasRemoved && (
        <p className="DocSearch-Help">
          <span>{texts.removed}</span>{' '}
          <button type="button" className="DocSearch-Prefill" onClick={undo}>
            {texts.undo}
          </button>
        </p>
      )}
      {doors.length > 0 && (
        <nav aria-label={texts.doors}>
          <p className="DocSearch-Help">{texts.doors}</p>
          <ul className="DocSearch-Doors">
            {doors.map(([to, label]) => (
              <li key={to}>
                <Link to={to} onClick={onClose}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
