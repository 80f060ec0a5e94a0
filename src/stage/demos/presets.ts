/** Presets worth copying, from `data/presets.json`, and the panel that shows them. `plugins/presets` prints them. */
import {parameters, type ParameterId, type Text} from '../shading/parameters';
import table from '../../../data/presets.json';
import type {Demo, DemoId, Direction, Preset, Values} from './types';

/** Values of a look for one part of a character, as its material instance or profile takes them. */
export interface MaterialPreset {
  readonly id: string;
  readonly label: Text;
  /** What it is for, and what else it needs. */
  readonly note: Text;
  /** What to do in UE besides the paste, in order. */
  readonly steps?: {readonly [language in keyof Text]: readonly string[]};
  /** Only what differs from the catalogue's defaults. */
  readonly values: Readonly<
    Partial<Record<ParameterId, number | boolean | string | readonly [number, number, number]>>
  >;
  /** Stage on which the picture is drawn and the link opens. */
  readonly demo: DemoId;
  /** Part, scene, camera and light of that stage, before and after. */
  readonly stage: Values;
  /** Centre of the picture, recipe units; by default that of the demo. */
  readonly target?: readonly [number, number, number];
}

/** The stage that shows the presets of the reference. */
export const STUDIO = 'demo-presets';

export const materialPresets = table as unknown as readonly MaterialPreset[];

/** The presets that the panel of a demo offers. */
export const panelPresets = (demo: DemoId): Preset[] =>
  materialPresets
    .filter((preset) => preset.demo === demo)
    .map(({id, label, stage, values}) => ({id, label, values: {...stage, ...values} as Values}));

const controls = parameters.filter(({id}) => panelPresets(STUDIO).some(({values}) => id in values));

/** The panel of that stage: every parameter that one of its presets sets, at the default. */
export const studio: Pick<Demo, 'values' | 'controls'> = {
  values: {
    Part: 'All',
    ...Object.fromEntries(controls.map(({id, default: standard}) => [id, standard])),
    // The map belongs to her face: without it every preset would show the same broken shadow.
    UseFaceShadowMap: true,
  } as Values,
  controls: ['Part', ...controls.map(({id}) => id as ParameterId)],
};

/** Direction of the light and camera of a preset's picture, where the stage says another one than its demo. */
export function placeOf({stage, target}: MaterialPreset, demo: Demo): {camera: Demo['camera']; light: Direction} {
  const number = (id: keyof Values, standard: number): number => (stage[id] as number | undefined) ?? standard;
  const {camera} = demo;
  const light = demo.scenes?.[String(stage.ScenePreset)]?.direction ?? demo.light;
  return {
    camera: {
      yaw: number('CameraYaw', camera.yaw),
      pitch: number('CameraPitch', camera.pitch),
      distance: number('CameraDistance', camera.distance),
      fov: number('CameraFov', camera.fov),
      target: target ?? camera.target,
    },
    light: {yaw: number('LightYaw', light.yaw), pitch: number('LightPitch', light.pitch)},
  };
}
