/** The commonest tasks with the values that do them, and the questions of the FAQ that name a mistake. */
import type {Localized} from '../../config/localized';
import type {ParameterId} from '../../src/stage/shading/parameters';

export interface Task {
  readonly name: Readonly<Localized>;
  readonly values: Readonly<Partial<Record<ParameterId, number | string | boolean>>>;
  /** What else it takes. */
  readonly also?: Readonly<Localized>;
  /** File below the folder of documents, without its ending. */
  readonly page: string;
}

export const tasks: readonly Task[] = [
  {
    name: {'zh-Hans': '两色平涂，交界线锐利', en: 'Flat two-tone shading with a sharp edge'},
    values: {UseRamp: false, ShadowThreshold: 0.5, ShadowSoftness: 0.02},
    page: 'Tutorial/ControlLightShadowColorTransition',
  },
  {
    name: {'zh-Hans': '皮肤的暖色过渡', en: 'Warm transition on skin'},
    values: {UseRamp: true, RampIndex: 4, RampIntensity: 1},
    page: 'Tutorial/ControlLightShadowColorTransition',
  },
  {
    name: {'zh-Hans': '脸部干净的阴影，无贴图', en: 'Clean face shading without a map'},
    values: {UseFaceShadowMap: false, SphericalNormalBlend: 0.8, LightPitchFlatten: 0.8},
    page: 'Tutorial/ControlTheShapeOfShadows',
  },
  {
    name: {'zh-Hans': '脸部按贴图画阴影', en: 'Painted face shadow'},
    values: {UseFaceShadowMap: true, SphericalNormalBlend: 0},
    also: {'zh-Hans': '填FaceShadowMap，脸的UV左右对称', en: 'assign FaceShadowMap; symmetric face UVs'},
    page: 'Tutorial/ControlTheShapeOfShadows',
  },
  {
    name: {'zh-Hans': '只让刘海投影到脸上', en: 'Only the fringe shadows the face'},
    values: {ShadowGroupId: 6},
    also: {
      'zh-Hans': '只设在刘海上，其余留0；灯用光线追踪阴影',
      en: 'on the fringe alone, others 0; ray-traced shadows on the light',
    },
    page: 'FAQ',
  },
  {
    name: {'zh-Hans': '加粗描边', en: 'Bolder outline'},
    values: {OutlineWidth: 0.6},
    also: {'zh-Hans': '近景再提高OutlineMaxPixels', en: 'for close-ups raise OutlineMaxPixels too'},
    page: 'Tutorial/ControlTheShapeOfOutlines',
  },
  {
    name: {'zh-Hans': '描边不随距离变细', en: 'Outline of the same width at every distance'},
    values: {OutlineScreenBlend: 1},
    page: 'Tutorial/ControlTheShapeOfOutlines',
  },
  {
    name: {'zh-Hans': '脸内部没有边缘光', en: 'No rim inside the face'},
    values: {RimDepthThreshold: 15},
    also: {'zh-Hans': '只在脸部实例；鼻和眼皮用顶点色A遮', en: 'face instance; mask nose and lids by vertex colour A'},
    page: 'Tutorial/ControlScreenSpaceRimlights',
  },
  {
    name: {'zh-Hans': '天使环', en: 'Angel ring on hair'},
    values: {HairHighlightMode: 'Ring', HairRingHeight: 0.35, HairRingBreakup: 0.4},
    page: 'Tutorial/AddStylizedHairHighlights',
  },
  {
    name: {'zh-Hans': '眼睛和眉毛透过刘海', en: 'Eyes and brows through the fringe'},
    values: {EyeThroughHair: 0.4},
    also: {
      'zh-Hans': '项目开Enabled with Stencil，组件开Render CustomDepth Pass',
      en: 'Custom Depth-Stencil Pass Enabled with Stencil; Render CustomDepth Pass on each component',
    },
    page: 'Tutorial/DrawEyes',
  },
  {
    name: {'zh-Hans': '黄铜、黄金', en: 'Brass and gold'},
    values: {
      UseRamp: true,
      RampIndex: 9,
      MatCapBlend: 'Add',
      MatCapIntensity: 0.5,
      SpecularIntensity: 0.8,
      MetalTint: 1,
    },
    also: {'zh-Hans': '填MatCapMap', en: 'assign MatCapMap'},
    page: 'Tutorial/AddSpecularAndMetal',
  },
  {
    name: {'zh-Hans': '角色夜里不发光', en: 'No glow at night'},
    values: {CharacterMinBrightness: 0, CharacterLightMin: 0},
    page: 'Tutorial/ControlLightingOfCharactersAndScenes',
  },
];

/** Ids of questions on the FAQ page. */
export const mistakes: readonly string[] = [
  'face-shadow-wrong-side',
  'soft-cast-shadow',
  'outline-glows',
  'outline-hard-edges',
  'rim-on-overlaps',
  'ambient-not-toon',
  'upscalers',
];
