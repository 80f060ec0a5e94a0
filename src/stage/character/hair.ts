/**
 * Hair: one closed helmet that covers the skull, and locks, each a lens section swept along a path on the hair ellipsoid.
 * Every lock starts inside the helmet, so no root shows. uv0 = uv1: across the lock and root to tip.
 */
import {cross, lerp, smoothstep, unit, type MeshBuilder, type Vec3} from './loft';
import {HAIR_CENTRE, HAIR_RADII, HEAD} from './measures';
import {Mat} from './palette';
import {spline} from './spline';

const RAD = Math.PI / 180;

/** Point on the hair ellipsoid pushed out by `off`; az 0 is the front, positive to her left, both in degrees. */
function scalp(az: number, el: number, off: number): Vec3 {
  const ce = Math.cos(el * RAD);
  const d: Vec3 = [Math.sin(az * RAD) * ce, Math.sin(el * RAD), Math.cos(az * RAD) * ce];
  const n = unit([d[0] / HAIR_RADII[0], d[1] / HAIR_RADII[1], d[2] / HAIR_RADII[2]]);
  return [0, 1, 2].map((k) => HAIR_CENTRE[k]! + HAIR_RADII[k]! * d[k]! + off * n[k]!) as Vec3;
}

/** Outward direction of hair at a point: the ellipsoid's gradient, its vertical part damped below the equator. */
function outward(q: readonly number[]): Vec3 {
  const g: Vec3 = [0, 1, 2].map((k) => (q[k]! - HAIR_CENTRE[k]!) / HAIR_RADII[k]! ** 2) as Vec3;
  if (g[1] < 0) g[1] *= 0.15;
  return unit(g);
}

interface Lock {
  path: readonly Vec3[];
  /** Half width, recipe units. */
  width: number;
  /** Thickness as a share of the half width. */
  thick?: number;
  /** Shape of the tip: (1 - t^k)^e. */
  k?: number;
  e?: number;
  /** How much the section hugs the skull. */
  wrap?: number;
  rings?: number;
  sides?: number;
  normal?: (q: readonly number[]) => Vec3;
  sway?: number;
  occlusion?: number;
  /** Root width as a share of the full width. */
  root?: number;
}

function lock(b: MeshBuilder, spec: Lock): void {
  const {path, width, thick = 0.38, k = 2.2, e = 0.88, wrap = 0.5, rings = 13, sides = 10, sway = 0, root = 0.5} = spec;
  const normal = spec.normal ?? outward;
  const n = path.length - 1;
  // Frames are computed once per ring; all columns of the loft read them.
  const ts = Array.from({length: rings}, (_, i) => 1 - (1 - i / (rings - 1)) ** 1.25);
  const centres = ts.map((t) => [...spline(path, t * n, [])] as Vec3);
  // The spline bends most at its control points; three binomial passes spread the bend, or the silhouette shows corners.
  for (let pass = 0; pass < 3; pass++) {
    let last = [...centres[0]!];
    for (let i = 1; i < rings - 1; i++) {
      const here = [...centres[i]!];
      for (let a = 0; a < 3; a++) centres[i]![a] = 0.25 * last[a]! + 0.5 * here[a]! + 0.25 * centres[i + 1]![a]!;
      last = here;
    }
  }
  const rows = centres.map((c, i) => {
    const t = ts[i]!;
    const ahead = centres[Math.min(rings - 1, i + 1)]!;
    const behind = centres[Math.max(0, i - 1)]!;
    const tangent = unit([ahead[0] - behind[0], ahead[1] - behind[1], ahead[2] - behind[2]]);
    let out = normal(c);
    const side = unit(cross(tangent, out));
    out = cross(side, tangent);
    return {c, t, side, out, w: width * lerp(root, 1, smoothstep(0, 0.42, t)) * Math.max(0, 1 - t ** k) ** e};
  });
  b.loft({
    group: 'hair',
    mat: Mat.hair,
    rings,
    sides,
    start: 'fill',
    end: 'pole',
    at(i, j, p) {
      const {c, t, side, out, w} = rows[i]!;
      const a = (j / sides) * 2 * Math.PI;
      const x = w * Math.cos(a);
      const s = Math.sin(a);
      const h = thick * w * (s > 0 ? s ** 1.25 : -0.55 * Math.abs(s)) - (wrap * x * x) / 0.5;
      p.x = c[0] + side[0] * x + out[0] * h;
      p.y = c[1] + side[1] * x + out[1] * h;
      p.z = c[2] + side[2] * x + out[2] * h;
      // uv0 runs around the section (a chart without overlap); the strand chart is mirrored front to back on purpose.
      p.v = t;
      p.s = Math.cos(a);
      p.t = t;
      p.outline = t < 0.5 ? lerp(0.5, 1, smoothstep(0, 0.4, t)) : lerp(1, 0.3, smoothstep(0.6, 1, t));
      p.occlusion = s < -0.2 ? 0.55 : (spec.occlusion ?? 1);
      p.hold = smoothstep(0, 0.3, t);
      p.head = 1;
      p.sway = sway * t * t;
    },
  });
}

