/** Orbit camera and light directions: pure functions, so that figures and tests move them exactly as a reader's drag does. */
import {CM_PER_UNIT} from '../shading/units';
import type {CameraState} from './types';

export const DEFAULT_CAMERA: CameraState = {
  yaw: 0,
  pitch: 2,
  distance: 430,
  fov: 22,
  target: [0.12, 1.64, 0],
};
export const LIMITS = {
  /** Degrees, from below and from above: on pages, and where the reader goes round her freely. */
  pitch: [-21, 60],
  freePitch: [-89, 89],
  near: 1.6 * CM_PER_UNIT,
  far: 2600,
  lightPitch: 89,
  /** Recipe units that the target may be away from her axis, and its heights. */
  aside: 2,
  heights: [-0.5, 3.5],
} as const;

export const RAD = Math.PI / 180;
const clamp = (x: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, x));
/** Degrees in -180..180. */
export const wrap = (a: number): number => ((((a + 180) % 360) + 360) % 360) - 180;

/** Unit vector for yaw and pitch in degrees: yaw 0 is +z (her front), positive towards her left (+x). */
export function direction(yaw: number, pitch: number): [number, number, number] {
  const c = Math.cos(pitch * RAD);
  return [Math.sin(yaw * RAD) * c, Math.sin(pitch * RAD), Math.cos(yaw * RAD) * c];
}

/** @param free whether she may be seen from below and from above */
export function clampCamera(c: CameraState, free = false): CameraState {
  const [x, y, z] = c.target;
  const beside = (at: number): number => clamp(at, -LIMITS.aside, LIMITS.aside);
  const [low, high] = free ? LIMITS.freePitch : LIMITS.pitch;
  return {
    ...c,
    target: [beside(x), clamp(y, ...LIMITS.heights), beside(z)],
    yaw: wrap(c.yaw),
    pitch: clamp(c.pitch, low, high),
    distance: clamp(c.distance, LIMITS.near, LIMITS.far),
    fov: clamp(c.fov, 5, 90),
  };
}

/** Eye position, recipe units. */
export function eye(c: CameraState): [number, number, number] {
  const d = direction(c.yaw, c.pitch);
  const r = c.distance / CM_PER_UNIT;
  return [c.target[0] + d[0] * r, c.target[1] + d[1] * r, c.target[2] + d[2] * r];
}

interface Heights {
  /** Heights of chin and crown, recipe units. */
  readonly chin: number;
  readonly crown: number;
}

/** A camera that frames the head, the bust or the body of `to` as `c` frames that of `from`. */
export function fit(c: CameraState, from: Heights, to: Heights): CameraState {
  const whole = to.crown / from.crown;
  const height = (y: number): number =>
    y < 0
      ? y * whole
      : y < from.chin
        ? (y * to.chin) / from.chin
        : to.chin + ((y - from.chin) * (to.crown - to.chin)) / (from.crown - from.chin);
  const half = (c.distance / CM_PER_UNIT) * Math.tan((c.fov * RAD) / 2);
  const [x, y, z] = c.target;
  const [low, high] = [height(y - half), height(y + half)];
  const scale = (high - low) / (2 * half);
  return {...c, distance: c.distance * scale, target: [x * scale, (low + high) / 2, z * scale]};
}

/** Drag in CSS pixels on a canvas `height` px high: one height turns her by 180 degrees. */
export function orbit(c: CameraState, dx: number, dy: number, height: number, free = false): CameraState {
  const k = 180 / Math.max(1, height);
  return clampCamera({...c, yaw: c.yaw - dx * k, pitch: c.pitch + dy * k}, free);
}

export function zoom(c: CameraState, factor: number, free = false): CameraState {
  return clampCamera({...c, distance: c.distance * factor}, free);
}

export const clampLightPitch = (degrees: number): number => clamp(degrees, -LIMITS.lightPitch, LIMITS.lightPitch);

export function turnLight(
  l: {yaw: number; pitch: number},
  dx: number,
  dy: number,
  height: number,
): {yaw: number; pitch: number} {
  const k = 180 / Math.max(1, height);
  return {yaw: wrap(l.yaw + dx * k), pitch: clampLightPitch(l.pitch - dy * k)};
}

/** Rotation of the head as a column-major mat3: roll about z after pitch about x after yaw about y, degrees. */
export function headRotation(yaw: number, pitch: number, roll: number): Float32Array {
  const [sy, cy] = [Math.sin(yaw * RAD), Math.cos(yaw * RAD)];
  const [sp, cp] = [Math.sin(pitch * RAD), Math.cos(pitch * RAD)];
  const [sr, cr] = [Math.sin(-roll * RAD), Math.cos(-roll * RAD)];
  // Rz(-roll) * Rx(pitch) * Ry(yaw): positive roll tips the crown towards screen right.
  const ry = [cy, 0, -sy, 0, 1, 0, sy, 0, cy];
  const rx = [1, 0, 0, 0, cp, sp, 0, -sp, cp];
  const rz = [cr, sr, 0, -sr, cr, 0, 0, 0, 1];
  const mul = (a: number[], b: number[]): number[] => {
    const o = new Array<number>(9).fill(0);
    for (let c = 0; c < 3; c++)
      for (let r = 0; r < 3; r++) for (let k = 0; k < 3; k++) o[c * 3 + r]! += a[k * 3 + r]! * b[c * 3 + k]!;
    return o;
  };
  return new Float32Array(mul(rz, mul(rx, ry)));
}
