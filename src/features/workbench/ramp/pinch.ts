/** How far a wheel turns, px, for one step of zoom. */
const NOTCH = 40;

/** The steps in a growth of a pinch or a turn of the wheel: each doubles or halves; the rest waits. */
export function stepsOf(waiting: number): {readonly steps: number; readonly rest: number} {
  const steps = Math.trunc(waiting);
  return {steps, rest: waiting - steps};
}

/**
 * Zoom by the wheel with Ctrl, which is a pinch on a touch pad as well, and by two fingers.
 * @param onZoom takes the factor, a power of two
 * @returns removes the listeners
 */
export function attachPinch(element: HTMLElement, onZoom: (by: number) => void): () => void {
  const off = new AbortController();
  const {signal} = off;
  let waiting = 0;
  let apart = 0;
  const grow = (by: number): void => {
    const {steps, rest} = stepsOf(waiting + by);
    waiting = rest;
    if (steps !== 0) onZoom(2 ** steps);
  };
  const distance = ({touches: [a, b]}: TouchEvent): number =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      grow(-event.deltaY / NOTCH);
    },
    {passive: false, signal},
  );
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    element.addEventListener(
      type,
      (event) => {
        apart = distance(event);
        waiting = 0;
      },
      {passive: true, signal},
    );
  element.addEventListener(
    'touchmove',
    (event) => {
      const now = distance(event);
      if (apart === 0 || now === 0) return;
      // The page would zoom.
      if (event.cancelable) event.preventDefault();
      grow(Math.log2(now / apart));
      apart = now;
    },
    {passive: false, signal},
  );
  return () => off.abort();
}