/** y, half width, z front, z back; relative to the head origin. */
const HELMET: readonly (readonly number[])[] = [
  [0.603, 0, -0.03, -0.03],
  [0.585, 0.17, 0.13, -0.21],
  [0.53, 0.305, 0.265, -0.36],
  [0.44, 0.415, 0.375, -0.47],
  [0.33, 0.49, 0.445, -0.55],
  [0.22, 0.53, 0.46, -0.595],
  [0.09, 0.545, 0.34, -0.612],
  [-0.05, 0.545, 0.16, -0.605],
  [-0.18, 0.538, 0.06, -0.585],
  [-0.28, 0.525, 0, -0.56],
  [-0.35, 0.505, -0.05, -0.54],
  [-0.39, 0.46, -0.1, -0.49],
  [-0.385, 0.3, -0.16, -0.4],
];

function helmet(b: MeshBuilder): void {
  const rings = 22;
  const sides = 64;
  const s: number[] = [];
  b.loft({
    group: 'hair',
    mat: Mat.hair,
    rings,
    sides,
    start: 'pole',
    end: 'fill',
    at(i, j, p) {
      spline(HELMET, (i / (rings - 1)) * (HELMET.length - 1), s);
      const [y, hw, zf, zb] = s as [number, number, number, number];
      const a = (j / sides) * 2 * Math.PI;
      const c = -Math.cos(a);
      const back = Math.max(0, -c);
      const ripple = 1 + 0.02 * back * Math.sin(17 * a) * smoothstep(0.5, -0.1, y);
      const zm = Math.min(-0.03, (zf + zb) / 2 + 0.06);
      p.x = Math.max(0, hw) * -Math.sin(a) * ripple;
      p.z = zm + (c > 0 ? zf - zm : zm - zb) * c * ripple;
      p.y = HEAD[1] + y;
      p.head = 1;
      p.s = Math.sin(17 * a);
      p.t = i / (rings - 1);
      p.v = p.t;
      p.occlusion = 1 - 0.6 * smoothstep(0.1, 0.45, c) * smoothstep(0.12, -0.05, y);
      p.outline = lerp(0.9, 0.5, smoothstep(-0.25, -0.39, y));
      p.hold = 1;
    },
  });
}

/** One bang: azimuth and elevation of the tip, offset, half width, sideways bend in degrees. */
type Bang = readonly [az: number, tip: number, off: number, width: number, bend: number];

const BANGS_LOW: readonly Bang[] = [
  [-70, -17, 0.03, 0.118, 9],
  [-47, -11, 0.034, 0.128, 12],
  [-25, -6, 0.03, 0.13, 10],
  [-2, -3, 0.034, 0.12, 6],
  [21, -6, 0.03, 0.13, -10],
  [45, -11, 0.034, 0.128, -12],
  [67, -17, 0.03, 0.118, -9],
];
const BANGS_TOP: readonly Bang[] = [
  [-60, -14, 0.058, 0.092, 9],
  [-37, -14, 0.064, 0.098, 12],
  [-17, -16, 0.06, 0.102, 13],
  [10, -12, 0.066, 0.09, -8],
  [31, -17, 0.06, 0.1, -12],
  [54, -12, 0.062, 0.09, -9],
];

