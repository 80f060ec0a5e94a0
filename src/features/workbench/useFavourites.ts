import {useCallback, useState} from 'react';
import {storedSet, storeSet} from '@site/src/lib/storedSet';

const KEY = 'workbench-favourites';

/** Ids of the parameters with a star, which the browser keeps. */
export function useFavourites() {
  const [favourites, setFavourites] = useState(() => storedSet(KEY));
  const toggle = useCallback(
    (id: string) =>
      setFavourites((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        storeSet(KEY, after);
        return after;
      }),
    [],
  );
  return {favourites, toggle};
}
