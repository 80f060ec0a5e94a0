import {useEffect, useEffectEvent, useRef} from 'react';
import {read, write, type Place} from '@site/src/lib/database';
import {isEmpty, readPast, recent, settle, writeFile, type Accept, type Desk} from './document';
import {keepText} from './keep';
import type {Editing} from './useHistory';

/** Milliseconds until a change is kept. */
const KEEP_MS = 500;
const PAST: Place = {database: 'workbench-history', store: 'past'};

/**
 * Keeps the desk half a second after a change, also while a drag goes on, and at once when the page goes. What can be undone
 * goes into the database, which stores once what its documents share, but may come too late for the last step of a page.
 */
export function useKept({history, recall}: Editing, accept: Accept, onFault: () => void): void {
  const timer = useRef(0);
  /** The newest document of the kept past; nothing until the database has answered. */
  const kept = useRef<{newest: Desk | undefined}>(undefined);
  const keep = useEffectEvent(() => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    const {past, now} = settle(history);
    if (!keepText(isEmpty(now) ? undefined : writeFile(now))) onFault();
    if (!kept.current || past.at(-1) === kept.current.newest) return;
    kept.current.newest = past.at(-1);
    // Where nothing is kept, the desk has said so.
    write(PAST, (store) => store.put(recent(past), PAST.store)).catch(() => {});
  });
  useEffect(() => {
    timer.current ||= window.setTimeout(() => keep(), KEEP_MS);
  }, [history]);
  useEffect(() => {
    void read(PAST, (store): IDBRequest<unknown> => store.get(PAST.store)).then((found) => {
      const past = readPast(found, accept);
      kept.current = {newest: past.at(-1)};
      recall(past);
    });
  }, [accept, recall]);
  useEffect(() => {
    const onHide = () => keep();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      keep();
    };
  }, []);
}
