/**
 * Masks of the lit area of a face at several headings of the light, on the face's UV: the values of the face shadow painter.
 * Texels run from 0 (shade) to 255 (light), bottom row first. A mask lies inside all masks of smaller angles.
 */
import {FACE_MAP, faceShadowMap} from '@site/src/stage/character/face-shadow';
import type {Figure} from '@site/src/stage/character';
import {faceMapPicture} from '@site/src/stage/exchange/maps';
import type {Picture} from '@site/src/stage/exchange/png';
import {faceThresholds, signedDistance} from '@site/src/stage/shading/faceMap';

/** Headings of the light, degrees from her front to her right: those of the tutorial. */
export const ANGLES = [0, 15, 30, 45, 60, 75, 90, 120, 150, 180] as const;
export const {width: WIDTH, height: HEIGHT} = FACE_MAP;
const SIZE = WIDTH * HEIGHT;

/** One mask an angle, as text, so that documents hold plain values and compare them by identity. */
export type FaceMasks = readonly string[];

interface Mask {
  readonly texels: Uint8Array;
  /** Signed distance to the border, texels. */
  distances?: Float64Array;
}

/** Masks used last, the oldest first: those of the value that is edited, and of its neighbours in time. */
const cache = new Map<string, Mask>();
const CACHED = 4 * ANGLES.length;

function remember(text: string, mask: Mask): Mask {
  cache.delete(text);
  cache.set(text, mask);
  if (cache.size > CACHED) cache.delete(cache.keys().next().value!);
  return mask;
}

/** Pairs of a value and the length of its run less one, in base64. */
export function encodeMask(texels: Uint8Array): string {
  let bytes = '';
  for (let i = 0, run = 1; i < SIZE; i += run) {
    for (run = 1; run < 256 && texels[i + run] === texels[i];) run++;
    bytes += String.fromCharCode(texels[i]!, run - 1);
  }
  const text = btoa(bytes);
  remember(text, {texels});
  return text;
}

/** Undefined for a text that is no mask. */
function decode(text: string): Uint8Array | undefined {
  let bytes = '';
  try {
    bytes = atob(text);
  } catch {
    return undefined;
  }
  const out = new Uint8Array(SIZE);
  let at = 0;
  for (let i = 0; i + 1 < bytes.length && at < SIZE; i += 2) {
    const to = at + bytes.charCodeAt(i + 1) + 1;
    out.fill(bytes.charCodeAt(i), at, to);
    at = to;
  }
  return at === SIZE ? out : undefined;
}

function maskOf(text: string): Mask {
  const known = cache.get(text);
  if (known) return remember(text, known);
  const texels = decode(text);
  if (!texels) throw new Error('a face mask is not a run-length code of its texels');
  return remember(text, {texels});
}

/** Texels of one mask; not to be changed. */
export const texelsOf = (masks: FaceMasks, angle: number): Uint8Array => maskOf(masks[angle]!).texels;

/** Whether a value from a file is a set of masks. */
export const isFaceMasks = (value: unknown): value is FaceMasks =>
  Array.isArray(value) &&
  value.length === ANGLES.length &&
  value.every((text) => typeof text === 'string' && text.length <= 4 * SIZE && decode(text) !== undefined);

/** Masks from a function that tells whether a texel is lit at an angle; light that was lost does not come back. */
export function makeMasks(lit: (texel: number, degrees: number) => boolean): FaceMasks {
  const last = new Uint8Array(SIZE).fill(255);
  return ANGLES.map((angle) => {
    for (let i = 0; i < SIZE; i++) if (last[i] && !lit(i, angle)) last[i] = 0;
    return encodeMask(last.slice());
  });
}

/** The masks of a figure's own map. */
export function shippedMasks({shadow}: Figure): FaceMasks {
  const map = faceShadowMap(WIDTH, HEIGHT, shadow, new Uint16Array(SIZE * 4));
  return makeMasks((i, angle) => map[i * 4]! > (angle / 180) * 65535);
}

export interface Stroke {
  /** Path of the brush, with its radius at each point. Texels of the mask; x and y count from its lower left corner. */
  readonly points: readonly {readonly x: number; readonly y: number; readonly radius: number}[];
  /** Share of the radius over which the brush fades, 0–1. */
  readonly softness: number;
  /** Paints lit area; else shade. */
  readonly light: boolean;
  /** Paints the other half of the face too. */
  readonly mirror: boolean;
}

