/**
 * What strips of pictures draw: where each parameter, channel of a map and preset shows. `npm run strips` renders them with
 * the code of the stage.
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
import texts from '../../data/reference.json';

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

interface Recipe extends Partial<Shot> {
  readonly stage?: Strip['stage'];
  readonly note?: Text;
  /** Values of the parameter where low, default and high of its range are not the ones to see; or named steps. */
  readonly steps?: readonly (ParameterValue | {readonly label: Text; readonly values: Values})[];
}

const camera = (
  target: CameraState['target'],
  distance: number,
  {yaw = 0, pitch = 2, fov = 22}: Partial<CameraState> = {},
): CameraState => ({yaw, pitch, distance, fov, target});

const HEAD = camera([0.02, 1.93, 0], 175);
const FACE = camera([0, 1.86, 0], 130);
const EYES = camera([0, 1.85, 0], 130, {fov: 15});
const EYE = camera([-0.14, 1.83, 0], 130, {fov: 11});
/** Her eye from the side. */
const EYE_SIDE = {...EYE, target: [-0.2, 1.83, 0.3], yaw: -22} as const;
const BROW = camera([0.02, 2.0, 0], 130, {fov: 10});
const CROWN = camera([0, 2.18, 0], 170, {pitch: 12});
/** Cheek, tail and bow: three contours, one in front of the other. */
const CONTOURS = camera([0.46, 1.84, 0], 185);
const BUST = camera([0.04, 1.78, 0], 260);
const SKIRT = camera([0.02, 1.06, 0], 190);
/** Half of the skirt, its pleats lit and shaded. */
const HEM = camera([-0.04, 1.02, 0], 130, {fov: 16});
const CHEST = camera([0.06, 1.4, 0.1], 150, {fov: 20});
const CASE = camera([0.5, 0.56, 0.12], 130, {fov: 13});
/** The knight's steel shoulder. */
const PAULDRON = camera([-0.33, 1.44, 0], 130, {yaw: -20, fov: 13});
/** Dark enough for the gloss to show. */
const STEEL: Values = {BaseColorTint: [0.5, 0.55, 0.64]};

const SIDE = {yaw: -62, pitch: 20};
const BEHIND = {yaw: 132, pitch: 34};
const FRONT = {yaw: -20, pitch: 40};
const TOP = {yaw: -20, pitch: 72};

/** A layer as pattern is switched off unless a strip is about layers. */
const PLAIN: Values = {LayerEnabled: false};
const CALM: Values = {...PLAIN, RimEnabled: false};
/** The form alone decides where she is shaded. */
const ROUND: Values = {...CALM, UseFaceShadowMap: false, ReceiveShadowStrength: 0, SphericalNormalBlend: 0.8};

/** Where the parameters of a section show, unless a recipe says otherwise. */
const SECTIONS: Readonly<Record<string, Shot & {readonly stage?: Strip['stage']}>> = {
  '0.1': {camera: FACE, light: SIDE, values: CALM},
  '1': {camera: HEAD, light: SIDE, values: CALM},
  '2': {camera: HEAD, light: SIDE, values: {...ROUND, UseRamp: false}},
  '3': {camera: HEAD, light: SIDE, values: ROUND},
  '4': {camera: FACE, light: SIDE, values: {...CALM, UseRamp: false}},
  '5': {camera: CHEST, light: SIDE, values: {...CALM, OutlineMaxPixels: 20}},
  '6': {
    camera: CONTOURS,
    light: BEHIND,
    theme: 'dark',
    values: {...PLAIN, RimInShadow: 1, RimWidth: 20, RimIntensity: 1.5},
  },
  '7': {camera: CROWN, light: {yaw: -28, pitch: 44}, values: CALM},
  '8': {stage: 'knight', camera: PAULDRON, light: {yaw: -58, pitch: 42}, values: {...CALM, ...STEEL}},
  '9': {camera: EYE, light: SIDE, values: CALM},
  '10': {camera: BUST, light: SIDE, values: CALM},
  '11': {camera: SKIRT, light: {yaw: -38, pitch: 38}, values: {RimEnabled: false}},
};

