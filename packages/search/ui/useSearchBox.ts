import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {localClient} from './local';
import {answerIn, createSearchBox, statusOf, type Answer, type Options, type SearchBox, type State} from './searchBox';

interface Search {
  box: SearchBox;
  state: State;
  status: State['status'];
  answer?: Answer;
}

/** A search box whose options may change between renders, all but `id` and `initialQuery`. */
export function useSearchBox(options: Omit<Options, 'onStateChange'>): Search {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [state, setState] = useState<State>({
    query: options.initialQuery,
    activeItemId: null,
    completion: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    context: {},
  });
  const [box] = useState(() =>
    createSearchBox({
      id: options.id,
      initialQuery: options.initialQuery,
      ask: (query, page) => latest.current.ask(query, page),
      start: () => latest.current.start(),
      onChoose: (item, event) => latest.current.onChoose(item, event),
      navigate: (url) => latest.current.navigate(url),
      onSubmit: (query) => latest.current.onSubmit(query),
      onStateChange: setState,
    }),
  );

  // A repeated search finds more once the whole index has loaded. Skipped once the reader has selected a later row, or the
  // selection would move.
  const askAgain = useEffectEvent(() => {
    const isAsking = state.status !== 'idle';
    if (state.query.trim() === '' || (state.activeItemId ?? 0) > 0 || !(state.isOpen || isAsking)) return;
    // It overtakes an answer on its way, which would have opened the list.
    if (isAsking) box.setIsOpen(true);
    void box.refresh();
  });
  useEffect(() => localClient.onComplete(() => askAgain()), []);

  return {box, state, status: statusOf(state), answer: answerIn(state)};
}
