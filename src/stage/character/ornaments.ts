/** Bows, stones, stars and boxes. */
import type {Bow, Box, Star} from './figure';
import type {MeshBuilder, Vertex} from './loft';
import {cross, place, unit, type Vec3} from './vectors';
import {TAU, tube} from './sweep';

/** A bow: two pillowed wings with folds running out of the knot, a knot, and optional ribbons. */
export function bow(b: MeshBuilder, o: Bow): void {
  const right = unit(o.right);
  const front = unit(cross(right, o.up));
  const up = cross(front, right);
  const at = (x: number, y: number, z: number): Vec3 =>
    place(o.centre, [right, up, front], x * o.size, y * o.size, z * o.size);
  const tune = (p: Vertex): void => {
    p.head = o.head;
  };
  for (const m of [-1, 1]) {
    const row = (x: number, y: number, z: number, h: number, d: number): number[] => [
      ...at(m * x, y, z),
      h * o.size,
      d * o.size,
    ];
    tube(b, {
      mat: o.mat,
      grid: [13, 16],
      up: front,
      rows: [
        row(0.02, 0, 0, 0.05, 0.05),
        row(0.1, 0.015, 0.035, 0.1, 0.085),
        row(0.22, 0.035, 0.04, 0.165, 0.1),
        row(0.34, 0.05, 0.005, 0.205, 0.085),
        row(0.425, 0.055, -0.035, 0.2, 0.045),
        row(0.445, 0.055, -0.05, 0.16, 0.012),
      ],
      // Three creases fan out of the knot and die before the rim, on the front and back of the loop.
      fold: (t, a) =>
        1 - 0.16 * Math.exp(-(((t - 0.3) / 0.3) ** 2)) * Math.max(0, Math.cos(6 * a)) ** 2 * Math.abs(Math.sin(a)),
      tune,
    });
  }
  for (const [x, y, w] of o.ribbons) {
    const row = (f: number, z: number, k: number): number[] => [...at(x * f, y * f, z), w * k * o.size, 0.022 * o.size];
    tube(b, {
      mat: o.mat,
      grid: [7, 10],
      up: front,
      rows: [row(0.04, 0.02, 0.5), row(0.35, 0.045, 0.8), row(0.7, 0.04, 1), row(1, 0.02, 1.18)],
      fold: (_, a) => 1 + 0.1 * Math.cos(4 * a),
      tune,
    });
  }
  if (o.knot === 'plain') {
    const row = (y: number, r: number): number[] => [...at(0, y, 0.05), r * o.size, r * 0.9 * o.size];
    tube(b, {
      group: 'metal',
      mat: o.metal,
      grid: [7, 14],
      round: true,
      up: front,
      rows: [row(-0.075, 0.06), row(0, 0.07), row(0.075, 0.06)],
      tune,
    });
  } else {
    gem(b, at(0, 0, 0.1), [right, up, front], o);
  }
}

/** A cut stone: table, crown and back; hard edges. */
function gem(b: MeshBuilder, c: Vec3, axes: readonly Vec3[], o: Bow): void {
  const n = 6;
  const r = 0.085 * o.size;
  const points: Vec3[] = [];
  const at = (x: number, y: number, z: number): void => {
    points.push(place(c, [place([0, 0, 0], axes, x, y, z)], r));
  };
  for (let ring = 0; ring < 3; ring++) {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + Math.PI / 2;
      const w = ring === 0 ? 0.55 : 1;
      at(Math.cos(a) * w, Math.sin(a) * w * 1.15, ring === 0 ? 0.75 : ring === 1 ? 0.3 : -0.4);
    }
  }
  const faces: number[][] = [Array.from({length: n}, (_, i) => i)];
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      faces.push([ring * n + i, (ring + 1) * n + i, (ring + 1) * n + j, ring * n + j]);
    }
  }
  faces.push(Array.from({length: n}, (_, i) => 2 * n + n - 1 - i));
  b.facets('metal', o.metal, points, faces, (p) => {
    p.head = o.head;
    p.outline = 0.8;
  });
}

/** Five-pointed star clip: each arm a ridge between two planes, so that light breaks on a crisp crease. */
export function star(b: MeshBuilder, {mat, centre: c, front, size: r, roll, head}: Star): void {
  const f = unit(front);
  const right = unit(cross([0, 1, 0], f));
  const up = cross(f, right);
  const points: Vec3[] = [];
  const at = (a: number, d: number, z: number): void => {
    points.push(place(c, [right, up, f], Math.cos(a + roll) * d, Math.sin(a + roll) * d, z));
  };
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < 10; i++) at((i / 10) * TAU + Math.PI / 2, i % 2 ? r * 0.52 : r, ring ? -0.022 : 0.008);
  }
  at(0, 0, r * 0.42);
  const faces: number[][] = [];
  for (let i = 0; i < 10; i++) {
    const j = (i + 1) % 10;
    faces.push([20, i, j], [i, 10 + i, 10 + j, j]);
  }
  faces.push(Array.from({length: 10}, (_, i) => 19 - i));
  b.facets('metal', mat, points, faces, (p) => {
    p.head = head;
  });
}

/** A box with hard edges for the outline page: split normals, smooth normal in UV3. */
export function box(b: MeshBuilder, {group = 'prop', mat, centre: c, half, roll = 0, yaw, taper = 1}: Box): void {
  const points: Vec3[] = [];
  for (const y of [-1, 1]) {
    for (const [x, z] of [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const k = y > 0 ? taper : 1;
      const px = x * half[0] * k * Math.cos(roll) - y * half[1] * Math.sin(roll);
      const py = y * half[1] * Math.cos(roll) + x * half[0] * k * Math.sin(roll);
      const pz = z * half[2] * k;
      points.push([
        c[0] + px * Math.cos(yaw) + pz * Math.sin(yaw),
        c[1] + py,
        c[2] - px * Math.sin(yaw) + pz * Math.cos(yaw),
      ]);
    }
  }
  b.facets(group, mat, points, [
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
    [4, 5, 6, 7],
    [3, 2, 1, 0],
  ]);
}
