/** Base and shadow colour of a group as textures, painted by the formulas of the stage. */
import {painter} from '../../src/stage/character/paint';
import type {Picture} from '../../src/stage/exchange/png';
import {type Vec2, type Vec3} from '../../src/stage/shading/math';
import {encodeSRGB} from '../../src/stage/shading/srgb';
import {cellsOf, TEXTURE_SIZE} from './atlas';
import type {Sample} from './parts';

export interface Baked {
  readonly base: Picture;
  readonly shade: Picture;
}

const rgb8 = (size: number): Picture => ({
  width: size,
  height: size,
  channels: 3,
  data: new Uint8Array(size * size * 3),
});

/** sRGB byte of each 16-bit linear value: a power for every texel would take most of the time. */
const SRGB = Uint8Array.from({length: 65536}, (_, i) => Math.round(encodeSRGB([i / 65535, 0, 0])[0] * 255));

/** Writes a linear colour into a picture. */
export function put({data, width}: Picture, x: number, y: number, colour: Vec3): void {
  const at = (y * width + x) * 3;
  for (let k = 0; k < 3; k++) data[at + k] = SRGB[Math.round(Math.min(1, Math.max(0, colour[k]!)) * 65535)]!;
}

/** An attribute of a triangle, of `n` numbers, as a function of barycentric weights. */
function blend(array: Float32Array, n: number, [a, b, c]: Vec3): (weights: Vec3) => number[] {
  const values = [a, b, c].map((vertex) => array.subarray(vertex * n, vertex * n + n));
  return ([wa, wb, wc]) => {
    const out = [];
    for (let k = 0; k < n; k++) out.push(values[0]![k]! * wa + values[1]![k]! * wb + values[2]![k]! * wc);
    return out;
  };
}

/** Paints base and shade colour of one group of the mesh into its square of UV0. */
export function bake(sample: Sample, group: keyof typeof TEXTURE_SIZE): Baked {
  const {figure, mesh} = sample;
  const paintAt = painter(figure);
  const size = TEXTURE_SIZE[group];
  const baked: Baked = {base: rgb8(size), shade: rgb8(size)};
  const paint = (x: number, y: number, {base, shade}: ReturnType<typeof paintAt>): void => {
    put(baked.base, x, y, base);
    put(baked.shade, x, y, shade);
  };
  const cells = cellsOf(sample, group);
  const painted = new Uint8Array(size * size);
  const {start, count} = mesh.groups[group];
  for (let at = start; at < start + count; at += 3) {
    const corners = [mesh.index[at]!, mesh.index[at + 1]!, mesh.index[at + 2]!] as const;
    const cell = cells.get(corners[0])!;
    const [a, b, c] = corners.map((v) => cell.toTexel(v)) as readonly Vec2[] as [Vec2, Vec2, Vec2];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-6) continue;
    const uv = blend(mesh.uv0, 2, corners);
    const st = blend(mesh.uv1, 2, corners);
    const rest = blend(mesh.position, 3, corners);
    const bounds = (axis: 0 | 1): [number, number] => {
      const values = [a[axis], b[axis], c[axis]];
      return [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
    };
    const [[left, right], [top, bottom]] = [bounds(0), bounds(1)];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const [dx, dy] = [x + 0.5 - a[0], y + 0.5 - a[1]];
        const wb = (dx * (c[1] - a[1]) - (c[0] - a[0]) * dy) / area;
        const wc = ((b[0] - a[0]) * dy - dx * (b[1] - a[1])) / area;
        const wa = 1 - wb - wc;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        painted[y * size + x] = 1;
        const at = [wa, wb, wc] as const;
        paint(
          x,
          y,
          paintAt(
            {mat: cell.mat, rest: rest(at) as never, uv: uv(at) as never, st: st(at) as never, rnd: cell.rnd},
            cell.texel,
          ),
        );
      }
  }
  // The paint spreads over the rest, which filtering and mipmaps read.
  const queue = [...painted.keys()].filter((at) => painted[at]);
  for (const from of queue)
    for (const at of [from - 1, from + 1, from - size, from + size]) {
      if (painted[at] !== 0) continue;
      for (const {data} of [baked.base, baked.shade]) data.copyWithin(at * 3, from * 3, from * 3 + 3);
      painted[at] = 1;
      queue.push(at);
    }
  return baked;
}