function bang(b: MeshBuilder, [az, tip, off, width, bend]: Bang, k: number): void {
  const rootAz = az * 0.4;
  const path: Vec3[] = [
    scalp(rootAz, 75, 0),
    scalp(lerp(rootAz, az, 0.45), 56, off * 0.8),
    scalp(lerp(rootAz, az, 0.82), 36, off),
    scalp(az, 15, off),
    scalp(az + bend * 0.35, lerp(15, tip, 0.55), off * 0.95),
    scalp(az + bend, tip, off * 0.7),
  ];
  lock(b, {path, width, k, e: 0.88, wrap: 0.62, thick: 0.42, rings: 15, sides: 8});
}

export function buildHair(b: MeshBuilder, random: () => number): void {
  helmet(b);
  for (const x of BANGS_LOW) bang(b, x, 2.3);
  for (const x of BANGS_TOP) bang(b, x, 2);

  // Side locks frame the face; the widest is in front, so that no sliver of background opens in three-quarter view.
  for (const m of [-1, 1]) {
    const side = (az: number, off: number, len: number, curl: number, width: number, k: number): void =>
      lock(b, {
        path: [
          scalp(m * az * 0.45, 70, 0),
          scalp(m * az * 0.85, 42, off),
          scalp(m * az, 10, off * 1.1),
          [m * 0.525, HEAD[1] - 0.16, 0.14 + (78 - az) * 0.007],
          [m * lerp(0.515, curl, 0.45), HEAD[1] + lerp(-0.2, len, 0.62), 0.16 + (78 - az) * 0.0075],
          [m * curl, HEAD[1] + len, 0.21 + (78 - az) * 0.008],
        ],
        width,
        k,
        wrap: 0.45,
        thick: 0.42,
        rings: 17,
        sides: 8,
        sway: 0.25,
      });
    side(106, 0.014, -0.63, 0.5, 0.17, 2.7);
    side(90, 0.036, -0.5, 0.44, 0.14, 2.6);
    side(78, 0.052, -0.53, 0.39, 0.12, 2.3);
    side(64, 0.034, -0.36, 0.415, 0.075, 2.1);
  }

  // Back: a wide row, an inner filler so that no gaps read as icicles, and a thinner row on top.
  const row = (
    count: number,
    spread: number,
    off: number,
    tipY: number,
    width: number,
    k: number,
    inner: number,
    occlusion: number,
  ): void => {
    for (let i = 0; i < count; i++) {
      const f = count > 1 ? i / (count - 1) - 0.5 : 0;
      const az = 180 + f * spread + (random() - 0.5) * 5;
      const drop = tipY + (random() - 0.5) * 0.08 + 0.1 * Math.abs(f) * 2 * (inner > 0.9 ? 0 : 1);
      const flare = 0.95 + random() * 0.06;
      const low = scalp(az, -12, off);
      const tip: Vec3 = [
        low[0] * 0.93 * inner * flare,
        HEAD[1] + drop,
        HAIR_CENTRE[2] + (low[2] - HAIR_CENTRE[2]) * 0.9 * inner * flare,
      ];
      const mid: Vec3 = [
        low[0] * lerp(1, inner, 0.5),
        HEAD[1] + lerp(-0.05, drop, 0.5),
        HAIR_CENTRE[2] + (low[2] - HAIR_CENTRE[2]) * lerp(1, inner, 0.5),
      ];
      const bend = (random() - 0.5) * 0.09;
      tip[0] += bend * Math.cos(az * RAD);
      lock(b, {
        path: [scalp(az, 66, 0), scalp(az, 32, off), low, mid, tip],
        width: width * (0.93 + random() * 0.14),
        k,
        wrap: 0.6,
        thick: 0.36,
        rings: inner > 0.9 ? 10 : 7,
        sides: inner > 0.9 ? 8 : 6,
        sway: 0.3,
        occlusion,
      });
    }
  };
  row(9, 184, 0.012, -0.64, 0.178, 3.2, 0.97, 1);
  row(9, 150, -0.05, -0.64, 0.165, 3, 0.82, 0.5);
  row(9, 172, 0.044, -0.69, 0.12, 2.4, 1, 1);

  tail(b);
  ahoge(b);
}

/** Axis of the side tail, relative to the head origin. */
const TAIL: readonly Vec3[] = [
  [0.47, 0.3, -0.15],
  [0.62, 0.42, -0.17],
  [0.83, 0.36, -0.19],
  [0.95, 0.08, -0.19],
  [0.91, -0.26, -0.16],
  [0.83, -0.56, -0.13],
  [0.85, -0.84, -0.11],
  [0.97, -1.03, -0.1],
];

