/** The running stage: this chunk loads when the reader starts one. One stage runs on a page at a time. */
import {frameState, type FailureReason, type Hit, type SceneDocument, type Theme, type View} from '../engine';
import type {Subject} from '../character';
import type {FigureName} from '../character/load';
import type {Control, StageData, StageValues} from './data';
import {mountStage} from './mount';
import {engineValues, movedTo, moveTo, type Place} from './scene';
import {accept} from './values';

export interface OpenOptions {
  readonly data: StageData;
  readonly values: StageValues;
  readonly view: string;
  /** Fixed time of the picture in seconds. */
  readonly time: number | undefined;
  /** A reader's model, or one of our figures. */
  readonly character: Subject | FigureName;
  /** `poster` when another stage was started. */
  onState(state: 'loading' | 'running' | 'paused' | 'failed' | 'poster', failure?: FailureReason): void;
  /** The reader dragged the camera or the light on the picture. */
  onChange(values: StageValues): void;
  /** The reader clicked a material of the character. */
  onPick(hit: Hit): void;
}

export interface Session {
  setValues(values: StageValues): void;
  setView(view: string): void;
  /** @param at share of the width that shows the demo's state before; undefined ends the comparison */
  compare(at: number | undefined): void;
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
  const {data, character} = options;
  let {values, view: shown} = options;
  let beside: number | undefined;
  let closed = false;
  /** Camera and light, and the values last reported to the page. */
  let place: Place = frameState(data.scene, engineValues(data, values), theme());
  let told: StageValues = {};
  const documentOf = (laid: StageValues): SceneDocument => ({
    ...frameState(data.scene, laid, theme()),
    camera: place.camera,
    light: place.light,
    view: shown as View,
  });
  /** The reader's changes apply to the right side, where the demo's own comparison would hide them. */
  const refresh = (): void => {
    const own = engineValues(data, values);
    if (beside === undefined || !data.split) return stage.show(documentOf(own));
    const {before, after} = data.split;
    stage.show(documentOf({...after.values, ...own}), {at: beside, before: documentOf({...own, ...before.values})});
  };
  const tell = (next: Place): void => {
    // Values without a control are rounded as in the address, so that a link reproduces the picture.
    place = moveTo(next, accepted(data.hand, next), {});
    refresh();
    told = accepted([...data.controls, ...data.hand], place);
    options.onChange(told);
  };

  const {stage, unmount} = mountStage(host, data.title, `${data.id}-keys`, {
    demo: data.scene,
    ...(typeof character === 'string' ? {figure: character} : {subject: character}),
    document: documentOf(engineValues(data, values)),
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    ...(options.time !== undefined && {time: options.time}),
    onState(state) {
      if (closed) return;
      if (state.kind === 'failed') {
        close();
        options.onState('failed', state.reason);
        return;
      }
      options.onState(state.kind);
    },
    onChange: tell,
    onPick: options.onPick,
  });

  const apply = (): void => {
    place = moveTo(place, values, told);
    refresh();
  };

  const watcher = new MutationObserver(refresh);
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
    },
    compare(at) {
      // Setting an unchanged state must not draw a frame.
      if (at === beside) return;
      beside = at;
      refresh();
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
    unmount();
  }
  running = {
    session,
    left() {
      close();
      options.onState('poster');
    },
  };
  apply();
  return session;
}
