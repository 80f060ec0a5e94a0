import {describe, expect, it} from 'vitest';
import {defaultOf, parameter, parameters} from './parameters';

const HAN = /\p{Script=Han}/u;

describe('parameters', () => {
  it('has unique ids in PascalCase', () => {
    const ids = parameters.map((p) => p.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Z][A-Za-z0-9]+$/);
  });

  it.each(parameters.map((p) => [p.id, p] as const))('%s is consistent', (_id, p) => {
    expect(HAN.test(p.label['zh-Hans'])).toBe(true);
    expect(HAN.test(p.effect['zh-Hans'])).toBe(true);
    expect(HAN.test(p.label.en + p.effect.en)).toBe(false);
    expect(p.effect['zh-Hans']).toMatch(/。$/);
    expect(p.effect.en).toMatch(/\.$/);
    // Spacing between scripts is the style sheet's work, never typed.
    expect(`${p.label['zh-Hans']}|${p.effect['zh-Hans']}`).not.toMatch(
      /\p{Script=Han} +[A-Za-z0-9]|[A-Za-z0-9] +\p{Script=Han}/u,
    );
    // The English label is the id with spaces, as a material instance shows it.
    expect(p.label.en.replace(/ /g, '')).toBe(p.id);

    switch (p.type) {
      case 'scalar':
      case 'int': {
        const values = [p.default, ...Object.values(p.type === 'scalar' ? (p.presets ?? {}) : {})];
        for (const v of values) {
          expect(v).toBeGreaterThanOrEqual(p.min);
          expect(v).toBeLessThanOrEqual(p.max);
        }
        expect(p.min).toBeLessThan(p.max);
        expect(p.step).toBeGreaterThan(0);
        expect(p.step).toBeLessThanOrEqual((p.max - p.min) / 10);
        if (p.type === 'int') expect(Number.isInteger(p.default)).toBe(true);
        break;
      }
      case 'color':
      case 'vec3':
        expect(p.default).toHaveLength(3);
        for (const v of p.default) {
          expect(v).toBeGreaterThanOrEqual(p.min ?? -Infinity);
          expect(v).toBeLessThanOrEqual(p.max ?? Infinity);
        }
        break;
      case 'enum':
        for (const v of [p.default, ...Object.values(p.presets ?? {})]) expect(p.options).toContain(v);
        break;
      case 'flags':
        for (const v of p.default) expect(p.options).toContain(v);
        break;
      case 'texture':
        expect(p.default.length).toBeGreaterThan(0);
        break;
      case 'bool':
        expect(typeof p.default).toBe('boolean');
    }
  });

  it('covers every section of the catalogue', () => {
    const sections = [...new Set(parameters.map(({section}) => section))].sort((a, b) => Number(a) - Number(b));
    expect(sections).toEqual(['0.1', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  });

  it('throws an error naming an unknown id', () => {
    expect(() => parameter('NoSuchThing')).toThrow(/NoSuchThing/);
  });

  it('returns the defaults of a preset', () => {
    expect(defaultOf('LightPitchFlatten')).toBe(0);
    expect(defaultOf('LightPitchFlatten', 'face')).toBe(0.8);
    expect(defaultOf('HairHighlightMode', 'hair')).toBe('Ring');
    expect(defaultOf('ShadowThreshold', 'face')).toBe(0.5);
  });
});
