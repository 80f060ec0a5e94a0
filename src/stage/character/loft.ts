/**
 * Lofting: every rounded part of the character is a ring of points swept along a path, written straight into typed arrays.
 *
 * Rings and columns are a regular grid, so seams and poles weld by index instead of by hashing positions: that is what
 * keeps the whole character in the tens of milliseconds. Positions are recipe units (head about 1.04 high), y up, +z front.
 */
import {GROUPS, type CharacterMesh, type GroupName} from './measures';

/** One vertex being written. Colour channels follow section 0.1 of the parameter catalogue: white (1) is neutral. */
export interface Vertex {
  x: number;
  y: number;
  z: number;
  /** UV0. */
  u: number;
  v: number;
  /** UV1: hair strand, s across the lock in -1..1, t root (0) to tip (1). */
  s: number;
  t: number;
  /** Occlusion, outline width, outline depth hold, rim width; all 0..1. */
  occlusion: number;
  outline: number;
  hold: number;
  rim: number;
  /** 1 where the vertex turns rigidly with the head. */
  head: number;
  /** 0..1: how far hair sways with the idle motion. */
  sway: number;
}

interface Part {
  group: number;
  start: number;
  count: number;
}

/** Cap of a loft's end: a ring that is already a point, a fan to the ring's centre (moved by `lift` along y), or open. */
type Cap = 'pole' | 'fill' | 'open';

export interface LoftSpec {
  group: GroupName;
  mat: number;
  rings: number;
  sides: number;
  /** Position and attributes of ring i, column j. `p` arrives with neutral attributes and u, v filled in. */
  at: (i: number, j: number, p: Vertex) => void;
  start?: Cap;
  end?: Cap;
  /** Joins the last ring to the first: a closed tube, used for garments with thickness. */
  loop?: boolean;
}

const CAPACITY = 40000;

export class MeshBuilder {
  private readonly position = new Float32Array(CAPACITY * 3);
  private readonly normal = new Float32Array(CAPACITY * 3);
  private readonly tangent = new Float32Array(CAPACITY * 4);
  private readonly color = new Uint8Array(CAPACITY * 4);
  private readonly uv0 = new Float32Array(CAPACITY * 2);
  private readonly uv1 = new Float32Array(CAPACITY * 2);
  private readonly uv3 = new Float32Array(CAPACITY * 2);
  private readonly matId = new Float32Array(CAPACITY);
  private readonly rig = new Uint8Array(CAPACITY * 4);
  private readonly index = new Uint16Array(CAPACITY * 6);
  private readonly accumulate = new Float64Array(CAPACITY * 3);
  private readonly weld = new Uint16Array(CAPACITY);
  private readonly parts: Part[] = [];
  private vertices = 0;
  private indices = 0;
  private readonly p: Vertex = neutral();

  constructor(private readonly random: () => number) {}

  loft(spec: LoftSpec): void {
    const {sides, at} = spec;
    const start = spec.start ?? 'fill';
    const end = spec.end ?? 'fill';
    const loop = spec.loop ?? false;
    const lead = !loop && start === 'fill' ? 1 : 0;
    const rows = lead + spec.rings + (loop ? 1 : end === 'fill' ? 1 : 0);
    const columns = sides + 1;
    const base = this.vertices;
    const rand = Math.floor(this.random() * 256);
    const p = this.p;
    for (let row = lead; row < lead + spec.rings; row++) {
      const i = row - lead;
      for (let j = 0; j < columns; j++) {
        reset(p);
        p.u = j / sides;
        p.v = spec.rings > 1 ? i / (spec.rings - 1) : 0;
        const u = p.u;
        at(i, j === sides ? 0 : j, p);
        // The seam column repeats column 0's place but keeps its own u unless the part wrote u itself.
        if (j === sides && p.u === u) p.u = 1;
        this.write(base + row * columns + j, p, spec.mat, rand);
      }
      // A pole is one point to the bit, whatever rounding its columns brought along.
      const pole = !loop && ((i === 0 && start === 'pole') || (i === spec.rings - 1 && end === 'pole'));
      if (pole)
        for (let j = 1; j < columns; j++)
          this.position.copyWithin(
            (base + row * columns + j) * 3,
            (base + row * columns) * 3,
            (base + row * columns) * 3 + 3,
          );
    }
    if (lead) this.fan(base, base + columns, columns);
    if (!loop && end === 'fill') this.fan(base + (rows - 1) * columns, base + (rows - 2) * columns, columns);
    if (loop) this.copyRow(base + (rows - 1) * columns, base, columns);
    this.vertices += rows * columns;

    const firstPole = !loop && start !== 'open';
    const lastPole = !loop && end !== 'open';
    const canon = (row: number, j: number): number => {
      const r = loop && row === rows - 1 ? 0 : row;
      const pole = (r === 0 && firstPole) || (r === rows - 1 && lastPole);
      return base + r * columns + (pole || j === sides ? 0 : j);
    };
    const first = this.indices;
    for (let row = 0; row < rows - 1; row++) {
      for (let j = 0; j < sides; j++) {
        const a = base + row * columns + j;
        const c = a + columns;
        if (!(row === 0 && firstPole)) this.triangle(a, a + 1, c);
        if (!(row === rows - 2 && lastPole)) this.triangle(a + 1, c + 1, c);
      }
    }
    for (let row = 0; row < rows; row++)
      for (let j = 0; j < columns; j++) this.weld[base + row * columns + j] = canon(row, j);
    this.finish(spec.group, first, base);
  }

