import {describe, expect, it} from 'vitest';
import {VIEWS} from '../shading/views';
import {control, demo, demos, isControl, stageControls, type Values} from './index';

const HAN = /\p{Script=Han}/u;
const TYPED_SPACE = /\p{Script=Han} +[A-Za-z0-9]|[A-Za-z0-9] +\p{Script=Han}/u;

function texts(value: unknown, out: {'zh-Hans': string; en: string}[] = []): {'zh-Hans': string; en: string}[] {
  if (typeof value !== 'object' || value === null) return out;
  if ('zh-Hans' in value && 'en' in value) out.push(value as {'zh-Hans': string; en: string});
  else for (const v of Object.values(value)) texts(v, out);
  return out;
}

function check(values: Values): void {
  for (const [id, v] of Object.entries(values)) {
    expect(isControl(id), id).toBe(true);
    const d = control(id);
    if (d.type === 'scalar' || d.type === 'int') {
      expect(typeof v, id).toBe('number');
      expect(v as number, id).toBeGreaterThanOrEqual(d.min);
      expect(v as number, id).toBeLessThanOrEqual(d.max);
    } else if (d.type === 'enum') expect(d.options, id).toContain(v);
    else if (d.type === 'bool') expect(typeof v, id).toBe('boolean');
    else if (d.type === 'color' || d.type === 'vec3')
      for (const x of v as readonly number[]) {
        expect(x, id).toBeGreaterThanOrEqual(d.min ?? -Infinity);
        expect(x, id).toBeLessThanOrEqual(d.max ?? Infinity);
      }
    else throw new Error(`${id} cannot be set by a demo`);
  }
}

describe('demos', () => {
  it('have one id each', () => {
    expect(new Set(demos.map((d) => d.id)).size).toBe(demos.length);
    expect(() => demo('demo-none')).toThrow(/demo-none/);
  });

  it.each(demos.map((d) => [d.id, d] as const))('%s holds values that its controls accept', (_id, d) => {
    expect(new Set(d.controls).size).toBe(d.controls.length);
    for (const id of d.controls) expect(() => control(id)).not.toThrow();
    check(d.values);
    for (const p of d.presets) check(p.values);
    expect(new Set(d.presets.map((p) => p.id)).size).toBe(d.presets.length);
    if (d.split) {
      check(d.split.before.values);
      check(d.split.after.values);
    }
    for (const v of d.views) expect(VIEWS).toContain(v);
    expect(d.views[0]).toBe('color');
    // Distances are centimetres: a value in recipe units would put the camera inside her head.
    expect(d.camera.distance).toBeGreaterThan(100);
    if (d.scenes) for (const name of Object.keys(d.scenes)) check({ScenePreset: name});
  });

  it('have texts in both languages, without typed spaces between Han and Latin', () => {
    for (const t of texts([demos, stageControls])) {
      expect(HAN.test(t['zh-Hans']) || /^[A-Za-z0-9 ]+$/.test(t['zh-Hans'])).toBe(true);
      expect(HAN.test(t.en)).toBe(false);
      if (!/^[RGBA] /.test(t['zh-Hans'])) expect(t['zh-Hans']).not.toMatch(TYPED_SPACE);
    }
  });
});
