import {expect, it, vi} from 'vitest';
import {fakeCanvas} from '../../../tests/fake-canvas';
import {DEFAULT_CAMERA, LIMITS} from '../../stage/engine/camera';
import {pan} from '../../stage/engine/pan';
import type {CameraState} from '../../stage/engine/types';
import {attachViewport, viewOf, wheeled} from './viewport';

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
  expect(viewOf('a', DEFAULT_CAMERA, 600)).toEqual(pan(DEFAULT_CAMERA, 24, 0, 600));
  expect(viewOf('w', DEFAULT_CAMERA, 600)).toEqual(pan(DEFAULT_CAMERA, 0, 24, 600));
  expect(viewOf('w', DEFAULT_CAMERA, 600)!.target[1]).toBeGreaterThan(DEFAULT_CAMERA.target[1]);
  expect(viewOf('d', DEFAULT_CAMERA, 600)!.target[0]).toBeGreaterThan(DEFAULT_CAMERA.target[0]);
});

/** A viewport on a fake canvas: what it makes of the camera, and how often it was asked for help. */
function viewport(hit?: {point: CameraState['target']}) {
  const canvas = fakeCanvas(200, 100);
  const state = {camera: DEFAULT_CAMERA, turns: 0, helped: 0, captured: 0, asked: [] as number[]};
  canvas.setPointerCapture = () => state.captured++;
  const stage = {
    get document() {
      return {camera: state.camera};
    },
    hit: (...place: number[]) => {
      state.asked = place;
      return hit;
    },
  };
  const detach = attachViewport(
    canvas,
    stage as never,
    (camera) => Object.assign(state, {camera, turns: state.turns + 1}),
    () => state.helped++,
  );
  const send = (type: string, more: object) => {
    const event = Object.assign(new Event(type, {cancelable: true}), more);
    canvas.dispatchEvent(event);
    return event;
  };
  const pointer = (type: string, clientX: number, more: object = {}) =>
    send(type, {pointerId: 1, button: 0, clientX, clientY: 50, ...more});
  return {state, detach, send, pointer};
}

it('the wheel zooms without a key; with one it is left to the stage', () => {
  const {state, send} = viewport();
  expect(send('wheel', {deltaY: -40, deltaMode: 0}).defaultPrevented).toBe(true);
  expect(state.camera.distance).toBeLessThan(DEFAULT_CAMERA.distance);
  expect(send('wheel', {deltaY: -40, deltaMode: 0, ctrlKey: true}).defaultPrevented).toBe(false);
  expect(send('wheel', {deltaY: -40, deltaMode: 0, metaKey: true}).defaultPrevented).toBe(false);
  expect(state.turns).toBe(1);
});

it.each([
  ['the middle button', {button: 1}],
  ['the right button', {button: 2}],
])('%s pans by its pixels until it is released', (_, more) => {
  const {state, pointer, send} = viewport();
  pointer('pointerdown', 50, more);
  pointer('pointermove', 60);
  const {target} = state.camera;
  expect(target[0]).toBeLessThan(DEFAULT_CAMERA.target[0]);
  expect(target.slice(1)).toEqual(DEFAULT_CAMERA.target.slice(1));
  pointer('pointermove', 60);
  pointer('pointerup', 60);
  pointer('pointermove', 90);
  expect(state).toMatchObject({turns: 1, captured: 1});
  expect(send('contextmenu', {}).defaultPrevented).toBe(true);
});

it('two fingers pan as far as one drag of both, and one finger does not', () => {
  const one = viewport();
  one.pointer('pointerdown', 50);
  one.pointer('pointermove', 60);
  expect(one.state).toMatchObject({turns: 0, captured: 0});
  const drag = viewport();
  drag.pointer('pointerdown', 50, {button: 1});
  drag.pointer('pointermove', 60);
  const fingers = viewport();
  fingers.pointer('pointerdown', 50);
  fingers.pointer('pointerdown', 90, {pointerId: 2});
  fingers.pointer('pointermove', 60);
  fingers.pointer('pointermove', 100, {pointerId: 2});
  expect(fingers.state.turns).toBe(2);
  expect(fingers.state.camera.target[0]).toBeCloseTo(drag.state.camera.target[0]);
  fingers.pointer('pointercancel', 60);
  fingers.pointer('pointermove', 120, {pointerId: 2});
  expect(fingers.state.turns).toBe(2);
});

it('two clicks bring a place of hers nearer, beside her they do nothing', () => {
  const point = [0.2, 1.4, 0.3] as const;
  const {state, send} = viewport({point});
  send('dblclick', {offsetX: 100, offsetY: 50});
  expect(state.camera).toEqual({...DEFAULT_CAMERA, target: point, distance: DEFAULT_CAMERA.distance * 0.6});
  const beside = viewport();
  beside.send('dblclick', {offsetX: 150, offsetY: 10});
  expect(beside.state.asked).toEqual([0.5, 0.8]);
  expect(beside.state.turns).toBe(0);
});

it('keys turn her and ask for help, those of the browser do not', () => {
  const {state, send} = viewport();
  send('keydown', {key: '3'});
  expect(state.camera.yaw).toBe(90);
  send('keydown', {key: '?'});
  expect(state).toMatchObject({turns: 1, helped: 1});
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) send('keydown', {key: '1', [modifier]: true});
  expect(state).toMatchObject({turns: 1, helped: 1});
});

it('nothing acts once the listeners are removed', () => {
  const {state, send, pointer, detach} = viewport({point: [0, 1, 0]});
  // One that is down already.
  pointer('pointerdown', 50, {button: 1});
  detach();
  pointer('pointermove', 60);
  pointer('pointerdown', 60, {button: 1});
  for (const type of ['wheel', 'contextmenu'])
    expect(send(type, {deltaY: 40, deltaMode: 0}).defaultPrevented).toBe(false);
  send('dblclick', {offsetX: 100, offsetY: 50});
  send('keydown', {key: '1'});
  expect(state).toMatchObject({turns: 0, captured: 1, asked: []});
});
