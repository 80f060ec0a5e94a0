/** Small textures of the demos, generated instead of loaded. */
import {sat, sstep} from './math';

/**
 * Mask of `demo-layers`, RGBA8, linear, tiling in u and v: R dots, G diagonal stripes, B a wash that rises towards v = 1 with
 * a drifting edge, A everywhere. B is meant to be read over the whole chart (tile 1), R and G repeat.
 */
export function layerMask(size = 128): Uint8Array {
  const out = new Uint8Array(size * size * 4);
  const px = 1.5 / size;
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const u = (i + 0.5) / size;
      const v = (j + 0.5) / size;
      // Two dots per tile, staggered, measured on the torus so that the tile has no seam.
      const torus = (x: number, c: number): number => Math.abs(((x - c + 1.5) % 1) - 0.5);
      const dot = Math.min(Math.hypot(torus(u, 0.25), torus(v, 0.25)), Math.hypot(torus(u, 0.75), torus(v, 0.75)));
      const stripe = Math.abs(((u + v) % 0.5) - 0.25);
      const drift = 0.04 * Math.sin(u * 6 * Math.PI) + 0.025 * Math.sin(u * 14 * Math.PI + 1);
      const k = (j * size + i) * 4;
      out[k] = Math.round(255 * (1 - sstep(0.15 - px, 0.15 + px, dot)));
      out[k + 1] = Math.round(255 * (1 - sstep(0.1 - px, 0.1 + px, stripe)));
      out[k + 2] = Math.round(255 * sstep(0.3, 1, v + drift));
      out[k + 3] = 255;
    }
  return out;
}

/** Sphere texture for polished metal, RGBA8, sRGB-encoded greys: sky, dark horizon, warm ground, one window. */
export function metalMatcap(size = 128): Uint8Array {
  const out = new Uint8Array(size * size * 4);
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const x = ((i + 0.5) / size) * 2 - 1;
      const y = ((j + 0.5) / size) * 2 - 1;
      const sky = 0.22 + 0.5 * sstep(0.13, 0.17, y) - 0.2 * sstep(0.7, 0.74, y);
      const ground = 0.35 * (1 - sstep(-0.4, -0.36, y)) * sstep(-0.84, -0.8, y);
      const window_ = 1 - sstep(0.13, 0.15, Math.max(Math.abs(x + 0.42), Math.abs(y - 0.5)));
      const rim = 0.35 * sstep(0.9, 0.93, Math.hypot(x, y));
      const g = sat(sky + ground + 0.8 * window_ - rim);
      const k = (j * size + i) * 4;
      out[k] = Math.round(255 * sat(g + 0.05 * ground));
      out[k + 1] = Math.round(255 * g);
      out[k + 2] = Math.round(255 * sat(g + 0.04 * sky));
      out[k + 3] = 255;
    }
  return out;
}