/** Angle around the axis (0 = outwards, away from her), distance, share of the length, half width, end flick. */
const TAIL_LOCKS: readonly (readonly [angle: number, dist: number, length: number, width: number, flick: number])[] = [
  [10, 0.105, 0.82, 0.13, 0.16],
  [80, 0.11, 0.95, 0.135, 0.02],
  [-70, 0.1, 0.9, 0.13, 0.08],
  [155, 0.105, 1, 0.13, -0.1],
  [-145, 0.1, 0.74, 0.12, 0.02],
  [45, 0.17, 0.62, 0.075, 0.05],
  [118, 0.175, 0.8, 0.085, -0.16],
];

function tail(b: MeshBuilder): void {
  const axis = TAIL.map((q): Vec3 => [q[0] + HEAD[0], q[1] + HEAD[1], q[2] + HEAD[2]]);
  const n = axis.length - 1;
  const a: number[] = [];
  const c: number[] = [];
  for (const [angle, dist, length, width, flick] of TAIL_LOCKS) {
    const path: Vec3[] = [];
    for (let i = 0; i <= 8; i++) {
      const f = i / 8;
      const t = f * length * n;
      spline(axis, t, a);
      spline(axis, Math.min(n, t + 0.05), c);
      const back = spline(axis, Math.max(0, t - 0.05), []);
      const tangent = unit([c[0]! - back[0]!, c[1]! - back[1]!, c[2]! - back[2]!]);
      const x = unit(cross(tangent, [0, 0, 1]));
      const z = cross(x, tangent);
      const spread = dist * smoothstep(0, 0.3, f) * (0.82 + 0.5 * f);
      const ca = Math.cos(angle * RAD) * spread;
      const sa = Math.sin(angle * RAD) * spread;
      const end = flick * f ** 3;
      path.push([a[0]! - x[0] * ca + z[0] * sa + end, a[1]! - x[1] * ca + z[1] * sa, a[2]! - x[2] * ca + z[2] * sa]);
    }
    const normal = (q: readonly number[]): Vec3 => {
      // Radial from the nearest of the axis' sample points: exact enough for a frame, and monotone along the lock.
      let best = axis[0]!;
      let near = Infinity;
      for (let i = 0; i <= 28; i++) {
        const s = spline(axis, (i / 28) * n, a);
        const d = (s[0]! - q[0]!) ** 2 + (s[1]! - q[1]!) ** 2 + (s[2]! - q[2]!) ** 2;
        if (d < near) {
          near = d;
          best = [s[0]!, s[1]!, s[2]!];
        }
      }
      const radial: Vec3 = [q[0]! - best[0], q[1]! - best[1], q[2]! - best[2]];
      const aim: Vec3 = [Math.cos(angle * RAD), 0.15, Math.sin(angle * RAD)];
      return unit(
        Math.hypot(...radial) < 0.03
          ? aim
          : [radial[0] + aim[0] * 0.03, radial[1] + aim[1] * 0.03, radial[2] + aim[2] * 0.03],
      );
    };
    lock(b, {path, width, k: 2.4, e: 0.9, thick: 0.62, wrap: 0.35, rings: 21, sides: 8, normal, sway: 1, root: 0.42});
  }
}

function ahoge(b: MeshBuilder): void {
  const path: Vec3[] = (
    [
      [-0.02, 0.56, -0.02],
      [-0.045, 0.68, -0.01],
      [-0.035, 0.79, 0],
      [0.03, 0.855, 0.01],
      [0.115, 0.845, 0.015],
      [0.165, 0.77, 0.02],
      [0.175, 0.715, 0.02],
    ] as const
  ).map(([x, y, z]) => [x + HEAD[0], y + HEAD[1], z + HEAD[2]]);
  // The hook lies in the picture plane, so its broad side faces the viewer.
  lock(b, {
    path,
    width: 0.034,
    k: 2.4,
    e: 0.9,
    wrap: 0,
    thick: 0.8,
    rings: 22,
    sides: 6,
    normal: () => [0, 0, 1],
    sway: 0.6,
    root: 0.8,
  });
}
