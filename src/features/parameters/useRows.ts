import {useEffect, type RefObject} from 'react';
import {hashTarget} from '@site/src/lib/hash';
import './rows.css';

/** What the address names. */
const named = () => document.getElementById(hashTarget(window.location.hash) ?? '');

/**
 * In a list of `<details>` whose summaries hold headings the row that the address names is open, and the address names the row
 * that was opened last. Until the list has `data-live`, and without scripts, the style sheet shows the row of the address.
 */
export function useRows(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = ref.current!;
    const onHash = () => {
      const row = named()?.closest('details');
      if (row && list.contains(row)) row.open = true;
    };
    const onToggle = ({target}: Event) => {
      const row = target as HTMLDetailsElement;
      const {id} = row.querySelector('[id]') ?? {};
      if (row.open && !row.contains(named())) window.history.replaceState(window.history.state, '', `#${id}`);
    };
    onHash();
    // The browser has put the page where it was, with other rows open.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'navigate' && list.contains(named())) named()!.scrollIntoView();
    list.dataset.live = '';
    window.addEventListener('hashchange', onHash);
    // The event does not bubble.
    list.addEventListener('toggle', onToggle, true);
    return () => window.removeEventListener('hashchange', onHash);
  }, [ref]);
}
