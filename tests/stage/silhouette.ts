/** What a mesh covers of a picture. */
import type {Vec3} from '../../src/stage/shading/math';

/** Pixels, each way. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** @param places x and y of each vertex, px, y up from the lower left corner */
export function coverage(places: Float32Array, index: ArrayLike<number>, {width, height}: Size): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let t = 0; t < index.length; t += 3) {
    const corners = [0, 1, 2].map((k) => index[t + k]!);
    const [xs, ys] = [0, 1].map((axis) => corners.map((v) => places[v * 2 + axis]!)) as [number[], number[]];
    const last = Math.min(height - 1, Math.floor(Math.max(...ys) - 0.5));
    for (let row = Math.max(0, Math.ceil(Math.min(...ys) - 0.5)); row <= last; row++) {
      const y = row + 0.5;
      const cuts = [0, 1, 2].flatMap((k) => {
        const [a, b] = [k, (k + 1) % 3] as const;
        return ys[a]! <= y === ys[b]! <= y ? [] : [xs[a]! + ((y - ys[a]!) / (ys[b]! - ys[a]!)) * (xs[b]! - xs[a]!)];
      });
      const from = Math.max(0, Math.ceil(Math.min(...cuts) - 0.5));
      const to = Math.min(width - 1, Math.floor(Math.max(...cuts) - 0.5));
      if (from <= to) mask.fill(1, row * width + from, row * width + to + 1);
    }
  }
  return mask;
}

/** Axes of a picture without perspective from a yaw and a pitch in degrees: to the right and up. */
export function axesOf(yaw: number, pitch: number): readonly [Vec3, Vec3] {
  const [a, b] = [yaw, pitch].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  return [
    [Math.cos(a), 0, -Math.sin(a)],
    [-Math.sin(a) * Math.sin(b), Math.cos(b), -Math.cos(a) * Math.sin(b)],
  ];
}

/** x and y of each vertex along axes, times a scale. */
export function project(position: Float32Array, axes: readonly [Vec3, Vec3], scale: number): Float32Array {
  return Float32Array.from({length: (position.length / 3) * 2}, (_, i) =>
    [0, 1, 2].reduce((sum, k) => sum + position[(i >> 1) * 3 + k]! * axes[i & 1]![k]! * scale, 0),
  );
}
