/**
 * The live stage on one canvas: scheduling, input, idle motion, quality, lost context. Draws only when something changed;
 * `frames` counts all frames, so that tests can assert that an idle stage draws none.
 */
import {chibi, type Subject} from '../character';
import type {GroupName} from '../character/measures';
import {CM_PER_UNIT} from '../shading/units';
import type {Expression} from '../character/face';
import {loadFigure, type FigureName} from '../character/load';
import {clampCamera, DEFAULT_CAMERA, fit, orbit, turnLight, wrap, zoom} from './camera';
import {makeContext} from './context';
import {attachInput} from './input';
import {QUALITY, QualityWatch, START} from './quality';
import {nextTask, ShaderError, StageRenderer} from './renderer';
import type {
  CameraState,
  Comparison,
  FailureReason,
  FrameState,
  SceneDocument,
  StageDemo,
  StageState,
  Theme,
  Value,
  Values,
} from './types';

/** Milliseconds to wait for a lost context to be restored; after repeated GPU faults browsers do not restore it. */
const RESTORE_MS = 5000;

export interface StageOptions {
  demo: StageDemo;
  /** Which of our figures; the chibi without one. */
  figure?: FigureName | undefined;
  /** Drawn in the place of our figures. */
  subject?: Subject | undefined;
  /** What is drawn until `show` is called with another. */
  document: SceneDocument;
  onState?: (state: StageState) => void;
  /** Called when the reader rotated her, moved the light or zoomed, so that the controls can follow. */
  onChange?: (change: {camera: CameraState; light: {yaw: number; pitch: number}}) => void;
  /** Called when the reader puts camera and light back; without it the demo's are shown. */
  onReset?: () => void;
  /** Called with what the reader clicked. */
  onPick?: (hit: Hit) => void;
  /** Whether the reader may see her from below and from above. */
  free?: boolean;
  /** Width through height of the narrowest picture that the demo's cameras are made for: in a narrower one she is farther away. */
  aspect?: number;
  reducedMotion: boolean;
  /** Seconds; fixes the clock, so that the frame is a pure function of the state. */
  time?: number;
  /** Keeps the drawing buffer, for screenshots. */
  preserve?: boolean;
}

/** A place of the figure in the picture. */
export interface Hit {
  readonly material: number;
  readonly group: GroupName;
  /** As a camera's target, recipe units. */
  readonly point: CameraState['target'];
}

/** What a picture shows differently from the stage. */
interface PictureChange {
  /** Degrees that the camera goes round her. */
  readonly turn?: number;
  /** Seconds of the idle motion. */
  readonly time?: number | undefined;
  /** Without the background plate. */
  readonly cutOut?: boolean;
}

export interface Stage {
  /** Draws a document and nothing else; with a comparison, another one beside it. */
  show(next: SceneDocument, compare?: Comparison): void;
  /** Begins the idle motion, or ends it: at rest, no frame is drawn. */
  move(on: boolean): void;
  /** Back to the demo's camera and light. */
  resetView(): void;
  /** What is at a place of the picture, -1..1 each way, y up; undefined beside the figure. */
  hit(x: number, y: number): Hit | undefined;
  /**
   * Draws one frame without the light handle on the canvas, for the caller to read in the same task; `resize` brings the
   * canvas back.
   * @param size pixels
   * @throws Error when the stage does not run
   */
  picture(size: {width: number; height: number}, change?: PictureChange): HTMLCanvasElement;
  resize(): void;
  pause(): void;
  resume(): void;
  dispose(): void;
  /** Frames drawn so far. */
  readonly frames: number;
  readonly state: StageState;
  /** What is drawn: the document last shown, and where the reader has moved camera and light since. */
  readonly document: SceneDocument;
  /** Statistics of the last frame. */
  readonly info: {readonly calls: number; readonly triangles: number; readonly milliseconds: number};
}

const reasonOf = (error: unknown): FailureReason => {
  if (error instanceof ShaderError) return 'shader';
  // Error name of Rspack when a chunk fails to load.
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'network';
  if (/memory|allocat/i.test(String(error))) return 'memory';
  return /webgl|context/i.test(String(error)) ? 'unsupported' : 'internal';
};

/** Whether this browser can run the stage at all; makes no context that stays. */
function isSupported(): boolean {
  return typeof WebGL2RenderingContext !== 'undefined';
}

/** The values of a camera's target, cm, in the order of its coordinates. */
export const TARGET = ['CameraX', 'CameraY', 'CameraZ'] as const;