  /**
   * A closed polyhedron with hard edges: each face gets its own vertices, and the shared smooth normal goes to UV3, so that
   * the outline hull stays shut where the shading normal is split.
   * @param points vec3 x n corners
   * @param faces corner lists, counter-clockwise from outside
   */
  facets(
    group: GroupName,
    mat: number,
    points: readonly (readonly [number, number, number])[],
    faces: readonly (readonly number[])[],
    attributes?: (p: Vertex, face: number, corner: number) => void,
  ): void {
    const base = this.vertices;
    const first = this.indices;
    const rand = Math.floor(this.random() * 256);
    const smooth = points.map(() => [0, 0, 0] as [number, number, number]);
    const flat = faces.map((face) => {
      const n = newell(points, face);
      // One vote per face, not per triangle: otherwise a quad's diagonal tilts the line.
      for (const corner of face) for (let k = 0; k < 3; k++) smooth[corner]![k]! += n[k]!;
      return n;
    });
    faces.forEach((face, f) => {
      const n = flat[f]!;
      const a = points[face[0]!]!;
      const b = points[face[1]!]!;
      const t = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
      const bt: [number, number, number] = [
        n[1] * t[2] - n[2] * t[1],
        n[2] * t[0] - n[0] * t[2],
        n[0] * t[1] - n[1] * t[0],
      ];
      const at = this.vertices;
      face.forEach((corner, c) => {
        const q = points[corner]!;
        const p = this.p;
        reset(p);
        [p.x, p.y, p.z] = q;
        const d: [number, number, number] = [q[0] - a[0], q[1] - a[1], q[2] - a[2]];
        p.u = dot(d, t);
        p.v = dot(d, bt);
        attributes?.(p, f, c);
        const id = this.vertices++;
        this.write(id, p, mat, rand);
        this.normal.set(n, id * 3);
        this.tangent.set([...t, 1], id * 4);
        const m = unit(smooth[corner]!);
        this.uv3.set(octEncode(dot(m, t), dot(m, bt), dot(m, n)), id * 2);
      });
      for (let c = 1; c < face.length - 1; c++) this.triangle(at, at + c, at + c + 1);
    });
    if (this.volume(first, base) < 0) throw new Error(`facets: ${group} is inside out`);
    this.parts.push({group: GROUPS.indexOf(group), start: first, count: this.indices - first});
  }

  build(): CharacterMesh {
    const n = this.vertices;
    const index = new Uint16Array(this.indices);
    const groups = {} as CharacterMesh['groups'];
    let at = 0;
    GROUPS.forEach((name, g) => {
      const start = at;
      for (const part of this.parts) {
        if (part.group !== g) continue;
        index.set(this.index.subarray(part.start, part.start + part.count), at);
        at += part.count;
      }
      groups[name] = {start, count: at - start};
    });
    return {
      position: this.position.slice(0, n * 3),
      normal: this.normal.slice(0, n * 3),
      tangent: this.tangent.slice(0, n * 4),
      color: this.color.slice(0, n * 4),
      uv0: this.uv0.slice(0, n * 2),
      uv1: this.uv1.slice(0, n * 2),
      uv3: this.uv3.slice(0, n * 2),
      matId: this.matId.slice(0, n),
      rig: this.rig.slice(0, n * 4),
      index,
      groups,
    };
  }

