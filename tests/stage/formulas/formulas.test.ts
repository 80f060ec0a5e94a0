import {seeded} from '../../../src/stage/character/seeded';
import {describe, expect, it} from 'vitest';
import type {Vec2, Vec3} from '../../../src/stage/shading/math';
import * as f from '.';

function unitVectors(count: number, seed: number): Vec3[] {
  const r = seeded(seed);
  return Array.from({length: count}, () => {
    const z = r() * 2 - 1;
    const a = r() * 2 * Math.PI;
    const s = Math.sqrt(1 - z * z);
    return [s * Math.cos(a), s * Math.sin(a), z];
  });
}

function angle(a: Vec3, b: Vec3): number {
  return (2 * Math.asin(Math.min(1, f.length3(f.sub(f.nz(a), f.nz(b))) / 2)) * 180) / Math.PI;
}

/** Nearest half-precision number of a value in 0..1. */
function half(x: number): number {
  if (x === 0) return 0;
  const e = Math.max(-14, Math.floor(Math.log2(x)));
  const step = 2 ** (e - 10);
  return Math.round(x / step) * step;
}

describe('conventions (section 0)', () => {
  it('never divides by zero', () => {
    expect(f.nz([0, 0, 0])).toEqual([0, 0, 0]);
    expect(f.nz2([0, 0])).toEqual([0, 0]);
    expect(f.sstep(0.5, 0.5, 0.5)).toBeCloseTo(0);
    expect(f.sstep(0.5, 0.5, 0.6)).toBe(1);
    expect(Number.isFinite(f.band(0.5, 0, 0.5))).toBe(true);
  });

  it('converts fields of view as the catalogue says', () => {
    expect(f.projectionScale(50)).toBeCloseTo(2.1445, 4);
    expect(f.distanceScale(f.projectionScale(50), 300)).toBeCloseTo(1, 4);
  });

  it('keeps the strength of the light when its hue is removed', () => {
    expect(f.lum(f.ck([0.9, 0.2, 0.4], 0))).toBeCloseTo(f.lum([0.9, 0.2, 0.4]));
    expect(f.ck([0, 0, 0], 0)).toEqual([0, 0, 0]);
  });
});

describe('border (sections 1–3)', () => {
  it('equals band(threshold, softness, h) without masks', () => {
    for (const h of [0, 0.2, 0.45, 0.5, 0.55, 0.8, 1])
      for (const t of [0.2, 0.5, 0.7]) {
        const shifted = f.band(0.5, 0.2, f.shiftBorder(h, 0, 0.5, 1, t));
        expect(shifted).toBeCloseTo(f.band(t, 0.2, h), 10);
      }
  });

  it('keeps a cast shadow dark for every threshold, because the shift precedes the mask', () => {
    for (const t of [0, 0.2, 0.5, 1])
      for (const s of [0, 0.1, 1]) expect(f.band(0.5, s, Math.min(f.shiftBorder(1, 0, 0.5, 1, t), 0))).toBe(0);
    expect(f.band(0.5, 1, 0 + 0.5 - 0.2)).toBeCloseTo(0.22, 2);
  });

  it('converts MToon with the same end points', () => {
    expect(f.fromMToon(0, 0.9).threshold).toBe(0.5);
    expect(f.fromMToon(0, 0.9).softness).toBeCloseTo(0.1);
    const {threshold, softness} = f.fromMToon(-0.2, 0.7);
    // Their ramp runs over N·L + shift from −1 + f to 1 − f; ours over half-Lambert.
    for (const [end, expected] of [
      [-1 + 0.7, 0],
      [1 - 0.7, 1],
    ] as const) {
      const h = 0.5 * (end + 0.2) + 0.5;
      expect(f.band(threshold, softness, h)).toBeCloseTo(expected, 10);
    }
  });

  it('is neutral for a mid-grey control map within 0.002', () => {
    expect(Math.abs(f.shiftBorder(0.5, 0, 128 / 255, 1, 0.5) - 0.5)).toBeLessThan(0.0021);
  });

  it('takes shade and base from the ramp’s alpha', () => {
    expect(f.rampColor([1, 0.5, 0.2], [0.1, 0.2, 0.3], [1, 1, 1, 0])).toEqual([0.1, 0.2, 0.3]);
    expect(f.rampColor([1, 0.5, 0.2], [0.1, 0.2, 0.3], [1, 1, 1, 1])).toEqual([1, 0.5, 0.2]);
    expect(f.rampRow(0, 16)).toBe(1 / 32);
  });
});