/** Where a parameter shows, as long as nothing but the camera moves; with the stage whose figure it fits. */
export const closeUpOf = (id: ParameterId): {camera: CameraState; stage: Strip['stage']} => {
  const {camera, stage = 'cloth'} = {...SECTIONS[parameter(id).section]!, ...RECIPES[id]};
  return {camera, stage};
};

const named = (label: Text, values: Values = {}) => ({label, values});
const EMPTY_TO_PAINTED = (empty: Values, painted: Values = {}) => [
  named(texts.strips.steps.leftEmpty, empty),
  named(texts.strips.steps.painted, painted),
];

const NOON: Values = {...CALM, ScenePreset: 'Noon'};
const CAVE: Values = {...CALM, ScenePreset: 'Cave'};
const NEON: Values = {...CALM, ScenePreset: 'Neon'};
const FAR = camera([0, 1.32, 0], 2000, {fov: 5});
const THICK: Values = {RimWidth: 40, RimMinScale: 4, RimMaxScale: 4};
const STRAND: Values = {HairHighlightMode: 'Strand'};
const RING: Values = {HairHighlightMode: 'Ring', HairRingHeight: 0.55};
const LIT_METAL: Values = {SpecularIntensity: 0.8, SpecularSize: 0.3, MatCapIntensity: 0};

/** Skirt with a dotted map: the pattern of the demo of layers. */
const DOTTED = {
  camera: HEM,
  light: {yaw: -72, pitch: 12},
  values: {...CALM, LayerMaskChannel: 'R', ReceiveShadowStrength: 0},
} as const;
const GLOW = [0.25, 0.8, 0.75] as const;
const GLOWING = {...DOTTED, values: {...DOTTED.values, ScenePreset: 'Cave', CharacterLightMin: 0}} as const;
const MIST: Values = {...CALM, ScenePreset: 'Mist'};

