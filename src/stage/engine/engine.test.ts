import {describe, expect, it} from 'vitest';
import {parameters} from '../shading/parameters';
import {CM_PER_UNIT} from '../shading/units';
import {
  clampCamera,
  DEFAULT_CAMERA,
  direction,
  eye,
  headRotation,
  LIMITS,
  orbit,
  pan,
  turnLight,
  wrap,
  zoom,
} from './camera';
import {BUDGET, QUALITY, QualityWatch} from './quality';
import {applyValue, frameState, idlePose} from './stage';
import {groupValues, initialValue, resolve} from './values';

describe('camera', () => {
  it('looks at her face from the front at yaw 0', () => {
    const e = eye({...DEFAULT_CAMERA, pitch: 0, target: [0, 1, 0], distance: 130});
    expect(e[0]).toBeCloseTo(0);
    expect(e[2]).toBeCloseTo(2);
  });
  it('stays within its limits for any drag', () => {
    let c = DEFAULT_CAMERA;
    for (let i = 0; i < 50; i++) c = zoom(orbit(c, 999, 999, 100), 3);
    expect(c.pitch).toBeLessThanOrEqual(LIMITS.pitch[1]);
    expect(c.distance).toBeLessThanOrEqual(LIMITS.far);
    expect(Math.abs(c.yaw)).toBeLessThanOrEqual(180);
    expect(clampCamera({...c, distance: 0}).distance).toBe(LIMITS.near);
  });
  it('turns half a circle over one height', () => {
    expect(Math.abs(orbit(DEFAULT_CAMERA, 100, 0, 100).yaw)).toBeCloseTo(180);
  });
  it('pans so that what is at the target follows the pointer, from every side', () => {
    const height = 400;
    for (const yaw of [0, 35, 90, 180, -120])
      for (const pitch of [-80, 0, 40]) {
        const c = {...DEFAULT_CAMERA, yaw, pitch, distance: 200};
        const moved = pan(c, 30, -20, height);
        // The old target as the moved camera sees it: right and up of the picture, in pixels.
        const d = direction(yaw, pitch);
        const right = [Math.cos((yaw * Math.PI) / 180), 0, -Math.sin((yaw * Math.PI) / 180)] as const;
        const up = [
          d[1] * right[2] - d[2] * right[1],
          d[2] * right[0] - d[0] * right[2],
          d[0] * right[1] - d[1] * right[0],
        ];
        const away = c.target.map((value, axis) => value - moved.target[axis]!);
        const pixels = height / (2 * Math.tan((c.fov * Math.PI) / 360) * (c.distance / CM_PER_UNIT));
        const along = (axis: readonly number[]) => axis.reduce((sum, value, at) => sum + value * away[at]!, 0) * pixels;
        expect(along(right)).toBeCloseTo(30);
        expect(along(up)).toBeCloseTo(20);
      }
  });
  it('stays near her when it pans, and is free of the limits of pages when it may be', () => {
    let c = DEFAULT_CAMERA;
    for (let i = 0; i < 50; i++) c = pan(c, -999, 999, 100);
    expect(Math.max(...c.target.map(Math.abs))).toBeLessThanOrEqual(LIMITS.heights[1]);
    expect(orbit(c, 0, 9999, 100, true).pitch).toBe(LIMITS.freePitch[1]);
    expect(orbit(c, 0, -9999, 100, true).pitch).toBe(LIMITS.freePitch[0]);
  });
  it('wraps angles and keeps the light off the poles', () => {
    expect(wrap(190)).toBe(-170);
    expect(turnLight({yaw: 170, pitch: 80}, 50, -500, 100)).toEqual({yaw: -100, pitch: LIMITS.lightPitch});
  });
  it('gives unit directions and a rotation matrix', () => {
    expect(Math.hypot(...direction(33, -12))).toBeCloseTo(1, 12);
    const m = headRotation(20, -10, 7);
    for (let a = 0; a < 3; a++)
      for (let b = 0; b < 3; b++)
        expect(m[a * 3]! * m[b * 3]! + m[a * 3 + 1]! * m[b * 3 + 1]! + m[a * 3 + 2]! * m[b * 3 + 2]!).toBeCloseTo(
          a === b ? 1 : 0,
          6,
        );
  });
  it('tips the crown to screen right for a positive roll', () => {
    expect(headRotation(0, 0, 5)[3]).toBeGreaterThan(0);
  });
});

