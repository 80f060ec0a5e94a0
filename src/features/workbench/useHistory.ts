import {useCallback, useMemo, useReducer} from 'react';
import {change, redo, settle, undo, type Desk, type History} from './document';

type Action =
  {readonly does: 'undo' | 'redo' | 'settle'} | {readonly does: 'change'; readonly to: (desk: Desk) => Desk};

const steps = {undo, redo, settle};
const reduce = (history: History, action: Action): History =>
  action.does === 'change' ? change(history, action.to(history.now)) : steps[action.does](history);

export type Editing = ReturnType<typeof useHistory>;

/** The document and its history. `edit` changes it at once; `settle` ends a gesture. */
export function useHistory(start: () => History) {
  const [history, dispatch] = useReducer(reduce, undefined, start);
  const edit = useCallback((to: (desk: Desk) => Desk) => dispatch({does: 'change', to}), []);
  const act = useMemo(
    () => ({
      edit,
      settle: () => dispatch({does: 'settle'}),
      undo: () => dispatch({does: 'undo'}),
      redo: () => dispatch({does: 'redo'}),
      /** One step. */
      step(to: (desk: Desk) => Desk) {
        edit(to);
        dispatch({does: 'settle'});
      },
    }),
    [edit],
  );
  return {
    ...act,
    desk: history.now,
    canUndo: history.past.length > 0 || history.now !== history.settled,
    canRedo: history.future.length > 0 && history.now === history.settled,
  };
}