const RECIPES: Readonly<Partial<Record<ParameterId, Recipe>>> = {
  ControlMap: {
    ...DOTTED,
    steps: [
      named(texts.strips.steps.neutral),
      named(texts.strips.steps.dotsOfR0, {ControlMap: [0, 1, 1, 1]}),
      named(texts.strips.steps.dotsOfR255, {ControlMap: [1, 1, 1, 1]}),
      named(texts.strips.steps.dotsOfG0, {ControlMap: [0.5, 0, 1, 1]}),
    ],
  },
  FaceShadowMap: {
    note: texts.strips.recipes.FaceShadowMap.note,
    stage: 'knight',
    steps: EMPTY_TO_PAINTED({FaceShadowOffset: -0.5}),
  },
  HairMap: {
    note: texts.strips.recipes.HairMap.note,
    camera: CROWN,
    light: {yaw: -28, pitch: 44},
    steps: EMPTY_TO_PAINTED({HairRingBreakup: 0}, {HairRingBreakup: 0.75}),
  },
  EyeMap: {
    note: texts.strips.recipes.EyeMap.note,
    camera: EYES,
    steps: EMPTY_TO_PAINTED({EyeParallaxDepth: 0, EyeHighlightIntensity: 0, EyeLidShadowStrength: 0}),
  },
  BaseColorMap: {
    stage: 'white',
    camera: SKIRT,
    values: {LayerEnabled: true, LayerMaskChannel: 'A'},
    steps: EMPTY_TO_PAINTED({}, PLAIN),
  },
  BaseColorTint: {
    steps: [
      [1, 1, 1],
      [1, 0.6, 0.5],
      [0.45, 0.65, 1],
    ],
  },
  ShadowColorMap: {
    camera: SKIRT,
    stage: 'flat',
    values: {LayerEnabled: true, LayerMaskChannel: 'A', LayerAffects: ['Shadow']},
    steps: EMPTY_TO_PAINTED({}, PLAIN),
  },
  ShadowColorMode: {values: {UseRamp: false}},
  ShadowColor: {
    values: {UseRamp: false},
    steps: [
      [0.48, 0.39, 0.57],
      [0.75, 0.3, 0.22],
      [0.15, 0.3, 0.5],
    ],
  },
  EmissiveMap: {
    ...GLOWING,
    steps: [named(texts.strips.steps.leftEmpty), named(texts.strips.steps.painted, {EmissiveMap: GLOW})],
  },
  EmissiveIntensity: {...GLOWING, values: {...GLOWING.values, EmissiveMap: GLOW}, steps: [0, 1, 4]},
  LightBiasMapStrength: {...DOTTED, values: {...DOTTED.values, ControlMap: [0, 1, 1, 1]}, steps: [0, 0.5, 1]},
  LightColorInfluence: {values: {...CALM, ScenePreset: 'Dusk'}},
  ShadowLightColorInfluence: {values: {...CALM, ScenePreset: 'Dusk', UseRamp: false}},
  AdditionalLightIntensity: {values: NEON},
  AdditionalLightSoftness: {values: NEON},
  OcclusionStrength: {camera: camera([0, 1.58, 0], 120), light: {yaw: 0, pitch: 20}},
  RampIndex: {steps: [0, 3, 8, 13]},
  RampIntensity: {values: {RampIndex: 13}},
  UseRamp: {values: {RampIndex: 13}},
  SphericalNormalBlend: {camera: HEAD, light: TOP},
  SphericalNormalCenter: {
    camera: HEAD,
    values: {SphericalNormalBlend: 1, UseFaceShadowMap: false, HairHighlightMode: 'Off'},
    steps: [
      [0, 0, -30],
      [0, 0, 4],
      [0, 0, 30],
    ],
  },
  FaceForward: {
    steps: [
      named(texts.strips.steps.towardsTheNose),
      named(texts.strips.steps.towardsTheBack, {FaceForward: [-1, 0, 0]}),
    ],
  },
  FaceRight: {
    steps: [named(texts.strips.steps.herOwnRight), named(texts.strips.steps.reversed, {FaceRight: [0, -1, 0]})],
  },
  HeadUp: {
    camera: CROWN,
    light: {yaw: -28, pitch: 44},
    steps: [named(texts.strips.steps.outOfTheCrown), named(texts.strips.steps.toOneSide, {HeadUp: [0, -0.8, 0.6]})],
  },
  SphericalNormalScale: {
    camera: HEAD,
    values: {SphericalNormalBlend: 1, UseFaceShadowMap: false, HairHighlightMode: 'Off'},
    steps: [
      [0.3, 1, 1],
      [1, 1, 1],
      [4, 1, 1],
    ],
  },
  UseFaceShadowMap: {stage: 'knight'},
  FaceShadowOffset: {stage: 'knight'},
  FaceShadowSoftness: {stage: 'knight'},
  LightPitchFlatten: {light: TOP, values: {UseFaceShadowMap: false}},
  ReceiveShadowStrength: {light: FRONT},
  CastShadowThreshold: {camera: BROW, light: FRONT, values: {CastShadowSoftness: 0.4}},
  CastShadowSoftness: {camera: {...BROW, target: [0.045, 1.965, 0], fov: 5}, light: FRONT, steps: [0, 0.1, 1]},
  SelfShadowBias: {camera: BUST, steps: [0, 2, 20]},
  SelfShadowMode: {camera: BUST},
  ShadowGroupId: {
    note: texts.strips.recipes.ShadowGroupId.note,
    camera: BUST,
    steps: [
      named(texts.strips.steps.differentNumbers, {SelfShadowMode: 'Full'}),
      named(texts.strips.steps.sameNumber, {SelfShadowMode: 'Off'}),
    ],
  },
  FringeShadowStrength: {light: FRONT, values: {ReceiveShadowStrength: 0, FringeShadowWidth: 20}},
  FringeShadowWidth: {light: FRONT, values: {ReceiveShadowStrength: 0, FringeShadowStrength: 1}},
  OutlineWidthPixels: {values: {OutlineScreenBlend: 1}},
  OutlineMinPixels: {camera: FAR, values: {OutlineWidth: 0.05}},
  OutlineMaxPixels: {values: {OutlineWidth: 2}},
  OutlineScreenBlend: {values: {OutlineWidth: 1.2, OutlineWidthPixels: 2}},
  OutlineFadeStart: {camera: FAR, values: {OutlineWidth: 2}},
  OutlineFadeEnd: {camera: FAR, values: {OutlineWidth: 2}},
  OutlineZOffset: {camera: CROWN, values: {OutlineWidth: 1.2, HairHighlightMode: 'Off'}},
  OutlineColor: {
    values: {OutlineWidth: 0.8},
    steps: [
      [0.06, 0.03, 0.05],
      [0.7, 0.06, 0.05],
      [0.05, 0.25, 0.6],
    ],
  },
  OutlineBaseColorInfluence: {values: {OutlineColor: [0.4, 0.3, 0.3], OutlineWidth: 1.2}},
  OutlineLightingInfluence: {
    values: {ScenePreset: 'Cave', CharacterMinBrightness: 0.5, OutlineColor: [0.7, 0.5, 0.5], OutlineWidth: 1.2},
  },
  OutlineNormalSource: {camera: CASE, values: {OutlineWidth: 0.9}},
  InnerLineNormalAngle: {values: {InnerLineStrength: 1}, steps: [15, 35, 90]},
  InnerLineDepthThreshold: {values: {InnerLineStrength: 1}, steps: [0.5, 1.5, 20]},
  RimMinScale: {camera: camera([0.1, 1.64, 0], 450), values: {RimMaxScale: 4}},
  RimColor: {
    values: {RimIntensity: 1, RimBaseColorInfluence: 0},
    steps: [
      [1, 1, 1],
      [1, 0.3, 0.05],
      [0.1, 0.9, 1],
    ],
  },
  RimFresnelPower: {values: {RimFresnelBlend: 1}},
  RimFadeStart: {camera: FAR, values: THICK, steps: [0, 2000, 4000]},
  RimFadeEnd: {camera: FAR, values: THICK, steps: [1000, 4000, 10000]},
  HairHighlightColor: {
    steps: [
      [1, 0.95, 0.88],
      [2, 0.8, 0.3],
      [0.3, 1, 2],
    ],
  },
  HairHighlightLightFollow: {values: STRAND, light: {yaw: 50, pitch: 62}},
  HairHighlightInShadow: {light: {yaw: 150, pitch: 20}},
  HairGloss: {values: STRAND},
  HairShift: {values: STRAND},
  HairShiftMapStrength: {values: STRAND},
  HairThreshold: {values: STRAND},
  HairSoftness: {values: STRAND},
  HairRingHeight: {values: RING},
  HairRingWidth: {values: RING},
  HairRingBreakup: {values: RING},
  HairRingFollowView: {values: RING, camera: {...CROWN, pitch: 30}},
  SpecularIntensity: {values: LIT_METAL, steps: [0, 0.5, 2]},
  SpecularColor: {
    values: LIT_METAL,
    steps: [
      [1, 1, 1],
      [4, 0.4, 0.4],
      [0.4, 1, 4],
    ],
  },
  SpecularSize: {values: LIT_METAL, steps: [0, 0.15, 0.6]},
  SpecularSoftness: {values: LIT_METAL},
  MatCapMap: {
    note: texts.strips.recipes.MatCapMap.note,
    steps: EMPTY_TO_PAINTED({MatCapIntensity: 0}, {MatCapIntensity: 1}),
  },
  MatCapBlend: {values: {MatCapIntensity: 1}},
  MetalTint: {values: {...LIT_METAL, MatCapIntensity: 1}},
  ReflectionIntensity: {
    note: texts.strips.recipes.ReflectionIntensity.note,
    steps: [0, 0.5, 1],
  },
  EyeParallaxDepth: {camera: EYE_SIDE},
  EyeHighlightFollow: {camera: EYE_SIDE},
  EyeThroughHair: {camera: EYES},
  EyeMinBrightness: {values: CAVE},
  LightingChannel: {
    note: texts.strips.recipes.LightingChannel.note,
    steps: [
      named(texts.strips.steps.sharesOneWithThe),
      named(texts.strips.steps.sharesNoneWithThe, {ScenePreset: 'Unlit'}),
    ],
  },
  CharacterLightMin: {values: CAVE, steps: [0, 0.05, 0.5]},
  CharacterLightMax: {values: NOON, steps: [0.5, 1.2, 10]},
  CharacterMinBrightness: {values: {...CAVE, CharacterLightMin: 0, GIIntensity: 0.2}},
  LightDesaturation: {values: NEON},
  CharacterExposure: {steps: [-2, 0, 2]},
  AOInfluence: {camera: CHEST, values: {ScenePreset: 'Sky', GIIntensity: 2}},
  GIDirectionality: {values: {ScenePreset: 'Sky', GIIntensity: 2}},
  FogInfluence: {camera: camera([0, 1.6, 0], 900, {fov: 9}), values: MIST, steps: [0, 0.5, 1]},
  CastShadow: {camera: camera([0, 0.5, 0], 330, {pitch: 24, fov: 26}), light: {yaw: -60, pitch: 34}},
  CastSelfShadow: {
    note: texts.strips.recipes.CastSelfShadow.note,
    camera: HEAD,
    light: FRONT,
    steps: [named(texts.strips.steps.off, {SelfShadowMode: 'Off'}), named(texts.strips.steps.on)],
  },
  LayerMask: {
    steps: (['A', 'R', 'G', 'B'] as const).map((channel) =>
      channel === 'A'
        ? named(texts.strips.steps.white, {LayerMaskChannel: channel})
        : named(texts.strips.steps[`channel${channel}`], {LayerMaskChannel: channel}),
    ),
  },
  LayerAffects: {
    values: {LayerMaskChannel: 'R'},
    steps: [['Base', 'Shadow', 'Specular', 'Normal', 'Emissive', 'Control'], ['Base'], ['Shadow']],
  },
};