describe('shape of shadows (section 4)', () => {
  it('cast shadow: 0 stays dark and 1 stays lit for every threshold and softness', () => {
    for (let t = 0; t <= 1; t += 0.05)
      for (let s = 0; s <= 1; s += 0.05) {
        expect(f.castShadow(0, t, s, 1, 0)).toBe(0);
        expect(f.castShadow(1, t, s, 1, 0)).toBeCloseTo(1, 10);
      }
    expect(f.castShadow(0, 0.5, 0.1, 0, 0)).toBe(1);
    expect(f.castShadow(0.3, 0.5, 1, 1, 0)).toBeCloseTo(0.3);
  });

  it('spherical normal is exact on the ellipsoid and turns with the head', () => {
    const right: Vec3 = [0, 0, -1];
    const forward: Vec3 = [1, 0, 0];
    const up: Vec3 = [0, 1, 0];
    const N = f.sphericalNormal([0, 1, 0], [0, 0, -2], [0, 0, 0], right, forward, up, [2, 1, 1], 1);
    expect(angle(N, [0, 0, -1])).toBeLessThan(1e-6);
    expect(f.sphericalNormal([0, 1, 0], [3, 1, 2], [0, 0, 0], right, forward, up, [1, 1, 1], 0)).toEqual([0, 1, 0]);
  });

  it('flattens the pitch but leaves a light from straight above alone', () => {
    expect(f.flattenPitch(f.nz([1, 1, 0]), [0, 1, 0], 1)[1]).toBeCloseTo(0);
    expect(f.flattenPitch([0, 1, 0], [0, 1, 0], 1)).toEqual([0, 1, 0]);
  });

  it('face angle runs from 0 in front to 1 behind, whatever the light’s height', () => {
    const F: Vec3 = [0, 0, 1];
    const R: Vec3 = [-1, 0, 0];
    expect(f.faceAngle(F, R, [0, 0, 1])).toBe(0);
    expect(f.faceAngle(F, R, [0, 0, -1])).toBe(1);
    expect(f.faceAngle(F, R, f.nz([1, 3, 0]))).toBeCloseTo(0.5);
    expect(f.faceAngle(F, R, [0, 1, 0])).toBe(0);
  });

  it('keeps "never lit" and "always lit" true for every heading, offset and softness', () => {
    for (let a = 0; a <= 1; a += 0.1)
      for (const offset of [-0.5, 0, 0.5])
        for (const s of [0, 0.02, 0.3]) {
          const k = f.faceShift(a, offset, s);
          expect(f.faceLit(0, k, s, 0)).toBeCloseTo(0, 10);
          expect(f.faceLit(1, k, s, 0)).toBeCloseTo(1, 10);
        }
  });

  it('face map: masks → map → the same masks', () => {
    const w = 96;
    const h = 64;
    const truth = (x: number, y: number): number => 0.1 + 0.8 * (x / (w - 1)) + 0.08 * Math.sin(y / 9);
    const angles = [0, 15, 30, 60, 90, 120, 150, 170, 180];
    const masks = angles.map((a) =>
      Float32Array.from({length: w * h}, (_, i) => (truth(i % w, Math.floor(i / w)) > a / 180 ? 1 : 0)),
    );
    const map = f.faceThresholds(
      angles,
      masks.map((mask) => f.signedDistance(mask, w, h)),
    );
    angles.forEach((a, k) => {
      let wrong = 0;
      for (let i = 0; i < map.length; i++) if ((map[i]! > a / 180 ? 1 : 0) !== masks[k]![i]) wrong++;
      expect(wrong).toBe(0);
    });
    // Between the masks the border glides: the map is within a few texels of the truth where two borders exist.
    let worst = 0;
    for (let y = 8; y < h - 8; y++)
      for (let x = 16; x < w - 24; x++) worst = Math.max(worst, Math.abs(map[y * w + x]! - truth(x, y)));
    expect(worst).toBeLessThan(0.03);
  });

  it('face map: texels lit in every mask get 1, never lit get 0', () => {
    expect(f.faceThreshold([1, 90, 180], [3, 2, 1])).toBe(1);
    expect(f.faceThreshold([1, 90, 180], [-3, -4, -5])).toBe(0);
    expect(f.faceThreshold([0, 90, 180], [2, -2, -9])).toBeCloseTo(0.25);
  });

  it('mirrors the map by side', () => {
    expect(f.faceUv([0.2, 0.7], 1)).toEqual([0.2, 0.7]);
    expect(f.faceUv([0.2, 0.7], -1)).toEqual([0.8, 0.7]);
  });

  it('applies the shadows of the right occluders', () => {
    expect(f.shadowHitCounts(1, true, true)).toBe(0);
    expect(f.shadowHitCounts(1, true, false)).toBe(1);
    expect(f.shadowHitCounts(2, true, false)).toBe(0);
    expect(f.shadowHitCounts(2, false, true)).toBe(1);
    expect(f.shadowHitCounts(0, true, true)).toBe(1);
  });
});

