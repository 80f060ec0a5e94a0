/** Quality steps, chosen by measured frame time. Step 0 is best; each later step drops the least visible feature. */
export interface Quality {
  readonly dprCap: number;
  readonly shadowSize: number;
  readonly faceSize: number;
  /** Samples of shadow map, ramp and depth per pixel. */
  readonly taps: 1 | 4;
}

/** First step of a machine with a GPU, and without one. */
export const START = {gpu: 1, software: 2} as const;

export const QUALITY: readonly Quality[] = [
  {dprCap: 2, shadowSize: 1536, faceSize: 1536, taps: 4},
  {dprCap: 1.5, shadowSize: 1024, faceSize: 1024, taps: 4},
  {dprCap: 1, shadowSize: 1024, faceSize: 1024, taps: 1},
  {dprCap: 0.75, shadowSize: 512, faceSize: 1024, taps: 1},
];

/** Milliseconds: a median above `slow` lowers the quality, one below `fast` for long raises it. */
export const BUDGET = {slow: 28, fast: 9, window: 24, patience: 4} as const;

/**
 * Watches frame times and proposes a step. It needs a whole window to judge, steps down at once and up only after
 * `patience` good windows, and never returns to a step that proved too slow: no oscillation.
 */
export class QualityWatch {
  private times: number[] = [];
  private good = 0;
  private worstAllowed = 0;

  constructor(public step: number) {}

  /** Adds a frame time; true when `step` changed. */
  frame(ms: number): boolean {
    this.times.push(ms);
    if (this.times.length < BUDGET.window) return false;
    const median = [...this.times].sort((a, b) => a - b)[BUDGET.window >> 1]!;
    this.times = [];
    if (median > BUDGET.slow && this.step < QUALITY.length - 1) {
      this.step++;
      this.worstAllowed = this.step;
      this.good = 0;
      return true;
    }
    this.good = median < BUDGET.fast ? this.good + 1 : 0;
    if (this.good >= BUDGET.patience && this.step > this.worstAllowed) {
      this.step--;
      this.good = 0;
      return true;
    }
    return false;
  }
}
