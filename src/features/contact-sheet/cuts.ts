/** The tutorials as cuts of a contact sheet: what each is for, and its picture before and after. */
import type {Localized} from '../../../config/locales';
import {FACE, FIGURE} from '../../stage/demos/cameras';
import type {DemoCamera, DemoId, Values, ViewId} from '../../stage/demos/types';

interface Half {
  readonly label: Localized;
  readonly values: Values;
  readonly view?: ViewId;
}

export interface Cut {
  /** Id of the tutorial's lesson. */
  readonly id: string;
  readonly demo: DemoId;
  readonly camera: Partial<DemoCamera>;
  readonly light?: {readonly yaw: number; readonly pitch: number};
  readonly background?: 'plate';
  readonly before: Half;
  readonly after: Half;
  readonly result: Localized;
  readonly reader: Localized;
}

/** A reader's way through the tutorials: the cuts to read, by lesson. */
export interface Route {
  readonly label: Localized;
  readonly cuts: readonly string[];
}

const ALL = {'zh-Hans': '所有人', en: 'Everyone'};
const CHARACTER = {'zh-Hans': '角色美术', en: 'Character artists'};

export const cuts: readonly Cut[] = [
  {
    id: 'importing',
    demo: 'demo-hero',
    camera: {...FIGURE, yaw: 18},
    background: 'plate',
    before: {
      label: {'zh-Hans': '只有基础色', en: 'Base colour alone'},
      view: 'base',
      values: {FeatureOutline: false, FeatureRim: false},
    },
    after: {label: {'zh-Hans': '换上材质', en: 'With the materials'}, values: {}},
    result: {
      'zh-Hans': '网格体、材质、头部朝向和描边齐全，角色能渲染出来',
      en: 'Mesh, materials, head axes and outline: a character that renders',
    },
    reader: ALL,
  },
  {
    id: 'transition',
    demo: 'demo-transition',
    camera: {yaw: 12, target: [0.06, 1.5, 0], distance: 290},
    light: {yaw: -74, pitch: 12},
    before: {
      label: {'zh-Hans': '柔和的明暗', en: 'Soft shading'},
      values: {UseRamp: false, ShadowThreshold: 0.4, ShadowSoftness: 0.9},
    },
    after: {
      label: {'zh-Hans': '夕照的Ramp', en: 'A sunset ramp'},
      values: {UseRamp: true, RampIndex: 13, RampIntensity: 1, ShadowThreshold: 0.6},
    },
    result: {'zh-Hans': '明暗交界线的位置和颜色都对', en: 'A terminator in the right place, with the right colours'},
    reader: ALL,
  },
  {
    id: 'shadows',
    demo: 'demo-face',
    camera: {...FACE, distance: 130, target: [0, 1.86, 0]},
    before: {label: {'zh-Hans': '普通法线着色', en: 'Ordinary shading'}, values: {UseFaceShadowMap: false}},
    after: {label: {'zh-Hans': '面部阴影贴图', en: 'Face shadow map'}, values: {UseFaceShadowMap: true}},
    result: {'zh-Hans': '脸、头发、身体上像画出来的阴影', en: 'Drawn-looking shadows on face, hair and body'},
    reader: CHARACTER,
  },
  {
    id: 'outlines',
    demo: 'demo-outline',
    camera: {yaw: -24, pitch: 4, target: [0.1, 1.3, 0], distance: 230},
    before: {label: {'zh-Hans': '没有描边', en: 'No outline'}, values: {OutlineEnabled: false}},
    after: {label: {'zh-Hans': '描边0.6 cm', en: 'Outline of 0.6 cm'}, values: {OutlineWidth: 0.6}},
    result: {
      'zh-Hans': '粗细和颜色有变化的线，不需要的地方不出线',
      en: 'Lines that vary in width and colour, and none where they are not wanted',
    },
    reader: CHARACTER,
  },
  {
    id: 'rim',
    demo: 'demo-rim',
    camera: {yaw: 64, target: [0.1, 1.5, 0], distance: 330},
    light: {yaw: -150, pitch: 24},
    before: {label: {'zh-Hans': '没有边缘光', en: 'No rim light'}, values: {RimEnabled: false}},
    after: {label: {'zh-Hans': '有边缘光', en: 'With rim light'}, values: {RimWidth: 9, RimIntensity: 1.4}},
    result: {'zh-Hans': '每盏灯一条宽度均匀的亮边', en: 'An even band for each light'},
    reader: CHARACTER,
  },
  {
    id: 'hair',
    demo: 'demo-hair',
    camera: {yaw: 32, pitch: 24, target: [0, 2.14, 0], distance: 210},
    before: {label: {'zh-Hans': '无高光', en: 'No highlight'}, values: {HairHighlightMode: 'Off'}},
    after: {label: {'zh-Hans': '天使环', en: 'Angel ring'}, values: {HairHighlightMode: 'Ring'}},
    result: {'zh-Hans': '头发上的环形或发丝高光', en: 'A ring or strand highlight on hair'},
    reader: CHARACTER,
  },
  {
    id: 'eyes',
    demo: 'demo-eyes',
    camera: {...FACE, yaw: 14, distance: 118, target: [0.02, 1.85, 0]},
    before: {
      label: {'zh-Hans': '平面的眼睛', en: 'Flat eyes'},
      values: {EyeParallaxDepth: 0, EyeHighlightIntensity: 0, EyeThroughHair: 0},
    },
    after: {
      label: {'zh-Hans': '有深度和眼神光', en: 'Depth and a catch-light'},
      values: {EyeParallaxDepth: 0.09, EyeHighlightIntensity: 1},
    },
    result: {
      'zh-Hans': '有深度的虹膜、不灭的眼神光、透过刘海的眉眼',
      en: 'An iris with depth, a lasting catch-light, eyes through the fringe',
    },
    reader: CHARACTER,
  },
  {
    id: 'specular',
    demo: 'demo-specular',
    camera: {distance: 130, fov: 16, target: [-0.3, 1.45, 0]},
    before: {
      label: {'zh-Hans': '只有明暗', en: 'Shading alone'},
      values: {SpecularIntensity: 0, MatCapIntensity: 0},
    },
    after: {label: {'zh-Hans': '高光加MatCap', en: 'Specular and MatCap'}, values: {}},
    result: {'zh-Hans': '塑料、皮革和金属的光泽', en: 'The gloss of plastic, leather and metal'},
    reader: CHARACTER,
  },
  {
    id: 'lighting',
    demo: 'demo-lighting',
    camera: {target: [0.1, 1.78, 0], distance: 300, yaw: -16},
    before: {
      label: {'zh-Hans': '洞穴，不加限制', en: 'In a cave, no limits'},
      values: {ScenePreset: 'Cave', CharacterLightMin: 0, CharacterMinBrightness: 0},
    },
    after: {
      label: {'zh-Hans': '洞穴，亮度有下限', en: 'In a cave, with a minimum'},
      values: {ScenePreset: 'Cave', CharacterLightMin: 0.35, CharacterMinBrightness: 0.06},
    },
    result: {
      'zh-Hans': '角色的光照与Lumen、曝光、后期协调',
      en: 'Balance with Lumen, exposure and post-processing',
    },
    reader: {'zh-Hans': '灯光师', en: 'Lighting artists'},
  },
  {
    id: 'layers',
    demo: 'demo-layers',
    camera: {target: [-0.02, 0.84, 0], distance: 170},
    before: {label: {'zh-Hans': '只有底层', en: 'Bottom layer only'}, values: {LayerEnabled: false}},
    after: {label: {'zh-Hans': '加上一层', en: 'With a layer'}, values: {LayerEnabled: true}},
    result: {
      'zh-Hans': '不改材质图表，叠加纹身、污渍和水渍',
      en: 'Tattoos, dirt and wetness stacked without editing a graph',
    },
    reader: {'zh-Hans': 'TA', en: 'Technical artists'},
  },
];

export const routes: readonly Route[] = [
  {label: {'zh-Hans': '初次评估', en: 'First evaluation'}, cuts: ['importing', 'transition']},
  {
    label: {'zh-Hans': '做角色外观', en: 'Character look'},
    cuts: ['shadows', 'outlines', 'rim', 'hair', 'eyes', 'specular'],
  },
  {label: {'zh-Hans': '给镜头或关卡打光', en: 'Shot or level lighting'}, cuts: ['transition', 'lighting']},
  {label: {'zh-Hans': '搭公共材质库', en: 'Shared material library'}, cuts: ['layers']},
];

/** Size of a cut's picture in CSS pixels, both halves. */
export const CUT_SIZE: [number, number] = [352, 176];
export const pictureOf = (id: string): string => `cut-${id}`;
