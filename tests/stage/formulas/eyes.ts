/** Eyes: parameter catalogue, section 9. `Vts` is the view vector in tangent space, its axes those of the texture. */
import {scale, type Vec2, type Vec3} from '../../../src/stage/shading/math';

/** Texture coordinate of the iris, which lies `depth` behind the surface where the mask (eye map R) is 1. */
export function eyeParallax(uv: Vec2, Vts: Vec3, depth: number, mask: number): Vec2 {
  const k = (depth * mask) / Math.max(Vts[2], 0.25);
  return [uv[0] - Vts[0] * k, uv[1] - Vts[1] * k];
}

/** Texture coordinate of the catch-light (eye map G). */
export const eyeHighlightUv = (uv: Vec2, Vts: Vec3, follow: number): Vec2 => [
  uv[0] + Vts[0] * 0.1 * follow,
  uv[1] + Vts[1] * 0.1 * follow,
];

/** Painted shadow of the upper lid (eye map B). */
export const eyeLid = (colour: Vec3, strength: number, mapB: number): Vec3 => scale(colour, 1 - strength * mapB);