  private write(id: number, p: Vertex, mat: number, rand: number): void {
    if (id >= CAPACITY) throw new RangeError('character mesh is larger than its buffers');
    const i2 = id * 2;
    const i3 = id * 3;
    const i4 = id * 4;
    this.position[i3] = p.x;
    this.position[i3 + 1] = p.y;
    this.position[i3 + 2] = p.z;
    this.uv0[i2] = p.u;
    this.uv0[i2 + 1] = p.v;
    this.uv1[i2] = p.s;
    this.uv1[i2 + 1] = p.t;
    this.uv3[i2] = 0.5;
    this.uv3[i2 + 1] = 0.5;
    this.color[i4] = byte(p.occlusion);
    this.color[i4 + 1] = byte(p.outline);
    this.color[i4 + 2] = byte(p.hold);
    this.color[i4 + 3] = byte(p.rim);
    this.rig[i4] = byte(p.head);
    this.rig[i4 + 1] = byte(p.sway);
    this.rig[i4 + 2] = rand;
    this.matId[id] = mat;
  }

  /** Fills a row with the centre of `ring`, the pole of a cap. */
  private fan(row: number, ring: number, columns: number): void {
    const c = [0, 0, 0];
    for (let j = 0; j < columns - 1; j++)
      for (let k = 0; k < 3; k++) c[k]! += this.position[(ring + j) * 3 + k]! / (columns - 1);
    this.copyRow(row, ring, columns);
    for (let j = 0; j < columns; j++) this.position.set(c, (row + j) * 3);
  }

  private copyRow(to: number, from: number, columns: number): void {
    this.position.copyWithin(to * 3, from * 3, (from + columns) * 3);
    this.uv0.copyWithin(to * 2, from * 2, (from + columns) * 2);
    this.uv1.copyWithin(to * 2, from * 2, (from + columns) * 2);
    this.uv3.copyWithin(to * 2, from * 2, (from + columns) * 2);
    this.color.copyWithin(to * 4, from * 4, (from + columns) * 4);
    this.rig.copyWithin(to * 4, from * 4, (from + columns) * 4);
    this.matId.copyWithin(to, from, from + columns);
  }

  private triangle(a: number, b: number, c: number): void {
    this.index[this.indices++] = a;
    this.index[this.indices++] = b;
    this.index[this.indices++] = c;
  }

  /** Six times the signed volume of the part, about its first vertex; positive when faces point outwards. */
  private volume(first: number, base: number): number {
    const P = this.position;
    const ox = P[base * 3]!;
    const oy = P[base * 3 + 1]!;
    const oz = P[base * 3 + 2]!;
    let sum = 0;
    for (let i = first; i < this.indices; i += 3) {
      const a = this.index[i]! * 3;
      const b = this.index[i + 1]! * 3;
      const c = this.index[i + 2]! * 3;
      const bx = P[b]! - ox;
      const by = P[b + 1]! - oy;
      const bz = P[b + 2]! - oz;
      const cx = P[c]! - ox;
      const cy = P[c + 1]! - oy;
      const cz = P[c + 2]! - oz;
      sum +=
        (P[a]! - ox) * (by * cz - bz * cy) +
        (P[a + 1]! - oy) * (bz * cx - bx * cz) +
        (P[a + 2]! - oz) * (bx * cy - by * cx);
    }
    return sum;
  }

