import {useRef} from 'react';
import {paint, type FaceMasks, type Stroke} from './masks';

export type Point = Stroke['points'][number];

export interface Brush extends Pick<Stroke, 'softness' | 'light' | 'mirror'> {
  /** Radius, texels. */
  readonly size: number;
}

/** A stroke of the brush on one of the masks: it changes them while it goes on and is one step when it ends. */
export function useStroke(
  masks: FaceMasks,
  angle: number,
  {softness, light, mirror}: Brush,
  change: (next: FaceMasks) => void,
  commit: () => void,
) {
  /** The masks before the stroke, and its points so far. */
  const stroke = useRef<{start: FaceMasks; points: Point[]}>(undefined);
  const frame = useRef(0);
  const apply = (): void => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    const {current} = stroke;
    if (current) change(paint(current.start, angle, {points: current.points, softness, light, mirror}));
  };
  return {
    isDown: () => stroke.current !== undefined,
    begin(point: Point): void {
      stroke.current = {start: masks, points: [point]};
      apply();
    },
    go(points: readonly Point[]): void {
      if (!stroke.current) return;
      stroke.current.points.push(...points);
      // Pens report more often than pictures are drawn.
      frame.current ||= requestAnimationFrame(apply);
    },
    end(): void {
      if (!stroke.current) return;
      apply();
      stroke.current = undefined;
      commit();
    },
  };
}
