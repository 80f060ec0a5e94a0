/** Between a demo's data and the engine: what it draws, and which values go to it. Pure. */
import type {Demo} from '../demos/types';
import type {CameraState, StageDemo, Value, Values} from '../engine/types';
import type {StageData, StageValues} from './data';
import {changed} from './values';

/**
 * What the engine needs of a demo: everything but its texts.
 * @param switches what each switch sets while it is off
 */
export function engineDemo(demo: Demo, switches: Readonly<Partial<Record<string, Values>>>): StageDemo {
  const {id, camera, values, scene, scenes, scope, layer, pose, orb, idle} = demo;
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
    ...(own.length > 0 && {switches: Object.fromEntries(own)}),
  };
}

/** Values that turn the camera and the light: the engine tells them too, when the reader's hand does it. */
const MOVES = ['LightYaw', 'LightPitch', 'CameraDistance', 'CameraFov'];

/** Values for the engine: only what differs from the start, because a named colour replaces a painted one. */
export function engineValues(data: Pick<StageData, 'controls'>, values: StageValues): StageValues {
  const named = changed(data, values)
    .map(({id}) => id)
    .filter((id) => !MOVES.includes(id));
  // A scene brings its light: without its name the light of the last one would stay.
  if ('ScenePreset' in values && !named.includes('ScenePreset')) named.push('ScenePreset');
  return Object.fromEntries(named.map((id) => [id, values[id] as Value]));
}

/** Camera and light values that differ from what the engine was last told or told us. */
export const moves = (values: StageValues, known: StageValues): [id: string, value: Value][] =>
  MOVES.flatMap((id) => (values[id] !== undefined && values[id] !== known[id] ? [[id, values[id]]] : []));

/** Camera and light as values of the panel. */
export const movedTo = ({
  camera,
  light,
}: {
  camera: CameraState;
  light: {yaw: number; pitch: number};
}): Record<string, number> => ({
  LightYaw: light.yaw,
  LightPitch: light.pitch,
  CameraDistance: camera.distance,
  CameraFov: camera.fov,
});
