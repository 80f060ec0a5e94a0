/** The tutorials as cuts of a contact sheet: what each is for, and its picture before and after. */
import type {Localized} from '../../../config/locales';
import {FACE, FIGURE} from '../../stage/demos/cameras';
import type {DemoCamera, DemoId, Values, ViewId} from '../../stage/demos/types';
import texts from '../../../data/cuts.json';

interface Half {
  readonly label: Localized;
  readonly values: Values;
  readonly view?: ViewId;
}

export interface Cut {
  /** Id of the tutorial's lesson, where it has one. */
  readonly id: string;
  /** Document id of the tutorial. */
  readonly page: string;
  readonly demo: DemoId;
  readonly camera: Partial<DemoCamera>;
  readonly light?: {readonly yaw: number; readonly pitch: number};
  readonly background?: 'plate';
  readonly before: Half;
  readonly after: Half;
  readonly result: Localized;
  readonly reader: Localized;
}

/** A reader's way through the tutorials: the cuts to read. */
export interface Route {
  readonly label: Localized;
  readonly cuts: readonly string[];
}

const ALL = texts.all;
const CHARACTER = texts.character;

export const cuts: readonly Cut[] = [
  {
    id: 'importing',
    page: 'Tutorial/ImportANewCharacter',
    demo: 'demo-hero',
    camera: {...FIGURE, yaw: 18},
    background: 'plate',
    before: {
      label: texts.cuts.importing.before.label,
      view: 'base',
      values: {FeatureOutline: false, FeatureRim: false},
    },
    after: {label: texts.cuts.importing.after.label, values: {}},
    result: texts.cuts.importing.result,
    reader: ALL,
  },
  {
    id: 'transition',
    page: 'Tutorial/ControlLightShadowColorTransition',
    demo: 'demo-transition',
    camera: {yaw: 12, target: [0.06, 1.5, 0], distance: 290},
    light: {yaw: -74, pitch: 12},
    before: {
      label: texts.cuts.transition.before.label,
      values: {UseRamp: false, ShadowThreshold: 0.4, ShadowSoftness: 0.9},
    },
    after: {
      label: texts.cuts.transition.after.label,
      values: {UseRamp: true, RampIndex: 13, RampIntensity: 1, ShadowThreshold: 0.6},
    },
    result: texts.cuts.transition.result,
    reader: ALL,
  },
  {
    id: 'shadows',
    page: 'Tutorial/ControlTheShapeOfShadows',
    demo: 'demo-face',
    camera: {...FACE, distance: 130, target: [0, 1.86, 0]},
    before: {label: texts.cuts.shadows.before.label, values: {UseFaceShadowMap: false}},
    after: {label: texts.cuts.shadows.after.label, values: {UseFaceShadowMap: true}},
    result: texts.cuts.shadows.result,
    reader: CHARACTER,
  },
  {
    id: 'outlines',
    page: 'Tutorial/ControlTheShapeOfOutlines',
    demo: 'demo-outline',
    camera: {yaw: -24, pitch: 4, target: [0.1, 1.3, 0], distance: 230},
    before: {label: texts.cuts.outlines.before.label, values: {OutlineEnabled: false}},
    after: {label: texts.cuts.outlines.after.label, values: {OutlineWidth: 0.6}},
    result: texts.cuts.outlines.result,
    reader: CHARACTER,
  },
  {
    id: 'rim',
    page: 'Tutorial/ControlScreenSpaceRimlights',
    demo: 'demo-rim',
    camera: {yaw: 64, target: [0.1, 1.5, 0], distance: 330},
    light: {yaw: -150, pitch: 24},
    before: {label: texts.cuts.rim.before.label, values: {RimEnabled: false}},
    after: {label: texts.cuts.rim.after.label, values: {RimWidth: 9, RimIntensity: 1.4}},
    result: texts.cuts.rim.result,
    reader: CHARACTER,
  },
  {
    id: 'hair',
    page: 'Tutorial/AddStylizedHairHighlights',
    demo: 'demo-hair',
    camera: {yaw: 32, pitch: 24, target: [0, 2.14, 0], distance: 210},
    before: {label: texts.cuts.hair.before.label, values: {HairHighlightMode: 'Off'}},
    after: {label: texts.cuts.hair.after.label, values: {HairHighlightMode: 'Ring'}},
    result: texts.cuts.hair.result,
    reader: CHARACTER,
  },
  {
    id: 'eyes',
    page: 'Tutorial/DrawEyes',
    demo: 'demo-eyes',
    camera: {...FACE, yaw: 14, distance: 118, target: [0.02, 1.85, 0]},
    before: {
      label: texts.cuts.eyes.before.label,
      values: {EyeParallaxDepth: 0, EyeHighlightIntensity: 0, EyeThroughHair: 0},
    },
    after: {
      label: texts.cuts.eyes.after.label,
      values: {EyeParallaxDepth: 0.09, EyeHighlightIntensity: 1},
    },
    result: texts.cuts.eyes.result,
    reader: CHARACTER,
  },
  {
    id: 'specular',
    page: 'Tutorial/AddSpecularAndMetal',
    demo: 'demo-specular',
    camera: {distance: 130, fov: 16, target: [-0.3, 1.45, 0]},
    before: {
      label: texts.cuts.specular.before.label,
      values: {SpecularIntensity: 0, MatCapIntensity: 0},
    },
    after: {label: texts.cuts.specular.after.label, values: {}},
    result: texts.cuts.specular.result,
    reader: CHARACTER,
  },
  {
    id: 'lighting',
    page: 'Tutorial/ControlLightingOfCharactersAndScenes',
    demo: 'demo-lighting',
    camera: {target: [0.1, 1.78, 0], distance: 300, yaw: -16},
    before: {
      label: texts.cuts.lighting.before.label,
      values: {ScenePreset: 'Cave', CharacterLightMin: 0, CharacterMinBrightness: 0},
    },
    after: {
      label: texts.cuts.lighting.after.label,
      values: {ScenePreset: 'Cave', CharacterLightMin: 0.35, CharacterMinBrightness: 0.06},
    },
    result: texts.cuts.lighting.result,
    reader: texts.cuts.lighting.reader,
  },
  {
    id: 'layers',
    page: 'Tutorial/CreateComplexMaterialsUsingMaterialLayer',
    demo: 'demo-layers',
    camera: {target: [-0.02, 0.84, 0], distance: 170},
    before: {label: texts.cuts.layers.before.label, values: {LayerEnabled: false}},
    after: {label: texts.cuts.layers.after.label, values: {LayerEnabled: true}},
    result: texts.cuts.layers.result,
    reader: texts.cuts.layers.reader,
  },
];

export const routes: readonly Route[] = [
  {label: texts.routes.firstEvaluation.label, cuts: ['importing', 'transition']},
  {
    label: texts.routes.characterLook.label,
    cuts: ['shadows', 'outlines', 'rim', 'hair', 'eyes', 'specular'],
  },
  {label: texts.routes.shotOrLevelLighting.label, cuts: ['transition', 'lighting']},
  {label: texts.routes.sharedMaterialLibrary.label, cuts: ['layers']},
];

/** Size of a cut's picture in CSS pixels, both halves. */
export const CUT_SIZE: [number, number] = [352, 176];
export const pictureOf = (id: string): string => `cut-${id}`;
