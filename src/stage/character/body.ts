/** Body, clothes, ornaments and base plate. Garments are closed shells with thickness, as hulls and shadow maps need. */
import {cross, lerp, smoothstep, unit, type MeshBuilder, type Vec3, type Vertex} from './loft';
import {HEAD, type GroupName} from './measures';
import {Mat} from './palette';
import {spline} from './spline';

const TAU = Math.PI * 2;

interface Stack {
  group: GroupName;
  mat: number;
  /** Rows of y, half width, z front, z back. */
  rows: readonly (readonly number[])[];
  rings: number;
  sides: number;
  x?: number;
  exponent?: number;
  start?: 'pole' | 'fill';
  end?: 'pole' | 'fill';
  tune?: (p: Vertex, t: number, a: number) => void;
}

/** A stack of horizontal superellipse slices. */
function stack(b: MeshBuilder, s: Stack): void {
  const q: number[] = [];
  const e = 2 / (s.exponent ?? 2);
  b.loft({
    group: s.group,
    mat: s.mat,
    rings: s.rings,
    sides: s.sides,
    start: s.start,
    end: s.end,
    at(i, j, p) {
      const t = i / (s.rings - 1);
      spline(s.rows, t * (s.rows.length - 1), q);
      const a = (j / s.sides) * TAU;
      const c = -Math.cos(a);
      const w = -Math.sin(a);
      const mid = (q[2]! + q[3]!) / 2;
      const half = (q[2]! - q[3]!) / 2;
      p.x = (s.x ?? 0) + q[1]! * Math.sign(w) * Math.abs(w) ** e;
      p.y = q[0]!;
      p.z = mid + half * Math.sign(c) * Math.abs(c) ** e;
      s.tune?.(p, t, a);
    },
  });
}

interface Shell {
  group?: GroupName;
  mat: number;
  /** Rows of y, half width, half depth, from the top to the hem. */
  rows: readonly (readonly number[])[];
  rings: number;
  sides: number;
  z?: number;
  thickness?: number;
  /** Radius factor at height t and angle a (0 = back). */
  ripple?: (t: number, a: number) => number;
  lift?: (t: number, a: number) => number;
}

/** A garment: outer wall down, round the hem, inner wall up; one closed tube. v is 0 at the top and 1 at the hem on both walls. */
function shell(b: MeshBuilder, s: Shell): void {
  const q: number[] = [];
  const inner = Math.max(2, s.rings >> 1);
  const thickness = s.thickness ?? 0.014;
  b.loft({
    group: s.group ?? 'cloth',
    mat: s.mat,
    rings: s.rings + inner,
    sides: s.sides,
    loop: true,
    at(i, j, p) {
      const outside = i < s.rings;
      const t = outside ? i / (s.rings - 1) : 1 - (i - s.rings) / (inner - 1);
      spline(s.rows, t * (s.rows.length - 1), q);
      const a = (j / s.sides) * TAU;
      const f = s.ripple ? s.ripple(t, a) : 1;
      const inset = outside ? 0 : thickness;
      p.x = (q[1]! * f - inset) * -Math.sin(a);
      p.z = (s.z ?? 0) + (q[2]! * f - inset) * -Math.cos(a);
      p.y = q[0]! + (s.lift ? s.lift(t, a) : 0) + (outside ? 0 : t === 1 ? 0.003 : 0);
      p.v = t;
      p.occlusion = outside ? 1 : 0.3;
      p.rim = outside ? 1 : 0;
      p.outline = 0.85;
    },
  });
}

interface Tube {
  group: GroupName;
  mat: number;
  /** Rows of x, y, z, radius across, radius along the reference direction. */
  rows: readonly (readonly number[])[];
  rings: number;
  sides: number;
  /** Reference direction of the section's second axis. */
  up?: Vec3;
  start?: 'pole' | 'fill';
  end?: 'pole' | 'fill';
  /** Radius factor. */
  fold?: (t: number, a: number) => number;
  /** 'round' tapers both ends to points on a half ellipse. */
  round?: boolean;
  tune?: (p: Vertex, t: number, a: number) => void;
}

