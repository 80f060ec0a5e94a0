/** Screen-space depth rim light: parameter catalogue, section 6. Depths in cm, widths in px at 1080, 300 cm, FOV 50°. */
import {sstep} from './math';

/** Reach of the rim in px of the view. `sc` is `distanceScale`; vcA and ctlA are the painted width and mask. */
export const rimPixels = (
  width: number,
  Hpx: number,
  sc: number,
  minScale: number,
  maxScale: number,
  vcA: number,
  ctlA: number,
  widthScale: number,
): number => ((width * Hpx) / 1080) * Math.min(Math.max(sc, minScale), maxScale) * vcA * ctlA * widthScale;

/** 1 where what lies outside is far behind. `dz` = depth there − own depth. */
export const rimEdge = (dz: number, threshold: number, falloff: number): number =>
  sstep(threshold, threshold + falloff, dz);
