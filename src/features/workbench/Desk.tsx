import React, {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useOwn} from '@site/src/components/Stage/useOwn';
import {ownSubject, subscribeOwn} from '@site/src/stage/ui/own';
import {closeOnBack} from '@site/src/lib/closeOnBack';
import Bar from './Bar';
import Character from './Character';
import Comparison from './Comparison';
import {begin, change, EMPTY, readFile, setPart, settle as settled, type Accept, type History} from './document';
import FaceShadowPainter from './face-shadow/FaceShadowPainter';
import Gallery from './Gallery';
import {keptText} from './keep';
import {accepting, lookUp, rampRow, valuesFromAddress} from './model';
import Output from './Output';
import Panel from './Panel';
import Parameters from './Parameters';
import Picture from './Picture';
import {readRamps} from './ramp/link';
import RampEditor from './ramp/RampEditor';
import {useShown} from './ramp/useShown';
import styles from './styles.module.css';
import type {Panel as PanelName} from './Tabs';
import type {Part, WorkbenchData} from './types';
import {useComparison} from './useComparison';
import {useDeskStage} from './useDeskStage';
import {useFiles} from './useFiles';
import {useFirstSteps} from './useFirstSteps';
import {useHistory, type Editing} from './useHistory';
import {useKept} from './useKept';
import {useMotion} from './useMotion';
import {useSnapshots} from './useSnapshots';

export interface DeskProps {
  data: WorkbenchData;
  onClose: () => void;
}

/** What the machine has kept, and over it the values and ramps of the address as one step. */
function start(data: WorkbenchData, accept: Accept): History {
  const text = keptText();
  const kept = text === undefined ? undefined : readFile(text, accept);
  const history = begin(kept && 'desk' in kept ? kept.desk : EMPTY);
  const {search} = window.location;
  const values = valuesFromAddress(data, search);
  return values ? settled(change(history, {...EMPTY, values, ramps: readRamps(search)})) : history;
}

/** The dialog, which Back closes too. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The values of the address are taken: a reload goes on with what the reader made of them.
    const {pathname, hash} = window.location;
    window.history.replaceState(window.history.state, '', pathname + hash);
    return closeOnBack(() => dialog.current?.close());
  }, []);
  return dialog;
}

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y; text fields have their own undo. */
function onKeyDown({undo, redo}: Editing, event: KeyboardEvent): void {
  const {target, key} = event;
  if (
    !(event.ctrlKey || event.metaKey) ||
    event.altKey ||
    (target as HTMLElement).matches('textarea, input:is([type=text], [type=search], [type=number])')
  )
    return;
  const act =
    key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
  if (!act) return;
  event.preventDefault();
  act();
}

/** The workbench itself, as large as the window. */
export default function Desk({data, onClose}: DeskProps): ReactNode {
  const {text} = data;
  const accept = useMemo(() => accepting(lookUp(data)), [data]);
  const editing = useHistory(() => start(data, accept));
  const {desk, edit, step, settle, gesture} = editing;
  const dialog = useDialog();
  const host = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName>('parameters');
  const [part, choosePart] = useState<Part>('all');
  const [view, setView] = useState(data.views[0]!.id);
  const [said, say] = useState('');
  const [keysShown, setKeysShown] = useState(false);
  const own = useOwn();
  const subject = useSyncExternalStore(subscribeOwn, ownSubject);
  const snapshots = useSnapshots(text, accept, say);
  const comparison = useComparison(data, snapshots.list, desk);
  const {pair, setPair, compare} = comparison;
  const {phase, failure, stage, choose, figure, behind} = useDeskStage(host, {
    data,
    desk,
    view,
    subject,
    compare,
    edit,
    onPick: (group) => {
      const picked = group === 'stand' ? 'all' : group;
      choosePart(picked);
      say(text.part + data.words.colon + text.parts[picked]);
    },
    onHelp: () => setKeysShown((before) => !before),
  });
  const rampRows = useShown(desk.ramps, figure, part, data.ramp);
  const {moves, toggle} = useMotion(stage, phase, () => say(text.lessMotion));
  useKept(editing, accept, () => say(text.notKept));
  const show = (next: PanelName) => {
    setPanel(next);
    if (next === 'own') own.preload();
  };
  const firstSteps = useFirstSteps(data, panel, show);
  const takeModel = (file: File) => {
    show('own');
    own.take(file);
  };
  const {openFile, openBackdrop, onDrop, onPaste} = useFiles({text, accept, step, snapshots, takeModel, say});

  /** Content of each panel. */
  const panels: Readonly<Record<PanelName, () => ReactNode>> = {
    parameters: () => (
      <Parameters
        data={data}
        desk={desk}
        editing={editing}
        part={part}
        onPart={choosePart}
        own={subject}
        distance={(camera) => stage.current?.distance(camera) ?? camera.distance}
        rampRows={rampRows}
        onPanel={show}
        onBackdrop={(file) => (file ? openBackdrop(file) : step((now) => setPart(now, 'backdrop', undefined)))}
        say={say}
      />
    ),
    looks: () => (
      <Gallery
        data={data}
        snapshots={snapshots}
        onTake={() => snapshots.take(desk, stage, host)}
        comparison={comparison}
        step={step}
        say={say}
      />
    ),
    ramps: () => (
      <RampEditor
        shown={rampRows}
        used={rampRow(data, part, desk.values)}
        onChange={(ramps) => edit((now) => ({...now, ramps}))}
        onCommit={settle}
        words={data.ramp}
      />
    ),
    face: () => (
      <FaceShadowPainter
        value={desk.face}
        figure={figure}
        note={subject && text.paintsOurs}
        onChange={(face) => edit((now) => setPart(now, 'face', face))}
        onCommit={settle}
        onAngle={(degrees) => edit((now) => ({...now, values: {...now.values, LightYaw: -degrees}}))}
        words={data.painter}
      />
    ),
    own: () => <Character data={data} editing={editing} own={own} choose={choose} say={say} />,
    output: () => (
      <Output
        data={data}
        desk={desk}
        snapshots={snapshots.list}
        editing={editing}
        part={part}
        moves={moves}
        stage={stage}
        host={host}
        say={say}
        onFile={openFile}
      />
    ),
  };

  return (
    <dialog
      ref={dialog}
      className={styles.desk}
      aria-labelledby="workbench-title"
      onClose={onClose}
      onCancel={(event) => {
        // Escape ends a comparison first.
        if (!pair) return;
        event.preventDefault();
        setPair(undefined);
      }}
      // What was said goes with the reader's next action, which may say something else.
      onPointerDownCapture={() => say('')}
      onKeyDownCapture={() => say('')}
      onKeyDown={(event) => onKeyDown(editing, event)}
      onPaste={onPaste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}>
      <Bar
        data={data}
        editing={editing}
        view={view}
        onView={setView}
        onClose={() => dialog.current?.close()}
        say={say}
      />
      <Picture
        data={data}
        host={host}
        phase={phase}
        failure={failure}
        behind={behind}
        moves={moves}
        onMoves={toggle}
        keysShown={keysShown}
        onKeys={() => setKeysShown(!keysShown)}
        said={said}
        gesture={gesture}>
        {firstSteps}
        {pair && <Comparison {...comparison} pair={pair} data={data} />}
      </Picture>
      <Panel text={text} panel={panel} onPanel={show} gesture={gesture} panels={panels} />
    </dialog>
  );
}
