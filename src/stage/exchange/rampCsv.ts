/** Rows of the ramp atlas as CSV for Unreal's import as Curve Linear Color: `time,R,G,B,A`, no header. */
import rampRows from '../../../data/ramps.json';
import {RAMP_WIDTH, rampAtlas} from '../shading/ramp';

/** Largest error of the curve against the texels. */
const TOLERANCE = 1 / 255;

export type Key = readonly [time: number, r: number, g: number, b: number, a: number];

/** Value of a curve between its keys, whose interpolation is linear; constant before the first and after the last. */
export function sampleCurve(keys: readonly Key[], time: number): number[] {
  const after = keys.findIndex(([t]) => t >= time);
  const b = keys[after < 0 ? keys.length - 1 : after]!;
  const a = keys[Math.max(0, after < 0 ? keys.length - 1 : after - 1)]!;
  const share = a === b ? 0 : (time - a[0]) / (b[0] - a[0]);
  return [1, 2, 3, 4].map((i) => a[i]! + (b[i]! - a[i]!) * share);
}

/** Fewest keys, from `from` to `to`, that keep every texel within the tolerance (Douglas and Peucker); without the last. */
function thin(keys: readonly Key[], from: number, to: number): Key[] {
  const ends = [keys[from]!, keys[to]!];
  let worst = from;
  let error = TOLERANCE;
  for (let at = from + 1; at < to; at++) {
    const line = sampleCurve(ends, keys[at]![0]);
    const off = Math.max(...line.map((value, i) => Math.abs(value - keys[at]![i + 1]!)));
    if (off > error) [worst, error] = [at, off];
  }
  return worst === from ? [ends[0]!] : [...thin(keys, from, worst), ...thin(keys, worst, to)];
}

/** Keys of a row. They lie at the centres of texels: the shader reads the atlas with linear filtering. */
function rampKeys(row: number): Key[] {
  const atlas = rampAtlas();
  const keys = Array.from({length: RAMP_WIDTH}, (_, i): Key => {
    const [r, g, b, a] = atlas.subarray((row * RAMP_WIDTH + i) * 4).subarray(0, 4);
    return [(i + 0.5) / RAMP_WIDTH, r! / 255, g! / 255, b! / 255, a! / 255];
  });
  return [...thin(keys, 0, RAMP_WIDTH - 1), keys.at(-1)!];
}

/** Name of a row's curve asset in the plugin, without extension. */
export const rampName = (row: number): string => `CC_Toon_Ramp_${String(row).padStart(2, '0')}_${rampRows[row]!.name}`;

export const curveCsv = (keys: readonly Key[]): string =>
  keys.map((key) => `${key.map((value) => Number(value.toFixed(6))).join(',')}\n`).join('');

export const rampCsv = (row: number): string => curveCsv(rampKeys(row));
