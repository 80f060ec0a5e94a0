import routes from '@generated/routes';
import {useState} from 'react';
import type {RouteConfig} from 'react-router-config';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useService} from '@theme/SearchSite';
import type {SearchHit} from '../protocol';
import {
  keepSearches,
  readSearches,
  withFavourite,
  withoutSearch,
  withRecent,
  type Searches,
  type StoredHit,
} from './stored';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

const leadsTo = (list: readonly RouteConfig[], path: string): boolean =>
  list.some((route) =>
    route.routes ? leadsTo(route.routes, path) : withoutSlash(String(route.path)) === withoutSlash(path),
  );

/** Whether an address leads to a page of this language. */
function isPage(url: string): boolean {
  if (!URL.canParse(url, window.location.origin)) return false;
  const {origin, pathname} = new URL(url, window.location.origin);
  return origin === window.location.origin && leadsTo(routes, pathname);
}

const isWebAddress = (url: string) => /^https?:/.test(url);

const storage = () => localStorage;

interface StoredSearches extends Searches {
  /** Whether a search was removed that `undo` brings back. */
  hasRemoved: boolean;
  recall(hit: SearchHit | StoredHit): void;
  favour(hit: StoredHit): void;
  remove(hit: StoredHit): void;
  undo(): void;
}

/** Recent and favourite searches of the page's language. */
export function useSearches(): StoredSearches {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {indexName, externalUrlRegex} = useService();
  const name = `${indexName}-${currentLocale}`;
  const [searches, setSearches] = useState(() =>
    readSearches(
      name,
      (url) => isPage(url) || (isWebAddress(url) && isRegexpStringMatch(externalUrlRegex, url)),
      storage,
    ),
  );
  const [before, setBefore] = useState<Searches>();

  function keep(next: Searches, removed?: Searches) {
    setSearches(next);
    setBefore(removed);
    keepSearches(name, next, storage);
  }

  return {
    ...searches,
    hasRemoved: before !== undefined,
    recall: (hit) => keep(withRecent(searches, hit)),
    favour: (hit) => keep(withFavourite(searches, hit)),
    remove: (hit) => keep(withoutSearch(searches, hit), searches),
    undo: () => before && keep(before),
  };
}
