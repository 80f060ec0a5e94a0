/** The state of a search, of the dialog and of the search page: autocomplete-core over one way to ask. */
import type {BaseSyntheticEvent, KeyboardEvent, MouseEvent} from 'react';
import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import type {SearchHit, SearchResponse} from '../protocol';
import {groupHits} from './groups';
import type {StoredHit} from './stored';

/** A row: a hit or a stored search. */
export interface Item extends Record<string, unknown> {
  kind: 'hit' | 'recent' | 'favourite';
  url: string;
  hit: SearchHit | StoredHit;
}

export interface Answer {
  query: string;
  hits: readonly SearchHit[];
  /** Undefined while the whole index has not answered. */
  count?: number;
  nearestTerms: readonly string[];
  nextPage?: number;
  /** What insights know the answer by; empty in the embedded engine. */
  queryID: string;
  hasFailed?: boolean;
}

export interface Group {
  id: string;
  title: string;
  items: Item[];
}

export type Source = AutocompleteSource<Item> & {title: string};
export type State = AutocompleteState<Item>;
type Api = AutocompleteApi<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>;
type Modifiers = Pick<globalThis.MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export interface Options {
  /** Start of the ids of its elements. */
  id: string;
  initialQuery: string;
  /** @param page from 0; absent for the first answer to what was typed, which may come from a part of the index */
  ask(query: string, page?: number): Promise<SearchResponse>;
  /** Groups of rows while there is no query. */
  start(): Group[];
  /** A row was chosen, by key or by click. */
  onChoose(item: Item, event: Modifiers): void;
  /** Enter on a row. */
  navigate(url: string): void;
  /** Enter without a row. */
  onSubmit(query: string): void;
  onStateChange(state: State): void;
}

export interface SearchBox extends Api {
  /** Sets the query and searches for it. */
  search(query: string): void;
  /** Adds the next page of results to an answer. */
  loadMore(answer: Answer): Promise<void>;
}

const failed = (query: string): Answer => ({query, hits: [], nearestTerms: [], queryID: '', hasFailed: true});

/** @param before hits of the pages before this one */
function answerOf(query: string, response: SearchResponse, page = 0, before: readonly SearchHit[] = []): Answer {
  const {hits, nbHits, nbPages, exhaustiveNbHits, nearestTerms = [], queryID} = response;
  return {
    query,
    hits: [...before, ...hits],
    count: exhaustiveNbHits === false && nbHits > 0 ? undefined : nbHits,
    nearestTerms,
    queryID,
    nextPage: page + 1 < nbPages ? page + 1 : undefined,
  };
}

export const answerIn = ({context}: State): Answer | undefined => context.answer as Answer | undefined;

/** The machine forgets the status "error" when its promise ends: here a failed answer keeps it. */
export const statusOf = (state: State): State['status'] =>
  state.status === 'idle' && answerIn(state)?.hasFailed ? 'error' : state.status;

/**
 * An answer that a later search has overtaken never arrives, or the machine would show it under the later query.
 * `refresh` rejects when two groups have the same id.
 */
export function createSearchBox(options: Options): SearchBox {
  let turn = 0;
  const sourceOf = ({id, title, items}: Group): Source => ({
    sourceId: id,
    title,
    getItems: () => items,
    getItemUrl: ({item}) => item.url,
    onSelect: ({item, event}) => options.onChoose(item, event as Modifiers),
  });
  const ask = async (query: string, page?: number, before?: readonly SearchHit[]): Promise<Answer> => {
    try {
      return answerOf(query, await options.ask(query, page), page, before);
    } catch {
      return failed(query);
    }
  };
  const box: Api = createAutocomplete<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
    id: options.id,
    defaultActiveItemId: 0,
    openOnFocus: true,
    insights: false,
    initialState: {query: options.initialQuery},
    onStateChange: ({state}) => options.onStateChange(state),
    onSubmit: ({state}) => options.onSubmit(state.query),
    navigator: {navigate: ({itemUrl}) => options.navigate(itemUrl)},
    async getSources({query, setContext}) {
      const mine = (turn += 1);
      if (query.trim() === '') {
        setContext({answer: undefined});
        return options.start().map(sourceOf);
      }
      const answer = await ask(query);
      if (mine !== turn) return new Promise<Source[]>(() => {});
      setContext({answer});
      return groupHits(answer.hits).map(sourceOf);
    },
  });
  return {
    ...box,
    search(query) {
      box.setQuery(query);
      box.setIsOpen(true);
      void box.refresh();
    },
    async loadMore({query, nextPage, hits}) {
      const mine = (turn += 1);
      box.setStatus('loading');
      const answer = await ask(query, nextPage, hits);
      if (mine !== turn) return;
      box.setContext({answer});
      box.setStatus('idle');
    },
  };
}
