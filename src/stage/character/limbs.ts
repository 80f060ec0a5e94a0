/** Arms: sleeves with cuffs, and hands. */
import type {Hand, HandShape, Sleeve} from './figure';
import type {MeshBuilder} from './loft';
import {cross, heading, lerp, place, smoothstep, unit, type Vec3} from './vectors';
import {tube} from './sweep';

/** A sleeve from shoulder to cuff, as a tube whose cloth folds at the elbow. */
export function sleeve(b: MeshBuilder, {rows, mat, cuff, size = 1, open = 1}: Sleeve): void {
  const last = rows[rows.length - 1]!;
  const d = heading(rows, rows.length - 1, 1);
  tube(b, {
    mat,
    rows,
    grid: [3 * rows.length + 2, 20],
    // Cloth bunches where the elbow bends: a few shallow diagonal rolls, deepest inside the bend.
    fold: (t, a) =>
      1 +
      0.05 * size * Math.exp(-(((t - 0.62) / 0.16) ** 2)) * Math.sin(26 * t + 2 * a) +
      0.035 * smoothstep(0.5, 1, t) * Math.cos(5 * a + 1),
    tune(p, t) {
      p.outline = lerp(0.6, 1, smoothstep(0, 0.3, t));
      p.occlusion = lerp(open, 1, smoothstep(0.3, 0.6, t));
    },
  });
  const r = last[3]!;
  const c = (k: number, w: number, f = 1): number[] => [...place(last, [d], k * size), r * f + w * size];
  // Clearly wider than the sleeve: nearly coplanar walls would break the outline into dashes.
  tube(b, {
    mat: cuff,
    axis: d,
    grid: [8, 24],
    rows: [
      c(-0.03, 0, 0.4),
      c(-0.03, 0.012),
      c(-0.002, 0.02),
      c(0.036, 0.026),
      c(0.06, 0.018),
      c(0.055, -0.02),
      c(0.01, -0.026),
      c(0.002, 0, 0.4),
    ],
    tune(p, t) {
      p.occlusion = t > 0.7 ? 0.2 : 1;
    },
  });
}

/** A hand: palm, fingers and thumb, each a tube. */
export function hand(b: MeshBuilder, h: Hand): void {
  const d = unit(h.dir);
  const side = unit(cross(d, h.palm));
  const palm = cross(side, d);
  const at = (x: number, y: number, z: number): Vec3 => place(h.at, [side, d, palm], x, y, z);
  const skin = {group: 'skin' as const, mat: 'skin'};
  const row = (p: Vec3, r: number, s = r): number[] => [...p, r, s];
  const {palm: rows, fingers, thumb, radii, bends} = h.shape;
  tube(b, {
    ...skin,
    grid: [9, 14],
    round: true,
    up: palm,
    rows: rows.map(([y, width, depth]) => row(at(0, y!, 0), width!, depth)),
    tune(p) {
      p.outline = 0.75;
    },
  });
  const finger = ([x, y, turn, length, r, curl, rise = 0]: HandShape['thumb'], spread: number): void => {
    const angle = h.thumb * turn * spread;
    let px = h.thumb * x;
    let py = y;
    let pz = 0;
    const path = radii.map((factor, i) => {
      const joint = row(at(px, py, pz), r * factor);
      const bend = rise + h.curl * curl * (bends[i] ?? 0);
      const bone = length / bends.length;
      px += Math.sin(angle) * Math.cos(bend) * bone;
      py += Math.cos(angle) * Math.cos(bend) * bone;
      pz += Math.sin(bend) * bone;
      return joint;
    });
    tube(b, {
      ...skin,
      rows: path,
      grid: [2 * bends.length + 1, 8],
      round: true,
      up: side,
      tune(p, t) {
        p.outline = lerp(0.25, 0.55, smoothstep(0.1, 0.5, t));
      },
    });
  };
  for (const one of fingers) finger(one, h.spread);
  finger(thumb, 1);
}
