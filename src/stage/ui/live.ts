/** The running stage: this chunk loads when the reader starts one. One stage runs on a page at a time. */
import {
  createStage,
  frameState,
  type FailureReason,
  type SceneDocument,
  type Stage,
  type Theme,
  type View,
  type Hit,
} from '../engine';
import type {Subject} from '../character';
import type {Control, StageData, StageValues} from './data';
import {engineValues, movedTo, moveTo, type Place} from './scene';
import {createSplit, type Split} from './split';
import {accept} from './values';

export interface OpenOptions {
  readonly data: StageData;
  readonly values: StageValues;
  readonly view: string;
  /** Fixed time of the picture in seconds. */
  readonly time: number | undefined;
  /** Drawn in the place of our character. */
  readonly subject?: Subject | undefined;
  /** `poster` when another stage was started. */
  onState(state: 'loading' | 'running' | 'paused' | 'failed' | 'poster', failure?: FailureReason): void;
  /** The reader dragged the camera or the light on the picture. */
  onChange(values: StageValues): void;
  /** The reader clicked a material of `subject`. */
  onPick(hit: Hit): void;
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

/** The camera and light values that have controls, rounded to the controls' steps. */
const accepted = (controls: readonly Control[], place: Place): StageValues => {
  const moved = movedTo(place);
  return Object.fromEntries(
    controls.flatMap((control) => {
      const value = accept(control, moved[control.id]);
      return value === undefined ? [] : [[control.id, value] as const];
    }),
  );
};

let running: {session: Session; left: () => void} | undefined;

const theme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Starts a demo in an element; a running stage of the page returns to its still. */
export function open(host: HTMLElement, options: OpenOptions): Session {
  running?.left();
  const {data} = options;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', data.title);
  canvas.setAttribute('aria-describedby', `${data.id}-keys`);
  host.append(canvas);
  host.dataset.shown = 'false';

  let {values, view: shown} = options;
  let split: Split | undefined;
  let closed = false;
  /** Values that are drawn: the panel's, or those of a side of the comparison. */
  let laid: StageValues = engineValues(data, options.values);
  /** Camera and light, and the values last reported to the page. */
  let place: Place = frameState(data.scene, laid, theme());
  let told: StageValues = {};
  const shownDocument = (): SceneDocument => ({
    ...frameState(data.scene, laid, theme()),
    camera: place.camera,
    light: place.light,
    view: shown as View,
  });
  const refresh = (): void => stage.show(shownDocument());
  const tell = (next: Place): void => {
    // Values without a control are rounded as in the address, so that a link reproduces the picture.
    place = moveTo(next, accepted(data.hand, next), {});
    refresh();
    told = accepted([...data.controls, ...data.hand], place);
    options.onChange(told);
  };

  const stage: Stage = createStage(canvas, {
    demo: data.scene,
    subject: options.subject,
    document: shownDocument(),
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
      tell(change);
      split?.draw();
    },
    onPick: options.onPick,
  });

  /** Draws the panel's values, overridden by `over`. */
  const lay = (over: StageValues = {}): void => {
    laid = {...engineValues(data, values), ...over};
    refresh();
  };
  const apply = (): void => {
    place = moveTo(place, values, told);
    if (split) split.draw();
    else lay();
  };
  /** The reader's changes apply to the right side, where the demo's own comparison would hide them. */
  const side = (name: 'before' | 'after'): void =>
    lay({...data.split?.[name].values, ...(name === 'after' && engineValues(data, values))});

  const watcher = new MutationObserver(() => {
    refresh();
    split?.draw();
  });
  watcher.observe(document.documentElement, {attributeFilter: ['data-theme']});

  const session: Session = {
    setValues(next) {
      if (next === values) return;
      const scene = next.ScenePreset;
      if (scene !== undefined && scene !== values.ScenePreset) {
        tell({...place, light: frameState(data.scene, {ScenePreset: scene}, theme()).light});
        // The page's values may still contain the light of the previous scene.
        next = {...next, ...told};
      }
      values = next;
      apply();
    },
    setView(view) {
      if (view === shown) return;
      shown = view;
      refresh();
      split?.draw();
    },
    compare(on) {
      // Setting an unchanged state must not draw a frame.
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
    canvas.remove();
  }
  running = {
    session,
    left() {
      close();
      options.onState('poster');
    },
  };
  // Number of frames drawn, for tests.
  Object.defineProperty(canvas, 'frames', {get: () => stage.frames});
  apply();
  return session;
}
