import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {chibi, FACE_REGION, GROUPS} from '.';
import {buildCharacter} from './build';
import {EXPRESSIONS, paintIris, paintMask, paintTop} from './face';
import type {Painter} from './strokes';
import {faceShadowMap, polygonDistance} from './face-shadow';
import type {Figure} from './figure';
import {knight} from './figures/knight';
import {octEncode} from './vectors';
import {paintGlsl} from './paint';
import {spline} from './spline';

/**
 * Triangles, height in heads, and heights of the profile in head units: bridge, tip of the nose, where the lips meet it, lip, dent, chin. The second
 * figure costs less than 1.3 times the triangles of the first.
 */
const FIGURES = [
  {
    figure: chibi,
    triangles: [24_000, 36_000],
    heads: [2.2, 2.5],
    profile: [-0.09, -0.242, -0.3, -0.325, -0.415, -0.457],
  },
  {
    figure: knight,
    triangles: [24_000, 43_000],
    heads: [6.5, 7.5],
    profile: [-0.03, -0.232, -0.285, -0.332, -0.395, -0.44],
  },
] as const;

function hash(figure: Figure, seed?: number): string {
  const m = buildCharacter(figure, seed);
  const h = createHash('sha256');
  for (const a of [m.position, m.normal, m.tangent, m.color, m.uv0, m.uv1, m.uv3, m.matId, m.rig, m.index])
    h.update(new Uint8Array(a.buffer, a.byteOffset, a.byteLength));
  return h.digest('hex');
}

