/**
 * Hair: one closed helmet that covers the skull, and locks on the hair ellipsoid. Every lock starts inside the helmet, so no root
 * shows.
 */
import type {BackRow, Bang, Clump, Figure, Hair, SideLock, Tail} from './figure';
import {lock} from './lock';
import type {MeshBuilder} from './loft';
import {cross, heading, lerp, smoothstep, unit, type Vec3} from './vectors';
import {spline} from './spline';

const RAD = Math.PI / 180;

/** The hair ellipsoid of a figure. */
interface Scalp {
  /** Point pushed out by `off`; az 0 is the front, positive to the left, both in degrees. */
  readonly scalp: (az: number, el: number, off: number) => Vec3;
  /** Where a lock starts. */
  readonly root: (az: number) => Vec3;
  /** Outward direction at a point: the ellipsoid's gradient, its vertical part damped below the equator. */
  readonly normal: (q: readonly number[]) => Vec3;
}

const scalpOf = ({centre, radii, whorl = [0, 0, 0]}: Hair): Scalp => {
  const scalp: Scalp['scalp'] = (az, el, off) => {
    const ce = Math.cos(el * RAD);
    const d: Vec3 = [Math.sin(az * RAD) * ce, Math.sin(el * RAD), Math.cos(az * RAD) * ce];
    const n = unit(d.map((x, k) => x / radii[k]!));
    return [0, 1, 2].map((k) => centre[k]! + radii[k]! * d[k]! + off * n[k]!) as Vec3;
  };
  return {
    scalp,
    root: (az) => scalp(az + 50, 88, 0).map((x, k) => x + whorl[k]!) as Vec3,
    normal(q) {
      const g: Vec3 = [0, 1, 2].map((k) => (q[k]! - centre[k]!) / radii[k]! ** 2) as Vec3;
      if (g[1] < 0) g[1] *= 0.15;
      return unit(g);
    },
  };
};

function helmet(b: MeshBuilder, {head, hair}: Figure): void {
  const rings = 26;
  const sides = 42;
  const s: number[] = [];
  b.loft({
    group: 'hair',
    mat: 'hair',
    rings,
    sides,
    start: 'pole',
    end: 'fill',
    at(_, j, p) {
      // Most rings are on the crown, whose contour is seen.
      const v = p.v ** 1.5;
      spline(hair.helmet, v * (hair.helmet.length - 1), s);
      const [y, hw, zf, zb] = s as [number, number, number, number];
      // The strands wind into the whorl, as the roots of the locks do.
      const strand = (j / sides) * 2 * Math.PI;
      const a = strand + 1.1 * smoothstep(0.4, 0, v);
      const c = -Math.cos(a);
      const back = Math.max(0, -c);
      const ripple = 1 + 0.02 * back * Math.sin(14 * a) * smoothstep(0.5, -0.1, y);
      const zm = Math.min(-0.03, (zf + zb) / 2 + 0.06);
      p.x = Math.max(0, hw) * -Math.sin(a) * ripple;
      p.z = zm + (c > 0 ? zf - zm : zm - zb) * c * ripple;
      p.y = head[1] + y;
      p.head = 1;
      p.s = Math.sin(14 * strand + 2 * Math.sin(5 * strand));
      // Where it shows between locks it has the colour that they have there.
      p.t = Math.min(1, 1.35 * v);
      p.occlusion = 1 - 0.6 * smoothstep(0.1, 0.45, c) * smoothstep(0.12, -0.05, y);
      p.outline = lerp(0.9, 0, smoothstep(-0.2, -0.34, y));
      p.hold = 1;
    },
  });
}

function bang(
  b: MeshBuilder,
  {part, tuck}: Hair,
  {scalp, root, normal}: Scalp,
  [az, tip, off, width, bend, k]: Bang,
): void {
  const rootAz = part + (az - part) * 0.4;
  // Beside the forehead tips would end inside the head.
  const inwards = tuck * Math.cos(az * RAD);
  const path: Vec3[] = [
    root(az),
    scalp(lerp(rootAz, az, 0.45), 60, off * 0.8),
    scalp(lerp(rootAz, az, 0.82), 36, off),
    scalp(az, 15, off),
    scalp(az + bend * 0.35, lerp(15, tip, 0.55), off * 0.95 - 0.4 * inwards),
    scalp(az + bend, tip, off * 0.7 - inwards),
  ];
  lock(b, {path, width, k, wrap: 0.62, thick: 0.42, rings: 23, normal});
}

