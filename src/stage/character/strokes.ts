/** What the face is painted with: shapes, gradients, ellipses and strokes that swell. */

/** The part of a 2D context that the painting needs. */
export type Painter = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'setTransform'
  | 'transform'
  | 'translate'
  | 'scale'
  | 'rotate'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'quadraticCurveTo'
  | 'ellipse'
  | 'fill'
  | 'stroke'
  | 'clip'
  | 'fillRect'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalCompositeOperation'
>;

const CURVES: Readonly<Record<number, 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo'>> = {
  2: 'lineTo',
  4: 'quadraticCurveTo',
  6: 'bezierCurveTo',
};

/** Fills a shape: where it starts, then lines and curves by their numbers of coordinates. It stays the current path. */
export function shape(
  g: Painter,
  style: string,
  start: readonly [number, number],
  ...curves: readonly (readonly number[])[]
): void {
  g.beginPath();
  g.moveTo(...start);
  for (const curve of curves) (g[CURVES[curve.length]!] as (...to: number[]) => void).apply(g, [...curve]);
  g.closePath();
  g.fillStyle = style;
  g.fill();
}

/** Fills a square of 0.3 around the origin with a gradient: linear along four coordinates, radial between two circles of six. */
export function wash(
  g: Painter,
  axis: readonly number[],
  stops: readonly (readonly [at: number, colour: string])[],
): void {
  const create = axis.length === 4 ? 'createLinearGradient' : 'createRadialGradient';
  const gradient = (g[create] as (...at: number[]) => CanvasGradient).apply(g, [...axis]);
  for (const stop of stops) gradient.addColorStop(...stop);
  g.fillStyle = gradient;
  g.fillRect(-0.15, -0.15, 0.3, 0.3);
}

/** Fills an ellipse. */
export function blob(g: Painter, x: number, y: number, rx: number, ry: number, style: string): void {
  g.beginPath();
  g.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  g.fillStyle = style;
  g.fill();
}

/** A stroke that swells in the middle: the area between two quadratic curves. */
export function brush(
  g: Painter,
  x0: number,
  y0: number,
  cx: number,
  cy: number,
  x1: number,
  y1: number,
  w: number,
  style: string,
): void {
  shape(g, style, [x0, y0], [cx, cy + w, x1, y1], [cx, cy - w, x0, y0]);
}
