/** Hair highlight: parameter catalogue, section 7. Strand: Kajiya & Kay 1989; ring: the "angel ring" of cel animation. */
import {add, dot, nz, scale, sstep, type Vec3} from './math';

/** Strand highlight before the cut, 0..1. `mapG` is the hair map's shift, 0.5 neutral. */
export function strandSpec(
  D: Vec3,
  N: Vec3,
  H: Vec3,
  shift: number,
  mapG: number,
  mapStrength: number,
  gloss: number,
): number {
  const T = nz(add(D, scale(N, shift + (mapG - 0.5) * mapStrength)));
  const t = dot(T, H);
  return sstep(-1, 0, t) * Math.sqrt(Math.max(0, 1 - t * t)) ** gloss;
}

/** Half of the ring's thickness at this texel; `mapB` 0.5 neutral. */
export const ringHalf = (width: number, breakup: number, mapB: number): number =>
  0.5 * width * (1 + breakup * (mapB * 2 - 1));
