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
    expect(row?.slice(0, 3)).toEqual(['OutlineWidth', '0–2 cm', '0.3']);
    expect(row?.[3]).not.toBe('');
  });

  it('sets a real minus', () => {
    expect(rows(parameterTable(['LightBias'], 'en'))[0]?.[1]).toBe('−0.5–0.5');
  });

  it('speaks the language of the page', () => {
    expect(rows(parameterTable(['OutlineWidth'], 'zh-Hans'))[0]?.[3]).toMatch(/\p{sc=Han}/u);
    expect(rows(parameterTable(['FaceShadowOffset'], 'zh-Hans'))[0]?.[1]).toBe('−0.5–0.5 半圈');
    expect(rows(parameterTable(['FaceShadowOffset'], 'en'))[0]?.[1]).toBe('−0.5–0.5 half-turn');
  });

  it('names an unknown id', () => {
    expect(() => parameterTable(['OutlineWidht'], 'en')).toThrow('OutlineWidht');
  });
});