function tube(b: MeshBuilder, s: Tube): void {
  const n = s.rows.length - 1;
  const up = s.up ?? [0, 0, 1];
  const q: number[] = [];
  const r: number[] = [];
  const rows = Array.from({length: s.rings}, (_, i) => {
    const f = i / (s.rings - 1);
    // Rounded ends need their samples where the end curves.
    const t = s.round ? 0.5 - 0.5 * Math.cos(f * Math.PI) : f;
    const c = [...spline(s.rows, t * n, q)];
    spline(s.rows, Math.min(n, t * n + 0.03), q);
    spline(s.rows, Math.max(0, t * n - 0.03), r);
    const tangent = unit([q[0]! - r[0]!, q[1]! - r[1]!, q[2]! - r[2]!]);
    const side = unit(cross(tangent, up));
    const across = cross(side, tangent);
    const k = s.round ? Math.sqrt(Math.max(0, 1 - Math.abs(2 * t - 1) ** 6)) : 1;
    return {c, t, side, across, ra: c[3]! * k, rb: (c[4] ?? c[3]!) * k};
  });
  b.loft({
    group: s.group,
    mat: s.mat,
    rings: s.rings,
    sides: s.sides,
    start: s.round ? 'pole' : s.start,
    end: s.round ? 'pole' : s.end,
    at(i, j, p) {
      const {c, t, side, across, ra, rb} = rows[i]!;
      const a = (j / s.sides) * TAU;
      const f = s.fold ? s.fold(t, a) : 1;
      const x = Math.cos(a) * ra * f;
      const y = Math.sin(a) * rb * f;
      p.x = c[0]! + side[0] * x + across[0] * y;
      p.y = c[1]! + side[1] * x + across[1] * y;
      p.z = c[2]! + side[2] * x + across[2] * y;
      p.v = t;
      s.tune?.(p, t, a);
    },
  });
}

function torso(b: MeshBuilder): void {
  stack(b, {
    group: 'skin',
    mat: Mat.skin,
    rings: 7,
    sides: 24,
    rows: [
      [1.62, 0.09, 0.07, -0.12],
      [1.5, 0.092, 0.062, -0.122],
      [1.42, 0.097, 0.065, -0.125],
      [1.33, 0.11, 0.08, -0.14],
    ],
    tune(p, t) {
      p.head = smoothstep(0.75, 0.2, t);
      p.outline = 0.8;
      p.rim = 0;
      // Always in the shadow of her chin.
      p.occlusion = 0.35;
    },
  });
  stack(b, {
    group: 'cloth',
    mat: Mat.white,
    rings: 7,
    sides: 24,
    rows: [
      [1.325, 0.11, 0.1, -0.12],
      [1.25, 0.205, 0.125, -0.145],
      [1.16, 0.225, 0.16, -0.165],
      [1.07, 0.2, 0.16, -0.165],
      [0.97, 0.187, 0.15, -0.15],
    ],
    tune(p) {
      p.occlusion = 0.8;
    },
  });
  // Standing collar.
  shell(b, {
    mat: Mat.white,
    rows: [
      [1.402, 0.12, 0.11],
      [1.37, 0.124, 0.114],
      [1.33, 0.14, 0.13],
    ],
    rings: 4,
    sides: 24,
    z: -0.03,
    thickness: 0.016,
  });
  shell(b, {
    mat: Mat.capelet,
    sides: 56,
    rings: 8,
    z: -0.02,
    thickness: 0.016,
    rows: [
      [1.35, 0.125, 0.115],
      [1.315, 0.205, 0.168],
      [1.25, 0.285, 0.216],
      [1.15, 0.34, 0.262],
      [1.03, 0.38, 0.3],
    ],
    ripple: (t, a) => 1 + 0.026 * smoothstep(0.35, 1, t) * Math.cos(9 * a),
    lift: (t, a) =>
      0.034 * t * t * Math.max(0, -Math.cos(a)) ** 2 + 0.012 * t * Math.cos(9 * a) * smoothstep(0.6, 1, t),
  });
  shell(b, {
    group: 'cloth',
    mat: Mat.gold,
    rows: [
      [1.03, 0.206, 0.172],
      [1, 0.21, 0.176],
      [0.965, 0.21, 0.176],
    ],
    rings: 3,
    sides: 30,
    thickness: 0.03,
  });
}

/** Sixteen box pleats: sharp valleys, flat tops. */
const pleat = (t: number, a: number): number => 1 + 0.12 * t * (1.5 * Math.abs(Math.sin(8 * a)) ** 0.55 - 1.25);