/** Start state of a demo, with values of the address or the UI applied. */
export function frameState(demo: StageDemo, values: Values, theme: Theme, free = false): FrameState {
  const s: FrameState = {
    values: {},
    camera: clampCamera({...DEFAULT_CAMERA, ...demo.camera}),
    light: {yaw: demo.light?.yaw ?? -38, pitch: demo.light?.pitch ?? 38},
    theme,
    view: 'color',
    expression: demo.expression ?? 'smile',
    blink: false,
    gaze: [0, 0],
  };
  for (const [id, v] of Object.entries({...demo.values, ...values})) applyValue(s, id, v, demo, free);
  // A light direction set by the reader overrides the scene's.
  for (const id of ['LightYaw', 'LightPitch']) if (values[id] !== undefined) applyValue(s, id, values[id]);
  return s;
}

/** Applies one value: camera and light names move the stage, all others are catalogue parameters. */
export function applyValue(s: FrameState, id: string, v: Value, demo?: StageDemo, free = false): void {
  const n = typeof v === 'number' && Number.isFinite(v) ? v : undefined;
  if (n !== undefined) {
    if (id === 'LightYaw') return void (s.light = {...s.light, yaw: wrap(n)});
    if (id === 'LightPitch') return void (s.light = {...s.light, pitch: Math.max(-89, Math.min(89, n))});
    const {camera} = s;
    const aim = (to: Partial<CameraState>): void => void (s.camera = clampCamera({...camera, ...to}, free));
    if (id === 'CameraYaw') return aim({yaw: n});
    if (id === 'CameraPitch') return aim({pitch: n});
    if (id === 'CameraDistance') return aim({distance: n});
    if (id === 'CameraFov') return aim({fov: n});
    const axis = (TARGET as readonly string[]).indexOf(id);
    if (axis >= 0) return aim({target: camera.target.with(axis, n / CM_PER_UNIT) as never});
  }
  if (id === 'ScenePreset' && typeof v === 'string') {
    const from = demo?.scenes?.[v]?.direction;
    if (from) s.light = {yaw: from.yaw, pitch: from.pitch};
  }
  if (id === 'Expression' && typeof v === 'string') return void (s.expression = v as Expression);
  s.values = {...s.values, [id]: v};
}

/** Blink and gaze of the idle motion at a time in seconds: deterministic, two quick blinks every eleven seconds. */
export function idlePose(time: number): {blink: boolean} {
  const t = time % 11;
  return {blink: (t > 3.1 && t < 3.24) || (t > 8.4 && t < 8.52)};
}

