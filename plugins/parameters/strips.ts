/**
 * What strips of pictures draw, from `data/strips.json`: where each parameter, channel of a map and preset shows. `npm run strips`
 * renders them with the code of the stage.
 */
import {demo, demos, materialPresets, placeOf, type DemoId, type Values} from '../../src/stage/demos';
import type {CameraState, StageDemo, Theme} from '../../src/stage/engine/types';
import {
  parameter,
  parameters,
  type Parameter,
  type ParameterId,
  type ParameterValue,
  type Text,
} from '../../src/stage/shading/parameters';
import {engineDemo} from '../../src/stage/ui/scene';
import table from '../../data/strips.json';

/** Pixels of one picture of a strip; its file has them side by side. */
export const STEP = {width: 192, height: 128} as const;

export interface Step {
  /** Value of the parameter, which the picture's caption prints. */
  readonly value?: ParameterValue;
  /** Caption where the value does not say enough. */
  readonly label?: Text;
  readonly values: Values;
  /** In the place of the strip's, and of the finished picture. */
  readonly theme?: Theme;
  readonly view?: string;
}

/** Camera, light and part of a strip. */
interface Shot {
  readonly camera: CameraState;
  readonly light: {readonly yaw: number; readonly pitch: number};
  readonly theme?: Theme;
  /** Values of all steps. */
  readonly values?: Values;
}

/** Camera and light are those of the stage, where it has none. */
export interface Strip extends Partial<Shot> {
  readonly stage: keyof typeof stages;
  readonly steps: readonly Step[];
  /** What the pictures use in the place of the parameter, where the stage lacks it. */
  readonly note?: Text;
  /** Pixels of a picture, where they are not `STEP`; times `scale`. */
  readonly panel?: {readonly width: number; readonly height: number};
  /** The part of the picture to draw: a factor of enlargement, and its place, of the whole. */
  readonly crop?: {readonly factor: number; readonly x: number; readonly y: number};
  readonly scale?: number;
}

/** A strip as `data/strips.json` has it: what differs from its section, with names of shared cameras, lights and labels. */
interface Recipe extends Partial<Omit<Shot, 'camera' | 'light'>> {
  /** Why it is as it is; for who edits it. */
  readonly comment?: string;
  readonly stage?: Strip['stage'];
  readonly note?: Text;
  readonly camera?: string | WrittenCamera;
  readonly light?: string | Shot['light'];
  /** Values of the parameter where low, default and high of its range are not the ones to see; or named steps. */
  readonly steps?: readonly (ParameterValue | {readonly label: string | Text; readonly values?: Values})[];
}

type WrittenCamera = Partial<CameraState> & Pick<CameraState, 'target' | 'distance'>;
type Table<T> = Readonly<Record<string, T>>;

const {
  cameras,
  lights,
  labels,
  sections,
  parameters: recipes,
  channels,
} = table as unknown as {
  readonly cameras: Table<WrittenCamera>;
  readonly lights: Table<Shot['light']>;
  /** Captions that several strips have. */
  readonly labels: Table<Text>;
  /** Where the parameters of a section show, unless a recipe says otherwise. */
  readonly sections: Table<Recipe>;
  readonly parameters: Table<Recipe>;
  /** By map and channel: what painting it does. */
  readonly channels: Table<Recipe>;
};

function cameraOf(camera: string | WrittenCamera): CameraState {
  const {yaw = 0, pitch = 2, distance, fov = 22, target} = typeof camera === 'string' ? cameras[camera]! : camera;
  return {yaw, pitch, distance, fov, target};
}
const lightOf = (light: string | Shot['light']) => (typeof light === 'string' ? lights[light]! : light);
const labelOf = (label: string | Text) => (typeof label === 'string' ? labels[label]! : label);

/** Where a parameter shows, as long as nothing but the camera moves; with the stage whose figure it fits. */
export const closeUpOf = (id: ParameterId): {camera: CameraState; stage: Strip['stage']} => {
  const {camera, stage = 'cloth'} = {...sections[parameter(id).section]!, ...recipes[id]};
  return {camera: cameraOf(camera!), stage};
};

/** Parameters without a strip: the renderer has no formula for them. `figures/unseen-parameters.tsx` has a drawing of each. */
export const UNSEEN: readonly string[] = ['SpecularRampIndex', 'VisibleInRayTracing', 'AffectIndirect'];

const dressed = engineDemo(demo('demo-layers'), {});
const {scenes} = demo('demo-lighting');