describe('quality', () => {
  const run = (w: QualityWatch, ms: number, windows: number): void => {
    for (let i = 0; i < windows * BUDGET.window; i++) w.frame(ms);
  };
  it('steps down when slow, to the last step and no further', () => {
    const w = new QualityWatch(0);
    run(w, 100, 10);
    expect(w.step).toBe(QUALITY.length - 1);
  });
  it('steps up when fast for long', () => {
    const w = new QualityWatch(2);
    run(w, 4, BUDGET.patience);
    expect(w.step).toBe(1);
  });
  it('does not climb back to a step that was too slow', () => {
    const w = new QualityWatch(1);
    run(w, 50, 1);
    run(w, 4, 20);
    expect(w.step).toBe(2);
  });
});

describe('values', () => {
  it('gives every group every usable parameter as finite numbers', () => {
    for (const group of ['skin', 'face', 'hair', 'cloth', 'metal', 'prop', 'stand'] as const) {
      const v = groupValues(group, {});
      for (const p of parameters) if (p.type !== 'texture' && p.type !== 'flags') expect(v.has(p.id), p.id).toBe(true);
      for (const [id, x] of v) for (const n of [x].flat()) expect(Number.isFinite(n), id).toBe(true);
    }
  });
  it('prefers values of the reader to those of the demo, and these to the instance', () => {
    expect(groupValues('hair', resolve({id: 'x', values: {OutlineWidth: 1}}, {})).get('OutlineWidth')).toBe(1);
    expect(
      groupValues('hair', resolve({id: 'x', values: {OutlineWidth: 1}}, {OutlineWidth: 2})).get('OutlineWidth'),
    ).toBe(2);
    expect(initialValue('UseFaceShadowMap', {}, 'face')).toBe(true);
  });
  it('turns a named shadow colour into mode Tint', () => {
    expect(groupValues('hair', {OutlineWidth: 1, 'hair.OutlineWidth': 2}).get('OutlineWidth')).toBe(2);
    expect(groupValues('face', {OutlineWidth: 1, 'hair.OutlineWidth': 2}).get('OutlineWidth')).toBe(1);
    expect(groupValues('skin', {}).get('uShadeMap')).toBe(1);
    expect(groupValues('skin', {ShadowColor: [0.5, 0.4, 0.6]}).get('uShadeMap')).toBe(0);
  });
  it('applies the values of a switch that is off, and limits scoped values to their groups', () => {
    const demo = {id: 'x', switches: {FeatureRim: {RimEnabled: false}}, scope: {RimWidth: ['hair']}} as const;
    expect(groupValues('hair', resolve(demo, {FeatureRim: false})).get('RimEnabled')).toBe(0);
    expect(groupValues('hair', resolve(demo, {FeatureRim: true})).get('RimEnabled')).toBe(1);
    expect(groupValues('skin', {RimWidth: 33}, demo.scope).get('RimWidth')).not.toBe(33);
  });
  it('keeps values to the groups of a part', () => {
    const said = {Part: 'Skin', ShadowColor: [1, 0, 0], SpecularIntensity: 2};
    expect(groupValues('face', said).get('ShadowColor')).toEqual([1, 0, 0]);
    expect(groupValues('face', said).get('SpecularIntensity')).toBe(2);
    for (const id of ['ShadowColor', 'uShadeMap', 'SpecularIntensity'])
      expect(groupValues('hair', said).get(id), id).toEqual(groupValues('hair', {}).get(id));
    expect(groupValues('hair', {...said, Part: 'All'}).get('ShadowColor')).toEqual([1, 0, 0]);
  });
  it('refuses NaN', () => {
    expect(groupValues('skin', {OutlineWidth: Number.NaN}).get('OutlineWidth')).toBe(0);
  });
});

describe('frame state', () => {
  it('reads engine values and leaves the rest to the shading', () => {
    const s = frameState({id: 'x', light: {yaw: 1, pitch: 2}}, {LightYaw: 200, CameraFov: 30, RimWidth: 3}, 'dark');
    expect(s.light).toEqual({yaw: -160, pitch: 2});
    expect(s.camera.fov).toBe(30);
    expect(s.values).toEqual({RimWidth: 3});
    applyValue(s, 'RimWidth', 9);
    expect(s.values['RimWidth']).toBe(9);
  });
  it('blinks now and then', () => {
    const shut = Array.from({length: 1100}, (_, i) => idlePose(i / 100).blink).filter(Boolean).length;
    expect(shut).toBeGreaterThan(10);
    expect(shut).toBeLessThan(60);
  });
});
