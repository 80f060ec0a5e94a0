/** A lock of hair: a lens section swept along a path. uv0 = uv1: across the lock and root to tip. */
import {evenBends} from './bends';
import type {MeshBuilder} from './loft';
import {cross, heading, lerp, place, smoothstep, unit, type Vec3} from './vectors';
import {spline} from './spline';

interface Lock {
  path: readonly Vec3[];
  /** Half width, recipe units. */
  width: number;
  /** Thickness as a share of the half width. */
  thick: number;
  /** Sharpness of the tip, lower is sharper. */
  k?: number | undefined;
  /** How much the section hugs the skull. */
  wrap: number;
  /** Share of the path from which on the lock is as wide as it gets. */
  swell?: number;
  rings: number;
  /** Columns, two of them inside. */
  sides?: number;
  /** Share of the thickness at the root. */
  root?: number;
  /** Outward direction at a point, and at a share of the path. */
  normal: (q: readonly number[], t: number) => Vec3;
  sway?: number;
  occlusion?: number;
}

/** Section of a lock. */
interface Frame {
  c: Vec3;
  /** Share of the path. */
  t: number;
  side: Vec3;
  out: Vec3;
  w: number;
}

/** A lock of hair: a flat tube along a path, narrow at its root and its tip. */
export function lock(b: MeshBuilder, spec: Lock): void {
  const {path, width, thick, k = 2.2, wrap, swell = 0.42, rings, sides = 6, root = 0.3, sway = 0, normal} = spec;
  const n = path.length - 1;
  const knots = 2 * path.length;
  const ts = Array.from({length: knots + 1}, (_, i) => 1 - (1 - i / knots) ** 1.25);
  const centres = ts.map((t) => [...spline(path, t * n, []), t]);
  // The spline bends most at its control points; three binomial passes spread the bend, or the silhouette shows corners.
  for (let pass = 0; pass < 3; pass++) {
    let last = [...centres[0]!];
    for (let i = 1; i < knots; i++) {
      const here = [...centres[i]!];
      for (let a = 0; a < 3; a++) centres[i]![a] = 0.25 * last[a]! + 0.5 * here[a]! + 0.25 * centres[i + 1]![a]!;
      last = here;
    }
  }
  // Frames are computed once per ring; all columns of the loft read them.
  const frame = (x: number): Frame => {
    const [cx, cy, cz, t] = spline(centres, x, []) as [number, number, number, number];
    const c: Vec3 = [cx, cy, cz];
    const tangent = heading(centres, x, 0.5);
    const side = unit(cross(tangent, normal(c, t)));
    const w = width * lerp(0.2, 1, smoothstep(0, swell, t)) * Math.max(0, 1 - t ** k) ** 0.88;
    return {c, t, side, out: cross(side, tangent), w};
  };
  const frames = Array.from({length: 4 * rings + 1}, (_, i) => frame((i / (4 * rings)) * knots));
  const edges = [1, 0, -1].map((edge) => frames.map(({c, side: across, w}) => place(c, [across], edge * w)));
  const rows = evenBends(edges, rings).map((at) => frames[at]!);
  b.loft({
    group: 'hair',
    mat: 'hair',
    rings,
    sides,
    start: 'fill',
    end: 'pole',
    at(i, j, p) {
      const {c, t, side, out, w} = rows[i]!;
      // Two of the columns are the side that nobody sees.
      const top = sides - 2;
      const a = Math.PI * (j < top ? j / top : 1 + (j - top) / 2);
      const x = w * Math.cos(a);
      const s = Math.sin(a);
      // Flatter on the crown, where ridges are a scalloped contour from above.
      const h =
        thick * lerp(root, 1, smoothstep(0.35, 0.75, t)) * w * (s > 0 ? s ** 1.25 : -0.55 * Math.abs(s)) -
        (wrap * x * x) / 0.5;
      [p.x, p.y, p.z] = place(c, [side, out], x, h);
      // uv0 runs around the section (a chart without overlap); the strand chart is mirrored front to back on purpose.
      p.v = t;
      p.s = Math.cos(a);
      p.t = t;
      // The root of a lock has a line too, because it may lie on the contour; elsewhere `hold` keeps that line behind the hair.
      p.outline = lerp(0.3, 1, smoothstep(0.35, 0.7, t)) * lerp(1, 0.2, smoothstep(0.65, 1, t));
      // Edges that hang are dark: one light leaves locks without a border between them.
      p.occlusion = s < -0.2 ? 0.55 : (spec.occlusion ?? 1) - (s < 0.2 ? 0.7 * smoothstep(0.45, 0.75, t) : 0);
      p.hold = smoothstep(0.25, 0.5, t);
      p.head = 1;
      p.sway = sway * t * t;
    },
  });
}