  /** Orients the part outwards, then writes smooth welded normals and UV0 tangents. */
  private finish(group: GroupName, first: number, base: number): void {
    const {index, position: P, normal: N, accumulate: A, weld, uv0, tangent: T} = this;
    if (this.volume(first, base) < 0) {
      for (let i = first; i < this.indices; i += 3) {
        const t = index[i]!;
        index[i] = index[i + 1]!;
        index[i + 1] = t;
      }
    }
    A.fill(0, base * 3, this.vertices * 3);
    T.fill(0, base * 4, this.vertices * 4);
    for (let i = first; i < this.indices; i += 3) {
      const a = index[i]!;
      const b = index[i + 1]!;
      const c = index[i + 2]!;
      const ux = P[b * 3]! - P[a * 3]!;
      const uy = P[b * 3 + 1]! - P[a * 3 + 1]!;
      const uz = P[b * 3 + 2]! - P[a * 3 + 2]!;
      const vx = P[c * 3]! - P[a * 3]!;
      const vy = P[c * 3 + 1]! - P[a * 3 + 1]!;
      const vz = P[c * 3 + 2]! - P[a * 3 + 2]!;
      const nx = uy * vz - uz * vy;
      const ny = uz * vx - ux * vz;
      const nz = ux * vy - uy * vx;
      const s1 = uv0[b * 2]! - uv0[a * 2]!;
      const t1 = uv0[b * 2 + 1]! - uv0[a * 2 + 1]!;
      const s2 = uv0[c * 2]! - uv0[a * 2]!;
      const t2 = uv0[c * 2 + 1]! - uv0[a * 2 + 1]!;
      const det = s1 * t2 - s2 * t1;
      const sign = det < 0 ? -1 : 1;
      for (let k = 0; k < 3; k++) {
        const id = k === 0 ? a : k === 1 ? b : c;
        const w = weld[id]! * 3;
        A[w]! += nx;
        A[w + 1]! += ny;
        A[w + 2]! += nz;
        T[id * 4]! += (ux * t2 - vx * t1) * sign;
        T[id * 4 + 1]! += (uy * t2 - vy * t1) * sign;
        T[id * 4 + 2]! += (uz * t2 - vz * t1) * sign;
        T[id * 4 + 3]! += sign;
      }
    }
    for (let id = base; id < this.vertices; id++) {
      const w = weld[id]! * 3;
      const n = unit([A[w]!, A[w + 1]!, A[w + 2]!]);
      N.set(n, id * 3);
      let tx = T[id * 4]!;
      let ty = T[id * 4 + 1]!;
      let tz = T[id * 4 + 2]!;
      const d = tx * n[0] + ty * n[1] + tz * n[2];
      tx -= n[0] * d;
      ty -= n[1] * d;
      tz -= n[2] * d;
      const l = Math.hypot(tx, ty, tz);
      // Pole corners without a triangle of their own have no tangent: any perpendicular will do.
      const t = l > 1e-12 ? [tx / l, ty / l, tz / l] : perpendicular(n);
      T[id * 4] = t[0]!;
      T[id * 4 + 1] = t[1]!;
      T[id * 4 + 2] = t[2]!;
      T[id * 4 + 3] = T[id * 4 + 3]! < 0 ? -1 : 1;
    }
    this.parts.push({group: GROUPS.indexOf(group), start: first, count: this.indices - first});
  }
}

function neutral(): Vertex {
  return {x: 0, y: 0, z: 0, u: 0, v: 0, s: 0, t: 0, occlusion: 1, outline: 1, hold: 1, rim: 1, head: 0, sway: 0};
}

function reset(p: Vertex): void {
  p.s = p.t = p.head = p.sway = 0;
  p.occlusion = p.outline = p.hold = p.rim = 1;
}

function byte(x: number): number {
  return Math.round(Math.min(1, Math.max(0, x)) * 255);
}

export type Vec3 = [number, number, number];

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

export function cross(a: readonly number[], b: readonly number[]): Vec3 {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

export function unit(v: readonly number[]): Vec3 {
  const l = Math.hypot(v[0]!, v[1]!, v[2]!);
  return l > 1e-14 ? [v[0]! / l, v[1]! / l, v[2]! / l] : [0, 1, 0];
}

function perpendicular(n: readonly number[]): Vec3 {
  return unit(Math.abs(n[1]!) < 0.9 ? cross([0, 1, 0], n) : cross([1, 0, 0], n));
}

/** Newell's polygon normal, unit; robust for slightly non-planar faces. */
function newell(points: readonly (readonly number[])[], face: readonly number[]): Vec3 {
  const n: Vec3 = [0, 0, 0];
  face.forEach((c, i) => {
    const a = points[c]!;
    const b = points[face[(i + 1) % face.length]!]!;
    n[0] += (a[1]! - b[1]!) * (a[2]! + b[2]!);
    n[1] += (a[2]! - b[2]!) * (a[0]! + b[0]!);
    n[2] += (a[0]! - b[0]!) * (a[1]! + b[1]!);
  });
  return unit(n);
}

/** Octahedral encoding of a unit vector into 0..1 (catalogue section 5). */
export function octEncode(x: number, y: number, z: number): [number, number] {
  const s = Math.abs(x) + Math.abs(y) + Math.abs(z);
  let ex = x / s;
  let ey = y / s;
  if (z < 0) {
    const fx = (1 - Math.abs(ey)) * (ex >= 0 ? 1 : -1);
    ey = (1 - Math.abs(ex)) * (ey >= 0 ? 1 : -1);
    ex = fx;
  }
  return [ex * 0.5 + 0.5, ey * 0.5 + 0.5];
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function smoothstep(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}
