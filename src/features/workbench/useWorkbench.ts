import {createContext, useContext, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore} from 'react';
import {useOwn} from '@site/src/components/Stage/useOwn';
import {ownSubject, subscribeOwn} from '@site/src/stage/ui/own';
import {begin, change, EMPTY, isSame, readFile, settle, type Accept, type History} from './document';
import {keptText} from './keep';
import {accepting, groupsOf, lookUp, rampRow, valuesFromAddress} from './model';
import {readRamps} from './ramp/link';
import {useShown} from './ramp/useShown';
import type {Part, WorkbenchData} from './types';
import {useComparison} from './useComparison';
import {useDeskStage} from './useDeskStage';
import {useHistory} from './useHistory';
import {useKept} from './useKept';
import {useMotion} from './useMotion';
import {useSnapshots} from './useSnapshots';
import type {Panel} from './words';

/** What the machine has kept, and over it the values and ramps of the address as one step. */
function start(data: WorkbenchData, accept: Accept): History {
  const text = keptText();
  const kept = text === undefined ? undefined : readFile(text, accept);
  const history = begin(kept && 'desk' in kept ? kept.desk : EMPTY);
  const {search} = window.location;
  const values = valuesFromAddress(data, search);
  return values ? settle(change(history, {...EMPTY, values, ramps: readRamps(search)})) : history;
}

/** The state of a workbench, of which its components take what they need. */
export function useWorkbenchState(data: WorkbenchData) {
  const {text, words} = data;
  const accept = useMemo(() => accepting(lookUp(data)), [data]);
  const editing = useHistory(() => start(data, accept));
  const {desk, edit} = editing;
  const [panel, setPanel] = useState<Panel>('parameters');
  const [part, choosePart] = useState<Part>('all');
  const [view, setView] = useState(data.views[0]!.id);
  const [said, say] = useState('');
  const [keysShown, toggleKeys] = useReducer((shown: boolean) => !shown, false);
  const own = useOwn();
  /** The reader's model, if it is drawn. */
  const subject = useSyncExternalStore(subscribeOwn, ownSubject);
  const snapshots = useSnapshots(text, accept, say);
  const comparison = useComparison(data, snapshots.list, desk);
  const picture = useDeskStage({
    data,
    desk,
    view,
    subject,
    compare: comparison.compare,
    edit,
    onPick(group) {
      const picked = group === 'stand' ? 'all' : group;
      choosePart(picked);
      say(text.part + words.colon + text.parts[picked]);
    },
    onHelp: toggleKeys,
  });
  const rampRows = useShown(
    desk.ramps,
    picture.figure,
    part,
    groupsOf(subject).map((each) => [rampRow(data, each, desk.values), text.parts[each]]),
    data.ramp,
  );
  const motion = useMotion(picture.stage, picture.state, () => say(text.lessMotion));
  /** Ends the film that is being made: leaving the workbench does, another tab does not. */
  const recording = useRef<AbortController>(undefined);
  useEffect(() => () => recording.current?.abort(), []);
  useKept(editing, accept, () => say(text.notKept));
  /** What a file is called: as the snapshot that is open, else as the character. */
  const fileName = () => {
    const open = snapshots.list.find((each) => isSame(each.desk, desk));
    const model = subject && own.own?.name.replace(/\.\w+$/, '');
    return (open?.name ?? model ?? String(desk.values['Figure'] ?? 'workbench')).replace(/[\\/:*?"<>|]/g, '-');
  };
  return {
    data,
    text,
    words,
    accept,
    ...editing,
    ...comparison,
    ...picture,
    ...motion,
    panel,
    show(next: Panel) {
      setPanel(next);
      if (next === 'own') own.preload();
    },
    part,
    choosePart,
    view,
    setView,
    said,
    say,
    keysShown,
    toggleKeys,
    own,
    subject,
    snapshots,
    fileName,
    rampRows,
    recording,
  };
}

export const WorkbenchContext = createContext<ReturnType<typeof useWorkbenchState> | undefined>(undefined);

/** The state of the workbench around a component. */
export const useWorkbench = () => useContext(WorkbenchContext)!;
