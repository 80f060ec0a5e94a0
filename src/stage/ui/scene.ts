/** Pure functions between a demo's data and the engine: what to draw, and the values to pass. */
import type {Demo, Direction} from '../demos/types';
import type {CameraState, StageDemo, Value, Values} from '../engine/types';
import type {StageData, StageValues} from './data';
import {changed} from './values';

/**
 * The engine's input for a demo: everything but the texts.
 * @param switches values that each switch sets while it is off
 */
export function engineDemo(demo: Demo, switches: Readonly<Partial<Record<string, Values>>>): StageDemo {
  const {id, figure, camera, values, scene, scenes, scope, layer, pose, background, orb, idle} = demo;
  const own = Object.entries(switches).filter(([name]) => (demo.controls as readonly string[]).includes(name));
  return {
    id,
    camera,
    light: scenes?.[String(values.ScenePreset)]?.direction ?? demo.light,
    values: values as Values,
    orb,
    idle,
    ...(figure && {figure}),
    ...(pose && {pose}),
    ...(scene && {scene}),
    ...(scenes && {scenes}),
    ...(scope && {scope}),
    ...(layer && {layer}),
    ...(background && {background}),
    ...(own.length > 0 && {switches: Object.fromEntries(own)}),
  };
}

/** Values of the camera and the light; the engine reports them as well, after a drag. */
export const MOVES = ['LightYaw', 'LightPitch', 'CameraYaw', 'CameraPitch', 'CameraDistance', 'CameraFov'];

/** Values for the engine: only those that differ from the start, because a set colour replaces the painted one. */
export function engineValues(data: Pick<StageData, 'controls'>, values: StageValues): StageValues {
  const named = changed(data, values)
    .map(({id}) => id)
    .filter((id) => !MOVES.includes(id));
  // A scene sets its light: without the scene's name the light of the previous one would stay.
  if ('ScenePreset' in values && !named.includes('ScenePreset')) named.push('ScenePreset');
  return Object.fromEntries(named.map((id) => [id, values[id] as Value]));
}

/** Position of the camera and the light. */
export interface Place {
  readonly camera: CameraState;
  readonly light: Direction;
}

/** The values of a position that the panel can set. */
export const movedTo = ({camera, light}: Place): Record<string, number> => ({
  LightYaw: light.yaw,
  LightPitch: light.pitch,
  CameraYaw: camera.yaw,
  CameraPitch: camera.pitch,
  CameraDistance: camera.distance,
  CameraFov: camera.fov,
});

/** A position with the camera and light values applied that differ from those last reported. */
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
