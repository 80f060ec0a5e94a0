/**
 * Lofting: every rounded part of the character is a ring of points swept along a path, written straight into typed arrays.
 *
 * Rings and columns are a regular grid, so seams and poles weld by index instead of by hashing positions: that is what
 * keeps the whole character in the tens of milliseconds. Positions are recipe units (head about 1.04 high), y up, +z front.
 */
import type {Figure} from './figure';
import {GROUPS, type CharacterMesh, type GroupName} from './measures';
import {angle, cross, dot, newell, octEncode, perpendicular, unit, type Vec3} from './vectors';

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
  /** That of the part, unless the part writes another. A triangle has that of its last corner. */
  mat: string;
}

interface Part {
  group: number;
  start: number;
  count: number;
}

/** Cap of a loft's end: a ring that is already a point, a fan to the ring's centre, or a strip between the halves of an even ring. */
type Cap = 'pole' | 'fill' | 'strip';

export interface LoftSpec {
  /** Cloth without one. */
  group?: GroupName;
  mat: string;
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

function byte(x: number): number {
  return Math.round(Math.min(1, Math.max(0, x)) * 255);
}

const NEUTRAL: Readonly<Vertex> = {
  x: 0,
  y: 0,
  z: 0,
  u: 0,
  v: 0,
  s: 0,
  t: 0,
  occlusion: 1,
  outline: 1,
  hold: 1,
  rim: 1,
  head: 0,
  sway: 0,
  mat: '',
};

/** Cosine of the angle from which on a garment's outline normal is another than its normal. */
const HEM = Math.cos(Math.PI / 12);

export class MeshBuilder {
  private readonly attributes = {
    position: new Float32Array(CAPACITY * 3),
    normal: new Float32Array(CAPACITY * 3),
    tangent: new Float32Array(CAPACITY * 4),
    color: new Uint8Array(CAPACITY * 4),
    uv0: new Float32Array(CAPACITY * 2),
    uv1: new Float32Array(CAPACITY * 2),
    uv3: new Float32Array(CAPACITY * 2),
    matId: new Float32Array(CAPACITY),
    rig: new Uint8Array(CAPACITY * 4),
  };
  private readonly index = new Uint16Array(CAPACITY * 6);
  private readonly accumulate = new Float64Array(CAPACITY * 3);
  private readonly outlines = new Float64Array(CAPACITY * 3);
  private readonly weld = new Uint16Array(CAPACITY);
  private readonly parts: Part[] = [];
  private vertices = 0;
  private indices = 0;
  private readonly p: Vertex = {...NEUTRAL};
  /** Positions are multiplied by `scale`; then `shift` is subtracted. */
  private scale = 1;
  private shift: Vec3 = [0, 0, 0];

  /** Names by `matId`. */
  private readonly materials: readonly string[];

  constructor(
    private readonly random: () => number,
    {materials}: Figure,
  ) {
    this.materials = Object.keys(materials);
  }

  /** Builds what is in head units about the head origin. */
  scaled({head, scale}: Figure, build: () => void): void {
    this.scale = scale;
    this.shift = head.map((x) => x * (scale - 1)) as Vec3;
    build();
    this.scale = 1;
    this.shift = [0, 0, 0];
  }

  loft(spec: LoftSpec): void {
    const {sides, at} = spec;
    const start = spec.start ?? 'fill';
    const end = spec.end ?? 'fill';
    const loop = spec.loop ?? false;
    const lead = !loop && start === 'fill' ? 1 : 0;
    const rows = lead + spec.rings + (loop || end === 'fill' ? 1 : 0);
    const columns = sides + 1;
    const base = this.vertices;
    const rand = Math.floor(this.random() * 256);
    const p = this.p;
    for (let row = lead; row < lead + spec.rings; row++) {
      const i = row - lead;
      for (let j = 0; j < columns; j++) {
        Object.assign(p, NEUTRAL);
        p.mat = spec.mat;
        p.u = j / sides;
        p.v = i / (spec.rings - 1);
        const u = p.u;
        at(i, j === sides ? 0 : j, p);
        // The seam column repeats column 0's place but keeps its own u unless the part wrote u itself.
        if (j === sides && p.u === u) p.u = 1;
        this.write(base + row * columns + j, p, rand);
      }
      // A pole is one point to the bit, whatever rounding its columns brought along.
      const pole = !loop && ((i === 0 && start === 'pole') || (i === spec.rings - 1 && end === 'pole'));
      const {position} = this.attributes;
      const at0 = (base + row * columns) * 3;
      if (pole) for (let j = 1; j < columns; j++) position.copyWithin(at0 + j * 3, at0, at0 + 3);
    }
    if (lead) this.fan(base, base + columns, columns);
    if (!loop && end === 'fill') this.fan(base + (rows - 1) * columns, base + (rows - 2) * columns, columns);
    if (loop) this.copyRow(base + (rows - 1) * columns, base, columns);
    this.vertices += rows * columns;

    const canon = (row: number, j: number): number => {
      const r = loop && row === rows - 1 ? 0 : row;
      const pole = !loop && ((r === 0 && start !== 'strip') || (r === rows - 1 && end !== 'strip'));
      return base + r * columns + (pole || j === sides ? 0 : j);
    };
    const first = this.indices;
    for (let row = 0; row < rows - 1; row++) {
      for (let j = 0; j < sides; j++) {
        const a = base + row * columns + j;
        const c = a + columns;
        if (loop || row > 0 || start === 'strip') this.triangle(a, a + 1, c);
        if (loop || row < rows - 2 || end === 'strip') this.triangle(a + 1, c + 1, c);
      }
    }
    if (start === 'strip') this.strip(base, sides, false);
    if (end === 'strip') this.strip(base + (rows - 1) * columns, sides, true);
    for (let row = 0; row < rows; row++)
      for (let j = 0; j < columns; j++) this.weld[base + row * columns + j] = canon(row, j);
    this.finish(spec.group ?? 'cloth', first, base);
  }

