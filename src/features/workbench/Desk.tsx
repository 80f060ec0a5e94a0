import clsx from 'clsx';
import React, {
  Activity,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type {Locale} from '@site/config/locales';
import Control from '@site/src/components/Stage/Control';
import stageStyles from '@site/src/components/Stage/styles.module.css';
import {useOwn} from '@site/src/components/Stage/useOwn';
import {ownSubject, subscribeOwn} from '@site/src/stage/ui/own';
import {closeOnBack} from '@site/src/lib/closeOnBack';
import Comparison from './Comparison';
import {
  begin,
  change,
  EMPTY,
  isEmpty,
  LONGEST,
  MOST,
  readFile,
  setFace,
  settle,
  setValue,
  withAll,
  type Accept,
  type Desk as DeskDocument,
  type History,
} from './document';
import FaceShadowPainter from './face-shadow/FaceShadowPainter';
import Gallery from './Gallery';
import {keptText} from './keep';
import {accepting, entries, lookOn, lookUp, valuesFromAddress, withoutMoves} from './model';
import Output from './Output';
import Parameters from './Parameters';
import RampEditor from './ramp/RampEditor';
import styles from './styles.module.css';
import Tabs, {PANELS, type Panel} from './Tabs';
import type {Part, WorkbenchData} from './types';
import {useDeskStage} from './useDeskStage';
import {useHistory} from './useHistory';
import {useKept} from './useKept';
import {useMotion} from './useMotion';
import {useSnapshots} from './useSnapshots';

export interface DeskProps {
  data: WorkbenchData;
  onClose: () => void;
}

/** What the machine has kept, and over it the values of the address as one step. */
function start(data: WorkbenchData, accept: Accept): History {
  const text = keptText();
  const kept = text === undefined ? undefined : readFile(text, accept);
  const history = begin(kept && 'desk' in kept ? kept.desk : EMPTY);
  const values = valuesFromAddress(data, window.location.search);
  return values ? settle(change(history, {...EMPTY, values})) : history;
}

/** The workbench itself, as large as the window. */
export default function Desk({data, onClose}: DeskProps): ReactNode {
  const {text, words} = data;
  const accept = useMemo(() => accepting(lookUp(data)), [data]);
  const editing = useHistory(() => start(data, accept));
  const {desk, edit, step, undo, redo} = editing;
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel>('parameters');
  const [part, setPart] = useState<Part>('all');
  const [view, setView] = useState(data.views[0]!.id);
  const [comparedId, setCompared] = useState<string>();
  const [at, setAt] = useState(50);
  const [said, say] = useState('');
  const [keysShown, setKeysShown] = useState(false);
  const own = useOwn();
  const subject = useSyncExternalStore(subscribeOwn, ownSubject);
  const snapshots = useSnapshots(text, accept, say);
  /** All that can be opened, or stand beside the desk; a look leaves ramps and face shadow as they are. */
  const versions = useMemo(
    () => [
      ...snapshots.list.map((each) => ({id: each.id, label: each.name, on: () => each.desk})),
      ...data.looks.map(({id, label, values}) => ({
        id,
        label,
        on: (now: DeskDocument) => ({...now, values: lookOn(values, now.values)}),
      })),
    ],
    [snapshots.list, data],
  );
  const compared = versions.find(({id}) => id === comparedId);
  const compare = useMemo(() => compared && {at: at / 100, other: compared.on(desk)}, [compared, at, desk]);
  const {phase, failure, stage, choose, figure} = useDeskStage(host, {
    data,
    desk,
    view,
    subject,
    compare,
    onMove: (moved) => edit((now) => ({...now, values: {...now.values, ...moved}})),
    onReset: () => edit((now) => ({...now, values: withoutMoves(now.values)})),
    onPick: (group) => {
      const picked = group === 'stand' ? 'all' : group;
      setPart(picked);
      say(`${text.part}: ${text.parts[picked]}`);
    },
    onHelp: () => setKeysShown((before) => !before),
  });
  const {moves, toggle} = useMotion(stage, phase, () => say(text.lessMotion));
  const end = editing.settle;
  /** The end of any of these is the end of a gesture; without a change it does nothing. */
  const gesture = {onPointerUp: end, onPointerCancel: end, onKeyUp: end, onClick: end, onBlur: end};

  useEffect(() => {
    dialog.current?.showModal();
    // The values of the address are taken: a reload goes on with what the reader made of them.
    const {pathname, hash} = window.location;
    window.history.replaceState(window.history.state, '', pathname + hash);
    return closeOnBack(() => dialog.current?.close());
  }, []);

  useKept(editing, accept, () => say(text.notKept));

  // A panel keeps its state and its place while others are shown.
  const content = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Map<Panel, number>());
  const [visited, setVisited] = useState<ReadonlySet<Panel>>(new Set([panel]));
  useLayoutEffect(() => {
    content.current!.scrollTop = scrolled.current.get(panel) ?? 0;
  }, [panel]);

  const openFile = async (file: File) => {
    const named = (sentence: string) => sentence.replace('{name}', () => file.name);
    if (file.size > LONGEST) return say(named(text.faults.large));
    const read = readFile(await file.text(), accept);
    if ('fault' in read) return say(named(text.faults[read.fault]));
    step(() => read.desk);
    const list = new Intl.ListFormat(document.documentElement.lang);
    const left = read.refused.length > 0 ? ` ${text.refused.replace('{names}', list.format(read.refused))}` : '';
    const {length} = read.snapshots;
    const fits = withAll(snapshots.list, read.snapshots).length <= MOST;
    if (length > 0 && fits) snapshots.put(read.snapshots);
    const [added, n] = fits ? [text.snapshotsAdded, length] : [text.snapshotsTooMany, MOST];
    say(named(text.fileOpened) + left + (length > 0 ? ` ${added.replace('{n}', String(n))}` : ''));
  };
  const show = (next: Panel) => {
    scrolled.current.set(panel, content.current!.scrollTop);
    setPanel(next);
    setVisited((before) => new Set(before).add(next));
    if (next === 'own') own.preload();
  };
  const takeModel = (file: File) => {
    show('own');
    own.take(file);
  };
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    if (/\.json$/i.test(file.name)) void openFile(file);
    else takeModel(file);
  };
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    takeModel(file);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const {target, key} = event;
    // Text fields have their own undo.
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      (target as HTMLElement).matches('textarea, input:is([type=text], [type=search], [type=number])')
    )
      return;
    const act =
      key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey)
        ? redo
        : key === 'z'
          ? undo
          : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** Content of each panel. */
  const panels: Readonly<Record<Panel, () => ReactNode>> = {
    parameters: () => (
      <Parameters
        data={data}
        desk={desk}
        editing={editing}
        part={part}
        onPart={setPart}
        own={subject}
        distance={(camera) => stage.current?.distance(camera) ?? camera.distance}
        say={say}
      />
    ),
    looks: () => (
      <Gallery
        data={data}
        snapshots={snapshots.list}
        compared={comparedId}
        onOpen={(id) => {
          const {label, on} = versions.find((each) => each.id === id)!;
          setCompared(undefined);
          step(on);
          say(text.opened.replace('{name}', () => label));
        }}
        onCompare={setCompared}
        onTake={() => snapshots.take(desk, stage)}
        onPut={(snapshot) => snapshots.put([snapshot])}
        onRemove={snapshots.remove}
      />
    ),
    ramps: () => (
      <RampEditor
        value={desk.ramps}
        onChange={(ramps) => edit((now) => ({...now, ramps}))}
        onCommit={end}
        words={data.ramp}
        locale={document.documentElement.lang as Locale}
      />
    ),
    face: () => (
      <FaceShadowPainter
        value={desk.face}
        figure={figure}
        onChange={(face) => edit((now) => setFace(now, face))}
        onCommit={end}
        onAngle={(degrees) => edit((now) => ({...now, values: {...now.values, LightYaw: -degrees}}))}
        words={data.painter}
      />
    ),
    own: () => (
      <>
        <div className={stageStyles.rows}>
          <Control
            control={data.figure}
            scope="workbench"
            value={desk.values['Figure'] ?? data.figure.value}
            words={words}
            conditions={undefined}
            why={undefined}
            say={say}
            onChange={(name) => step((now) => setValue(now, 'Figure', name))}
            onReset={() => step((now) => setValue(now, 'Figure', undefined))}
          />
        </div>
        {own.code === 'failed' && <p role="alert">{words.failure.network}</p>}
        {own.code && own.code !== 'failed' && (
          <own.code.default
            data={{controls: entries(data).map(({control}) => control)}}
            stage={{say}}
            own={own.own}
            file={own.file}
            choose={choose}
          />
        )}
      </>
    ),
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
        onFile={(file) => void openFile(file)}
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
        if (!compared) return;
        event.preventDefault();
        setCompared(undefined);
      }}
      // What was said goes with the reader's next action, which may say something else.
      onPointerDownCapture={() => say('')}
      onKeyDownCapture={() => say('')}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}>
      <header className={styles.bar}>
        <h2 id="workbench-title">{text.title}</h2>
        <span className={styles.tools}>
          <button type="button" aria-disabled={!editing.canUndo} onClick={undo} title="Ctrl+Z">
            {text.undo}
          </button>
          <button type="button" aria-disabled={!editing.canRedo} onClick={redo} title="Ctrl+Shift+Z">
            {text.redo}
          </button>
          <button
            type="button"
            aria-disabled={isEmpty(desk)}
            onClick={() => {
              step(() => EMPTY);
              say(text.wasReset);
            }}>
            {text.reset}
          </button>
        </span>
        <label className={styles.view}>
          <span>{text.view}</span>
          <select value={view} onChange={(event) => setView(event.target.value)}>
            {data.views.map(({id, label}) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {text.close}
        </button>
      </header>

      <div className={styles.picture} data-workbench-state={phase} {...gesture}>
        <div ref={host} className={stageStyles.host} />
        <p id="workbench-keys" className={clsx(stageStyles.keys, keysShown && styles.keys)}>
          {words.keys}
          {text.keys}
        </p>
        {phase === 'loading' && <p className={styles.state}>{words.loading}</p>}
        {phase === 'failed' && (
          <p className={styles.state} role="alert">
            {words.failure[failure]}
          </p>
        )}
        {compared && (
          <Comparison
            name={compared.label}
            text={text}
            label={data.words.compare}
            at={at}
            onAt={setAt}
            onEnd={() => setCompared(undefined)}
          />
        )}
        <p className={styles.corner}>
          <button type="button" aria-pressed={moves} onClick={toggle}>
            {moves ? text.rest : text.move}
          </button>
          <button
            type="button"
            aria-pressed={keysShown}
            aria-label={text.keyList}
            title={text.keyList}
            onClick={() => setKeysShown(!keysShown)}>
            ?
          </button>
        </p>
        <p className={styles.said} role="status">
          {said}
        </p>
      </div>

      <div className={styles.panel}>
        <Tabs text={text} panel={panel} onShow={show} />
        <div
          ref={content}
          id="workbench-panel"
          role="tabpanel"
          aria-labelledby={`workbench-tab-${panel}`}
          className={styles.content}
          tabIndex={-1}
          {...(panel === 'parameters' && gesture)}>
          {PANELS.map(
            (each) =>
              visited.has(each) && (
                <Activity key={each} mode={each === panel ? 'visible' : 'hidden'}>
                  {panels[each]()}
                </Activity>
              ),
          )}
        </div>
      </div>
    </dialog>
  );
}
