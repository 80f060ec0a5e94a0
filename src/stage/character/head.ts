/** The head: a smooth egg, a stack of superellipse slices. Features are painted (`face.ts`), so the mesh stays calm. */
import {lerp, smoothstep, type MeshBuilder} from './loft';
import {FACE_REGION, HEAD} from './measures';
import {Mat} from './palette';
import {spline} from './spline';

/** y, half width, z front, z back, z of the widest point; relative to the head origin. */
const SLICES: readonly (readonly number[])[] = [
  [0.545, 0, -0.04, -0.04, -0.04],
  [0.53, 0.12, 0.1, -0.18, -0.04],
  [0.49, 0.235, 0.215, -0.29, -0.04],
  [0.39, 0.37, 0.355, -0.425, -0.03],
  [0.25, 0.448, 0.44, -0.51, -0.01],
  [0.08, 0.482, 0.47, -0.545, 0],
  [-0.06, 0.48, 0.462, -0.525, 0.03],
  [-0.17, 0.462, 0.455, -0.46, 0.06],
  [-0.26, 0.429, 0.447, -0.35, 0.09],
  [-0.336, 0.371, 0.436, -0.23, 0.12],
  [-0.395, 0.29, 0.422, -0.1, 0.15],
  [-0.44, 0.194, 0.405, 0.02, 0.18],
  [-0.4715, 0.116, 0.385, 0.12, 0.22],
  [-0.49, 0.052, 0.357, 0.21, 0.26],
  [-0.495, 0, 0.295, 0.295, 0.295],
];

const bump = (x: number, y: number, cx: number, cy: number, sx: number, sy: number): number =>
  Math.exp(-(((x - cx) / sx) ** 2) - ((y - cy) / sy) ** 2);

export function buildHead(b: MeshBuilder): void {
  const rings = 34;
  const sides = 48;
  const s: number[] = [];
  b.loft({
    group: 'face',
    mat: Mat.face,
    rings,
    sides,
    start: 'pole',
    end: 'pole',
    at(i, j, p) {
      const seamEnd = p.u === 1;
      // Slices crowd where the profile bends: the table's own spacing does that already.
      const k = (i / (rings - 1)) * (SLICES.length - 1);
      spline(SLICES, k, s);
      const [y, hw, zf, zb, zw] = s as [number, number, number, number, number];
      // Column 0 is the back; the warp gives the front denser columns.
      const a0 = (j / sides) * 2 * Math.PI;
      const a = a0 + 0.35 * Math.sin(a0);
      const e = 2 / lerp(2, 2.2, Math.exp(-(((y + 0.06) / 0.25) ** 2)));
      const c = -Math.cos(a);
      const w = -Math.sin(a);
      const x = Math.max(0, hw) * Math.sign(w) * Math.abs(w) ** e;
      let z = zw + (c > 0 ? zf - zw : zw - zb) * Math.sign(c) * Math.abs(c) ** e;
      if (c > 0) {
        z += 0.034 * bump(x, y, 0, -0.232, 0.026, 0.03) + 0.012 * bump(x, y, 0, -0.2, 0.02, 0.07);
        const ax = Math.abs(x);
        z += -0.02 * bump(ax, y, 0.22, -0.07, 0.12, 0.1) + 0.008 * bump(ax, y, 0.24, -0.27, 0.12, 0.1);
      }
      p.x = x;
      p.y = HEAD[1] + y;
      p.z = z;
      p.head = 1;
      // Planar on the front; past the widest point u unrolls outwards, so the back never repeats the painted features.
      const u = (x - FACE_REGION.x) / FACE_REGION.width;
      const side = j === 0 ? (seamEnd ? 1 : -1) : x < 0 ? -1 : 1;
      const edge = 0.5 + (side * Math.max(0, hw)) / FACE_REGION.width;
      p.u = c >= 0 ? u : 2 * edge - u;
      p.v = (y - FACE_REGION.y) / FACE_REGION.height;
      // The nose and mouth strip carries no line of its own and no rim: a hull there draws a moustache at a distance.
      const strip = c > 0 ? bump(x, y, 0, -0.28, 0.09, 0.13) : 0;
      p.outline = 1 - smoothstep(0.25, 0.7, strip);
      p.rim = 1 - smoothstep(0.2, 0.6, strip);
    },
  });
}
