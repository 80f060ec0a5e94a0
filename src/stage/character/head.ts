/** The head: a smooth egg, a stack of superellipse slices. Features are painted (`face.ts`), so the mesh stays calm. */
import type {Figure} from './figure';
import type {MeshBuilder} from './loft';
import {lerp, smoothstep} from './vectors';
import {FACE_REGION} from './measures';
import {spline} from './spline';

const bump = (x: number, y: number, cx: number, cy: number, sx: number, sy: number): number =>
  Math.exp(-(((x - cx) / sx) ** 2) - ((y - cy) / sy) ** 2);

/** The head without hair, as rings between chin and crown. */
export function buildHead(b: MeshBuilder, {head, skull, planes}: Figure): void {
  const rings = 2 * skull.length - 1;
  const sides = 44;
  const s: number[] = [];
  b.loft({
    group: 'face',
    mat: 'face',
    rings,
    sides,
    start: 'pole',
    end: 'pole',
    at(i, j, p) {
      const seamEnd = p.u === 1;
      // Slices crowd where the profile bends: the table's own spacing does that already.
      const k = (i / (rings - 1)) * (skull.length - 1);
      spline(skull, k, s);
      const [y, hw, zf, zb, zw, out, half] = s as [number, number, number, number, number, number, number];
      // Column 0 is the back, which hair covers; the warp gives the front denser columns.
      const a0 = (j / sides) * 2 * Math.PI;
      const a = a0 + 0.6 * Math.sin(a0);
      const e = 2 / lerp(2, 2.2, Math.exp(-(((y + 0.06) / 0.25) ** 2)));
      // Under the cheeks the back narrows towards the throat, or the head is a box from below.
      const back = e * lerp(1, 1.65, smoothstep(-0.05, -0.2, y));
      const c = -Math.cos(a);
      const w = -Math.sin(a);
      const x = Math.max(0, hw) * Math.sign(w) * Math.abs(w) ** (c > 0 ? e : back);
      let z = zw + (c > 0 ? zf - zw : zw - zb) * Math.sign(c) * Math.abs(c) ** e;
      if (c > 0) {
        z += out * Math.exp(-((x / half) ** 2));
        const ax = Math.abs(x);
        for (const [depth, ...at] of planes) z += depth * bump(ax, y, ...at);
      }
      p.x = x;
      p.y = head[1] + y;
      p.z = z;
      p.head = 1;
      // Planar on the front; past the widest point u unrolls outwards, so the back never repeats the painted features.
      const u = (x - FACE_REGION.x) / FACE_REGION.width;
      const side = j === 0 ? (seamEnd ? 1 : -1) : x < 0 ? -1 : 1;
      const edge = 0.5 + (side * Math.max(0, hw)) / FACE_REGION.width;
      p.u = c >= 0 ? u : 2 * edge - u;
      p.v = (y - FACE_REGION.y) / FACE_REGION.height;
      // Nose and mouth have a thin line that gives way to the face behind it: a full one draws a moustache at a distance.
      const strip = c > 0 ? bump(x, y, 0, -0.23, 0.09, 0.18) : 0;
      p.hold = 1 - smoothstep(0.25, 0.7, strip);
      p.outline = lerp(0.65, 1, p.hold);
      // Nor has the rest of the face's middle, where a turned face would have a broken one.
      p.rim = c > 0 ? 1 - smoothstep(0.25, 0.6, bump(x, y, 0, -0.27, 0.27, 0.3)) : 1;
    },
  });
}
