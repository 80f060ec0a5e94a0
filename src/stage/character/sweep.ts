/** Stacks, garments and tubes. Garments are closed shells with thickness, as hulls and shadow maps need. */
import type {Shell, Stack, Tube, Wave} from './figure';
import type {MeshBuilder, Vertex} from './loft';
import {cross, heading, lerp, place, smoothstep, unit, type Vec3} from './vectors';
import {spline} from './spline';

export const TAU = Math.PI * 2;

/** A stack of horizontal superellipse slices. */
export function stack(b: MeshBuilder, s: Stack): void {
  const [rings, sides] = s.grid;
  const q: number[] = [];
  const e = 2 / (s.exponent ?? 2);
  const [sin, cos] = [Math.sin(s.yaw ?? 0), Math.cos(s.yaw ?? 0)];
  b.loft({
    ...s,
    rings,
    sides,
    at(i, j, p) {
      const t = i / (rings - 1);
      spline(s.rows, t * (s.rows.length - 1), q);
      const a = (j / sides) * TAU;
      const c = -Math.cos(a);
      const w = -Math.sin(a);
      const mid = (q[2]! + q[3]!) / 2;
      const half = (q[2]! - q[3]!) / 2;
      const x = q[1]! * Math.sign(w) * Math.abs(w) ** e;
      const z = mid + half * Math.sign(c) * Math.abs(c) ** e;
      p.x = (s.x ?? 0) + (q[4] ?? 0) + x * cos + z * sin;
      p.y = q[0]! + (q[5] ?? 0) * x;
      p.z = (s.z ?? 0) + z * cos - x * sin;
      if (s.turn) p.head = smoothstep(...s.turn, t);
      Object.assign(p, s.colour);
    },
  });
}

const wave = (w: Wave | undefined, t: number, a: number): number =>
  w
    ? w.amount *
      t ** (w.power ?? 0) *
      (w.from === undefined ? 1 : smoothstep(w.from, 1, t)) *
      Math.cos(w.count * a + (w.phase ?? 0))
    : 0;

/**
 * A garment: outer wall down, round the hem, inner wall up. All around it is one closed tube; open, it is lofted along its arc. v is 0 at the
 * top and 1 at the hem on both walls.
 */
export function shell(b: MeshBuilder, s: Shell): void {
  const [rings, sides] = s.grid;
  const q: number[] = [];
  const inner = s.arc ? rings : Math.max(2, rings >> 1);
  const {count, depth} = s.pleats ?? {count: 0, depth: 0};
  const at = (i: number, a: number, p: Vertex): void => {
    const outside = i < rings;
    const t = outside ? i / (rings - 1) : 1 - (i - rings) / (inner - 1);
    spline(s.rows, t * (s.rows.length - 1), q);
    const f = 1 + wave(s.ripple, t, a) + depth * t * (1.5 * Math.abs(Math.sin((count / 2) * a)) ** 0.55 - 1.25);
    const inset = outside ? 0 : (s.thickness ?? 0.014);
    const turn = a + wave(s.swing, t, a);
    p.x = -((q[1]! * f - inset) * Math.sin(turn) - (q[3] ?? 0));
    p.z = (s.z ?? 0) + (q[4] ?? 0) + (q[2]! * f - inset) * -Math.cos(turn);
    p.y =
      q[0]! +
      (s.raised ?? 0) * t * t * Math.max(0, -Math.cos(a)) ** 2 +
      wave(s.lift, t, a) +
      (q[5] ?? 0) * p.x +
      (outside ? 0 : t === 1 ? 0.003 : 0);
    p.v = t;
    if (!outside) p.mat = s.lining ?? s.mat;
    p.occlusion = outside ? 1 : 0.3;
    p.rim = outside ? 1 : 0;
    p.outline = 0.85;
    Object.assign(p, s.colour);
  };
  if (!s.arc) {
    b.loft({...s, rings: rings + inner, sides, loop: true, at: (i, j, p) => at(i, (j / sides) * TAU, p)});
    return;
  }
  const [from, to] = s.arc;
  b.loft({
    ...s,
    rings: sides + 1,
    sides: rings + inner,
    start: 'strip',
    end: 'strip',
    at(j, i, p) {
      at(i, lerp(from, to, j / sides), p);
      p.u = j / sides;
    },
  });
}

interface Section extends Omit<Tube, 'kind'> {
  /** Normal of all sections of a path that turns back on itself; its heading would turn them inside out. */
  readonly axis?: Vec3;
  /** Radius factor. */
  readonly fold?: (t: number, a: number) => number;
  readonly tune?: (p: Vertex, t: number) => void;
}

/** @param s rows can have a fifth column, the radius along `up`, and three more, `up` itself */
export function tube(b: MeshBuilder, s: Section): void {
  const [rings, sides] = s.grid;
  const n = s.rows.length - 1;
  const rows = Array.from({length: rings}, (_, i) => {
    const f = i / (rings - 1);
    // Rounded ends need their samples where the end curves.
    const t = s.round ? 0.5 - 0.5 * Math.cos(f * Math.PI) : f;
    const c = spline(s.rows, t * n, []);
    const tangent = s.axis ?? heading(s.rows, t * n, 0.03);
    const side = unit(cross(tangent, c[5] === undefined ? (s.up ?? [0, 0, 1]) : c.slice(5)));
    const across = cross(side, tangent);
    const k = s.round ? Math.sqrt(Math.max(0, 1 - Math.abs(2 * t - 1) ** 6)) : 1;
    return {c, t, side, across, ra: c[3]! * k, rb: (c[4] ?? c[3]!) * k};
  });
  b.loft({
    ...s,
    rings,
    sides,
    start: s.round ? 'pole' : 'fill',
    end: s.round ? 'pole' : 'fill',
    at(i, j, p) {
      const {c, t, side, across, ra, rb} = rows[i]!;
      const a = (j / sides) * TAU;
      const f = s.fold ? s.fold(t, a) : 1;
      [p.x, p.y, p.z] = place(c, [side, across], Math.cos(a) * ra * f, Math.sin(a) * rb * f);
      p.v = t;
      s.tune?.(p, t);
      Object.assign(p, s.colour);
    },
  });
}
