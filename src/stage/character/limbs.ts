/** Arms: sleeves with cuffs, and hands. */
import type {Hand, Sleeve} from './figure';
import {cross, heading, lerp, place, smoothstep, unit, type MeshBuilder, type Vec3} from './loft';
import {tube} from './sweep';

export function sleeve(b: MeshBuilder, {rows, mat, cuff}: Sleeve): void {
  const last = rows[rows.length - 1]!;
  const d = heading(rows, rows.length - 1, 1);
  tube(b, {
    mat,
    rows,
    grid: [13, 16],
    // Cloth bunches where the elbow bends: a few shallow diagonal rolls, deepest inside the bend.
    fold: (t, a) =>
      1 +
      0.04 * Math.exp(-(((t - 0.55) / 0.2) ** 2)) * Math.sin(26 * t + 2 * a) +
      0.035 * smoothstep(0.5, 1, t) * Math.cos(5 * a + 1),
    tune(p, t) {
      p.outline = lerp(0.6, 1, smoothstep(0, 0.3, t));
    },
  });
  const r = last[3]!;
  const c = (k: number, w: number): number[] => [...place(last, [d], k), w];
  // Clearly wider than the sleeve: nearly coplanar walls would break the outline into dashes.
  tube(b, {
    mat: cuff,
    grid: [9, 18],
    rows: [
      c(-0.052, r * 0.98),
      c(-0.05, r + 0.012),
      c(-0.02, r + 0.02),
      c(0.012, r + 0.026),
      c(0.026, r + 0.02),
      c(0.022, r - 0.02),
      c(-0.02, r * 0.4),
    ],
    tune(p, t) {
      p.occlusion = t > 0.8 ? 0.2 : 1;
    },
  });
}

export function hand(b: MeshBuilder, h: Hand): void {
  const d = unit(h.dir);
  const side = unit(cross(d, h.palm));
  const palm = cross(side, d);
  const at = (x: number, y: number, z: number): Vec3 => place(h.at, [side, d, palm], x, y, z);
  const skin = {group: 'skin' as const, mat: 'skin'};
  const row = (p: Vec3, r: number, s = r): number[] => [...p, r, s];
  tube(b, {
    ...skin,
    grid: [9, 14],
    round: true,
    up: palm,
    rows: [
      row(at(0, -0.05, 0), 0.034, 0.026),
      row(at(0, 0, 0), 0.04, 0.027),
      row(at(0, 0.05, 0), 0.05, 0.027),
      row(at(0, 0.092, 0), 0.046, 0.022),
    ],
    tune(p) {
      p.outline = 0.75;
    },
  });
  const finger = (x: number, y: number, angle: number, length: number, r: number, curl: number): void => {
    const rows: number[][] = [];
    let px = x;
    let py = y;
    let pz = 0;
    for (let i = 0; i <= 3; i++) {
      rows.push(row(at(px, py, pz), r * (1 - 0.07 * i)));
      const bend = (curl * (i + 0.5)) / 3;
      px += (Math.sin(angle) * Math.cos(bend) * length) / 3;
      py += (Math.cos(angle) * Math.cos(bend) * length) / 3;
      pz += (Math.sin(bend) * length) / 3;
    }
    tube(b, {
      ...skin,
      rows,
      grid: [7, 8],
      round: true,
      up: palm,
      tune(p, t) {
        p.outline = lerp(0.35, 0.75, smoothstep(0.1, 0.5, t));
      },
    });
  };
  const lengths = [0.1, 0.116, 0.112, 0.092];
  for (let f = 0; f < 4; f++) {
    const o = (f - 1.5) * -h.thumb;
    finger(
      o * 0.0255,
      0.062 - Math.abs(f - 1.4) * 0.006,
      o * h.spread,
      lengths[f]!,
      0.0172 - f * 0.0006,
      h.curl * (1 + 0.08 * f),
    );
  }
  finger(h.thumb * 0.03, 0.012, h.thumb * 0.85, 0.088, 0.0185, h.curl * 0.6);
}
