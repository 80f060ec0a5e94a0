import {useEffect} from 'react';
import type {StageData, StageValues} from '@site/src/stage/ui/data';
import {withoutStage, writeAddress} from '@site/src/stage/ui/url';
import {changed, moved} from '@site/src/stage/ui/values';

/** Milliseconds between two changes of the address, whose rate browsers limit. */
const PAUSE_MS = 400;

/** Updates the links to this page in other languages: the router wrote them before the query changed. */
function takeAlong({target}: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('.navbar a[lang]');
  if (link) link.search = window.location.search;
}

/** Mirrors the state of a stage in the page's address, with replaceState; an untouched stage writes nothing. */
export function useAddress(data: StageData, values: StageValues, view: string, touched: boolean): void {
  useEffect(() => {
    if (!touched) return;
    const timer = window.setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const plain = changed(data, values).length + moved(data, values).length === 0 && view === data.views[0]?.id;
      const query = plain ? withoutStage(search, data) : writeAddress(data, values, view);
      if (query !== search) window.history.replaceState(window.history.state, '', pathname + query + hash);
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [data, values, view, touched]);

  useEffect(() => {
    if (!touched) return;
    const off = new AbortController();
    for (const type of ['pointerdown', 'click'])
      document.addEventListener(type, takeAlong, {capture: true, signal: off.signal});
    return () => off.abort();
  }, [touched]);
}