describe('outline (section 5)', () => {
  const fy = f.projectionScale(50);
  const px = (d: number): number => f.clampPixels(f.worldPixels(0.3, fy, d, 1080), 2, 0, 0.75, 4, 1080);

  it('is 3.5 px at 1 m, 1.2 px at 3 m, and clamped from about 4.6 m at FOV 50° and 1080 px', () => {
    expect(px(100)).toBeCloseTo(3.5, 1);
    expect(px(300)).toBeCloseTo(1.2, 1);
    expect(px(455)).toBeGreaterThan(0.75);
    expect(px(465)).toBe(0.75);
    expect(px(20)).toBe(4);
  });

  it('fades out between its two distances', () => {
    expect(f.fadePixels(2, 1, 1500, 3000, 1500, 1)).toBe(2);
    expect(f.fadePixels(2, 1, 1500, 3000, 3000, 1)).toBe(0);
    expect(f.fadePixels(2, 0.5, 1500, 3000, 100, 1)).toBe(1);
  });

  it('octahedral round trip is exact to rounding, and within 0.12° in half precision', () => {
    let worst = 0;
    let worstHalf = 0;
    for (const n of unitVectors(20000, 5)) {
      const uv = f.octEncode(n);
      worst = Math.max(worst, angle(f.octDecode(uv), n));
      worstHalf = Math.max(worstHalf, angle(f.octDecode([half(uv[0]), half(uv[1])]), n));
    }
    expect(worst).toBeLessThan(1e-6);
    expect(worstHalf).toBeLessThan(0.13);
    expect(worstHalf).toBeGreaterThan(0.05);
    for (const n of [
      [0, 0, 1],
      [0, 0, -1],
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
    ] as Vec3[])
      expect(angle(f.octDecode(f.octEncode(n)), n)).toBeLessThan(1e-6);
  });

  it('neutral UV3 is the vertex normal', () => {
    expect(f.outlineNormal([0.5, 0.5], [1, 0, 0], [0, 1, 0], [0, 0, 1])).toEqual([0, 0, 1]);
  });

  it('pushes along the view ray: the point keeps its place on screen', () => {
    const p = f.outlinePush([3, 4, -100], 2, 0, 100, true);
    expect(p[0] / p[2]).toBeCloseTo(3 / -100, 10);
    expect(p[2]).toBeCloseTo(-102);
    expect(f.outlinePush([3, 4, -100], 2, 1, 100, true)).toEqual([3, 4, -100]);
    expect(f.outlinePush([3, 4, -100], 2, 0, 100, false)).toEqual([3, 4, -102]);
  });

  it('widens by the given pixels on both axes', () => {
    const s = f.outlineShift([1, 0], 3, 1920, 1080, 2);
    expect(((s[0] / 2) * 1920) / 2).toBeCloseTo(3);
    const t = f.outlineShift([0, -5], 3, 1920, 1080, 2);
    expect(((t[1] / 2) * 1080) / 2).toBeCloseTo(-3);
    expect(f.outlineShift([0, 0], 3, 1920, 1080, 2)).toEqual([0, 0]);
  });

  it('inner lines ignore a plane seen edge-on and draw a crease', () => {
    expect(f.innerDepthEdge(300, 302, 301, 301, 1.5, 300, 1)).toBe(1);
    expect(f.innerDepthEdge(300, 302, 301, 301, 1.5, 300, 0.2)).toBe(0);
    expect(f.innerNormalEdge([0, 0, 1], [0, 1, 0], [0, 0, 1], [0, 0, 1], 35)).toBe(1);
    expect(f.innerNormalEdge([0, 0, 1], [0, 0, 1], [0, 0, 1], [0, 0, 1], 35)).toBe(0);
  });
});

