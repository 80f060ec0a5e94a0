/** Animation frames: asked for when something changed, and only while somebody sees them. */

export interface Loop {
  /** Requests an animation frame, unless one is requested already. */
  next(): void;
  stop(): void;
}

/**
 * @param awake whether frames are drawn at all
 * @param full whether the GPU is behind; a frame given to it now would be seen late, and the page with it
 * @param tick draws at an animation frame's time, ms; returns whether another frame follows by itself
 * @param measured takes what a frame cost, GPU included, ms
 */
export function createLoop(
  awake: () => boolean,
  full: () => boolean,
  tick: (now: number) => boolean,
  measured: ((milliseconds: number) => void) | undefined,
): Loop {
  let request = 0;
  let due = false;
  /** When the last frame was given to the GPU, until its cost is known. */
  let given: number | undefined;
  const ask = (): void => {
    if (request === 0 && awake()) request = requestAnimationFrame(run);
  };
  const run = (now: number): void => {
    request = 0;
    if (!awake()) {
      given = undefined;
      return;
    }
    if (full()) return ask();
    // The time until the GPU takes another frame is the cost of the last.
    if (given !== undefined) measured?.(now - given);
    given = undefined;
    if (!due) return;
    due = false;
    if (tick(now)) due = true;
    given = now;
    ask();
  };
  return {
    next() {
      due = true;
      ask();
    },
    stop() {
      cancelAnimationFrame(request);
      request = 0;
      given = undefined;
    },
  };
}
