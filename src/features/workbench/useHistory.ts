import {useMemo, useReducer} from 'react';
import {gestureEnds} from './gesture';
import {change, recall, redo, settle, undo, type Desk, type History} from './document';

type Act = (history: History) => History;
const reduce = (history: History, act: Act): History => act(history);

export type Editing = ReturnType<typeof useHistory>;

/** The document and its history. `edit` changes it at once; `settle` ends a gesture. */
export function useHistory(start: () => History) {
  const [history, dispatch] = useReducer(reduce, undefined, start);
  const act = useMemo(
    () => ({
      edit: (to: (desk: Desk) => Desk) => dispatch((before) => change(before, to(before.now))),
      settle: () => dispatch(settle),
      undo: () => dispatch(undo),
      redo: () => dispatch(redo),
      recall: (past: readonly Desk[]) => dispatch((before) => recall(before, past)),
      /** One step. */
      step: (to: (desk: Desk) => Desk) => dispatch((before) => settle(change(before, to(before.now)))),
    }),
    [],
  );
  return {
    ...act,
    /** Without a change an end does nothing. */
    gesture: gestureEnds(act.settle),
    history,
    desk: history.now,
    canUndo: history.past.length > 0 || history.now !== history.settled,
    canRedo: history.future.length > 0 && history.now === history.settled,
  };
}
