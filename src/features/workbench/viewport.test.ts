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
  expect(['1', '2', '3', '4'].map((key) => viewOf(key, DEFAULT_CAMERA, 600)?.yaw)).toEqual([0, 35, 90, 180]);
  expect(viewOf('3', DEFAULT_CAMERA, 600)).toEqual({...DEFAULT_CAMERA, yaw: 90});
  for (const key of ['5', 'x', 'toString']) expect(viewOf(key, DEFAULT_CAMERA, 600)).toBeUndefined();
});

it('W, A, S and D move the camera, and the opposite key brings it back', () => {
  for (const [key, back] of [
    ['a', 'd'],
    ['w', 's'],
  ] as const) {
    const moved = viewOf(key, DEFAULT_CAMERA, 600)!;
    expect(moved).toMatchObject({yaw: DEFAULT_CAMERA.yaw, distance: DEFAULT_CAMERA.distance});
    expect(moved.target).not.toEqual(DEFAULT_CAMERA.target);
    const {target} = viewOf(back, moved, 600)!;
    target.forEach((value, axis) => expect(value).toBeCloseTo(DEFAULT_CAMERA.target[axis]!));
  }
  expect(viewOf('w', DEFAULT_CAMERA, 600)!.target[1]).toBeGreaterThan(DEFAULT_CAMERA.target[1]);
  expect(viewOf('d', DEFAULT_CAMERA, 600)!.target[0]).toBeGreaterThan(DEFAULT_CAMERA.target[0]);
});
