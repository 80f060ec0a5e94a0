import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {getOwn, subscribeOwn} from '@site/src/stage/ui/own';

export type OwnModel = ReturnType<typeof useOwn>;

/** Loads the code for the reader's own character for a click, a pasted or a dropped file. */
export function useOwn() {
  const own = useSyncExternalStore(subscribeOwn, getOwn, () => undefined);
  const [asked, setAsked] = useState<boolean>();
  const [file, setFile] = useState<File>();
  const [code, setCode] = useState<typeof import('./Own') | 'failed'>();
  const load = useCallback(
    () => void import(/* webpackChunkName: "own" */ './Own').then(setCode, () => setCode('failed')),
    [],
  );
  // The panel that a model opened stays when the model is removed.
  if (own && asked === undefined) setAsked(true);
  const open = asked ?? false;
  // A move to another page shows the model there as well.
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  return {
    own,
    open,
    file,
    code,
    preload: load,
    toggle() {
      setAsked(!open);
    },
    take(next: File) {
      setAsked(true);
      setFile(next);
    },
  };
}