export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const {demo, free} = options;
  let shown = options.document;
  let {subject} = options;
  /** What moves by itself. */
  const motion = {blink: false, gaze: [0, 0] as readonly [number, number]};
  let compared: Comparison | undefined;
  const fixed = options.time !== undefined;
  let idle = (demo.idle ?? false) && !options.reducedMotion && !fixed;
  const watch = new QualityWatch(START.gpu);
  let state: StageState = {kind: 'loading'};
  let renderer: StageRenderer | undefined;
  let context: WebGL2RenderingContext | undefined;
  let detach: (() => void) | undefined;
  let frames = 0;
  let request = 0;
  let probe = 0;
  let restoring = 0;
  let paused = false;
  let lost = false;
  let restored = false;
  let disposed = false;
  let ready = false;
  let onScreen = true;
  let orbFocus = false;
  // Only demos with idle motion depend on the clock; the others look the same at any time.
  let clock = demo.idle ? (options.time ?? 0) : 0;
  if (fixed && demo.idle) motion.blink = idlePose(clock).blink;
  let before = 0;
  let milliseconds = 0;
  let sized = '';
  let gazeTarget: readonly [number, number] = [0, 0];
  const off = new AbortController();

  const setState = (next: StageState): void => {
    if (disposed && next.kind !== 'failed') return;
    if (state.kind === next.kind && next.kind !== 'failed') return;
    state = next;
    options.onState?.(next);
  };
  const fail = (error: unknown, reason = reasonOf(error)): void => {
    if (disposed || state.kind === 'failed') return;
    release();
    setState({kind: 'failed', reason, detail: error instanceof Error ? error.message : String(error)});
  };
  const awake = (): boolean =>
    ready && !paused && !lost && !disposed && onScreen && document.visibilityState !== 'hidden';
  const invalidate = (): void => {
    if (request === 0 && awake()) request = requestAnimationFrame(tick);
  };

  function tick(now: number): void {
    request = 0;
    if (!awake() || !renderer) return;
    // After a pause she must not jump: time advances only while she is visible.
    const dt = before === 0 ? 0 : Math.min(0.1, (now - before) / 1000);
    before = now;
    let moving = idle;
    if (idle) {
      clock += dt;
      motion.blink = idlePose(clock).blink;
    }
    const [gx, gy] = motion.gaze;
    const [tx, ty] = gazeTarget;
    if (Math.hypot(tx - gx, ty - gy) > 0.004) {
      const k = dt === 0 ? 0.25 : 1 - Math.exp(-dt * 9);
      motion.gaze = [gx + (tx - gx) * k, gy + (ty - gy) * k];
      moving = true;
    } else motion.gaze = gazeTarget;
    draw();
    if (moving) invalidate();
    else before = 0;
    // The delay of the next animation frame measures this frame's cost, GPU included; it draws nothing.
    if (probe === 0 && !fixed) {
      probe = requestAnimationFrame((next) => {
        probe = 0;
        if (awake() && watch.frame(next - now)) applyQuality();
      });
    }
  }

  function draw(): void {
    if (!renderer) return;
    const start = performance.now();
    try {
      if (compared) drawBeside(renderer, compared);
      else drawFrame(renderer);
    } catch (error) {
      fail(error);
      return;
    }
    milliseconds = performance.now() - start;
    frames++;
  }

  function drawFrame(on: StageRenderer): void {
    on.setOrb(demo.orb ?? true, orbFocus);
    on.render({...shown, ...motion}, clock);
  }

  /** The border lies on a whole pixel. The frame comes last: a click and the light's handle are about it. */
  function drawBeside(on: StageRenderer, {at, before: other}: Comparison): void {
    const {renderer: gl} = on;
    const ratio = gl.getPixelRatio();
    const cut = Math.round(Math.min(1, Math.max(0, at)) * canvas.width) / ratio;
    const [width, height] = [canvas.width / ratio, canvas.height / ratio];
    gl.setScissorTest(true);
    if (cut > 0) {
      gl.setScissor(0, 0, cut, height);
      on.setOrb(false, false);
      on.render({...other, ...motion}, clock);
    }
    if (cut < width) {
      gl.setScissor(cut, 0, width - cut, height);
      drawFrame(on);
    }
    gl.setScissorTest(false);
  }

  function resize(): void {
    if (!renderer) return;
    const w = Math.max(1, canvas.clientWidth);
    const h = Math.max(1, canvas.clientHeight);
    const ratio = Math.min(globalThis.devicePixelRatio || 1, QUALITY[watch.step]!.dprCap);
    // Observers report once at the start: the same size needs no second frame.
    const key = `${w}x${h}@${ratio}`;
    if (key === sized) return;
    sized = key;
    renderer.setSize(w, h, ratio);
    // Setting the size clears the canvas: draw in the same task, even while paused, or a blank frame shows.
    if (ready && !lost) draw();
    if (idle) invalidate();
  }

  function applyQuality(): void {
    renderer?.setQuality(QUALITY[watch.step]!);
    resize();
    invalidate();
  }

  function release(): void {
    if (request) cancelAnimationFrame(request);
    if (probe) cancelAnimationFrame(probe);
    window.clearTimeout(restoring);
    request = 0;
    probe = 0;
    ready = false;
    detach?.();
    detach = undefined;
    off.abort();
    sizes.disconnect();
    sight.disconnect();
    // Release the context now: waiting for the garbage collector, contexts would pile up.
    if (renderer) renderer.dispose(lost || restored);
    else context?.getExtension('WEBGL_lose_context')?.loseContext();
    renderer = context = undefined;
  }

  const move = (to: Partial<Pick<SceneDocument, 'camera' | 'light'>>): void => {
    shown = {...shown, ...to};
    invalidate();
    options.onChange?.({camera: shown.camera, light: shown.light});
  };
  const resetView = (): void => {
    if (options.onReset) {
      options.onReset();
      return;
    }
    const {camera, light} = frameState(demo, {}, shown.theme);
    move({camera, light});
  };

  const hit = (x: number, y: number): Hit | undefined => {
    const found = renderer?.hitAt(x, y);
    if (!found || !subject) return found;
    const there = {...fit(shown.camera, chibi, subject), target: found.point};
    return {...found, point: fit(there, subject, chibi).target};
  };

  const sizes = new ResizeObserver(() => resize());
  const sight = new IntersectionObserver((entries) => {
    const was = onScreen;
    onScreen = entries[entries.length - 1]?.isIntersecting ?? true;
    if (onScreen && !was) invalidate();
    if (!onScreen) before = 0;
  });

  const awaitRestore = (): void => {
    restoring = window.setTimeout(() => {
      // A browser may restore the context of a hidden page only once the page is visible.
      if (document.visibilityState === 'hidden') awaitRestore();
      else fail(new Error('The lost WebGL context did not come back'), 'context');
    }, RESTORE_MS);
  };

  const start = async (): Promise<void> => {
    try {
      if (!isSupported()) {
        fail(new Error('WebGL2 is not available'));
        return;
      }
      subject ??= await loadFigure(options.figure);
      // The caller's task may have ended another stage.
      await nextTask();
      if (disposed) return;
      // A fixed clock is for comparing pictures, so the quality must not depend on the machine.
      const made = makeContext(canvas, {
        preserve: options.preserve ?? false,
        ...(fixed && {antialias: true}),
      });
      context = made.context;
      if (made.software) watch.step = START.software;
      renderer = new StageRenderer(context, demo, QUALITY[watch.step]!, subject, options.aspect);
      canvas.addEventListener(
        'webglcontextlost',
        (e) => {
          e.preventDefault();
          lost = true;
          if (request) cancelAnimationFrame(request);
          request = 0;
          setState({kind: 'loading'});
          awaitRestore();
        },
        {signal: off.signal},
      );
      canvas.addEventListener(
        'webglcontextrestored',
        () => {
          lost = false;
          window.clearTimeout(restoring);
          setState(paused ? {kind: 'paused'} : {kind: 'running'});
          // three.js re-creates its objects in its own listener, which may run after this one.
          setTimeout(() => {
            renderer?.restored();
            sized = '';
            resize();
          }, 0);
          restored = true;
        },
        {signal: off.signal},
      );
      document.addEventListener('visibilitychange', () => ((before = 0), invalidate()), {signal: off.signal});
      await renderer.compile(shown.values, shown.view);
      if (disposed || !renderer) return;
      ready = true;
      detach = attachInput(canvas, {
        hitOrb(x, y) {
          if (!(demo.orb ?? true) || !renderer) return false;
          const o = renderer.orbPlace();
          const w = canvas.clientWidth;
          const h = canvas.clientHeight;
          // At least a 44 px target, whatever the zoom.
          return Math.hypot(x - (o.x * 0.5 + 0.5) * w, y - (0.5 - o.y * 0.5) * h) < Math.max(22, (o.radius * h) / 2);
        },
        orbit(dx, dy) {
          move({camera: orbit(shown.camera, dx, dy, canvas.clientHeight, free)});
        },
        zoom(factor) {
          move({camera: zoom(shown.camera, factor, free)});
        },
        light(dx, dy) {
          // The handle follows the pointer in front of her; behind her, left and right are swapped.
          const behind = Math.abs(wrap(shown.light.yaw - shown.camera.yaw)) > 90;
          move({light: turnLight(shown.light, behind ? -dx : dx, dy, canvas.clientHeight)});
        },
        reset: resetView,
        look(x, y, over) {
          if (options.reducedMotion || fixed || !(demo.idle ?? false)) return;
          gazeTarget = over ? [Math.max(-1, Math.min(1, x)), Math.max(-1, Math.min(1, y))] : [0, 0];
          invalidate();
        },
        tap(x, y) {
          const found = options.onPick && hit(x, y);
          if (found) options.onPick!(found);
        },
        hoverOrb(on) {
          canvas.style.cursor = on ? 'grab' : '';
          if (on !== orbFocus) {
            orbFocus = on;
            invalidate();
          }
        },
      });
      sizes.observe(canvas);
      sight.observe(canvas);
      resize();
      if (!disposed && renderer) setState(paused ? {kind: 'paused'} : {kind: 'running'});
    } catch (error) {
      fail(error);
    }
  };
  // The caller gets its handle before the first state is reported.
  queueMicrotask(() => void start());

  return {
    show(next, compare) {
      shown = next;
      compared = compare;
      invalidate();
    },
    resetView,
    hit,
    move(on) {
      idle = on;
      clock = before = 0;
      motion.blink = false;
      invalidate();
    },
    picture({width, height}, {turn = 0, cutOut = false, time} = {}) {
      if (!renderer || lost) throw new Error('The stage does not run');
      renderer.setSize(width, height, 1);
      renderer.setOrb(false, false);
      const camera = clampCamera({...shown.camera, yaw: shown.camera.yaw + turn}, free);
      const {blink} = time === undefined ? motion : idlePose(time);
      renderer.render({...shown, ...motion, blink, camera, cutOut}, time ?? clock);
      sized = '';
      return canvas;
    },
    resize,
    pause() {
      paused = true;
      before = 0;
      if (state.kind === 'running') setState({kind: 'paused'});
    },
    resume() {
      paused = false;
      if (state.kind === 'paused') setState({kind: 'running'});
      invalidate();
    },
    dispose() {
      if (disposed) return;
      release();
      disposed = true;
    },
    get frames() {
      return frames;
    },
    get state() {
      return state;
    },
    get document() {
      return shown;
    },
    get info() {
      return {...(renderer?.info ?? {calls: 0, triangles: 0}), milliseconds};
    },
  };
}
