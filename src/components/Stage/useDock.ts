import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {watchTop} from '@site/src/lib/watchTop';
import type {StageData} from '@site/src/stage/ui/data';

/** Loads the dock, which keeps the picture beside the text, once the picture's place leaves the window. */
export function useDock(data: StageData, seat: RefObject<HTMLDivElement | null>) {
  const [code, setCode] = useState<typeof import('./Dock')>();
  const leave = useRef<() => void>(undefined);

  const load = useCallback(async () => {
    const loaded = await import(/* webpackChunkName: "dock" */ './Dock');
    // The dock's head is there before the picture docks, or it would push the docked picture down.
    flushSync(() => setCode(loaded));
    if (seat.current) leave.current ??= loaded.enter(data.id, seat.current);
    return loaded;
  }, [data, seat]);

  useEffect(() => {
    // Offline the page reads on without it.
    const stop = seat.current && watchTop(seat.current, 0, (gone) => void (gone && load().catch(() => {})));
    return () => {
      stop?.();
      leave.current?.();
      leave.current = undefined;
    };
  }, [load, seat]);

  return {
    Dock: code?.default,
    /** Docks the picture for a link; false where it cannot. */
    bring: () =>
      load().then(
        (loaded) => loaded.bring(data.id),
        () => false,
      ),
  };
}