/** Parameters without a strip: the renderer has no formula for them. `figures/unseen-parameters.tsx` has a drawing of each. */
export const UNSEEN: readonly string[] = ['SpecularRampIndex', 'VisibleInRayTracing', 'AffectIndirect'];

/** Channels of maps, by map and channel: what painting them does. */
const CHANNELS: Readonly<Record<string, Recipe>> = {
  'ControlMap.R': {
    ...DOTTED,
    steps: [
      named(texts.strips.steps['128Neutral']),
      named(texts.strips.steps.dotsOf255, {ControlMap: [1, 1, 1, 1]}),
      named(texts.strips.steps.dotsOf0, {ControlMap: [0, 1, 1, 1]}),
    ],
  },
  'ControlMap.G': {
    ...DOTTED,
    steps: [
      named(texts.strips.steps['255Neutral']),
      named(texts.strips.steps.dotsOf128, {ControlMap: [0.5, 0.5, 1, 1]}),
      named(texts.strips.steps.dotsOf0, {ControlMap: [0.5, 0, 1, 1]}),
    ],
  },
  'ControlMap.B': {
    ...DOTTED,
    values: {...DOTTED.values, MatCapIntensity: 1, MatCapBlend: 'Replace'},
    steps: [named(texts.strips.steps['255Neutral']), named(texts.strips.steps.dotsOf0, {ControlMap: [0.5, 1, 0, 1]})],
  },
  'ControlMap.A': {
    ...DOTTED,
    camera: SKIRT,
    light: BEHIND,
    theme: 'dark',
    values: {
      ...DOTTED.values,
      RimEnabled: true,
      RimInShadow: 1,
      RimWidth: 40,
      RimIntensity: 1,
      RimDepthThreshold: 2,
      RimLightDirectionInfluence: 0,
      RimColor: [0.3, 1.6, 2],
      RimBaseColorInfluence: 0,
    },
    steps: [named(texts.strips.steps['255Neutral']), named(texts.strips.steps.dotsOf0, {ControlMap: [0.5, 1, 1, 0]})],
  },
  'FaceShadowMap.R': {
    stage: 'knight',
    camera: FACE,
    light: SIDE,
    values: CALM,
    steps: [
      ...EMPTY_TO_PAINTED({FaceShadowOffset: -0.5}),
      named(texts.strips.steps.theMapItself, {FaceMapPreview: true}),
    ],
  },
  'FaceShadowMap.G': {
    stage: 'knight',
    camera: FACE,
    light: SIDE,
    values: CALM,
    steps: [
      named(texts.strips.steps['255FaceMap']),
      named(texts.strips.steps['0OrdinaryShading'], {UseFaceShadowMap: false}),
    ],
  },
  'FaceShadowMap.B': {
    camera: camera([0, 1.7, 0], 130, {fov: 6}),
    light: {yaw: 0, pitch: 10},
    values: {...CALM, ReceiveShadowStrength: 0},
    steps: [named(texts.strips.steps['0None'], {UseFaceShadowMap: false}), named(texts.strips.steps.painted)],
  },
  'HairMap.R': {
    camera: CROWN,
    light: {yaw: -28, pitch: 44},
    values: CALM,
    steps: [named(texts.strips.steps['255Neutral']), named(texts.strips.steps['0'], {HairHighlightIntensity: 0})],
  },
  'HairMap.G': {
    camera: CROWN,
    light: {yaw: -28, pitch: 44},
    values: {...CALM, ...STRAND},
    steps: [
      named(texts.strips.steps['128Neutral'], {HairShiftMapStrength: 0}),
      named(texts.strips.steps.painted, {HairShiftMapStrength: 1}),
    ],
  },
  'HairMap.B': {
    camera: CROWN,
    light: {yaw: -28, pitch: 44},
    values: {...CALM, ...RING},
    steps: [
      named(texts.strips.steps['128Neutral'], {HairRingBreakup: 0}),
      named(texts.strips.steps.painted, {HairRingBreakup: 0.75}),
    ],
  },
};

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
      throw new Error(`${definition.id} needs \`steps\` in plugins/parameters/strips.ts`);
  }
}

