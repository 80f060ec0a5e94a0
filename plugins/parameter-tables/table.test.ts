import {describe, expect, it} from 'vitest';
import type {Element, ElementContent} from 'hast';
import {parameterTable} from './table';

const text = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(text).join('') : '';
const rows = (table: Element) =>
  (table.children[1] as Element).children.map((row) => (row as Element).children.map(text));

describe('parameterTable', () => {
  it('prints range, unit, default and effect', () => {
    const [row] = rows(parameterTable(['OutlineWidth'], 'en'));
    expect(row?.slice(0, 3)).toEqual(['OutlineWidth', '0–2\u00a0cm', '0.3']);
    expect(row?.[3]).not.toBe('');
  });

  it('prints no unit without a range, none apart from a degree sign, and words in the language of the page', () => {
    const ranges = (id: string, locale: 'zh-Hans' | 'en') => rows(parameterTable([id], locale))[0]?.[1];
    expect(ranges('SphericalNormalCenter', 'en')).toBe('–');
    expect(ranges('InnerLineNormalAngle', 'en')).toBe('5–90°');
    expect(ranges('FaceShadowOffset', 'zh-Hans')).toBe('−0.5–0.5\u00a0半圈');
    expect(ranges('FaceShadowOffset', 'en')).toBe('−0.5–0.5\u00a0half-turn');
  });

  it('prints the defaults of parents that bring their own', () => {
    const standard = (id: string, locale: 'zh-Hans' | 'en') => rows(parameterTable([id], locale))[0]?.[2];
    expect(standard('HairHighlightMode', 'en')).toBe('Off (Ring in MI_Toon_Hair)');
    expect(standard('LightPitchFlatten', 'zh-Hans')).toBe('0（MI_Toon_Face里为0.8）');
    expect(standard('UseFaceShadowMap', 'en')).toBe('false (true in MI_Toon_Face)');
  });

  it('prints a minus sign (U+2212)', () => {
    expect(rows(parameterTable(['LightBias'], 'en'))[0]?.[1]).toBe('−0.5–0.5');
  });

  it('uses the language of the page', () => {
    expect(rows(parameterTable(['OutlineWidth'], 'zh-Hans'))[0]?.[3]).toMatch(/\p{sc=Han}/u);
  });

  it('throws an error naming an unknown id', () => {
    expect(() => parameterTable(['OutlineWidht'], 'en')).toThrow('OutlineWidht');
  });
});