  /**
   * A closed polyhedron with hard edges: each face gets its own vertices, and the shared smooth normal goes to UV3, so that
   * the outline hull stays shut where the shading normal is split.
   * @param points vec3 x n corners
   * @param faces corner lists, counter-clockwise from outside
   */
  facets(
    group: GroupName,
    mat: string,
    points: readonly (readonly [number, number, number])[],
    faces: readonly (readonly number[])[],
    attributes?: (p: Vertex) => void,
  ): void {
    const first = this.indices;
    const rand = Math.floor(this.random() * 256);
    const {normal, tangent, uv3} = this.attributes;
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
      const bt = cross(n, t);
      const at = this.vertices;
      face.forEach((corner) => {
        const q = points[corner]!;
        const p = this.p;
        Object.assign(p, NEUTRAL);
        [p.x, p.y, p.z] = q;
        const d: [number, number, number] = [q[0] - a[0], q[1] - a[1], q[2] - a[2]];
        p.u = dot(d, t);
        p.v = dot(d, bt);
        p.mat = mat;
        attributes?.(p);
        const id = this.vertices++;
        this.write(id, p, rand);
        normal.set(n, id * 3);
        tangent.set([...t, 1], id * 4);
        const m = unit(smooth[corner]!);
        uv3.set(octEncode(dot(m, t), dot(m, bt), dot(m, n)), id * 2);
      });
      for (let c = 1; c < face.length - 1; c++) this.triangle(at, at + c, at + c + 1);
    });
    if (this.volume(first) < 0) throw new Error(`facets: ${group} is inside out`);
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
    const attributes = Object.entries(this.attributes).map(([name, array]) => [
      name,
      array.slice(0, (array.length / CAPACITY) * n),
    ]);
    return {...(Object.fromEntries(attributes) as MeshBuilder['attributes']), index, groups};
  }

  private write(id: number, p: Vertex, rand: number): void {
    if (id >= CAPACITY) throw new RangeError('character mesh is larger than its buffers');
    const {position, uv0, uv1, uv3, color, rig, matId} = this.attributes;
    const {scale, shift} = this;
    position.set([p.x * scale - shift[0], p.y * scale - shift[1], p.z * scale - shift[2]], id * 3);
    uv0.set([p.u, p.v], id * 2);
    uv1.set([p.s, p.t], id * 2);
    uv3.set([0.5, 0.5], id * 2);
    color.set([p.occlusion, p.outline, p.hold, p.rim].map(byte), id * 4);
    rig.set([byte(p.head), byte(p.sway), rand], id * 4);
    matId[id] = this.materials.indexOf(p.mat);
  }

  /** Fills a row with the centre of `ring`, the pole of a cap. */
  private fan(row: number, ring: number, columns: number): void {
    const {position} = this.attributes;
    const c = [0, 0, 0];
    for (let j = 0; j < columns - 1; j++)
      for (let k = 0; k < 3; k++) c[k]! += position[(ring + j) * 3 + k]! / (columns - 1);
    this.copyRow(row, ring, columns);
    for (let j = 0; j < columns; j++) position.set(c, (row + j) * 3);
  }

  /** Closes the first or the last ring of a loft, which has an even number of columns, in the material of the first half. */
  private strip(ring: number, sides: number, last: boolean): void {
    for (let j = 0; j < sides / 2 - 1; j++) {
      const k = sides - 1 - j;
      const [a, b, c, d] = [j + 1, j, k, k - 1].map((column) => ring + column) as [number, number, number, number];
      this.triangle(...(last ? ([c, b] as const) : ([b, c] as const)), a);
      this.triangle(...(last ? ([d, c] as const) : ([c, d] as const)), a);
    }
  }

  private copyRow(to: number, from: number, columns: number): void {
    for (const array of Object.values(this.attributes)) {
      const size = array.length / CAPACITY;
      array.copyWithin(to * size, from * size, (from + columns) * size);
    }
  }

  private triangle(a: number, b: number, c: number): void {
    this.index[this.indices++] = a;
    this.index[this.indices++] = b;
    this.index[this.indices++] = c;
  }

  /** Six times the signed volume of the part, about its first vertex; positive when faces point outwards. */
  private volume(first: number): number {
    let sum = 0;
    for (let i = first; i < this.indices; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => this.between(this.index[first]!, this.index[i + k]!));
      sum += dot(a!, cross(b!, c!));
    }
    return sum;
  }

  /** Vector from one vertex to another. */
  private between(from: number, to: number): Vec3 {
    const P = this.attributes.position;
    return [P[to * 3]! - P[from * 3]!, P[to * 3 + 1]! - P[from * 3 + 1]!, P[to * 3 + 2]! - P[from * 3 + 2]!];
  }

  /** Orients the part outwards, then writes smooth welded normals and UV0 tangents. */
  private finish(group: GroupName, first: number, base: number): void {
    const {index, accumulate: A, weld} = this;
    const {normal: N, uv0, tangent: T} = this.attributes;
    if (this.volume(first) < 0) {
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
      const u = this.between(a, b);
      const v = this.between(a, c);
      const n = cross(u, v);
      const s1 = uv0[b * 2]! - uv0[a * 2]!;
      const t1 = uv0[b * 2 + 1]! - uv0[a * 2 + 1]!;
      const s2 = uv0[c * 2]! - uv0[a * 2]!;
      const t2 = uv0[c * 2 + 1]! - uv0[a * 2 + 1]!;
      const det = s1 * t2 - s2 * t1;
      const sign = det < 0 ? -1 : 1;
      for (const id of [a, b, c]) {
        for (let k = 0; k < 3; k++) {
          A[weld[id]! * 3 + k]! += n[k]!;
          T[id * 4 + k]! += (u[k]! * t2 - v[k]! * t1) * sign;
        }
        T[id * 4 + 3]! += sign;
      }
    }
    for (let id = base; id < this.vertices; id++) {
      const w = weld[id]! * 3;
      const n = unit([A[w]!, A[w + 1]!, A[w + 2]!]);
      N.set(n, id * 3);
      const along = [...T.subarray(id * 4, id * 4 + 3)];
      const d = dot(along, n);
      const t = along.map((x, k) => x - n[k]! * d);
      // Pole corners without a triangle of their own have no tangent: any perpendicular will do.
      T.set(Math.hypot(...t) > 1e-12 ? unit(t) : perpendicular(n), id * 4);
      T[id * 4 + 3] = T[id * 4 + 3]! < 0 ? -1 : 1;
    }
    if (group === 'cloth') this.finishHems(first, base);
    this.parts.push({group: GROUPS.indexOf(group), start: first, count: this.indices - first});
  }

  /**
   * Writes the outline normals of a garment where they are others than its normals. They are weighted by angle alone: by size too, as
   * the normals are, the narrow rim of a hem would not count, and the line below the hem would break.
   */
  private finishHems(first: number, base: number): void {
    const {index, accumulate: A, outlines: O, weld} = this;
    const {tangent: T, uv3} = this.attributes;
    O.fill(0, base * 3, this.vertices * 3);
    for (let i = first; i < this.indices; i += 3) {
      const [a, b, c] = [index[i]!, index[i + 1]!, index[i + 2]!];
      const [u, v, w] = [this.between(a, b), this.between(a, c), this.between(b, c)];
      const face = unit(cross(u, v));
      const angles = [angle(u, v), Math.PI - angle(u, w), angle(v, w)];
      for (const [corner, id] of [a, b, c].entries())
        for (let k = 0; k < 3; k++) O[weld[id]! * 3 + k]! += face[k]! * angles[corner]!;
    }
    for (let id = base; id < this.vertices; id++) {
      const at = weld[id]! * 3;
      const n = unit([A[at]!, A[at + 1]!, A[at + 2]!]);
      const line = unit([O[at]!, O[at + 1]!, O[at + 2]!]);
      if (dot(line, n) > HEM) continue;
      const axis = [...T.subarray(id * 4, id * 4 + 3)];
      const across = cross(n, axis).map((x) => x * T[id * 4 + 3]!);
      uv3.set(octEncode(dot(line, axis), dot(line, across), dot(line, n)), id * 2);
    }
  }
}
