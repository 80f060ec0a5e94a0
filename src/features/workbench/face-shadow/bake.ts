/** Masks from a face's own normals: lit where the surface turns to the light, as ordinary shading would draw it. */
import type {Figure} from '@site/src/stage/character';
import {buildHead} from '@site/src/stage/character/head';
import {MeshBuilder} from '@site/src/stage/character/loft';
import {seeded} from '@site/src/stage/character/seeded';
import type {CharacterMesh} from '@site/src/stage/character/measures';
import {HEIGHT, makeMasks, WIDTH, type FaceMasks} from './masks';

/** What of a mesh the bake reads; the normals are those of the head at rest, where her face looks along z. */
export type FaceMesh = Pick<CharacterMesh, 'normal' | 'uv0' | 'index'> & {
  groups: Pick<CharacterMesh['groups'], 'face'>;
};

/** Whether a surface with that normal turns to a light at that heading, from her front round her right (−x). */
export const facesLight = (nx: number, nz: number, degrees: number): boolean => {
  const a = (degrees / 180) * Math.PI;
  return nz * Math.cos(a) - nx * Math.sin(a) > 0;
};

/** Interpolated normals (x and z) by texel; texels without a surface take those of the nearest one in their row or below. */
function texelNormals({normal, uv0, index, groups: {face}}: FaceMesh): Float32Array {
  const out = new Float32Array(WIDTH * HEIGHT * 2).fill(NaN);
  for (let t = face.start; t < face.start + face.count; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const v = index[t + k]!;
      return {x: uv0[v * 2]! * WIDTH, y: uv0[v * 2 + 1]! * HEIGHT, nx: normal[v * 3]!, nz: normal[v * 3 + 2]!};
    }) as [Corner, Corner, Corner];
    const area = cross(a, b, c);
    if (area === 0) continue;
    const [xs, ys] = [
      [a.x, b.x, c.x],
      [a.y, b.y, c.y],
    ];
    for (let y = Math.max(0, Math.floor(Math.min(...ys) - 0.5)); y < Math.min(HEIGHT, Math.max(...ys) + 0.5); y++)
      for (let x = Math.max(0, Math.floor(Math.min(...xs) - 0.5)); x < Math.min(WIDTH, Math.max(...xs) + 0.5); x++) {
        const p = {x: x + 0.5, y: y + 0.5};
        const [wa, wb, wc] = [cross(b, c, p) / area, cross(c, a, p) / area, cross(a, b, p) / area];
        if (Math.min(wa, wb, wc) < -1e-6) continue;
        out.set([wa * a.nx + wb * b.nx + wc * c.nx, wa * a.nz + wb * b.nz + wc * c.nz], (y * WIDTH + x) * 2);
      }
  }
  const copy = (to: number, from: number): void => {
    if (Number.isNaN(out[to * 2]!)) out.copyWithin(to * 2, from * 2, from * 2 + 2);
  };
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 1; x < WIDTH; x++) copy(y * WIDTH + x, y * WIDTH + x - 1);
    for (let x = WIDTH - 2; x >= 0; x--) copy(y * WIDTH + x, y * WIDTH + x + 1);
  }
  for (let i = WIDTH; i < WIDTH * HEIGHT; i++) copy(i, i - WIDTH);
  for (let i = WIDTH * (HEIGHT - 1) - 1; i >= 0; i--) copy(i, i + WIDTH);
  return out;
}

interface Point {
  x: number;
  y: number;
}
interface Corner extends Point {
  nx: number;
  nz: number;
}
const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export function bakeMasks(mesh: FaceMesh): FaceMasks {
  const normals = texelNormals(mesh);
  return makeMasks((i, degrees) => facesLight(normals[i * 2]!, normals[i * 2 + 1]!, degrees));
}

/** Masks of a figure's head. */
export function bakeHead(figure: Figure): FaceMasks {
  const builder = new MeshBuilder(seeded(7), figure);
  buildHead(builder, figure);
  return bakeMasks(builder.build());
}
