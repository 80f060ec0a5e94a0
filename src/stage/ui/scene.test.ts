import {describe, expect, it} from 'vitest';
import {DEFAULT_CAMERA} from '../engine/camera';
import {moveTo, movedTo, type Place} from './scene';

const place: Place = {camera: {...DEFAULT_CAMERA, distance: 400, fov: 22, yaw: 30}, light: {yaw: -38, pitch: 38}};
const shown = movedTo(place);

describe('moveTo', () => {
  it('applies changes of the panel and keeps the dragged values', () => {
    const moved = moveTo(place, {...shown, LightYaw: 90, OutlineWidth: 1}, shown);
    expect(moved.light).toEqual({yaw: 90, pitch: 38});
    expect(moved.camera).toEqual(place.camera);
  });

  it('ignores a difference that is its own rounding', () => {
    const exact = {...place, light: {yaw: -38.4, pitch: 38}};
    expect(moveTo(exact, shown, shown)).toEqual(exact);
  });

  it('moves the camera without turning it', () =>
    expect(moveTo(place, {CameraDistance: 900}, {}).camera).toEqual({...place.camera, distance: 900}));
});
