/**
 * The face shadow map: nine drawn key shapes of the lit area for light turning from her front round her right side, joined
 * by their signed distances (parameter catalogue, section 4). The shapes are curves and polygons with exact distances, so
 * the border glides and never shows the grid.
 */
import {faceThreshold} from '../shading/faceMap';
import {FACE_REGION} from './measures';
import {spline} from './spline';

/** Texels of the map that the stage draws with. */
export const FACE_MAP = {width: 256, height: 192} as const;

type Polygon = readonly (readonly [number, number])[];

interface Key {
  /** Light heading, degrees from the front. */
  angle: number;
  /** Lit where x < border(y); head units, x > 0 is the dark side. One value per row of `ROWS`. */
  border: readonly number[];
  /** Dark shapes inside the light: the nose's shadow. */
  dark?: readonly Polygon[];
  /** Lit shapes inside the shadow: the triangle on the cheek, the tip of the nose. */
  lit?: readonly Polygon[];
}

/** Heights of the border's nodes, head units, rising. */
const ROWS = [-0.53, -0.42, -0.33, -0.25, -0.17, -0.05, 0.1, 0.24];

const KEYS: readonly Key[] = [
  {angle: 8, border: [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7]},
  {
    angle: 32,
    border: [0.2, 0.24, 0.33, 0.4, 0.425, 0.45, 0.46, 0.44],
    dark: [
      [
        [0.012, -0.236],
        [0.05, -0.262],
        [0.014, -0.262],
      ],
    ],
  },
  {
    angle: 52,
    border: [0.1, 0.15, 0.235, 0.3, 0.325, 0.36, 0.35, 0.3],
    dark: [
      [
        [0.01, -0.222],
        [0.082, -0.272],
        [0.05, -0.281],
        [0.012, -0.264],
      ],
    ],
  },
  {
    angle: 70,
    border: [0.03, 0.045, 0.06, 0.03, 0.03, 0.075, 0.22, 0.2],
    lit: [
      [
        [0.1, -0.2],
        [0.175, -0.186],
        [0.285, -0.2],
        [0.262, -0.262],
        [0.205, -0.345],
        [0.15, -0.275],
      ],
    ],
  },
  {
    angle: 85,
    border: [-0.005, 0.0, 0.01, 0.014, 0.008, 0.012, 0.09, 0.1],
    lit: [
      [
        [0.135, -0.214],
        [0.19, -0.206],
        [0.248, -0.216],
        [0.232, -0.262],
        [0.196, -0.312],
        [0.162, -0.262],
      ],
    ],
  },
  {angle: 102, border: [-0.05, -0.06, -0.075, -0.02, -0.05, -0.11, -0.05, 0]},
  {angle: 125, border: [-0.13, -0.17, -0.25, -0.28, -0.29, -0.3, -0.24, -0.18]},
  {angle: 148, border: [-0.25, -0.28, -0.35, -0.4, -0.42, -0.435, -0.42, -0.4]},
  {angle: 168, border: [-0.7, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7]},
];

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
    if ((above && below && left) || (!above && !below && !left)) sign = -sign;
  }
  return -sign * Math.sqrt(d);
}

/** Distance of every key at (x, y), positive in the light. Later keys never get light back. */
function distances(x: number, y: number, borders: readonly number[], out: number[]): number[] {
  let last = Infinity;
  KEYS.forEach((key, k) => {
    let d = borders[k]! - x;
    for (const p of key.dark ?? []) d = Math.min(d, -polygonDistance(p, x, y));
    for (const p of key.lit ?? []) d = Math.max(d, polygonDistance(p, x, y));
    // A point must not come back into the light; the small fall keeps two equal distances apart.
    last = Math.min(d, last - 1e-4);
    out[k] = last;
  });
  return out;
}

/**
 * RGBA map, w x h texels of the face region, bottom row first: R threshold in half-turns for light from her right, G 1
 * (the blend), B highlight of nose and lip, A 1.
 * @param out receives the texels; its type says whether a channel has 8 or 16 bits
 */
export function faceShadowMap<T extends Uint8Array | Uint16Array = Uint8Array>(
  w: number,
  h: number,
  out = new Uint8Array(w * h * 4) as T,
): T {
  const one = 256 ** out.BYTES_PER_ELEMENT - 1;
  const angles = KEYS.map((k) => k.angle);
  const table = ROWS.map((_, r) => KEYS.map((k) => k.border[r]!));
  const borders: number[] = [];
  const d: number[] = [];
  for (let j = 0; j < h; j++) {
    const y = FACE_REGION.y + ((j + 0.5) / h) * FACE_REGION.height;
    let row = 0;
    while (row < ROWS.length - 2 && y > ROWS[row + 1]!) row++;
    const f = (y - ROWS[row]!) / (ROWS[row + 1]! - ROWS[row]!);
    spline(table, row + Math.min(1, Math.max(0, f)), borders);
    for (let i = 0; i < w; i++) {
      const x = FACE_REGION.x + ((i + 0.5) / w) * FACE_REGION.width;
      const k = (j * w + i) * 4;
      const t = faceThreshold(angles, distances(x, y, borders, d));
      out[k] = Math.round(t * one);
      out[k + 1] = one;
      const glint = Math.max(
        0,
        1 - 0.5 * Math.hypot((x + 0.004) / 0.0075, (y + 0.224) / 0.011),
        1 - 0.5 * Math.hypot((x + 0.002) / 0.02, (y + 0.419) / 0.0055),
      );
      out[k + 2] = Math.round(one * glint);
      out[k + 3] = one;
    }
  }
  return out;
}