function strip(
  section: (typeof SECTIONS)[string],
  {steps = [], values, stage = section.stage ?? 'cloth', ...recipe}: Recipe,
  id = '',
): Strip {
  return {
    theme: 'light',
    ...section,
    ...recipe,
    values: {...section.values, ...values},
    stage,
    steps: steps.map((step) =>
      typeof step === 'object' && 'label' in step ? step : {value: step, values: {[id]: step} as Values},
    ),
  };
}

/** What the strip of a parameter draws; undefined for one of `UNSEEN`. */
export function stripOf(id: ParameterId): Strip | undefined {
  if (UNSEEN.includes(id)) return undefined;
  const definition = parameter(id);
  const {steps = derived(definition), ...recipe} = RECIPES[id] ?? {};
  return strip(SECTIONS[definition.section]!, {steps, ...recipe}, id);
}

/** Strips of parameters. */
const ofParameters = parameters.flatMap(({id}): [string, Strip][] => {
  const drawn = stripOf(id as ParameterId);
  return drawn ? [[id, drawn]] : [];
});

/** Strips of channels: `ControlMap.R` and the like. */
const ofChannels = Object.entries(CHANNELS).map(([id, recipe]): [string, Strip] => [
  id,
  strip(SECTIONS['0.1']!, recipe),
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
    steps: [named(texts.strips.steps.defaults), {...named(texts.strips.steps.preset, preset.values)}],
    scale: 2,
  },
]);

/** All strips by id. */
export const strips: ReadonlyMap<string, Strip> = new Map([...ofParameters, ...ofChannels, ...ofPresets]);