/** How much of each texel a stroke covers, 0–1. */
function coverage({points, softness, mirror}: Stroke): Float32Array {
  const out = new Float32Array(SIZE);
  points.forEach((b, i) => {
    const a = points[i - 1] ?? b;
    const reach = Math.max(a.radius, b.radius) + 1;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = dx * dx + dy * dy;
    for (
      let y = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach));
      y < Math.min(HEIGHT, Math.max(a.y, b.y) + reach);
      y++
    )
      for (
        let x = Math.max(0, Math.floor(Math.min(a.x, b.x) - reach));
        x < Math.min(WIDTH, Math.max(a.x, b.x) + reach);
        x++
      ) {
        const [px, py] = [x + 0.5 - a.x, y + 0.5 - a.y];
        const along = long === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / long));
        const radius = a.radius + (b.radius - a.radius) * along;
        // A hard brush still fades over one texel.
        const fade = Math.max(1, softness * radius);
        const cover = (radius + 0.5 - Math.hypot(px - dx * along, py - dy * along)) / fade;
        const at = y * WIDTH + x;
        out[at] = Math.max(out[at]!, Math.min(1, cover));
      }
  });
  if (mirror)
    for (let i = 0; i < SIZE; i++) {
      const other = i - (i % WIDTH) + WIDTH - 1 - (i % WIDTH);
      out[i] = out[other] = Math.max(out[i]!, out[other]!);
    }
  return out;
}

/**
 * The masks after a stroke at one of the angles. Light also goes to the masks of smaller angles, shade to those of larger
 * ones: so the stroke shows, and the masks stay inside each other.
 */
export function paint(masks: FaceMasks, angle: number, stroke: Stroke): FaceMasks {
  const cover = coverage(stroke);
  const next = texelsOf(masks, angle).map((old, i) =>
    cover[i]! > 0 ? Math.round(old + ((stroke.light ? 255 : 0) - old) * cover[i]!) : old,
  );
  return masks.map((text, k) => {
    if (k === angle) return encodeMask(next);
    if (k < angle !== stroke.light) return text;
    const old = maskOf(text).texels;
    const outside = (x: number, i: number): boolean => (stroke.light ? x < next[i]! : x > next[i]!);
    return old.some(outside) ? encodeMask(old.map((x, i) => (outside(x, i) ? next[i]! : x))) : text;
  });
}

const distancesOf = (text: string): Float64Array => {
  const mask = maskOf(text);
  return (mask.distances ??= signedDistance(
    mask.texels.map((x) => (x > 127 ? 1 : 0)),
    WIDTH,
    HEIGHT,
  ));
};

export const measure = (masks: FaceMasks): readonly Float64Array[] => masks.map(distancesOf);

/** Masks with what is slow to compute of them. */
export interface Measured {
  readonly masks: FaceMasks;
  readonly distances: readonly Float64Array[];
  readonly map: Uint8Array;
}

/** Whether the map of masks is soon made: a stroke leaves most of them as they were. */
export const isMeasured = (masks: FaceMasks, figure: Figure): boolean =>
  shipped.has(figure) && masks.some((text) => cache.get(text)?.distances);

/** Takes what another thread has computed for a figure. */
export function seed({masks, distances, map}: Measured, figure: Figure): void {
  masks.forEach((text, k) => (maskOf(text).distances = distances[k]!));
  shipped.set(figure, map);
}

/** Half-turns at which the texels go dark, 0–1, bottom row first. */
export const thresholds = (masks: FaceMasks): Float32Array => faceThresholds(ANGLES, measure(masks));

/** A map of each figure: all but the thresholds are alike in all of them. */
const shipped = new WeakMap<Figure, Uint8Array>();

/** The map as the stage draws it, RGBA8; the blend and the highlights are the figure's own. */
export function stageMap(masks: FaceMasks, figure: Figure): Uint8Array {
  const own = shipped.get(figure) ?? faceShadowMap<Uint8Array>(WIDTH, HEIGHT, figure.shadow);
  shipped.set(figure, own);
  const out = own.slice();
  thresholds(masks).forEach((t, i) => {
    out[i * 4] = Math.round(t * 255);
    out[i * 4 + 3] = (t * 255 - out[i * 4]! + 0.5) * 255;
  });
  return out;
}

/** The map with 16 bits a channel. The distances are enlarged, not the thresholds: borders stay smooth. */
export function exportedMap(masks: FaceMasks, figure: Figure, size = 512): Picture {
  const enlarged = masks.map((text) => {
    const distances = distancesOf(text);
    const out = new Float64Array(size * size);
    for (let y = 0; y < size; y++) {
      const v = Math.min(HEIGHT - 1, Math.max(0, ((y + 0.5) / size) * HEIGHT - 0.5));
      const [y0, y1] = [Math.floor(v), Math.ceil(v)];
      for (let x = 0; x < size; x++) {
        const u = Math.min(WIDTH - 1, Math.max(0, ((x + 0.5) / size) * WIDTH - 0.5));
        const [x0, x1] = [Math.floor(u), Math.ceil(u)];
        const row = (at: number): number =>
          distances[at * WIDTH + x0]! * (1 - (u - x0)) + distances[at * WIDTH + x1]! * (u - x0);
        out[y * size + x] = row(y0) * (1 - (v - y0)) + row(y1) * (v - y0);
      }
    }
    return out;
  });
  return faceMapPicture(size, faceThresholds(ANGLES, enlarged), figure);
}