describe.each(FIGURES)('mesh of a figure', ({figure, triangles: [least, most], heads, profile}) => {
  const mesh = buildCharacter(figure);
  const vertices = mesh.position.length / 3;
  const names = Object.keys(figure.materials);

  it('stays in its triangle and index budget', () => {
    const triangles = mesh.index.length / 3;
    expect(triangles).toBeGreaterThan(least);
    expect(triangles).toBeLessThan(most);
    expect(vertices).toBeLessThan(65_536);
    expect(mesh.index.every((vertex) => vertex < vertices)).toBe(true);
  });

  it('covers the index buffer with its groups, none empty', () => {
    let at = 0;
    for (const name of GROUPS) {
      expect(mesh.groups[name].start).toBe(at);
      expect(mesh.groups[name].count).toBeGreaterThan(0);
      at += mesh.groups[name].count;
    }
    expect(at).toBe(mesh.index.length);
  });

  it('holds finite numbers only, unit normals and tangents at right angles', () => {
    for (const a of [mesh.position, mesh.normal, mesh.tangent, mesh.uv0, mesh.uv1, mesh.uv3, mesh.matId])
      expect(a.every(Number.isFinite)).toBe(true);
    for (let i = 0; i < vertices; i++) {
      const n = mesh.normal.subarray(i * 3, i * 3 + 3);
      const t = mesh.tangent.subarray(i * 4, i * 4 + 4);
      expect(Math.abs(Math.hypot(n[0]!, n[1]!, n[2]!) - 1)).toBeLessThan(1e-4);
      expect(Math.abs(Math.hypot(t[0]!, t[1]!, t[2]!) - 1)).toBeLessThan(1e-4);
      expect(Math.abs(n[0]! * t[0]! + n[1]! * t[1]! + n[2]! * t[2]!)).toBeLessThan(1e-3);
      expect(Math.abs(t[3]!)).toBe(1);
    }
  });

  it('has only closed shells, each edge used once in each direction', () => {
    const id = new Map<string, number>();
    const weld = Array.from({length: vertices}, (_, i) => {
      const key = `${mesh.position[i * 3]},${mesh.position[i * 3 + 1]},${mesh.position[i * 3 + 2]},${mesh.rig[i * 4 + 2]},${mesh.matId[i]}`;
      if (!id.has(key)) id.set(key, id.size);
      return id.get(key)!;
    });
    const edges = new Map<number, number>();
    for (let i = 0; i < mesh.index.length; i += 3) {
      const t = [0, 1, 2].map((k) => weld[mesh.index[i + k]!]!);
      if (new Set(t).size < 3) continue;
      for (let k = 0; k < 3; k++) {
        const [a, b] = [t[k]!, t[(k + 1) % 3]!];
        // Edges count +1 one way and -1 the other: a remainder is a hole or a flipped face.
        const key = a < b ? a * 65_536 + b : b * 65_536 + a;
        edges.set(key, (edges.get(key) ?? 0) + (a < b ? 1 : -1));
      }
    }
    expect([...edges.values()].filter((n) => n !== 0)).toEqual([]);
  });

  it('points outwards: every part has positive volume', () => {
    for (const name of GROUPS) {
      const {start, count} = mesh.groups[name];
      let volume = 0;
      for (let i = start; i < start + count; i += 3) {
        const p = [0, 1, 2].map((k) => mesh.position.subarray(mesh.index[i + k]! * 3, mesh.index[i + k]! * 3 + 3));
        const [a, b, c] = p as [Float32Array, Float32Array, Float32Array];
        volume +=
          a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) +
          a[1]! * (b[2]! * c[0]! - b[0]! * c[2]!) +
          a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!);
      }
      expect(volume, name).toBeGreaterThan(0);
    }
  });

  it('depends on the seed alone', () => {
    expect(hash(figure, 7)).toBe(hash(figure, 7));
    expect(hash(figure, 7)).not.toBe(hash(figure, 8));
  });

  it('stands on the ground in the recipe’s proportions', () => {
    let [lo, hi] = [Infinity, -Infinity];
    for (let i = 0; i < vertices; i++) {
      if (names[mesh.matId[i]!] === 'stand') continue;
      lo = Math.min(lo, mesh.position[i * 3 + 1]!);
      hi = Math.max(hi, mesh.position[i * 3 + 1]!);
    }
    expect(lo).toBeCloseTo(0, 2);
    const height = (figure.crown - lo) / (figure.crown - figure.chin);
    expect(height).toBeGreaterThan(heads[0]);
    expect(height).toBeLessThan(heads[1]);
    // Hair may stand above the crown.
    expect(hi).toBeGreaterThan(figure.crown);
    expect(hi).toBeLessThan(figure.crown + 0.35 * figure.scale);
  });

  it('uses every colour channel and only known materials', () => {
    for (const m of mesh.matId) expect(names[m]).toBeDefined();
    for (let c = 0; c < 4; c++) {
      const values = new Set(Array.from({length: vertices}, (_, i) => mesh.color[i * 4 + c]!));
      expect(values.size).toBeGreaterThan(1);
      expect(values.has(255)).toBe(true);
    }
  });

  it('splits normals only on hard-edged parts and smooths them in UV3 there', () => {
    // All corners of a box are split; a prop has one in the chibi, buckles are boxes in the knight.
    const boxes = figure.body.filter(({kind}) => kind === 'box').length;
    const split = mesh.uv3.filter((x, i) => i % 2 === 0 && Math.abs(x - 0.5) > 0.05).length;
    expect(split).toBeGreaterThanOrEqual(24 * boxes);
    const hair = mesh.groups.hair;
    for (let i = hair.start; i < hair.start + hair.count; i++) expect(mesh.uv3[mesh.index[i]! * 2]).toBe(0.5);
  });

  it('has a profile: bridge, nose, lips, chin', () => {
    const {start, count} = mesh.groups.face;
    const line = [...new Set(mesh.index.subarray(start, start + count))]
      .map((v) => mesh.position.subarray(v * 3, v * 3 + 3))
      .filter(([x, , z]) => Math.abs(x!) < 1e-6 && z! > 0.25 * figure.scale);
    const heightOf = (q: Float32Array): number => (q[1]! - figure.head[1]) / figure.scale;
    const front = (y: number): number =>
      line.reduce((best, q) => (Math.abs(heightOf(q) - y) < Math.abs(heightOf(best) - y) ? q : best))[2]! /
      figure.scale;
    const [bridge, nose, under, lip, dent, chin] = profile.map(front) as number[];
    expect(nose! - bridge!).toBeGreaterThan(0.05);
    expect(nose! - lip!).toBeGreaterThan(0.04);
    expect(lip!).toBeGreaterThan(under!);
    // The egg itself falls by more than this from the dent to the chin.
    expect(chin! - dent!).toBeGreaterThan(-0.005);
  });

  it('maps the face symmetrically and keeps the back of the head off the painting', () => {
    const {start, count} = mesh.groups.face;
    for (let i = start; i < start + count; i++) {
      const v = mesh.index[i]!;
      const [x, z] = [0, 2].map((k) => mesh.position[v * 3 + k]! / figure.scale) as [number, number];
      const u = mesh.uv0[v * 2]!;
      if (z > 0.3) expect(u).toBeCloseTo((x - FACE_REGION.x) / FACE_REGION.width, 4);
      // Behind the widest line u has left the features, which end 0.42 from the middle.
      if (z < -0.3) expect(Math.abs(u - 0.5)).toBeGreaterThan(0.09);
    }
  });
});

