import {expect, it, vi} from 'vitest';
import {DEFAULT_CAMERA, LIMITS} from '../../stage/engine/camera';
import {viewOf, wheeled} from './viewport';

vi.stubGlobal('WheelEvent', {DOM_DELTA_PIXEL: 0});

it('the wheel comes nearer and goes back by the same factor, within the limits of the camera', () => {
  const near = wheeled(DEFAULT_CAMERA, {deltaY: -40, deltaMode: 0});
  expect(near.distance).toBeLessThan(DEFAULT_CAMERA.distance);
  expect(wheeled(near, {deltaY: 40, deltaMode: 0}).distance).toBeCloseTo(DEFAULT_CAMERA.distance);
  expect(wheeled(DEFAULT_CAMERA, {deltaY: 3, deltaMode: 1})).toEqual(
    wheeled(DEFAULT_CAMERA, {deltaY: 48, deltaMode: 0}),
  );
  let camera = DEFAULT_CAMERA;
  for (let i = 0; i < 100; i++) camera = wheeled(camera, {deltaY: -1000, deltaMode: 0});
  expect(camera.distance).toBe(LIMITS.near);
});

it('keys show the front, three quarters, the side and the back, and change nothing else', () => {
  expect(['1', '2', '3', '4'].map((key) => viewOf(key, DEFAULT_CAMERA)?.yaw)).toEqual([0, 35, 90, 180]);
  expect(viewOf('3', DEFAULT_CAMERA)).toEqual({...DEFAULT_CAMERA, yaw: 90});
  for (const key of ['5', 'a', 'toString']) expect(viewOf(key, DEFAULT_CAMERA)).toBeUndefined();
});
