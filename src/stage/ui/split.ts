/**
 * Shows two states of one scene side by side with one context: each is drawn in its own frame and copied to a 2D canvas; the
 * copies are visible.
 */
export interface Split {
  /** The scene changed: redraw both sides. */
  draw(): void;
  close(): void;
}

type Side = 'before' | 'after';

/** @param show lays the values of a side over the scene, which draws in the next animation frame */
export function createSplit(host: HTMLElement, source: HTMLCanvasElement, show: (side: Side) => void): Split {
  const copies = (['after', 'before'] as const).map((side) => {
    const canvas = document.createElement('canvas');
    canvas.dataset.side = side;
    canvas.setAttribute('aria-hidden', 'true');
    host.append(canvas);
    return {side, canvas, context: canvas.getContext('2d')};
  });
  let request = 0;
  let again = false;

  const step = (at: number): void => {
    const copy = copies[at];
    if (!copy) {
      request = 0;
      if (again) draw();
      return;
    }
    show(copy.side);
    // The scene requested this frame earlier, so it has drawn when this callback runs.
    request = requestAnimationFrame(() => {
      if (copy.canvas.width !== source.width || copy.canvas.height !== source.height) {
        copy.canvas.width = source.width;
        copy.canvas.height = source.height;
      }
      copy.context?.clearRect(0, 0, source.width, source.height);
      copy.context?.drawImage(source, 0, 0);
      step(at + 1);
    });
  };
  const draw = (): void => {
    again = request !== 0;
    if (!again) step(0);
  };
  const sizes = new ResizeObserver(draw);
  sizes.observe(source);
  return {
    draw,
    close() {
      cancelAnimationFrame(request);
      sizes.disconnect();
      for (const {canvas} of copies) canvas.remove();
    },
  };
}
