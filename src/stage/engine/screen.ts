/** A canvas with its context and renderer: sized with the canvas and the machine's quality. */
import type {Subject} from '../character';
import {makeContext} from './context';
import {QUALITY, QualityWatch, START} from './quality';
import {StageRenderer} from './renderer';
import type {StageOptions} from './types';

export class Screen {
  readonly renderer: StageRenderer;
  /** The context is lost, and may come back. */
  lost = false;
  /** What `fit` set last; empty: it sets the size again. */
  fitted = '';
  private quality: QualityWatch;
  private other: QualityWatch;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    {demo, aspect, time}: StageOptions,
    subject: Subject,
  ) {
    // A fixed clock is for comparing pictures, so the quality must not depend on the machine.
    const {context, software} = makeContext(canvas, time === undefined ? {} : {antialias: true});
    const start = software ? START.software : START.gpu;
    this.quality = new QualityWatch(start);
    this.other = new QualityWatch(start);
    this.renderer = new StageRenderer(context, demo, QUALITY[this.quality.step]!, subject, aspect);
  }

  /** Sets the size of the canvas, in the pixels of quality and device; whether that changed it, which clears the canvas. */
  fit(): boolean {
    const {canvas, quality, renderer} = this;
    const width = Math.max(1, canvas.clientWidth);
    const height = Math.max(1, canvas.clientHeight);
    const ratio = Math.min(devicePixelRatio || 1, QUALITY[quality.step]!.dprCap);
    // Observers report once at the start: the same size needs no second frame.
    const size = `${width}x${height}@${ratio}`;
    if (size === this.fitted) return false;
    this.fitted = size;
    renderer.setSize(width, height, ratio);
    return true;
  }

  /** Takes what a frame cost, ms; whether the quality changed. */
  measure(milliseconds: number): boolean {
    return this.adopt(this.quality.frame(milliseconds));
  }

  /** Swaps the qualities of the still and of the moving picture: each has its own limit of time. @returns whether the quality changed */
  swap(): boolean {
    const {quality, other} = this;
    [this.quality, this.other] = [other, quality];
    return this.adopt(quality.step !== other.step);
  }

  private adopt(changed: boolean): boolean {
    if (changed) this.renderer.setQuality(QUALITY[this.quality.step]!);
    return changed;
  }
}
