/**
 * The face shadow map: drawn key shapes of the lit area for light turning from the front round the right side, joined
 * by their signed distances (parameter catalogue, section 4). The shapes are curves and polygons with exact distances, so
 * the border glides and never shows the grid.
 */
import {faceThreshold} from '../shading/faceMap';
import type {FaceShadow, Key, Polygon} from './figure';
import {FACE_REGION} from './measures';
import {spline} from './spline';

/** Texels of the map that the stage draws with. */
export const FACE_MAP = {width: 256, height: 192} as const;

/** Signed distance to a polygon, positive inside (Inigo Quilez, "2D distance functions"). */
export function polygonDistance(points: Polygon, x: number, y: number): number {
  let d = Infinity;
  let sign = 1;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[j]!;
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    d = Math.min(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
    const above = y >= ay;
    const below = y < by;
    const left = ex * wy > ey * wx;
    if (above === below && below === left) sign = -sign;
  }
  return -sign * Math.sqrt(d);
}

/** The polygon with its corners cut again and again until they are round (Chaikin); the first cut leaves part of the sides as they are. */
const rounded = (points: Polygon): Polygon =>
  [0.2, 0.25, 0.25, 0.25].reduce<Polygon>(
    (curve, cut) =>
      curve.flatMap(([ax, ay], i) => {
        const [bx, by] = curve[(i + 1) % curve.length]!;
        const [x, y] = [(bx - ax) * cut, (by - ay) * cut];
        return [[ax + x, ay + y] as const, [bx - x, by - y] as const];
      }),
    points,
  );

/** The smaller of two distances; where they meet the shapes join in a curve. */
const join = (a: number, b: number): number => {
  const near = Math.max(0, 1 - Math.abs(a - b) / 0.05);
  return Math.min(a, b) - 0.0125 * near * near;
};

/** Distance of every key at (x, y), positive in the light. Later keys never get light back. */
function distances(keys: readonly Key[], x: number, y: number, borders: readonly number[], out: number[]): number[] {
  let last = Infinity;
  keys.forEach((key, k) => {
    let d = borders[k]! - x;
    // With round corners: neither light nor shade has points. Steep, so that the nose's shadow waits for the border and does not run to meet it.
    for (const p of key.dark ?? []) d = join(d, -5 * (polygonDistance(p, x, y) + 0.004));
    if (key.lit) d = -join(-d, -polygonDistance(key.lit, x, y));
    // A point must not come back into the light; the small fall keeps two equal distances apart.
    last = Math.min(d, last - 1e-4);
    out[k] = last;
  });
  return out;
}

/**
 * RGBA map, w x h texels of the face region, bottom row first: R threshold in half-turns for light from the right, G 1
 * (the blend), B highlight of nose and lip, A what the rounding of R lost, plus half a step: without it borders show the steps.
 * @param out receives the texels; its type says whether a channel has 8 or 16 bits
 */
export function faceShadowMap<T extends Uint8Array | Uint16Array = Uint8Array>(
  w: number,
  h: number,
  {heights, keys, glints}: FaceShadow,
  out = new Uint8Array(w * h * 4) as T,
): T {
  const one = 256 ** out.BYTES_PER_ELEMENT - 1;
  const angles = keys.map((k) => k.angle);
  const drawn = keys.map((key) => (key.lit ? {...key, lit: rounded(key.lit)} : key));
  // Smoothed along the height: a node out of line would be a bump.
  const table = heights.map((_, r) =>
    keys.map(({border: b}) => 0.7 * b[r]! + 0.15 * (b[Math.max(0, r - 1)]! + (b[r + 1] ?? b[r]!))),
  );
  const borders: number[] = [];
  const d: number[] = [];
  for (let j = 0; j < h; j++) {
    const y = FACE_REGION.y + ((j + 0.5) / h) * FACE_REGION.height;
    let row = 0;
    while (row < heights.length - 2 && y > heights[row + 1]!) row++;
    const f = (y - heights[row]!) / (heights[row + 1]! - heights[row]!);
    spline(table, row + Math.min(1, Math.max(0, f)), borders);
    for (let i = 0; i < w; i++) {
      const x = FACE_REGION.x + ((i + 0.5) / w) * FACE_REGION.width;
      const k = (j * w + i) * 4;
      const t = faceThreshold(angles, distances(drawn, x, y, borders, d));
      out[k] = Math.round(t * one);
      out[k + 3] = (t * one - out[k]! + 0.5) * one;
      out[k + 1] = one;
      const glint = Math.max(
        0,
        ...glints.map(([cx, cy, rx, ry]) => 1 - 0.5 * Math.hypot((x - cx) / rx, (y - cy) / ry)),
      );
      out[k + 2] = Math.round(one * glint);
    }
  }
  return out;
}