describe('rim, hair, specular, eyes (sections 6–9)', () => {
  it('rim has the set width at the reference distance, and stays inside the texture', () => {
    expect(f.rimPixels(6, 1080, 1, 0.5, 2, 1, 1, 1)).toBe(6);
    expect(f.rimPixels(6, 1080, 0.01, 0.5, 2, 1, 1, 1)).toBe(3);
    expect(f.rimUv([0.999, 0.5], [1, 0], 50, 100, 100)).toEqual([0.995, 0.5]);
  });

  it('a lamp straight behind lights every side', () => {
    for (const n of [
      [1, 0],
      [-1, 0],
      [0, 1],
    ] as Vec2[])
      expect(f.rimSide(n, [0, 0], 0.35)).toBe(1);
    expect(f.rimSide([-1, 0], [1, 0], 0.35)).toBe(0);
  });

  it('matches the published rim thresholds', () => {
    expect(f.rimEdge(8, 8, 6)).toBe(0);
    expect(f.rimEdge(14, 8, 6)).toBe(1);
  });

  it('hair highlight of zero width is invisible', () => {
    expect(f.ringCut(f.ringHalf(0, 0.4, 1), 0, 0)).toBe(0);
    expect(f.ringCut(f.ringHalf(0.18, 0, 0.5), 0.018, 0)).toBe(1);
    expect(f.hairHalf([0, 0, 1], [0, 0, -1], 0.5)).toEqual([0, 0, 1]);
  });

  it('strand direction follows growing v in both windings', () => {
    for (const s of [1, -1]) {
      // A flat patch: x = s·u, y = v, seen with unit pixels.
      const D = f.strandDirection([s, 0, 0], [0, 1, 0], [1, 0], [0, 1]);
      expect(angle(D, [0, 1, 0])).toBeLessThan(1e-6);
    }
    expect(angle(f.strandDirection([1, 0, 0], [0, -1, 0], [1, 0], [0, -1]), [0, 1, 0])).toBeLessThan(1e-6);
  });

  it('specular highlight of size 0 is invisible', () => {
    expect(f.specularShape(0, 0, 0.02, 1, 1)).toBe(0);
    expect(f.specularShape(0, 0.15, 0.02, 1, 1)).toBe(1);
  });

  it('matcap stays inside the texture and survives a view along up', () => {
    for (const N of unitVectors(500, 3)) {
      const uv = f.matcapUv(N, [0, 0, 1], [0, 1, 0], [1, 0, 0]);
      for (const x of uv) expect(Math.abs(x - 0.5)).toBeLessThanOrEqual(0.4951);
    }
    expect(f.matcapUv([1, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0])).toEqual([0.995, 0.5]);
  });

  it('eye parallax is bounded at grazing angles', () => {
    expect(f.eyeParallax([0.5, 0.5], [1, 0, 0], 0.08, 1)[0]).toBeCloseTo(0.5 - 0.32);
    expect(f.eyeParallax([0.5, 0.5], [1, 0, 0], 0.08, 0)).toEqual([0.5, 0.5]);
  });
});

describe('character versus scene (section 10)', () => {
  it('clamps a pure blue lamp, which luminance alone would pass at 16 times', () => {
    const blue: Vec3 = [0, 0, 40];
    expect(f.clampLight(blue, false, 0, 1.2, 0)[2]).toBeLessThan(2.3);
    expect(1.2 / f.lum([0, 0, 1])).toBeGreaterThan(16);
  });

  it('a light that is off stays off, a dim main light is lifted, another is not', () => {
    expect(f.clampLight([0, 0, 0], true, 0.05, 1.2, 0)).toEqual([0, 0, 0]);
    expect(f.lightLevel(f.clampLight([0.02, 0.02, 0.02], true, 0.05, 1.2, 0))).toBeCloseTo(0.05);
    expect(f.lightLevel(f.clampLight([0.02, 0.02, 0.02], false, 0.05, 1.2, 0))).toBeCloseTo(0.02);
  });

  it('ambient equals MToon’s equalization', () => {
    expect(f.ambient([1, 1, 1], [0.2, 0.2, 0.2], [0.6, 0.6, 0.6], 0.1, 1, 1, 0)[0]).toBeCloseTo(0.2 * 0.9 + 0.6 * 0.1);
  });

  it('exposure doubles per EV', () => {
    expect(f.expose([0.1, 0.2, 0.3], [0, 0, 0], 1)).toEqual([0.2, 0.4, 0.6]);
  });
});

describe('layers (section 11)', () => {
  it('Tint keeps the brightness below and takes the hue above', () => {
    const c = f.layerBlend(3, [0.4, 0.4, 0.4], [0.1, 0.6, 0.2], 1);
    expect(f.lum(c)).toBeCloseTo(0.4, 10);
    expect(c[1] / c[0]).toBeCloseTo(6, 10);
  });

  it('does nothing without a mask', () => {
    for (const mode of [0, 1, 2, 3])
      expect(f.layerBlend(mode, [0.4, 0.3, 0.2], [0.1, 0.6, 0.2], 0)).toEqual([0.4, 0.3, 0.2]);
    expect(f.layerIndex(3, 7, 0.49)).toBe(3);
    expect(f.layerIndex(3, 7, 0.5)).toBe(7);
  });
});
