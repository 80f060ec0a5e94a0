import {describe, expect, it} from 'vitest';
import {DEFAULT_CAMERA} from '../engine/camera';
import {lightAt, moveTo, movedTo, type Place} from './scene';

const place: Place = {camera: {...DEFAULT_CAMERA, distance: 400, fov: 22, yaw: 30}, light: {yaw: -38, pitch: 38}};
const shown = movedTo(place);

describe('moveTo', () => {
  it('takes what the panel changed and leaves the rest where the hand put it', () => {
    const moved = moveTo(place, {...shown, LightYaw: 90, OutlineWidth: 1}, shown);
    expect(moved.light).toEqual({yaw: 90, pitch: 38});
    expect(moved.camera).toEqual(place.camera);
  });

  it('does not take its own rounding back', () => {
    const exact = {...place, light: {yaw: -38.4, pitch: 38}};
    expect(moveTo(exact, shown, shown)).toEqual(exact);
  });

  it('moves the camera without turning it', () =>
    expect(moveTo(place, {CameraDistance: 900}, {}).camera).toEqual({...place.camera, distance: 900}));
});

describe('lightAt', () => {
  it('shines from the reader in the middle, from the side at the edge, from above at the top', () => {
    expect(lightAt(0, 0, 0)).toEqual({yaw: 0, pitch: 0});
    expect(lightAt(1, 0, 0)).toEqual({yaw: 90, pitch: 0});
    expect(lightAt(-1, 0, 0)).toEqual({yaw: -90, pitch: 0});
    expect(lightAt(0, 1, 0)).toEqual({yaw: 0, pitch: 90});
  });

  it('follows the camera round and never leaves the front of the picture', () => {
    expect(lightAt(1, 0, 150).yaw).toBe(-120);
    expect(lightAt(9, 0, 0)).toEqual({yaw: 90, pitch: 0});
  });
});
