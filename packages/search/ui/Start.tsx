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

/** Where a reader who has no words yet may start. */
export function Doors({onFollow}: {onFollow?(): void}): ReactNode {
  return (
    doors.length > 0 && (
      <nav aria-label={texts.doors}>
        <p className="DocSearch-Help">{texts.doors}</p>
        <ul className="DocSearch-Doors">
          {doors.map(([to, label]) => (
            <li key={to}>
              <Link to={to} onClick={onFollow}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
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
      <Doors onFollow={onClose} />
    </div>
  );
}
