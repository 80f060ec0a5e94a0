import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {StageData, StageValues, Value} from '@site/src/stage/ui/data';
import type {Failure, Session} from '@site/src/stage/ui/live';
import {readAddress, readTime, withoutStage, writeAddress} from '@site/src/stage/ui/url';
import {changed, defaults} from '@site/src/stage/ui/values';

export type Phase = 'poster' | 'loading' | 'running' | 'paused' | 'failed';

/** Shares of the bar: how far a start is once its scripts are there. */
const LOADED = 60;
/** Browsers limit how often the address may change. */
const ADDRESS_MS = 400;
/** Longest wait of a stage that starts by itself. */
const IDLE_MS = 4000;

/** Readers who want stillness or few bytes start a stage only with its button. */
const mayStartAlone = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(navigator as {connection?: {saveData?: boolean}}).connection?.saveData;

/** Whether this machine and connection look able to run a stage that nobody asked for. */
const isCapable = (): boolean => {
  const {
    hardwareConcurrency,
    deviceMemory = 8,
    connection,
  } = navigator as Navigator & {
    deviceMemory?: number;
    connection?: {effectiveType?: string};
  };
  return hardwareConcurrency >= 4 && deviceMemory >= 4 && (connection?.effectiveType ?? '4g') === '4g';
};

export type StageModel = ReturnType<typeof useStage>;

/** State of one stage on a page; everything heavy is behind `start`. */
export function useStage(data: StageData, host: RefObject<HTMLDivElement | null>, auto = false) {
  const [phase, setPhase] = useState<Phase>('poster');
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<Failure>('internal');
  const [values, setValues] = useState<StageValues>(() => defaults(data));
  const [view, setView] = useState(data.views[0]?.id ?? 'color');
  const [comparing, setComparing] = useState(false);
  const [split, setSplit] = useState(Math.round((data.split?.at ?? 0.5) * 100));
  const [said, say] = useState('');
  const session = useRef<Session | undefined>(undefined);
  const current = useRef({values, view, phase});
  current.current = {values, view, phase};
  const touched = useRef(false);
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
          touched.current = true;
          setValues((old) => ({...old, ...moved}));
        },
      });
    } catch {
      setFailure('network');
      setPhase('failed');
    }
  }, [data, host]);

  const startAlone = useCallback(() => void (mayStartAlone() && start()), [start]);

  // A link that names this stage opens it in the state it describes.
  useEffect(() => {
    gone.current = false;
    const address = readAddress(window.location.search, data);
    if (address) {
      const opened = {...defaults(data), ...address.values};
      setValues(opened);
      if (address.view) setView(address.view);
      current.current = {...current.current, values: opened, view: address.view ?? current.current.view};
      startAlone();
    }
    return () => {
      gone.current = true;
      session.current?.close();
      session.current = undefined;
    };
  }, [data, startAlone]);

  useEffect(() => {
    if (!auto || !isCapable()) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(startAlone, IDLE_MS);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(startAlone, {timeout: IDLE_MS});
    return () => window.cancelIdleCallback(idle);
  }, [auto, startAlone]);

  useEffect(() => session.current?.setValues(values), [values, phase]);
  useEffect(() => session.current?.setView(view), [view, phase]);
  useEffect(() => {
    if (phase === 'running') session.current?.compare(comparing);
    if (phase === 'poster' || phase === 'failed') setComparing(false);
  }, [comparing, phase]);

  useEffect(() => {
    if (!touched.current) return;
    const timer = window.setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const plain = changed(data, values).length === 0 && view === data.views[0]?.id;
      const query = plain ? withoutStage(search, data) : writeAddress(data, values, view);
      if (query !== search) window.history.replaceState(window.history.state, '', pathname + query + hash);
    }, ADDRESS_MS);
    return () => window.clearTimeout(timer);
  }, [data, values, view]);

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
      touched.current = true;
      setValues((old) => ({...old, [id]: value}));
    },
    setAll(next: StageValues) {
      touched.current = true;
      setValues({...defaults(data), ...next});
    },
    look(next: string) {
      touched.current = true;
      setView(next);
    },
    pause: () => session.current?.pause(),
    resume: () => session.current?.resume(),
    resetView: () => session.current?.resetView(),
  };
}
