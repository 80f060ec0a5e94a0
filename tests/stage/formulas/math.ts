/**
 * Conventions of the shading formulas (parameter catalogue, section 0) on plain number arrays. Each function has a twin of
 * the same name in `glsl/`; `tests/stage/parity.spec.ts` compares the two on the GPU.
 */
import {grey, lum, mix3, type Vec2, type Vec3} from '../../../src/stage/shading/math';

export const length2 = (a: Vec2): number => Math.hypot(a[0], a[1]);

/** Direction on screen; zero where there is none. */
export function nz2(g: Vec2): Vec2 {
  const k = 1 / Math.max(length2(g), 1e-4);
  return [g[0] * k, g[1] * k];
}

/** A light's colour, its hue taken down to the share `k`. Strength is kept: without light there is no colour. */
export const ck = (c: Vec3, k: number): Vec3 => mix3(grey(lum(c)), c, k);
