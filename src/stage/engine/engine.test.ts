import {describe, expect, it} from 'vitest';
import {parameters} from '../shading/parameters';
import {CM_PER_UNIT} from '../shading/units';
import {
  clampCamera,
  DEFAULT_CAMERA,
  direction,
  eye,
  fit,
  headRotation,
  LIMITS,
  orbit,
  turnLight,
  wrap,
  zoom,
} from './camera';
import {idlePose} from './motion';
import {pan} from './pan';
import {BUDGET, QUALITY, QualityWatch} from './quality';
import {applyValue, frameState} from './state';
import type {Values} from './types';
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
        expect(moved).toMatchObject({yaw: wrap(yaw), pitch, distance: 200});
      }
  });
  it('stays near her when it pans, and is free of the limits of pages when it may be', () => {
    let c = DEFAULT_CAMERA;
    for (let i = 0; i < 50; i++) c = pan(c, -999, 999, 100);
    expect(Math.max(...c.target.map(Math.abs))).toBeLessThanOrEqual(LIMITS.heights[1]);
    expect(orbit(c, 0, 9999, 100, true).pitch).toBe(LIMITS.freePitch[1]);
    expect(orbit(c, 0, -9999, 100, true).pitch).toBe(LIMITS.freePitch[0]);
  });
  it('stands at its distance from the target, in the direction of yaw and pitch', () => {
    const camera = {...DEFAULT_CAMERA, target: [0.1, 1.5, -0.2] as const, distance: 3 * CM_PER_UNIT};
    const beside = eye({...camera, yaw: 90, pitch: 0});
    [3.1, 1.5, -0.2].forEach((value, axis) => expect(beside[axis]).toBeCloseTo(value));
    const above = eye({...camera, yaw: 0, pitch: 30});
    [0.1, 1.5 + 1.5, -0.2 + 3 * Math.cos(Math.PI / 6)].forEach((value, axis) => expect(above[axis]).toBeCloseTo(value));
  });
  it('turns against the pointer, and comes nearer by a factor', () => {
    const turned = orbit({...DEFAULT_CAMERA, yaw: 0, pitch: 0}, 10, 20, 180);
    expect(turned).toMatchObject({yaw: -10, pitch: 20, distance: DEFAULT_CAMERA.distance});
    expect(zoom(DEFAULT_CAMERA, 0.5)).toEqual({...DEFAULT_CAMERA, distance: DEFAULT_CAMERA.distance / 2});
    // Half as high a canvas, twice the angle.
    expect(orbit({...DEFAULT_CAMERA, yaw: 0, pitch: 0}, 10, 20, 90)).toMatchObject({yaw: -20, pitch: 40});
    // Only whoever may goes beyond the limits of pages.
    expect(orbit({...DEFAULT_CAMERA, pitch: 0}, 0, 999, 180).pitch).toBe(LIMITS.pitch[1]);
    expect(zoom({...DEFAULT_CAMERA, pitch: 80}, 1).pitch).toBe(LIMITS.pitch[1]);
    expect(zoom({...DEFAULT_CAMERA, pitch: 80}, 1, true).pitch).toBe(80);
    // A canvas without height divides by nothing.
    expect(orbit({...DEFAULT_CAMERA, yaw: 0}, 1, 0, 0).yaw).toBe(180 - 360);
  });
  it('is clamped to its limits, each by itself', () => {
    const clamped = (to: object) => clampCamera({...DEFAULT_CAMERA, ...to});
    expect(clamped({pitch: -90}).pitch).toBe(LIMITS.pitch[0]);
    expect(clamped({pitch: 90}).pitch).toBe(LIMITS.pitch[1]);
    expect(clamped({fov: 1}).fov).toBe(5);
    expect(clamped({fov: 120}).fov).toBe(90);
    expect(clamped({distance: 1e6}).distance).toBe(LIMITS.far);
    expect(clamped({target: [-9, -9, 9]}).target).toEqual([-LIMITS.aside, LIMITS.heights[0], LIMITS.aside]);
    expect(clampCamera(DEFAULT_CAMERA)).toEqual(DEFAULT_CAMERA);
  });
  it('frames another figure as it frames ours: the same from chin to crown, and below the chin', () => {
    const [from, to] = [
      {chin: 2, crown: 3},
      {chin: 3, crown: 5},
    ];
    expect(fit(DEFAULT_CAMERA, from, from).distance).toBeCloseTo(DEFAULT_CAMERA.distance);
    // From chin to crown: the middle stays the middle, twice as large.
    const half = 0.5 / Math.tan((10 * Math.PI) / 360);
    const head = {...DEFAULT_CAMERA, target: [0.2, 2.5, 0.1] as const, distance: half * CM_PER_UNIT, fov: 10};
    const fitted = fit(head, from, to);
    expect(fitted.distance).toBeCloseTo(2 * head.distance);
    [0.4, 4, 0.2].forEach((value, axis) => expect(fitted.target[axis]).toBeCloseTo(value));
    // Below the chin: as much larger as the chin is higher.
    const body = fit({...head, target: [0.2, 1, 0.1]}, from, to);
    expect(body.distance).toBeCloseTo(1.5 * head.distance);
    [0.3, 1.5, 0.15].forEach((value, axis) => expect(body.target[axis]).toBeCloseTo(value));
  });
  it('wraps angles and keeps the light off the poles', () => {
    expect([190, -190, 540, 180, -180, 0].map(wrap)).toEqual([-170, 170, -180, -180, -180, 0]);
    expect(turnLight({yaw: 170, pitch: 80}, 50, -500, 100)).toEqual({yaw: -100, pitch: LIMITS.lightPitch});
    expect(turnLight({yaw: 0, pitch: 0}, 10, 20, 90)).toEqual({yaw: 20, pitch: -40});
    expect(turnLight({yaw: 0, pitch: 0}, 0, 500, 100).pitch).toBe(-LIMITS.lightPitch);
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
  it('turns the face to her left, down and the crown to screen right for positive angles', () => {
    const of = (m: Float32Array, [x, y, z]: readonly [number, number, number]) =>
      [0, 1, 2].map((row) => m[row]! * x + m[3 + row]! * y + m[6 + row]! * z);
    const [s, c] = [Math.sin(Math.PI / 6), Math.cos(Math.PI / 6)];
    const close = (found: number[], wanted: number[]) =>
      found.forEach((value, axis) => expect(value).toBeCloseTo(wanted[axis]!, 6));
    close(of(headRotation(30, 0, 0), [0, 0, 1]), [s, 0, c]);
    close(of(headRotation(0, 30, 0), [0, 0, 1]), [0, -s, c]);
    close(of(headRotation(0, 0, 30), [0, 1, 0]), [s, c, 0]);
  });
});

