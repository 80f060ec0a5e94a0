/** Between a demo's data and the engine: what it draws, and which values go to it. Pure. */
import type {Demo, Direction} from '../demos/types';
import type {CameraState, StageDemo, Value, Values} from '../engine/types';
import type {StageData, StageValues} from './data';
import {changed} from './values';

/**
 * What the engine needs of a demo: everything but its texts.
 * @param switches what each switch sets while it is off
 */
export function engineDemo(demo: Demo, switches: Readonly<Partial<Record<string, Values>>>): StageDemo {
  const {id, camera, values, scene, scenes, scope, layer, pose, background, orb, idle} = demo;
  const own = Object.entries(switches).filter(([name]) => (demo.controls as readonly string[]).includes(name));
  return {
    id,
    camera,
    light: scenes?.[String(values.ScenePreset)]?.direction ?? demo.light,
    values: values as Values,
    orb,
    idle,
    ...(pose && {pose}),
    ...(scene && {scene}),
    ...(scenes && {scenes}),
    ...(scope && {scope}),
    ...(layer && {layer}),
    ...(background && {background}),
    ...(own.length > 0 && {switches: Object.fromEntries(own)}),
  };
}

/** Values that turn the camera and the light: the engine tells them too, when the reader's hand does it. */
export const MOVES = ['LightYaw', 'LightPitch', 'CameraYaw', 'CameraPitch', 'CameraDistance', 'CameraFov'];

/** Values for the engine: only what differs from the start, because a named colour replaces a painted one. */
export function engineValues(data: Pick<StageData, 'controls'>, values: StageValues): StageValues {
  const named = changed(data, values)
    .map(({id}) => id)
    .filter((id) => !MOVES.includes(id));
  // A scene brings its light: without its name the light of the last one would stay.
  if ('ScenePreset' in values && !named.includes('ScenePreset')) named.push('ScenePreset');
  return Object.fromEntries(named.map((id) => [id, values[id] as Value]));
}

/** Where the camera and the light are. */
export interface Place {
  readonly camera: CameraState;
  readonly light: Direction;
}

/** What of a place the panel can set: the values' names. */
export const movedTo = ({camera, light}: Place): Record<string, number> => ({
  LightYaw: light.yaw,
  LightPitch: light.pitch,
  CameraYaw: camera.yaw,
  CameraPitch: camera.pitch,
  CameraDistance: camera.distance,
  CameraFov: camera.fov,
});

/** A place with the camera and light values laid over it that differ from what was last told. */
export function moveTo(place: Place, values: StageValues, told: StageValues): Place {
  const {LightYaw, LightPitch, CameraYaw, CameraPitch, CameraDistance, CameraFov} = {
    ...movedTo(place),
    ...Object.fromEntries(MOVES.filter((id) => id in values && values[id] !== told[id]).map((id) => [id, values[id]])),
  } as Record<string, number>;
  return {
    camera: {...place.camera, yaw: CameraYaw!, pitch: CameraPitch!, distance: CameraDistance!, fov: CameraFov!},
    light: {yaw: LightYaw!, pitch: LightPitch!},
  };
}
