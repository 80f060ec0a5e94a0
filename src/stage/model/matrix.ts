/** 4 × 4 matrices, column-major as in glTF. */
export type Mat4 = readonly number[];
type Vec3 = readonly [number, number, number];

export const IDENTITY: Mat4 = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export function multiply(a: Mat4, b: Mat4): Mat4 {
  const out = new Array<number>(16).fill(0);
  for (let c = 0; c < 4; c++)
    for (let r = 0; r < 4; r++) for (let k = 0; k < 4; k++) out[c * 4 + r]! += a[k * 4 + r]! * b[c * 4 + k]!;
  return out;
}

/** Of the upper left 3 × 3 matrix; negative where it mirrors. */
export const determinant = (m: ArrayLike<number>): number =>
  m[0]! * (m[5]! * m[10]! - m[6]! * m[9]!) -
  m[4]! * (m[1]! * m[10]! - m[2]! * m[9]!) +
  m[8]! * (m[1]! * m[6]! - m[2]! * m[5]!);

export const placeOf = (m: Mat4): Vec3 => [m[12]!, m[13]!, m[14]!];

export function compose(t: readonly number[], q: readonly number[], s: readonly number[]): Mat4 {
  const length = Math.hypot(...q) || 1;
  const [x, y, z, w] = q.map((c) => c / length) as [number, number, number, number];
  const [sx, sy, sz] = s as [number, number, number];
  return [
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    ...[2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    ...[2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...[t[0]!, t[1]!, t[2]!, 1],
  ];
}

/** Rotation about the point `at` that takes the unit vector `from` to `to`; they are not opposite. */
export function turn(at: Vec3, from: Vec3, to: Vec3): Mat4 {
  const q = [
    from[1] * to[2] - from[2] * to[1],
    from[2] * to[0] - from[0] * to[2],
    from[0] * to[1] - from[1] * to[0],
    1 + from[0] * to[0] + from[1] * to[1] + from[2] * to[2],
  ];
  const back = compose([-at[0], -at[1], -at[2]], [0, 0, 0, 1], [1, 1, 1]);
  return multiply(multiply(compose(at, [0, 0, 0, 1], [1, 1, 1]), compose([0, 0, 0], q, [1, 1, 1])), back);
}

/** Transforms a point of three numbers from `i`; `out` may be `from`. */
export function apply(m: ArrayLike<number>, from: ArrayLike<number>, i: number, out: Float32Array): void {
  const x = from[i]!;
  const y = from[i + 1]!;
  const z = from[i + 2]!;
  for (let r = 0; r < 3; r++) out[i + r] = m[r]! * x + m[4 + r]! * y + m[8 + r]! * z + m[12 + r]!;
}

/** Transforms a normal by the inverse transpose, up to its length: by the cofactors, which a flattening matrix has too. */
export function applyNormal(m: ArrayLike<number>, from: ArrayLike<number>, i: number, out: Float32Array): void {
  const sign = determinant(m) < 0 ? -1 : 1;
  const x = from[i]! * sign;
  const y = from[i + 1]! * sign;
  const z = from[i + 2]! * sign;
  for (let r = 0; r < 3; r++) {
    const [a, b] = [(r + 1) % 3, (r + 2) % 3];
    out[i + r] =
      x * (m[4 + a]! * m[8 + b]! - m[4 + b]! * m[8 + a]!) +
      y * (m[8 + a]! * m[b]! - m[8 + b]! * m[a]!) +
      z * (m[a]! * m[4 + b]! - m[b]! * m[4 + a]!);
  }
}