describe('quality', () => {
  /** Whether the step changed at each frame. */
  const run = (watch: QualityWatch, milliseconds: number, windows = 1): boolean[] =>
    Array.from({length: windows * BUDGET.window}, () => watch.frame(milliseconds));
  it('steps down when slow, to the last step and no further, and says so at the end of a window', () => {
    const watch = new QualityWatch(0);
    expect(run(watch, 100)).toEqual([...new Array(BUDGET.window - 1).fill(false), true]);
    expect(watch.step).toBe(1);
    run(watch, 100, 10);
    expect(watch.step).toBe(QUALITY.length - 1);
    expect(run(watch, 100)).not.toContain(true);
  });
  it('steps up when fast for long, and says so', () => {
    const watch = new QualityWatch(2);
    expect(run(watch, 4, BUDGET.patience).filter(Boolean)).toHaveLength(1);
    expect(watch.step).toBe(1);
    run(watch, 4, BUDGET.patience);
    expect(watch.step).toBe(0);
    expect(run(watch, 4, 2 * BUDGET.patience)).not.toContain(true);
  });
  it('begins to count again after a window that is not fast', () => {
    const watch = new QualityWatch(2);
    for (let i = 0; i < 3; i++) {
      run(watch, 4, BUDGET.patience - 1);
      run(watch, 15);
    }
    expect(watch.step).toBe(2);
  });
  it('keeps its step at the limits themselves', () => {
    const watch = new QualityWatch(1);
    run(watch, BUDGET.slow, 3);
    run(watch, BUDGET.fast, 2 * BUDGET.patience);
    expect(watch.step).toBe(1);
  });
  it('judges by the median of a window: single slow frames change nothing', () => {
    const watch = new QualityWatch(1);
    for (let i = 0; i < BUDGET.window; i++) watch.frame(i % 2 === 0 && i > 2 ? 200 : 12);
    expect(watch.step).toBe(1);
    // Nor do fast ones among slow frames.
    for (let i = 0; i < BUDGET.window; i++) watch.frame(i % 2 === 0 && i > 2 ? 2 : 200);
    expect(watch.step).toBe(2);
  });
  it('does not climb back to a step that was too slow', () => {
    const watch = new QualityWatch(1);
    run(watch, 50);
    run(watch, 4, 20);
    expect(watch.step).toBe(2);
  });
  it('costs less from step to step', () => {
    const cost = ({dprCap, shadowSize, faceSize, taps}: (typeof QUALITY)[number]) =>
      dprCap ** 2 * shadowSize * faceSize * taps;
    const costs = QUALITY.map(cost);
    for (const value of costs) expect(value).toBeGreaterThan(0);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    expect(new Set(costs).size).toBe(QUALITY.length);
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
  it('puts the camera where its values say, each by itself', () => {
    const at = (values: Values, free?: boolean) => frameState({id: 'x'}, values, 'light', free).camera;
    const start = at({});
    expect(start).toEqual(DEFAULT_CAMERA);
    expect(at({CameraYaw: 50})).toEqual({...start, yaw: 50});
    expect(at({CameraPitch: 40})).toEqual({...start, pitch: 40});
    expect(at({CameraPitch: 80}).pitch).toBe(LIMITS.pitch[1]);
    expect(at({CameraPitch: 80}, true).pitch).toBe(80);
    expect(at({CameraDistance: 200})).toEqual({...start, distance: 200});
    expect(at({CameraX: CM_PER_UNIT, CameraZ: -CM_PER_UNIT})).toEqual({...start, target: [1, start.target[1], -1]});
    expect(at({CameraY: 2 * CM_PER_UNIT}).target[1]).toBe(2);
    expect(at({CameraYaw: Number.NaN})).toEqual(start);
  });
  it('takes the light of a scene, unless the reader has set one, and keeps its height below the zenith', () => {
    const demo = {
      id: 'x',
      light: {yaw: 1, pitch: 2},
      scenes: {Night: {color: [1, 1, 1], skyUp: [0, 0, 0], skyDown: [0, 0, 0], direction: {yaw: 70, pitch: 10}}},
    } as const;
    expect(frameState(demo, {ScenePreset: 'Night'}, 'light').light).toEqual({yaw: 70, pitch: 10});
    expect(frameState(demo, {LightYaw: 5, ScenePreset: 'Night'}, 'light').light).toEqual({yaw: 5, pitch: 10});
    expect(frameState(demo, {ScenePreset: 'Day'}, 'light').light).toEqual(demo.light);
    expect(frameState(demo, {LightPitch: 99}, 'light').light.pitch).toBe(89);
    expect(frameState(demo, {LightPitch: -99}, 'light').light.pitch).toBe(-89);
    expect(frameState({id: 'x'}, {}, 'dark').light).toEqual({yaw: -38, pitch: 38});
  });
  it('takes an expression as the face, not as a value', () => {
    const state = frameState({id: 'x', expression: 'calm'}, {}, 'light');
    expect(state.expression).toBe('calm');
    applyValue(state, 'Expression', 'happy');
    expect(state).toMatchObject({expression: 'happy', values: {}});
    expect(frameState({id: 'x'}, {}, 'light').expression).toBe('smile');
  });
  it('blinks twice in eleven seconds, and only then', () => {
    const times = [0, 3.09, 3.11, 3.23, 3.25, 8.39, 8.41, 8.51, 8.53, 10.9];
    const shut = (after: number) => times.filter((time) => idlePose(time + after).blink);
    for (const after of [0, 11, 220]) expect(shut(after)).toEqual([3.11, 3.23, 8.41, 8.51]);
  });
});
