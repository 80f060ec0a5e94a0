import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchHit, SearchResponse} from '../protocol';

export interface Results {
  status: 'idle' | 'loading' | 'done' | 'failed';
  hits: readonly SearchHit[];
  count: number;
  nearestTerms: readonly string[];
  /** Loads the next page; undefined on the last and while anything loads. */
  more?: () => void;
  retry(): void;
}

type State = Pick<Results, 'status' | 'hits' | 'count' | 'nearestTerms'> & {nextPage?: number};

const IDLE: State = {status: 'idle', hits: [], count: 0, nearestTerms: []};

/** Results of a changing query. When answers overtake one another, that of the latest query is kept. */
export function useResults(search: (query: string, page: number) => Promise<SearchResponse>, query: string): Results {
  const [state, setState] = useState(IDLE);
  const turn = useRef(0);

  const load = useCallback(
    async (page: number) => {
      const mine = (turn.current += 1);
      const isLast = () => mine === turn.current;
      setState((before) => ({...before, status: 'loading'}));
      try {
        const {hits, nbHits, nbPages, nearestTerms = []} = await search(query, page);
        if (!isLast()) return;
        setState((before) => ({
          status: 'done',
          hits: page === 0 ? hits : [...before.hits, ...hits],
          count: nbHits,
          nearestTerms,
          nextPage: page + 1 < nbPages ? page + 1 : undefined,
        }));
      } catch {
        if (isLast()) setState({...IDLE, status: 'failed'});
      }
    },
    [search, query],
  );

  useEffect(() => {
    if (query.trim() !== '') {
      void load(0);
      return;
    }
    turn.current += 1;
    setState(IDLE);
  }, [load, query]);

  const {nextPage, ...shown} = state;
  return {
    ...shown,
    // While a new query is loading, the hits belong to the one before.
    more: nextPage === undefined || state.status !== 'done' ? undefined : () => void load(nextPage),
    retry: () => void load(0),
  };
}
