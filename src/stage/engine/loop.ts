/** Animation frames: asked for when something changed, and only while somebody sees them. */

export interface Loop {
  /** Requests an animation frame, unless one is requested already. */
  next(): void;
  stop(): void;
}

/**
 * @param awake whether frames are drawn at all
 * @param tick draws at an animation frame's time, ms; returns whether another frame follows by itself
 * @param measured takes what a frame cost, GPU included, ms
 */
export function createLoop(
  awake: () => boolean,
  tick: (now: number) => boolean,
  measured: ((milliseconds: number) => void) | undefined,
): Loop {
  let request = 0;
  let probe = 0;
  const next = (): void => {
    if (request === 0 && awake()) request = requestAnimationFrame(run);
  };
  const run = (now: number): void => {
    request = 0;
    if (!awake()) return;
    if (tick(now)) next();
    // The delay of the next animation frame is this frame's cost; it draws nothing.
    if (probe === 0 && measured) {
      probe = requestAnimationFrame((after) => {
        probe = 0;
        if (awake()) measured(after - now);
      });
    }
  };
  return {
    next,
    stop() {
      cancelAnimationFrame(request);
      cancelAnimationFrame(probe);
      request = probe = 0;
    },
  };
}
