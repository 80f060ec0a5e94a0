/** State of a frame from a demo and the values that the reader has set. */
import type {Expression} from '../character/face';
import {CM_PER_UNIT} from '../shading/units';
import {clampCamera, clampLightPitch, DEFAULT_CAMERA, wrap} from './camera';
import type {CameraState, FrameState, StageDemo, Theme, Value, Values} from './types';

/** The values of a camera's target, cm, in the order of its coordinates. */
export const TARGET = ['CameraX', 'CameraY', 'CameraZ'] as const;

/** Start state of a demo, with values of the address or the UI applied. */
export function frameState(demo: StageDemo, values: Values, theme: Theme, free = false): FrameState {
  const s: FrameState = {
    values: {},
    camera: clampCamera({...DEFAULT_CAMERA, ...demo.camera}),
    light: {yaw: demo.light?.yaw ?? -38, pitch: demo.light?.pitch ?? 38},
    theme,
    view: 'color',
    expression: demo.expression ?? 'smile',
    blink: false,
    gaze: [0, 0],
  };
  for (const [id, v] of Object.entries({...demo.values, ...values})) applyValue(s, id, v, demo, free);
  // A light direction set by the reader overrides the scene's.
  for (const id of ['LightYaw', 'LightPitch']) if (values[id] !== undefined) applyValue(s, id, values[id]);
  return s;
}

/** Applies one value: camera and light names move the stage, all others are catalogue parameters. */
export function applyValue(s: FrameState, id: string, v: Value, demo?: StageDemo, free = false): void {
  const n = typeof v === 'number' && Number.isFinite(v) ? v : undefined;
  if (n !== undefined) {
    if (id === 'LightYaw') return void (s.light = {...s.light, yaw: wrap(n)});
    if (id === 'LightPitch') return void (s.light = {...s.light, pitch: clampLightPitch(n)});
    const {camera} = s;
    const aim = (to: Partial<CameraState>): void => void (s.camera = clampCamera({...camera, ...to}, free));
    if (id === 'CameraYaw') return aim({yaw: n});
    if (id === 'CameraPitch') return aim({pitch: n});
    if (id === 'CameraDistance') return aim({distance: n});
    if (id === 'CameraFov') return aim({fov: n});
    const axis = (TARGET as readonly string[]).indexOf(id);
    if (axis >= 0) return aim({target: camera.target.with(axis, n / CM_PER_UNIT) as never});
  }
  if (id === 'ScenePreset' && typeof v === 'string') {
    const from = demo?.scenes?.[v]?.direction;
    if (from) s.light = {yaw: from.yaw, pitch: from.pitch};
  }
  if (id === 'Expression' && typeof v === 'string') return void (s.expression = v as Expression);
  s.values = {...s.values, [id]: v};
}
