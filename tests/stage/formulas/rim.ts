/** Screen-space depth rim light: parameter catalogue, section 6. Depths in cm, widths in px at 1080, 300 cm, FOV 50°. */
import {grey, mix, mix3, mul, sat, scale, sstep, type Vec2, type Vec3} from '../../../src/stage/shading/math';
import {length2, nz2} from './math';

/** Where to read the depth: one step outwards along the screen direction of the normal, kept inside the texture. */
export function rimUv(uv: Vec2, nv: Vec2, w: number, Wpx: number, Hpx: number): Vec2 {
  const step = (x: number, n: number, size: number): number =>
    Math.min(Math.max(x + (n * w) / size, 0.5 / size), 1 - 0.5 / size);
  return [step(uv[0], nv[0], Wpx), step(uv[1], nv[1], Hpx)];
}

/** Blends to the classic rim. */
export const rimFresnel = (edge: number, NdotV: number, power: number, blend: number): number =>
  mix(edge, (1 - sat(NdotV)) ** power, blend);

/** Which side of the contour the lamp lights; a lamp straight behind lights every side. `Lv` = light in view space. */
export function rimSide(nv: Vec2, Lv: Vec2, softness: number): number {
  const l = nz2(Lv);
  return mix(1, sstep(0, softness, nv[0] * l[0] + nv[1] * l[1]), sstep(0, 0.2, length2(Lv)));
}

/** What distance leaves of the rim, 1 near. `d` = view depth, cm. */
export const rimFade = (fadeStart: number, fadeEnd: number, d: number): number => 1 - sstep(fadeStart, fadeEnd, d);

/** All factors of the rim's strength; `fade` from `rimFade`. */
export const rimAmount = (
  edge: number,
  side: number,
  directionInfluence: number,
  inShadow: number,
  lit: number,
  fade: number,
): number => edge * mix(1, side, directionInfluence) * mix(inShadow, 1, lit) * fade;

/** Colour to add for one light C. */
export const rimColor = (colour: Vec3, base: Vec3, baseInfluence: number, C: Vec3, amount: number): Vec3 =>
  scale(mul(mul(colour, mix3(grey(1), base, baseInfluence)), C), amount);
