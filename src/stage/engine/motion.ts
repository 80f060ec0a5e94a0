/** What of her moves by itself: blinks and breath with a clock, eyes that follow the pointer. */
import type {FrameState, StageOptions} from './types';

type Gaze = FrameState['gaze'];

/** Blink of the idle motion at a time in seconds: deterministic, two quick blinks every eleven seconds. */
export function idlePose(time: number): {blink: boolean} {
  const t = time % 11;
  return {blink: (t > 3.1 && t < 3.24) || (t > 8.4 && t < 8.52)};
}

/** Without a clock that runs she neither blinks nor looks about. */
export class Motion {
  /** Whether the clock runs. */
  idle: boolean;
  /** Seconds; only demos with idle motion depend on it, the others look the same at any time. */
  clock: number;
  pose: Pick<FrameState, 'blink' | 'gaze'>;
  private wanted: Gaze = [0, 0];
  private before = 0;

  constructor({demo, reducedMotion, time}: StageOptions) {
    this.idle = (demo.idle ?? false) && !reducedMotion && time === undefined;
    this.clock = demo.idle ? (time ?? 0) : 0;
    this.pose = {...idlePose(this.clock), gaze: this.wanted};
  }

  /** Begins or ends the idle motion, from its first pose. */
  run(on: boolean): void {
    this.idle = on;
    this.clock = this.before = 0;
    this.wanted = [0, 0];
    this.pose = {blink: false, gaze: this.wanted};
  }

  /** Moves on to an animation frame's time, ms; whether she moves on after it. */
  step(now: number): boolean {
    const seconds = this.before === 0 ? 0 : Math.min(0.1, (now - this.before) / 1000);
    if (this.idle) this.clock += seconds;
    const [x, y] = this.pose.gaze;
    const [toX, toY] = this.wanted;
    const turns = Math.hypot(toX - x, toY - y) > 0.004;
    const share = seconds === 0 ? 0.25 : 1 - Math.exp(-seconds * 9);
    const gaze: Gaze = turns ? [x + (toX - x) * share, y + (toY - y) * share] : this.wanted;
    this.pose = {...idlePose(this.clock), gaze};
    const moves = this.idle || turns;
    this.before = moves ? now : 0;
    return moves;
  }

  /** Time stands still until the next step: she must not jump after a pause. */
  rest(): void {
    this.before = 0;
  }

  /** Turns her eyes in the next steps; -1..1 each way. */
  look(at: Gaze): void {
    if (this.idle) this.wanted = at;
  }
}
