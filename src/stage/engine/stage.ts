/**
 * The live stage on one canvas. Draws only when something changed; `frames` counts all frames, so that tests can assert that an
 * idle stage draws none.
 */
import type {Subject} from '../character';
import {loadFigure} from '../character/load';
import {clampCamera} from './camera';
import {reasonOf} from './failure';
import {inputTarget} from './hand';
import {attachInput} from './input';
import {createLoop, type Loop} from './loop';
import {idlePose, Motion} from './motion';
import {drawShown, hitAt, type Shown} from './picture';
import {nextTask} from './renderer';
import {Screen} from './screen';
import {frameState} from './state';
import type {
  CameraState,
  Comparison,
  FailureReason,
  FrameState,
  Hit,
  PictureChange,
  SceneDocument,
  Stage,
  StageOptions,
  StageState,
} from './types';

/** Milliseconds to wait for a lost context to be restored; after repeated GPU faults browsers do not restore it. */
const RESTORE_MS = 5000;
/** Frames that the GPU may have before it. Without a limit browsers take a hundred of a page whose GPU is slow. */
const QUEUE = 2;

class LiveStage implements Stage, Shown {
  frames = 0;
  compiling = false;
  state: StageState = {kind: 'loading'};
  document: SceneDocument;
  compared: Comparison | undefined;
  orbFocus = false;
  readonly motion: Motion;
  readonly loop: Loop;
  private readonly off = new AbortController();
  private subject: Subject | undefined;
  screen: Screen | undefined;
  private paused = false;
  private ready = false;
  private onScreen = true;
  /** The context was lost once. */
  private stale = false;
  /** The document was replaced after the last frame. */
  private changed = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: StageOptions,
  ) {
    this.document = options.document;
    this.subject = options.subject;
    this.motion = new Motion(options);
    this.loop = createLoop(
      () => this.ready && !this.paused && !this.screen?.lost && this.onScreen && document.visibilityState !== 'hidden',
      () => (this.screen?.renderer.queued ?? 0) >= QUEUE,
      (now) => {
        const moves = this.motion.step(now);
        if (!this.compiles()) this.draw();
        return moves;
      },
      options.time === undefined ? (cost) => this.measure(cost) : undefined,
    );
    // The caller gets its handle before the first state is reported.
    queueMicrotask(() => void this.start().catch((error: unknown) => this.fail(error)));
  }

  show(next: SceneDocument, compared?: Comparison): void {
    this.document = next;
    this.compared = compared;
    this.changed = true;
    this.loop.next();
  }

  hit(x: number, y: number): Hit | undefined {
    const {screen, subject} = this;
    return screen && subject && hitAt(screen.renderer, this.document, subject, x, y);
  }

  distance(camera: CameraState): number {
    return this.screen?.renderer.distance(camera) ?? camera.distance;
  }

  resetView(): void {
    const {demo, onReset} = this.options;
    if (onReset) {
      onReset();
      return;
    }
    const {camera, light} = frameState(demo, {}, this.document.theme);
    this.move({camera, light});
  }

  animate(on: boolean): void {
    if (on !== this.motion.idle && this.screen?.swap()) this.resize();
    this.motion.run(on);
    this.loop.next();
  }

  picture({width, height}: {width: number; height: number}, {turn = 0, cutOut, time}: PictureChange = {}) {
    const {screen, document: shown, motion} = this;
    if (!screen || screen.lost) throw new Error('The stage does not run');
    const {renderer} = screen;
    renderer.setSize(width, height, 1);
    renderer.setOrb(false, false);
    const camera = clampCamera({...shown.camera, yaw: shown.camera.yaw + turn}, this.options.free);
    const pose = time === undefined ? motion.pose : {...motion.pose, ...idlePose(time)};
    renderer.render({...shown, ...pose, camera, cutOut: cutOut || shown.cutOut}, time ?? motion.clock);
    screen.fitted = '';
    return this.canvas;
  }

  async pixels({width, height}: {width: number; height: number}) {
    const {screen, motion} = this;
    if (!screen || screen.lost) throw new Error('The stage does not run');
    screen.renderer.setOrb(false, false);
    return screen.renderer.read(this.frame, motion.clock, width, height);
  }

  resize(): void {
    if (!this.screen?.fit()) return;
    // Setting the size clears the canvas: draw in the same task, even while paused, or a blank frame shows.
    if (this.ready && !this.screen.lost) this.draw();
    if (this.motion.idle) this.loop.next();
  }

  pause(): void {
    this.paused = true;
    this.motion.rest();
    this.run();
  }

  resume(): void {
    this.paused = false;
    this.run();
    this.loop.next();
  }

  dispose(): void {
    this.ready = false;
    this.loop.stop();
    this.off.abort();
    this.screen?.renderer.dispose(this.stale);
    this.screen = undefined;
  }

  private async start(): Promise<void> {
    const {canvas, options} = this;
    this.subject ??= await loadFigure(options.figure);
    // The caller's task may have ended another stage.
    await nextTask();
    if (this.off.signal.aborted) return;
    const screen = (this.screen = new Screen(canvas, options, this.subject));
    this.watch(screen);
    await screen.renderer.loadPictures();
    screen.renderer.prepare(this.frame);
    await screen.renderer.compile();
    if (!this.screen) return;
    this.ready = true;
    this.listen();
    this.resize();
    await screen.renderer.drawn();
    this.run();
  }

  /** Waits for a lost context, which the browser may restore. */
  private watch(screen: Screen): void {
    const {canvas, loop, off} = this;
    const {signal} = off;
    let timer = 0;
    const wait = (): void => {
      timer = window.setTimeout(() => {
        // A browser may restore the context of a hidden page only once the page is visible.
        if (document.visibilityState !== 'hidden') this.fail('WebGL context lost', 'context');
        else if (!signal.aborted) wait();
      }, RESTORE_MS);
    };
    canvas.addEventListener(
      'webglcontextlost',
      (e) => {
        e.preventDefault();
        screen.lost = this.stale = true;
        loop.stop();
        this.setState({kind: 'loading'});
        wait();
      },
      {signal},
    );
    canvas.addEventListener(
      'webglcontextrestored',
      () => {
        screen.lost = false;
        window.clearTimeout(timer);
        this.run();
        // three.js re-creates its objects in its own listener, which may run after this one.
        setTimeout(() => {
          if (signal.aborted) return;
          screen.renderer.restored();
          screen.fitted = '';
          this.resize();
        });
      },
      {signal},
    );
  }

  /** Follows the reader's input, the size of the canvas and whether it is seen, until the stage is released. */
  private listen(): void {
    const {canvas, options, motion, loop, off} = this;
    const {signal} = off;
    document.addEventListener('visibilitychange', () => (motion.rest(), loop.next()), {signal});
    attachInput(canvas, inputTarget(canvas, options, this), signal);
    const sizes = new ResizeObserver(() => this.resize());
    const sight = new IntersectionObserver((entries) => {
      this.onScreen = entries.at(-1)!.isIntersecting;
      if (this.onScreen) loop.next();
      else motion.rest();
    });
    sizes.observe(canvas);
    sight.observe(canvas);
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      sight.disconnect();
    });
  }

  private setState(next: StageState): void {
    if (this.state.kind === next.kind) return;
    this.state = next;
    this.options.onState?.(next);
  }

  private run(): void {
    if (this.ready && !this.screen?.lost) this.setState({kind: this.paused ? 'paused' : 'running'});
  }

  private fail(error: unknown, reason: FailureReason = reasonOf(error)): void {
    if (this.off.signal.aborted) return;
    this.dispose();
    this.setState({kind: 'failed', reason, detail: error instanceof Error ? error.message : String(error)});
  }

  private get frame(): FrameState {
    return {...this.document, ...this.motion.pose};
  }

  /** Whether programs of the next frame are being compiled: the last picture stays until they are there. */
  private compiles(): boolean {
    const {screen, compared} = this;
    if (this.compiling) return true;
    if (this.changed && !compared && screen?.renderer.prepare(this.frame)) {
      this.compiling = true;
      const ready = (): void => {
        this.compiling = false;
        this.loop.next();
      };
      screen.renderer.compile().then(ready, (error: unknown) => this.fail(error));
    }
    this.changed = false;
    return this.compiling;
  }

  private draw(): void {
    if (!this.screen) return;
    try {
      drawShown(this.screen.renderer, this, this.motion, this.options.demo);
      this.screen.renderer.given();
      this.frames++;
    } catch (error) {
      this.fail(error);
    }
  }

  private measure(cost: number): void {
    if (!this.screen?.measure(cost)) return;
    this.resize();
    this.loop.next();
  }

  move(to: Partial<Pick<SceneDocument, 'camera' | 'light'>>): void {
    this.document = {...this.document, ...to};
    this.loop.next();
    const {camera, light} = this.document;
    this.options.onChange?.({camera, light});
  }
}

export const createStage = (canvas: HTMLCanvasElement, options: StageOptions): Stage => new LiveStage(canvas, options);