/** The demo of all strips: her clothes with the layer of the demo of layers. */
const base: StageDemo = {
  ...dressed,
  figure: 'chibi',
  values: {},
  scenes: {
    ...scenes,
    Unlit: {color: [0, 0, 0], skyUp: [0.13, 0.13, 0.17], skyDown: [0.15, 0.13, 0.13]},
    Sky: {color: [0, 0, 0], skyUp: [0.3, 0.4, 0.6], skyDown: [0.3, 0.15, 0.1]},
    Mist: {
      color: [0.9, 0.9, 0.9],
      skyUp: [0.13, 0.13, 0.17],
      skyDown: [0.15, 0.13, 0.13],
      fog: [0.72, 0.78, 0.88, 0.001],
    },
  },
  orb: false,
  idle: false,
};
const bare = (id: string): StageDemo => ({...engineDemo(demo(id), {}), orb: false, idle: false});
export const stages = {
  cloth: base,
  /** Face shadow and metal; values of metal are the metal parts' alone. */
  knight: {
    ...base,
    figure: 'knight',
    scope: {...demo('demo-specular').scope, BaseColorTint: ['metal'], ReflectionIntensity: ['metal']},
  },
  /** A base colour map that is left empty. */
  white: {...base, layer: {...base.layer!, base: [1, 1, 1], shade: [0.48, 0.39, 0.57]}},
  flat: {...base, layer: {...base.layer!, shade: [0.48, 0.39, 0.57]}},
  ...(Object.fromEntries(demos.map(({id}) => [id, bare(id)])) as Record<DemoId, StageDemo>),
} as const satisfies Readonly<Record<string, StageDemo>>;

const middle = (low: number, high: number, step: number) => Math.round((low + high) / 2 / step) * step;

/** Low, default and high; every option; off and on. */
function derived(definition: Parameter): readonly ParameterValue[] {
  switch (definition.type) {
    case 'scalar':
    case 'int': {
      const {min, max, step, default: standard} = definition;
      return [min, standard === min || standard === max ? middle(min, max, step) : standard, max];
    }
    case 'bool':
      return [false, true];
    case 'enum':
      return definition.options;
    default:
      throw new Error(`${definition.id} needs \`steps\` in data/strips.json`);
  }
}

function strip(section: Recipe, recipe: Recipe, steps: NonNullable<Recipe['steps']>, id = ''): Strip {
  const {camera, light, theme = 'light', stage = 'cloth', note} = {...section, ...recipe};
  return {
    theme,
    camera: cameraOf(camera!),
    light: lightOf(light!),
    ...(note && {note}),
    values: {...section.values, ...recipe.values},
    stage,
    steps: steps.map((step) =>
      typeof step === 'object' && 'label' in step
        ? {label: labelOf(step.label), values: step.values ?? {}}
        : {value: step, values: {[id]: step} as Values},
    ),
  };
}

/** What the strip of a parameter draws; undefined for one of `UNSEEN`. */
export function stripOf(id: ParameterId): Strip | undefined {
  if (UNSEEN.includes(id)) return undefined;
  const definition = parameter(id);
  const recipe = recipes[id] ?? {};
  return strip(sections[definition.section]!, recipe, recipe.steps ?? derived(definition), id);
}

/** Strips of parameters. */
const ofParameters = parameters.flatMap(({id}): [string, Strip][] => {
  const drawn = stripOf(id as ParameterId);
  return drawn ? [[id, drawn]] : [];
});

/** Strips of channels: `ControlMap.R` and the like. */
const ofChannels = Object.entries(channels).map(([id, recipe]): [string, Strip] => [
  id,
  strip(sections['0.1']!, recipe, recipe.steps!),
]);

const PRESET = 'preset.';
/** Id of the strip of a preset. */
export const presetStrip = (id: string): string => PRESET + id;

/** Before and after a preset, in twice the size. */
const ofPresets = materialPresets.map((preset): [string, Strip] => [
  presetStrip(preset.id),
  {
    stage: preset.demo as Strip['stage'],
    theme: 'light',
    ...placeOf(preset, demo(preset.demo)),
    values: preset.stage,
    steps: [
      {label: labelOf('defaults'), values: {}},
      {label: labelOf('preset'), values: preset.values},
    ],
    scale: 2,
  },
]);

/** All strips by id. */
export const strips: ReadonlyMap<string, Strip> = new Map([...ofParameters, ...ofChannels, ...ofPresets]);
