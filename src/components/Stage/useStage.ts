import {useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore, type RefObject} from 'react';
import type {FailureReason} from '@site/src/stage/engine/types';
import type {StageData, StageValues, Value} from '@site/src/stage/ui/data';
import {mayStartAlone, whenIdle} from '@site/src/stage/ui/intent';
import type {Session} from '@site/src/stage/ui/live';
import {shownCharacter, subscribeOwn} from '@site/src/stage/ui/own';
import {readAddress, readTime, type StageAddress} from '@site/src/stage/ui/url';
import {defaults} from '@site/src/stage/ui/values';
import {useAddress} from './useAddress';

export type Phase = 'poster' | 'loading' | 'running' | 'paused' | 'failed';

/** Progress of the start, as shares of the bar, once the scripts have loaded. */
const LOADED = 60;

export type StageModel = ReturnType<typeof useStage>;

/** State of one stage on a page; `start` loads the engine. */
export function useStage(data: StageData, host: RefObject<HTMLDivElement | null>, auto = false) {
  const [phase, setPhase] = useState<Phase>('poster');
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<FailureReason>('internal');
  const [values, setValues] = useState<StageValues>(() => defaults(data));
  const [view, setView] = useState(data.views[0]?.id ?? 'color');
  const [comparing, setComparing] = useState(false);
  const [split, setSplit] = useState(50);
  const [said, say] = useState('');
  // The home page has no switch between the characters.
  const ours = () => data.scene.figure ?? 'chibi';
  const character = useSyncExternalStore(subscribeOwn, auto ? ours : () => shownCharacter(ours()), ours);
  const drawn = useRef(character);
  const session = useRef<Session | undefined>(undefined);
  const current = useRef({values, view, phase});
  current.current = {values, view, phase};
  const [touched, touch] = useReducer(() => true, false);
  const gone = useRef(false);
  /** Shows a material of the reader's model in the list of its parts. */
  const choose = useRef<(material: number) => void>(null);

  const start = useCallback(async () => {
    if (!['poster', 'failed'].includes(current.current.phase) || !host.current) return;
    current.current.phase = 'loading';
    setPhase('loading');
    setProgress(0);
    try {
      const {open} = await import(/* webpackChunkName: "stage" */ '@site/src/stage/ui/live');
      if (gone.current || !host.current) return;
      setProgress(LOADED);
      session.current = open(host.current, {
        data,
        character: drawn.current,
        values: current.current.values,
        view: current.current.view,
        time: readTime(window.location.search),
        onState(state, reason) {
          if (gone.current) return;
          if (reason) setFailure(reason);
          if (state === 'poster' || state === 'failed') session.current = undefined;
          setPhase(state);
          if (state !== 'loading') say(data.words.state[state]);
        },
        onChange: (moved) => {
          touch();
          setValues((old) => ({...old, ...moved}));
        },
        onPick: ({material}) => choose.current?.(material),
      });
    } catch {
      setFailure('network');
      setPhase('failed');
    }
  }, [data, host]);

  // Another figure needs other textures and programs: the stage starts again with it.
  useEffect(() => {
    if (drawn.current === character) return;
    drawn.current = character;
    session.current?.close();
    session.current = undefined;
    setPhase('poster');
    current.current.phase = 'poster';
    void start();
  }, [character, start]);

  const startAlone = useCallback(() => void (mayStartAlone() && start()), [start]);

  /** Applies the state that an address describes, and starts the stage if requested. */
  const enter = useCallback(
    (address: StageAddress) => {
      const next = {values: {...defaults(data), ...address.values}, view: address.view ?? data.views[0]?.id ?? 'color'};
      setValues(next.values);
      setView(next.view);
      current.current = {...current.current, ...next};
      startAlone();
    },
    [data, startAlone],
  );

  // Starts the stage at load when the address names it.
  useEffect(() => {
    gone.current = false;
    const address = readAddress(window.location.search, data);
    if (address) enter(address);
    return () => {
      gone.current = true;
      session.current?.close();
      session.current = undefined;
    };
  }, [data, enter]);

  useEffect(() => (auto ? whenIdle(startAlone) : undefined), [auto, startAlone]);

  useEffect(() => session.current?.setValues(values), [values, phase]);
  useEffect(() => session.current?.setView(view), [view, phase]);
  useEffect(() => {
    if (phase === 'running') session.current?.compare(comparing ? split / 100 : undefined);
    if (phase === 'poster' || phase === 'failed') setComparing(false);
  }, [comparing, split, phase]);

  // On the home page hovering moves the light: the address does not store that.
  useAddress(data, values, view, touched && !auto);

  return {
    phase,
    progress,
    failure,
    values,
    view,
    split,
    setSplit,
    comparing,
    setComparing,
    said,
    say,
    start,
    startAlone,
    enter,
    choose,
    set(id: string, value: Value) {
      touch();
      setValues((old) => ({...old, [id]: value}));
    },
    /** Resets every control of the panel; camera and light keep the position that the reader dragged them to. */
    setAll(next: StageValues) {
      touch();
      setValues((old) => ({...old, ...defaults(data), ...next}));
    },
    /** Resets values, camera and light. */
    reset() {
      touch();
      setValues(defaults(data));
      session.current?.resetView();
    },
    /** Applies a value link; values that it does not name stay. */
    follow(address: StageAddress) {
      touch();
      enter({view: current.current.view, ...address, values: {...current.current.values, ...address.values}});
    },
    look(next: string) {
      touch();
      setView(next);
    },
    pause: () => session.current?.pause(),
    resume: () => session.current?.resume(),
  };
}