describe.each(FIGURES)('figure', ({figure}) => {
  it('is data: the worker that builds it gets a copy', () => {
    expect(structuredClone(figure)).toEqual(figure);
  });
  it('has the materials that pieces and trims name', () => {
    const names = Object.keys(figure.materials);
    const named = [...JSON.stringify(figure).matchAll(/"(?:mat|cuff|metal|dye)":"(\w+)"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(figure.body.length / 2);
    expect(names).toEqual(expect.arrayContaining(named));
  });
  it('draws each trim and crease in the shader', () => {
    const glsl = paintGlsl(figure);
    Object.entries(figure.materials).forEach(([name, {bands = [], creases}], m) => {
      const own = glsl.split(`(m == ${m})`)[1]?.split('else')[0] ?? '';
      expect(own.match(/dye\(/g) ?? [], name).toHaveLength(bands.length);
      expect(own.includes('crease')).toBe(creases !== undefined);
    });
  });
});

describe('helpers', () => {
  it('encodes +z as the neutral outline normal', () => {
    expect(octEncode(0, 0, 1)).toEqual([0.5, 0.5]);
  });
  it('interpolates its control points', () => {
    const rows = [[0], [1], [4], [9]];
    for (let i = 0; i < rows.length; i++) expect(spline(rows, i, [])[0]).toBeCloseTo(rows[i]![0]!, 12);
  });
  it('measures polygons', () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    expect(polygonDistance(square, 0.5, 0.5)).toBeCloseTo(0.5, 12);
    expect(polygonDistance(square, 2, 0.5)).toBeCloseTo(-1, 12);
  });
});

describe.each(FIGURES)('face shadow map', ({figure}) => {
  const [w, h] = [64, 48];
  const map = faceShadowMap(w, h, figure.shadow);
  const at = (x: number, y: number): number =>
    map[
      (Math.floor(((y - FACE_REGION.y) / FACE_REGION.height) * h) * w +
        Math.floor(((x - FACE_REGION.x) / FACE_REGION.width) * w)) *
        4
    ]! / 255;
  it('darkens the far cheek first and the near cheek last', () => {
    expect(at(0.4, -0.2)).toBeLessThan(at(0, -0.1));
    expect(at(0, -0.1)).toBeLessThan(at(-0.3, -0.1));
  });
  it('keeps a triangle of light under the far eye until the light is 80 degrees from the front', () => {
    expect(at(0.16, -0.22)).toBeGreaterThan(80 / 180);
    expect(at(0.3, -0.22)).toBeLessThan(80 / 180);
    expect(at(0.16, -0.36)).toBeLessThan(80 / 180);
  });
  it('is never lit nor never dark in the middle of the face', () => {
    for (let i = 20; i < 44; i++) {
      const v = map[(24 * w + i) * 4]!;
      expect(v).toBeGreaterThan(0);
      expect(v).toBeLessThan(255);
    }
  });
});

describe.each(FIGURES)('face painting', ({figure: {face}}) => {
  it('draws every layer of every expression, without NaN', () => {
    const calls: unknown[][] = [];
    const stop = {addColorStop: () => undefined};
    const g = new Proxy({} as Record<string, unknown>, {
      get:
        (_, name) =>
        (...args: unknown[]) => {
          calls.push([name, ...args]);
          return stop;
        },
      set: () => true,
    }) as unknown as Painter;
    for (const e of EXPRESSIONS) {
      for (const blink of [false, true]) {
        paintMask(g, face, 512, 384, e, blink);
        paintTop(g, face, 512, 384, e, blink);
      }
    }
    paintIris(g, face, 256);
    expect(calls.length).toBeGreaterThan(1000);
    expect(calls.flat().some((x) => typeof x === 'number' && !Number.isFinite(x))).toBe(false);
  });
});