/** A lock that frames the face, on the side m. */
function sideLock(
  b: MeshBuilder,
  {head, hair: {temple}}: Figure,
  {scalp, root, normal}: Scalp,
  m: number,
  [az, off, tipY, tipX, width, k, swing = 0]: SideLock,
): void {
  lock(b, {
    path: [
      root(m * az),
      scalp(m * az * 0.85, 46, off),
      scalp(m * az, 10, off * 1.1),
      [m * (temple + off), head[1] - 0.16, 0.14 + (78 - az) * 0.007],
      [m * lerp(temple + off, tipX, 0.45), head[1] + lerp(-0.2, tipY, 0.62), 0.16 + (78 - az) * 0.0075 - swing],
      [m * tipX, head[1] + tipY, 0.21 + (78 - az) * 0.008 + swing],
    ],
    width,
    k,
    wrap: 0.45,
    thick: 0.42,
    rings: 25,
    sway: 0.25,
    normal,
  });
}

/** A row of locks at the back. */
function backRow(
  b: MeshBuilder,
  {head, hair: {centre}}: Figure,
  {scalp, root, normal}: Scalp,
  random: () => number,
  {count, spread, off, tipY, width, k, inner, hollow = 0.16, clumps, grid: [rings, sides]}: BackRow,
): void {
  for (let i = 0; i < count; i++) {
    const f = count > 1 ? i / (count - 1) - 0.5 : 0;
    const [turn, fall, flare, bend, size]: Clump = clumps?.[i] ?? [
      (random() - 0.5) * 5,
      (random() - 0.5) * 0.08,
      0.95 + random() * 0.06,
      (random() - 0.5) * 0.09,
      0.93 + random() * 0.14,
    ];
    const az = 180 + f * spread + turn;
    const drop = tipY + fall + 0.1 * Math.abs(f) * 2 * (inner > 0.9 ? 0 : 1);
    // The back of the head is rounder than the ellipsoid, and the nape hollow.
    const [sin, cos] = [Math.sin(az * RAD), Math.cos(az * RAD)];
    const back = Math.max(0, -cos);
    const low = scalp(az, -2, off + 0.05 * back);
    const tip: Vec3 = [
      low[0] * 0.93 * inner * flare,
      head[1] + drop,
      centre[2] + (low[2] - centre[2]) * 0.9 * inner * flare,
    ];
    const mid: Vec3 = [
      low[0] * lerp(1, inner, 0.5),
      head[1] + lerp(-0.05, drop, 0.5),
      centre[2] + (low[2] - centre[2]) * (lerp(1, inner, 0.5) - hollow * back),
    ];
    tip[0] += bend * cos;
    if (clumps) {
      // A clump swings out before its tip swings back.
      tip[2] -= bend * sin;
      mid[0] -= 0.6 * bend * cos;
      mid[2] += 0.6 * bend * sin;
    }
    lock(b, {
      path: [root(az), scalp(az, 52, off + 0.03 * back), scalp(az, 24, off + 0.06 * back), low, mid, tip],
      width: width * size,
      k,
      wrap: 0.6,
      thick: 0.36,
      rings,
      sides,
      sway: 0.3,
      // The inner rows are dark, so that no gap between the others reads as an icicle.
      occlusion: off < 0 ? 0.5 : 1,
      normal,
    });
  }
}

function tail(
  b: MeshBuilder,
  {head}: Figure,
  {axis: rows, twist, k, locks, grid: [rings, sides] = [31, 8]}: Tail,
): void {
  const axis = rows.map((q) => q.map((x, k) => x + head[k]!));
  const n = axis.length - 1;
  for (const [angle, dist, length, width, flick] of locks) {
    /** Outward direction of the lock at a share of its path. */
    const radial = (f: number): Vec3 => {
      const t = f * length * n;
      const turn = (angle + twist * f) * RAD;
      const tangent = heading(axis, t, 0.05);
      const x = unit(cross(tangent, [0, 0, 1]));
      const z = cross(x, tangent);
      return [0, 1, 2].map((k) => z[k]! * Math.sin(turn) - x[k]! * Math.cos(turn)) as Vec3;
    };
    const path = Array.from({length: 9}, (_, i): Vec3 => {
      const f = i / 8;
      const out = radial(f);
      const spread = dist * smoothstep(0, 0.2, f) * (0.82 + 0.5 * f) + flick * f ** 3;
      return spline(axis, f * length * n, []).map((q, k) => q + out[k]! * spread) as Vec3;
    });
    const normal = (_: readonly number[], t: number): Vec3 => radial(t);
    lock(b, {
      path,
      width,
      k,
      thick: 0.62,
      wrap: 0.42 / width,
      swell: 0.34,
      rings,
      sides,
      root: 1,
      normal,
      sway: 1,
    });
  }
}

export function buildHair(b: MeshBuilder, figure: Figure, random: () => number): void {
  const {bangs, sides, back, tails} = figure.hair;
  const scalp = scalpOf(figure.hair);
  helmet(b, figure);
  for (const row of bangs) bang(b, figure.hair, scalp, row);
  for (const m of [-1, 1]) for (const row of sides) sideLock(b, figure, scalp, m, row);
  for (const row of back) backRow(b, figure, scalp, random, row);
  for (const one of tails) tail(b, figure, one);
}
