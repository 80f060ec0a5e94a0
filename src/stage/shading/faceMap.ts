/**
 * Building a face shadow map from drawn masks: parameter catalogue, section 4. Each mask shows the lit area for one light
 * heading; between two masks the border moves with their signed distances, so the shadow glides instead of stepping.
 */

/**
 * Threshold of one texel, in half-turns 0..1.
 * @param angles headings of the masks in degrees, rising
 * @param distances signed distance to the border of each mask, positive inside the lit area; any one unit
 */
export function faceThreshold(angles: readonly number[], distances: readonly number[]): number {
  const n = angles.length;
  if ((distances[0] ?? -1) <= 0) return 0;
  for (let k = 0; k + 1 < n; k++) {
    const s0 = distances[k]!;
    const s1 = distances[k + 1]!;
    if (s0 > 0 && s1 <= 0) {
      const a0 = angles[k]!;
      return (a0 + ((angles[k + 1]! - a0) * s0) / Math.max(s0 - s1, 1e-6)) / 180;
    }
  }
  return 1;
}

/** Squared distance to the nearest zero along one line (Felzenszwalb & Huttenlocher 2012), in place. */
function distanceLine(f: Float64Array, n: number, v: Int32Array, z: Float64Array, out: Float64Array): void {
  let k = 0;
  v[0] = 0;
  z[0] = -Infinity;
  z[1] = Infinity;
  for (let q = 1; q < n; q++) {
    let s = 0;
    do {
      const p = v[k]!;
      s = (f[q]! + q * q - (f[p]! + p * p)) / (2 * q - 2 * p);
    } while (s <= z[k]! && --k >= 0);
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1]! < q) k++;
    const p = v[k]!;
    out[q] = (q - p) ** 2 + f[p]!;
  }
  f.set(out.subarray(0, n));
}

const FAR = 1e12;

function distanceTo(mask: ArrayLike<number>, inside: boolean, width: number, height: number): Float64Array {
  const d = new Float64Array(width * height);
  for (let i = 0; i < d.length; i++) d[i] = mask[i]! > 0.5 === inside ? 0 : FAR;
  const m = Math.max(width, height);
  const v = new Int32Array(m);
  const z = new Float64Array(m + 1);
  const line = new Float64Array(m);
  const out = new Float64Array(m);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = d[y * width + x]!;
    distanceLine(line, height, v, z, out);
    for (let y = 0; y < height; y++) d[y * width + x] = line[y]!;
  }
  for (let y = 0; y < height; y++) {
    const row = d.subarray(y * width, (y + 1) * width);
    distanceLine(row as Float64Array, width, v, z, out);
  }
  return d;
}

/**
 * Signed distance to the border of a mask in texels: positive inside (value above 0.5), never 0.
 * A mask that is all one value gives ±1e6.
 */
export function signedDistance(mask: ArrayLike<number>, width: number, height: number): Float64Array {
  const toOut = distanceTo(mask, false, width, height);
  const toIn = distanceTo(mask, true, width, height);
  const s = new Float64Array(width * height);
  for (let i = 0; i < s.length; i++) s[i] = Math.min(1e6, Math.sqrt(toOut[i]!)) - Math.min(1e6, Math.sqrt(toIn[i]!));
  // Half a texel: the border lies between the two texels, not on the outer one.
  for (let i = 0; i < s.length; i++) s[i] = s[i]! + (s[i]! > 0 ? -0.5 : 0.5);
  return s;
}

/** Thresholds of all texels from the masks' signed distances. */
export function faceThresholds(angles: readonly number[], distances: readonly ArrayLike<number>[]): Float32Array {
  const s = new Array<number>(distances.length);
  return new Float32Array(distances[0]!.length).map((_, i) => {
    for (let k = 0; k < s.length; k++) s[k] = distances[k]![i]!;
    return faceThreshold(angles, s);
  });
}
