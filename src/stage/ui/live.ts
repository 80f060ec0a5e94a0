/** Everything of a stage that runs: loaded when the reader starts one. One stage runs on a page. */
import {createStage, type Stage, type StageState, type Theme, type View} from '../engine';
import type {StageData, StageValues} from './data';
import {engineValues, movedTo, moves} from './scene';
import {createSplit, type Split} from './split';
import {accept} from './values';

export type Failure = Extract<StageState, {kind: 'failed'}>['reason'] | 'network';

export interface OpenOptions {
  readonly data: StageData;
  readonly values: StageValues;
  readonly view: string;
  /** Seconds; the picture stands still there. */
  readonly time: number | undefined;
  /** `poster` when another stage took over. */
  onState(state: 'loading' | 'running' | 'paused' | 'failed' | 'poster', failure?: Failure): void;
  /** The reader's hand moved the camera or the light on the picture. */
  onChange(values: StageValues): void;
}

export interface Session {
  setValues(values: StageValues): void;
  setView(view: string): void;
  compare(on: boolean): void;
  pause(): void;
  resume(): void;
  resetView(): void;
  close(): void;
}

let running: {session: Session; left: () => void} | undefined;

const theme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Gives the context back now; waiting for the garbage collector would let contexts pile up. */
function lose(canvas: HTMLCanvasElement): void {
  try {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  } catch {
    // A canvas that never had a context has none to lose.
  }
}

/** Starts a demo in an element; an earlier stage of the page goes back to its still. */
export function open(host: HTMLElement, options: OpenOptions): Session {
  running?.left();
  const {data} = options;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', data.title);
  host.append(canvas);
  host.dataset.shown = 'false';

  let {values, view: shown} = options;
  let split: Split | undefined;
  let closed = false;
  /** Camera and light as the engine has them. */
  let known: StageValues = {};

  const stage: Stage = createStage(canvas, {
    demo: data.scene,
    theme: theme(),
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    preserve: data.split !== undefined,
    ...(options.time !== undefined && {time: options.time}),
    onState(state) {
      if (closed) return;
      if (state.kind === 'failed') {
        close();
        options.onState('failed', state.reason);
        return;
      }
      host.dataset.shown = String(state.kind !== 'loading');
      options.onState(state.kind);
    },
    onChange(change) {
      const moved = movedTo(change);
      const shown = data.controls.flatMap((control) => {
        const value = accept(control, moved[control.id]);
        return value === undefined ? [] : [[control.id, value] as const];
      });
      known = {...known, ...Object.fromEntries(shown)};
      split?.draw();
      options.onChange(Object.fromEntries(shown));
    },
  });

  const apply = (): void => {
    for (const [id, value] of moves(values, known)) {
      known = {...known, [id]: value};
      stage.set(id, value);
    }
    if (split) split.draw();
    else stage.setValues(engineValues(data, values));
  };
  /** What the reader changed stays on the right, where the demo's own comparison would hide it. */
  const side = (name: 'before' | 'after'): void => {
    const own = data.split?.[name].values ?? {};
    const touched = name === 'after' ? engineValues(data, values) : {};
    stage.setValues({...engineValues(data, values), ...own, ...touched});
  };

  const watcher = new MutationObserver(() => {
    stage.setTheme(theme());
    split?.draw();
  });
  watcher.observe(document.documentElement, {attributeFilter: ['data-theme']});

  const session: Session = {
    setValues(next) {
      if (next === values) return;
      values = next;
      apply();
    },
    setView(view) {
      if (view === shown) return;
      shown = view;
      stage.setView(view as View);
      split?.draw();
    },
    compare(on) {
      // Asking for what is already there must not cost a frame.
      if (on === (split !== undefined)) return;
      split?.close();
      split = on ? createSplit(host, canvas, side) : undefined;
      if (!on) apply();
    },
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    resetView: () => stage.resetView(),
    close,
  };
  function close(): void {
    if (closed) return;
    closed = true;
    if (running?.session === session) running = undefined;
    watcher.disconnect();
    split?.close();
    stage.dispose();
    lose(canvas);
    canvas.remove();
  }
  running = {
    session,
    left() {
      close();
      options.onState('poster');
    },
  };
  // For tests and the curious: how many frames were drawn.
  Object.defineProperty(canvas, 'frames', {get: () => stage.frames});
  apply();
  stage.setView(options.view as View);
  return session;
}
