import {describe, expect, it} from 'vitest';
import {layerMask, metalMatcap} from './textures';

describe('generated textures', () => {
  const size = 64;
  const mask = layerMask(size);
  const at = (x: number, y: number, c: number): number => mask[((y % size) * size + (x % size)) * 4 + c]!;

  it('mask channels R, G and B cover a part of the tile, A all of it', () => {
    for (let c = 0; c < 4; c++) {
      let sum = 0;
      for (let i = c; i < mask.length; i += 4) sum += mask[i]! / 255;
      const share = sum / (size * size);
      if (c === 3) expect(share).toBe(1);
      else {
        expect(share).toBeGreaterThan(0.1);
        expect(share).toBeLessThan(0.7);
      }
    }
  });

  it('dots and stripes repeat without a seam', () => {
    // Across the border neighbours differ no more than anywhere inside the tile.
    for (const c of [0, 1]) {
      let inside = 0;
      let seam = 0;
      for (let i = 0; i < size; i++) {
        for (let j = 0; j < size - 1; j++) inside = Math.max(inside, Math.abs(at(j, i, c) - at(j + 1, i, c)));
        seam = Math.max(seam, Math.abs(at(size - 1, i, c) - at(size, i, c)));
      }
      expect(seam).toBeLessThanOrEqual(inside);
    }
  });

  it('the matcap has dark and light areas', () => {
    const m = metalMatcap(32);
    expect(Math.min(...m.filter((_, i) => i % 4 === 1))).toBeLessThan(80);
    expect(Math.max(...m.filter((_, i) => i % 4 === 1))).toBeGreaterThan(230);
  });
});