function skirts(b: MeshBuilder): void {
  shell(b, {
    mat: Mat.skirt,
    sides: 96,
    rings: 6,
    rows: [
      [1, 0.192, 0.158],
      [0.93, 0.248, 0.222],
      [0.81, 0.335, 0.312],
      [0.69, 0.405, 0.385],
      [0.575, 0.452, 0.438],
    ],
    ripple: pleat,
    lift: (t, a) => 0.012 * t * t * Math.cos(3 * a + 0.8),
  });
  shell(b, {
    mat: Mat.white,
    sides: 64,
    rings: 4,
    rows: [
      [0.93, 0.2, 0.18],
      [0.8, 0.3, 0.275],
      [0.66, 0.385, 0.365],
      [0.532, 0.428, 0.412],
    ],
    ripple: (t, a) => 1 + 0.035 * t * Math.sin(16 * a),
    lift: (t, a) => 0.01 * t * t * Math.sin(16 * a),
  });
}

/** Sleeve, cuff and hand of one arm. */
function arm(b: MeshBuilder, rows: readonly (readonly number[])[], hand: Hand): void {
  const last = rows[rows.length - 1]!;
  const before = rows[rows.length - 2]!;
  const d = unit([last[0]! - before[0]!, last[1]! - before[1]!, last[2]! - before[2]!]);
  tube(b, {
    group: 'cloth',
    mat: Mat.white,
    rows,
    rings: 13,
    sides: 16,
    // Cloth bunches where the elbow bends: a few shallow diagonal rolls, deepest inside the bend.
    fold: (t, a) =>
      1 +
      0.04 * Math.exp(-(((t - 0.55) / 0.2) ** 2)) * Math.sin(26 * t + 2 * a) +
      0.035 * smoothstep(0.5, 1, t) * Math.cos(5 * a + 1),
    tune(p, t) {
      p.occlusion = 1;
      p.outline = lerp(0.6, 1, smoothstep(0, 0.3, t));
    },
  });
  const r = last[3]!;
  const c = (k: number, w: number): number[] => [last[0]! + d[0] * k, last[1]! + d[1] * k, last[2]! + d[2] * k, w];
  // Clearly wider than the sleeve: nearly coplanar walls would break the outline into dashes.
  tube(b, {
    group: 'cloth',
    mat: Mat.cuff,
    sides: 18,
    rings: 9,
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
  makeHand(b, hand);
}

interface Hand {
  /** Wrist, recipe units. */
  at: Vec3;
  /** Wrist to fingertips. */
  dir: Vec3;
  /** Direction the palm faces. */
  palm: Vec3;
  /** Curl of the fingers towards the palm, radians in total; spread between neighbouring fingers, radians. */
  curl: number;
  spread: number;
  /** Side of the thumb along cross(dir, palm): 1 or -1. */
  thumb: number;
}

function makeHand(b: MeshBuilder, h: Hand): void {
  const d = unit(h.dir);
  const side = unit(cross(d, h.palm));
  const palm = cross(side, d);
  const at = (x: number, y: number, z: number): Vec3 =>
    [0, 1, 2].map((k) => h.at[k]! + side[k]! * x + d[k]! * y + palm[k]! * z) as Vec3;
  const skin = {group: 'skin' as const, mat: Mat.skin};
  const row = (p: Vec3, r: number, s = r): number[] => [...p, r, s];
  tube(b, {
    ...skin,
    rings: 9,
    sides: 14,
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
      rings: 6,
      sides: 7,
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

function legs(b: MeshBuilder): void {
  for (const m of [-1, 1]) {
    const x = m * 0.112;
    stack(b, {
      group: 'skin',
      mat: Mat.skin,
      rings: 5,
      sides: 20,
      x,
      rows: [
        [0.68, 0.108, 0.1, -0.115],
        [0.56, 0.1, 0.094, -0.106],
        [0.4, 0.09, 0.085, -0.095],
      ],
    });
    stack(b, {
      group: 'cloth',
      mat: Mat.sock,
      rings: 7,
      sides: 18,
      x,
      rows: [
        [0.452, 0.09, 0.086, -0.096],
        [0.45, 0.1, 0.095, -0.106],
        [0.436, 0.102, 0.097, -0.108],
        [0.36, 0.096, 0.09, -0.102],
        [0.26, 0.09, 0.085, -0.097],
      ],
    });
    const bx = (t: number): number => x + m * 0.008 * t;
    stack(b, {
      group: 'cloth',
      mat: Mat.boots,
      rings: 13,
      sides: 20,
      exponent: 2.25,
      x: bx(1),
      rows: [
        [0.318, 0.098, 0.09, -0.102],
        [0.334, 0.112, 0.104, -0.118],
        [0.33, 0.12, 0.112, -0.126],
        [0.29, 0.119, 0.112, -0.124],
        [0.21, 0.106, 0.102, -0.114],
        [0.13, 0.104, 0.125, -0.113],
        [0.085, 0.112, 0.178, -0.117],
        [0.045, 0.121, 0.205, -0.121],
        [0.012, 0.12, 0.205, -0.12],
      ],
    });
    stack(b, {
      group: 'cloth',
      mat: Mat.gold,
      rings: 4,
      sides: 20,
      exponent: 2.25,
      x: bx(1),
      rows: [
        [0.026, 0.12, 0.205, -0.12],
        [0.024, 0.129, 0.214, -0.129],
        [0.002, 0.129, 0.214, -0.129],
        [0, 0.12, 0.205, -0.12],
      ],
    });
  }
}

/** A bow: two pillowed wings with folds running out of the knot, a knot, and optional ribbons. */
function bow(
  b: MeshBuilder,
  o: {
    centre: Vec3;
    right: Vec3;
    up: Vec3;
    size: number;
    ribbons: readonly (readonly [number, number, number])[];
    head: number;
    knot: 'hex' | 'plain';
  },
): void {
  const right = unit(o.right);
  const front = unit(cross(right, o.up));
  const up = cross(front, right);
  const at = (x: number, y: number, z: number): Vec3 =>
    [0, 1, 2].map((k) => o.centre[k]! + (right[k]! * x + up[k]! * y + front[k]! * z) * o.size) as Vec3;
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
      group: 'cloth',
      mat: Mat.coral,
      rings: 9,
      sides: 14,
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
      group: 'cloth',
      mat: Mat.coral,
      rings: 7,
      sides: 10,
      up: front,
      rows: [row(0.04, 0.02, 0.5), row(0.35, 0.055, 0.8), row(0.7, 0.06, 1), row(1, 0.1, 1.18)],
      fold: (_, a) => 1 + 0.1 * Math.cos(4 * a),
      tune,
    });
  }
  if (o.knot === 'plain') {
    const row = (y: number, r: number): number[] => [...at(0, y, 0.05), r * o.size, r * 0.9 * o.size];
    tube(b, {
      group: 'metal',
      mat: Mat.gold,
      rings: 7,
      sides: 14,
      round: true,
      up: front,
      rows: [row(-0.075, 0.06), row(0, 0.07), row(0.075, 0.06)],
      tune,
    });
  } else {
    gem(b, at(0, 0, 0.1), right, up, front, 0.085 * o.size, 6, o.head);
  }
}

/** A cut stone: table, crown and back; hard edges. */
function gem(b: MeshBuilder, c: Vec3, right: Vec3, up: Vec3, front: Vec3, r: number, n: number, head: number): void {
  const points: Vec3[] = [];
  const at = (x: number, y: number, z: number): void => {
    points.push([0, 1, 2].map((k) => c[k]! + (right[k]! * x + up[k]! * y + front[k]! * z) * r) as Vec3);
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
  b.facets('metal', Mat.gold, points, faces, (p) => {
    p.head = head;
    p.outline = 0.8;
  });
}

/** Five-pointed star clip: each arm a ridge between two planes, so that light breaks on a crisp crease. */
function star(b: MeshBuilder, c: Vec3, front: Vec3, r: number, roll: number): void {
  const f = unit(front);
  const right = unit(cross([0, 1, 0], f));
  const up = cross(f, right);
  const points: Vec3[] = [];
  const at = (a: number, d: number, z: number): void => {
    const x = Math.cos(a + roll) * d;
    const y = Math.sin(a + roll) * d;
    points.push([0, 1, 2].map((k) => c[k]! + right[k]! * x + up[k]! * y + f[k]! * z) as Vec3);
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
  b.facets('metal', Mat.gold, points, faces, (p) => {
    p.head = 1;
  });
}

/** A box with hard edges for the outline page: split normals, smooth normal in UV3. */
function box(b: MeshBuilder, mat: number, c: Vec3, half: Vec3, yaw: number, taper = 1): void {
  const points: Vec3[] = [];
  for (const y of [-1, 1]) {
    for (const [x, z] of [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const k = y > 0 ? taper : 1;
      const px = x * half[0] * k;
      const pz = z * half[2] * k;
      points.push([
        c[0] + px * Math.cos(yaw) + pz * Math.sin(yaw),
        c[1] + y * half[1],
        c[2] - px * Math.sin(yaw) + pz * Math.cos(yaw),
      ]);
    }
  }
  b.facets('prop', mat, points, [
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
    [4, 5, 6, 7],
    [3, 2, 1, 0],
  ]);
}

/** The paint case she carries: body, lid and a handle through her fingers. */
function paintCase(b: MeshBuilder, grip: Vec3): void {
  const yaw = 0.5;
  const c: Vec3 = [grip[0] + 0.012, grip[1] - 0.15, grip[2] + 0.01];
  box(b, Mat.prop, c, [0.098, 0.062, 0.062], yaw);
  box(b, Mat.coral, [c[0], c[1] + 0.072, c[2]], [0.106, 0.016, 0.07], yaw, 0.93);
  box(
    b,
    Mat.gold,
    [c[0] + Math.sin(yaw) * 0.066, c[1] + 0.05, c[2] + Math.cos(yaw) * 0.066],
    [0.018, 0.022, 0.008],
    yaw,
  );
  const rows: number[][] = [];
  for (let i = 0; i <= 6; i++) {
    const a = (i / 6) * Math.PI;
    const x = -Math.cos(a) * 0.062;
    rows.push([c[0] + x * Math.cos(yaw), c[1] + 0.08 + Math.sin(a) * 0.07, c[2] - x * Math.sin(yaw), 0.0115]);
  }
  tube(b, {group: 'metal', mat: Mat.gold, rows, rings: 14, sides: 8, up: [Math.sin(yaw), 0, Math.cos(yaw)]});
}

function stand(b: MeshBuilder): void {
  stack(b, {
    group: 'stand',
    mat: Mat.stand,
    rings: 7,
    sides: 48,
    rows: [
      [0, 0.64, 0.64, -0.64],
      [0, 0.655, 0.655, -0.655],
      [-0.004, 0.668, 0.668, -0.668],
      [-0.03, 0.685, 0.685, -0.685],
      [-0.075, 0.7, 0.7, -0.7],
      [-0.085, 0.695, 0.695, -0.695],
      [-0.088, 0.66, 0.66, -0.66],
    ],
    tune(p) {
      p.rim = 0;
    },
  });
}

export function buildBody(b: MeshBuilder): void {
  torso(b);
  skirts(b);
  // Her right arm waves, her left hangs and carries the case. Paths bend by less than the sleeve's radius: no pinching.
  arm(
    b,
    [
      [-0.13, 1.225, -0.02, 0.062],
      [-0.235, 1.135, 0.005, 0.075],
      [-0.345, 1.068, 0.04, 0.09],
      [-0.455, 1.075, 0.075, 0.105],
      [-0.545, 1.15, 0.1, 0.118],
    ],
    {at: [-0.585, 1.215, 0.112], dir: [-0.3, 0.95, 0.12], palm: [0.3, -0.02, 0.95], curl: 0.3, spread: 0.2, thumb: -1},
  );
  const grip: Vec3 = [0.535, 0.685, 0.115];
  arm(
    b,
    [
      [0.13, 1.225, -0.02, 0.062],
      [0.235, 1.12, 0, 0.075],
      [0.33, 0.99, 0.025, 0.09],
      [0.405, 0.885, 0.05, 0.104],
      [0.458, 0.812, 0.075, 0.116],
    ],
    {
      at: [0.496, 0.755, 0.092],
      dir: [0.42, -0.88, 0.22],
      palm: [-0.75, -0.25, 0.6],
      curl: 1.25,
      spread: 0.05,
      thumb: 1,
    },
  );
  paintCase(b, grip);
  legs(b);
  bow(b, {
    centre: [0, 1.288, 0.225],
    right: [1, 0, 0],
    up: [0, 0.96, -0.28],
    size: 0.49,
    ribbons: [
      [-0.17, -0.62, 0.085],
      [0.17, -0.62, 0.085],
    ],
    head: 0,
    knot: 'hex',
  });
  bow(b, {
    centre: [0.585, HEAD[1] + 0.34, 0.045],
    right: [0.3, 1, -0.06],
    up: [-0.87, 0.2, 0.45],
    size: 0.5,
    ribbons: [],
    head: 1,
    knot: 'plain',
  });
  star(b, [-0.508, HEAD[1] + 0.25, 0.325], [-0.82, 0.25, 0.62], 0.1, 0.16);
  stand(b);
}
