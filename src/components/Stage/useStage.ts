import {useCallback, useEffect, useReducer, useRef, useState, type RefObject} from 'react';
import type {FailureReason} from '@site/src/stage/engine/types';
import type {StageData, StageValues, Value} from '@site/src/stage/ui/data';
import {mayStartAlone, whenIdle} from '@site/src/stage/ui/intent';
import type {Session} from '@site/src/stage/ui/live';
import {readAddress, readTime, type StageAddress} from '@site/src/stage/ui/url';
import {defaults} from '@site/src/stage/ui/values';
import {useAddress} from './useAddress';

export type Phase = 'poster' | 'loading' | 'running' | 'paused' | 'failed';

/** Shares of the bar: how far a start is once its scripts are there. */
const LOADED = 60;

export type StageModel = ReturnType<typeof useStage>;

/** State of one stage on a page; everything heavy is behind `start`. */
export function useStage(data: StageData, host: RefObject<HTMLDivElement | null>, auto = false) {
  const [phase, setPhase] = useState<Phase>('poster');
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<FailureReason>('internal');
  const [values, setValues] = useState<StageValues>(() => defaults(data));
  const [view, setView] = useState(data.views[0]?.id ?? 'color');
  const [comparing, setComparing] = useState(false);
  const [split, setSplit] = useState(Math.round((data.split?.at ?? 0.5) * 100));
  const [said, say] = useState('');
  const session = useRef<Session | undefined>(undefined);
  const current = useRef({values, view, phase});
  current.current = {values, view, phase};
  const [touched, touch] = useReducer(() => true, false);
  const gone = useRef(false);

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
      });
    } catch {
      setFailure('network');
      setPhase('failed');
    }
  }, [data, host]);

  const startAlone = useCallback(() => void (mayStartAlone() && start()), [start]);

  /** Takes the state that an address describes, and starts where that is wanted. */
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

  // A link that names this stage opens it in the state it describes.
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
    if (phase === 'running') session.current?.compare(comparing);
    if (phase === 'poster' || phase === 'failed') setComparing(false);
  }, [comparing, phase]);

  // On the home page a passing pointer moves the light: nothing to keep.
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
    set(id: string, value: Value) {
      touch();
      setValues((old) => ({...old, [id]: value}));
    },
    /** Every control of the panel; camera and light stay where the hand put them. */
    setAll(next: StageValues) {
      touch();
      setValues((old) => ({...old, ...defaults(data), ...next}));
    },
    /** Values, camera and light of the start. */
    reset() {
      touch();
      setValues(defaults(data));
      session.current?.resetView();
    },
    /** A value link was followed: what it does not name stays as the reader has it. */
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
