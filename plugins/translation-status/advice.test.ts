import {describe, expect, it} from 'vitest';
import {checkAdvice} from './advice';

/** Defaults: `RimDepthThreshold` 8, `OutlineMaxPixels` 4, `OutlineLightingInfluence` 0.3, `ShadowColorMode` Tint. */
const table = (head: string, cell: string) => `| A | ${head} |\n|---|---|\n| B | ${cell} |\n`;

describe('checkAdvice', () => {
  it.each([
    ['把`RimDepthThreshold`设为8', 'set `RimDepthThreshold` to 8'],
    ['`RimDepthThreshold` 8–15', 'use `RimDepthThreshold` 8 to 15'],
    [
      '把`OutlineLightingInfluence`提高到[0.30](?stage=demo-outline)',
      'Raise `OutlineLightingInfluence` to [0.30](?a=1)',
    ],
    ['重开，`ShadowColorMode`选Tint', 'Restart, then set `ShadowColorMode` to Tint.'],
    ['把`RimWidth`和`RimDepthThreshold`调到8', 'set `RimWidth` and `RimDepthThreshold` to 8'],
  ])('finds a cure that sets the default: %s', (zh, en) => {
    const finding = [expect.stringMatching(/to its default/)];
    expect(checkAdvice(table('处理', zh), 'zh-Hans', false)).toEqual(finding);
    expect(checkAdvice(table('Fix', en), 'en', false)).toEqual(finding);
    expect(checkAdvice(zh, 'zh-Hans', true)).toEqual(finding);
    expect(checkAdvice(en, 'en', true)).toEqual(finding);
  });

  it.each([
    ['把`RimDepthThreshold`从8 cm降到1.5 cm', 'lower `RimDepthThreshold` from 8 cm to 1.5 cm'],
    ['把`OutlineMaxPixels`调到4以上', 'raise `OutlineMaxPixels` above 4'],
    ['把`OutlineMaxPixels`从4往上调', 'raise `OutlineMaxPixels` from 4'],
    ['把`RimDepthThreshold`还原为默认值8', 'reset `RimDepthThreshold` to its default, 8'],
    ['把`RimDepthThreshold`设为80', 'set `RimDepthThreshold` to 80'],
    ['把`r.Toon.Enable`设为1', 'set `r.Toon.Enable` to 1'],
  ])('passes a cure that changes something: %s', (zh, en) => {
    expect(checkAdvice(table('处理', zh), 'zh-Hans', true)).toEqual([]);
    expect(checkAdvice(table('Fix', en), 'en', true)).toEqual([]);
  });

  it('reads no other column and no other page', () => {
    expect(checkAdvice(table('Cause', 'set `RimDepthThreshold` to 8'), 'en', false)).toEqual([]);
    expect(checkAdvice('Set `RimDepthThreshold` to 8', 'en', false)).toEqual([]);
  });
});
