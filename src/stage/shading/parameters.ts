/**
 * Every shading parameter, once. The stage takes its ranges and defaults from here, and the
 * documentation's parameter tables are generated from here, so the two cannot disagree.
 *
 * Source: parameter catalogue, sections 0.1 and 1–11 (`section` names the one). Colours are linear,
 * 0–1 unless `max` says otherwise. Lengths are centimetres, angles degrees, screen widths pixels of
 * a 1080-px-high view; `unit` says which. Vectors are given in Unreal Engine's axes (X forward,
 * Y right, Z up), because these are the numbers that are typed there; the engine of the stage
 * supplies its own.
 *
 * This file imports nothing but a type on purpose: the documentation's build reads it without the stage.
 */

import {forLocale} from '../../../config/localized';
import type {Locale, Localized} from '../../../config/locales';

export type Text = Readonly<Localized>;
export type ParameterType = 'scalar' | 'color' | 'bool' | 'enum' | 'int' | 'vec3' | 'texture' | 'flags';

/** Presets of the plugin's material instances whose defaults differ from the master material's. */
export type MaterialPreset = 'face' | 'hair';

interface Common {
  /** Unit of the number, in both languages where it is a word; left out by parameters and types that have none. */
  readonly unit?: string | Text;
  /** The name in the material instance, the URL and the input's `name`. */
  readonly id: string;
  /** Section of the parameter catalogue. */
  readonly section: string;
  /** Set on the character's components, not in its material instances. */
  readonly component?: true;
  /** What the material instance's label says (English), and its Chinese name. */
  readonly label: Text;
  /** What turning it does, one or two sentences. */
  readonly effect: Text;
  /** Console variables and settings that act on the same thing. */
  readonly related?: readonly string[];
  /** Said instead of the default where the default is not a constant. */
  readonly defaultNote?: Text;
}

interface Ranged {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface ScalarParameter extends Common, Ranged {
  readonly type: 'scalar';
  readonly default: number;
  readonly presets?: Readonly<Partial<Record<MaterialPreset, number>>>;
}
export interface IntParameter extends Common, Ranged {
  readonly type: 'int';
  readonly default: number;
}
export interface ColorParameter extends Common {
  readonly type: 'color';
  readonly min: number;
  readonly max: number;
  readonly default: readonly [number, number, number];
}
export interface Vec3Parameter extends Common {
  readonly type: 'vec3';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly default: readonly [number, number, number];
}
export interface BoolParameter extends Common {
  readonly type: 'bool';
  readonly default: boolean;
  readonly presets?: Readonly<Partial<Record<MaterialPreset, boolean>>>;
}
export interface EnumParameter extends Common {
  readonly type: 'enum';
  readonly options: readonly string[];
  readonly default: string;
  readonly presets?: Readonly<Partial<Record<MaterialPreset, string>>>;
}
export interface FlagsParameter extends Common {
  readonly type: 'flags';
  readonly options: readonly string[];
  readonly default: readonly string[];
}
export interface TextureParameter extends Common {
  readonly type: 'texture';
  /** Colour space the texture is read in. */
  readonly space: 'sRGB' | 'linear';
  readonly default: string;
}

export type Parameter =
  | ScalarParameter
  | IntParameter
  | ColorParameter
  | Vec3Parameter
  | BoolParameter
  | EnumParameter
  | FlagsParameter
  | TextureParameter;

export type ParameterValue = Parameter['default'];

const TABLE = [
  // ---- 0.1 Packed maps -------------------------------------------------------------------------
  {
    id: 'ControlMap',
    section: '0.1',
    type: 'texture',
    space: 'linear',
    default: '0.5, 1, 1, 1',
    label: {'zh-Hans': '控制贴图', en: 'Control Map'},
    effect: {
      'zh-Hans': 'R偏移受光，G画出始终在暗部的区域，B限制高光与MatCap，A限制边缘光。',
      en: 'R shifts the light, G paints occlusion, B masks specular and MatCap, A masks the rim.',
    },
    related: ['LightBiasMapStrength', 'OcclusionStrength'],
  },
  {
    id: 'FaceShadowMap',
    section: '0.1',
    type: 'texture',
    space: 'linear',
    default: '1, 1, 0',
    label: {'zh-Hans': '面部阴影贴图', en: 'Face Shadow Map'},
    effect: {
      'zh-Hans': 'R存每个纹素变暗的光照角度，G控制与普通着色的混合，B是鼻尖和嘴唇的高光遮罩。',
      en: 'R holds the light angle at which a texel goes dark, G blends with ordinary shading, B masks the highlights of nose and lips.',
    },
    related: ['UseFaceShadowMap'],
  },
  {
    id: 'HairMap',
    section: '0.1',
    type: 'texture',
    space: 'linear',
    default: '1, 0.5, 0.5',
    label: {'zh-Hans': '头发贴图', en: 'Hair Map'},
    effect: {
      'zh-Hans': 'R限制高光范围，G沿发丝挪动高光，B让天使环边缘参差。',
      en: 'R masks the highlight, G moves it along the strand, B makes the edge of the ring ragged.',
    },
    related: ['HairShiftMapStrength', 'HairRingBreakup'],
  },
  {
    id: 'EyeMap',
    section: '0.1',
    type: 'texture',
    space: 'linear',
    default: '0, 0, 0',
    label: {'zh-Hans': '眼睛贴图', en: 'Eye Map'},
    effect: {
      'zh-Hans': 'R标出虹膜，G标出眼神光，B画上眼睑的阴影。',
      en: 'R marks the iris, G the catch-light, B the shadow of the upper lid.',
    },
    related: ['EyeParallaxDepth', 'EyeHighlightIntensity', 'EyeLidShadowStrength'],
  },

  // ---- 1 Base and shadow colour ----------------------------------------------------------------
  {
    id: 'BaseColorMap',
    section: '1',
    type: 'texture',
    space: 'sRGB',
    default: 'white',
    label: {'zh-Hans': '基础色贴图', en: 'Base Color Map'},
    effect: {
      'zh-Hans': 'RGB给出受光面的颜色，A作透明遮罩。',
      en: 'RGB gives the colour of the lit side, A the opacity mask.',
    },
  },
  {
    id: 'BaseColorTint',
    section: '1',
    type: 'color',
    min: 0,
    max: 1,
    default: [1, 1, 1],
    label: {'zh-Hans': '基础色染色', en: 'Base Color Tint'},
    effect: {'zh-Hans': '与基础色贴图相乘。', en: 'Multiplies the base colour map.'},
  },
  {
    id: 'ShadowColorMode',
    section: '1',
    type: 'enum',
    options: ['Tint', 'Map', 'Ramp'],
    default: 'Tint',
    label: {'zh-Hans': '阴影色来源', en: 'Shadow Color Mode'},
    effect: {
      'zh-Hans': '决定暗部颜色来自染色、手绘贴图还是Ramp图。',
      en: 'Takes the shadow side from a tint, from a painted map or from the ramp.',
    },
  },
  {
    id: 'ShadowColorMap',
    section: '1',
    type: 'texture',
    space: 'sRGB',
    default: 'white',
    label: {'zh-Hans': '阴影色贴图', en: 'Shadow Color Map'},
    effect: {
      'zh-Hans': '阴影色来源选Map时，暗部颜色是这张贴图乘阴影色；留空按白色算，暗部只有均匀的阴影色。',
      en: 'In mode Map, the shadow side is this texture times the shadow colour; left empty it counts as white, which gives one flat colour.',
    },
  },
  {
    id: 'ShadowColor',
    section: '1',
    type: 'color',
    min: 0,
    max: 1,
    default: [0.48, 0.39, 0.57],
    label: {'zh-Hans': '阴影色', en: 'Shadow Color'},
    effect: {
      'zh-Hans': '与基础色或阴影色贴图相乘，给暗部染色。不要从基础色贴图上取色，否则色相会算两次。',
      en: 'Tints the shadow side by multiplying the base colour or the shadow colour map. Do not pick the base colour: its hue would count twice.',
    },
  },
  {
    id: 'EmissiveMap',
    section: '1',
    type: 'texture',
    space: 'sRGB',
    default: 'black',
    label: {'zh-Hans': '自发光贴图', en: 'Emissive Map'},
    effect: {'zh-Hans': '最后叠加的发光颜色，不受光照影响。', en: 'Glow that is added last and ignores the light.'},
  },
  {
    id: 'EmissiveIntensity',
    section: '1',
    type: 'scalar',
    min: 0,
    max: 20,
    step: 0.1,
    default: 1,
    label: {'zh-Hans': '自发光强度', en: 'Emissive Intensity'},
    effect: {
      'zh-Hans': '自发光贴图的倍数。比后期处理体积的Bloom › Threshold亮的部分会泛光。',
      en: 'Multiplies the emissive map. What is brighter than Bloom › Threshold of the Post Process Volume feeds the bloom.',
    },
  },

  // ---- 2 Light / shadow transition -------------------------------------------------------------
  {
    id: 'ShadowThreshold',
    section: '2',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.5,
    label: {'zh-Hans': '明暗阈值', en: 'Shadow Threshold'},
    effect: {
      'zh-Hans': '把明暗交界线推向亮部或暗部，数值越大暗部越多。',
      en: 'Moves the terminator across the form: the higher, the more of it lies on the shadow side.',
    },
  },
  {
    id: 'ShadowSoftness',
    section: '2',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.005,
    default: 0.02,
    label: {'zh-Hans': '明暗柔和度', en: 'Shadow Softness'},
    effect: {
      'zh-Hans': '从亮到暗的过渡有多宽。接近0是赛璐璐硬边，接近1是柔和过渡。',
      en: 'Full width of the terminator: near 0 a hard cel edge, near 1 a soft gradient.',
    },
  },
  {
    id: 'LightBias',
    section: '2',
    type: 'scalar',
    min: -0.5,
    max: 0.5,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '受光偏移', en: 'Light Bias'},
    effect: {
      'zh-Hans': '整块材质偏亮（正值）或偏暗（负值），不改光源。',
      en: 'Shifts the whole material towards the lit side (+) or the shadow side (−) without changing the light.',
    },
  },
  {
    id: 'LightBiasMapStrength',
    section: '2',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 1,
    label: {'zh-Hans': '受光偏移贴图强度', en: 'Light Bias Map Strength'},
    effect: {
      'zh-Hans': '控制贴图R通道的作用强度：128以上更晚变暗，以下更早变暗。',
      en: 'Strength of R in the control map: above 128 a part darkens later, below it earlier.',
    },
  },
  {
    id: 'OcclusionStrength',
    section: '2',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 1,
    label: {'zh-Hans': '遮蔽强度', en: 'Occlusion Strength'},
    effect: {
      'zh-Hans': '顶点色R与控制贴图G画出的常暗区域起多大作用。',
      en: 'How far the shadows painted in vertex colour R and control map G are kept.',
    },
  },
  {
    id: 'LightColorInfluence',
    section: '2',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 1,
    label: {'zh-Hans': '亮部光色影响', en: 'Light Color Influence'},
    effect: {
      'zh-Hans': '灯光的色相有多少作用到亮部，亮度始终跟随灯光。',
      en: 'How much of the hue of the light reaches the lit side; its strength always counts.',
    },
  },
  {
    id: 'ShadowLightColorInfluence',
    section: '2',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.35,
    label: {'zh-Hans': '暗部光色影响', en: 'Shadow Light Color Influence'},
    effect: {
      'zh-Hans': '灯光的色相有多少作用到暗部。',
      en: 'How much of the hue of the light reaches the shadow side.',
    },
  },
  {
    id: 'AdditionalLightIntensity',
    section: '2',
    type: 'scalar',
    min: 0,
    max: 2,
    step: 0.01,
    default: 1,
    label: {'zh-Hans': '附加灯强度', en: 'Additional Light Intensity'},
    effect: {'zh-Hans': '附加灯的亮度倍数；主光以外的灯都是附加灯。', en: 'Scales every light except the main one.'},
    related: ['r.Toon.Light.MaxAdditional'],
  },
  {
    id: 'AdditionalLightSoftness',
    section: '2',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.25,
    label: {'zh-Hans': '附加灯柔和度', en: 'Additional Light Softness'},
    effect: {'zh-Hans': '附加灯的明暗交界线有多宽。', en: 'Width of the terminator that the other lights draw.'},
  },

  // ---- 3 Ramp ----------------------------------------------------------------------------------
  {
    id: 'UseRamp',
    section: '3',
    type: 'bool',
    default: true,
    label: {'zh-Hans': '使用Ramp图', en: 'Use Ramp'},
    effect: {
      'zh-Hans': '用Ramp图的一行代替两色过渡。',
      en: 'Replaces the two-colour transition by one row of the ramp atlas.',
    },
  },
  {
    id: 'RampIndex',
    section: '3',
    type: 'int',
    min: 0,
    max: 31,
    step: 1,
    default: 0,
    label: {'zh-Hans': 'Ramp行号', en: 'Ramp Index'},
    effect: {
      'zh-Hans': '选择漫反射Ramp图集中的行，0–15随本插件提供。',
      en: 'Picks the row of the diffuse ramp atlas; rows 0 to 15 ship with the plugin.',
    },
    related: ['Project Settings › Engine › Toon Rendering › Diffuse Ramp Atlas'],
  },
  {
    id: 'RampIntensity',
    section: '3',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 1,
    label: {'zh-Hans': 'Ramp强度', en: 'Ramp Intensity'},
    effect: {
      'zh-Hans': '0只用两色结果，1只用Ramp结果，中间按比例混合。',
      en: 'Blends from the two-colour result (0) to the ramp (1).',
    },
  },
  {
    id: 'SpecularRampIndex',
    section: '3',
    type: 'int',
    min: 0,
    max: 31,
    step: 1,
    default: 0,
    label: {'zh-Hans': '高光Ramp行号', en: 'Specular Ramp Index'},
    effect: {
      'zh-Hans':
        '选择高光Ramp图集中的行。从高光的边缘（左端）到中心（右端）读这一行，乘到高光的颜色上；第0行全白，不改变高光。',
      en: 'Picks the row of the specular ramp atlas. The row is read from the edge of the highlight (left end) to its centre (right end) and multiplies its colour; row 0 is white and changes nothing.',
    },
    related: ['Project Settings › Engine › Toon Rendering › Specular Ramp Atlas'],
  },

  // ---- 4 Shape of shadows ----------------------------------------------------------------------
  {
    id: 'SphericalNormalBlend',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '球形法线混合', en: 'Spherical Normal Blend'},
    effect: {
      'zh-Hans': '让法线逐渐接近一个椭球，头发和脸上的碎斑随之合并。',
      en: 'Bends the normals towards an ellipsoid, so that broken shadows on hair or face merge into one shape.',
    },
    related: ['SphericalNormalCenter', 'SphericalNormalScale'],
  },
  {
    id: 'SphericalNormalCenter',
    section: '4',
    component: true,
    type: 'vec3',
    unit: 'cm',
    default: [0, 0, 4],
    defaultNote: {'zh-Hans': '头部骨骼 + (0, 0, 4) cm', en: 'head bone + (0, 0, 4) cm'},
    label: {'zh-Hans': '球形法线中心', en: 'Spherical Normal Center'},
    effect: {
      'zh-Hans': '椭球的中心，由Toon Character组件每帧提供。',
      en: 'Centre of the ellipsoid, supplied every frame by the Toon Character component.',
    },
  },
  {
    id: 'SphericalNormalScale',
    section: '4',
    type: 'vec3',
    min: 0.1,
    max: 5,
    step: 0.05,
    default: [1, 1, 1],
    label: {'zh-Hans': '球形法线比例', en: 'Spherical Normal Scale'},
    effect: {
      'zh-Hans': '椭球在头部右、前、上三个方向的半径比。拉长某一轴，这个方向的明暗变化就变缓。',
      en: 'Ratio of the radii along the right, forward and up axes of the head; shading varies more slowly along a longer one.',
    },
  },
  {
    id: 'LightPitchFlatten',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    presets: {face: 0.8},
    label: {'zh-Hans': '压平光源俯仰角', en: 'Light Pitch Flatten'},
    effect: {
      'zh-Hans': '削弱光线的上下分量，正午顶光不再让眼窝和下半脸全黑。',
      en: 'Takes out the vertical part of the light, so that a noon sun does not blacken eye sockets and jaw.',
    },
  },
  {
    id: 'UseFaceShadowMap',
    section: '4',
    type: 'bool',
    default: false,
    presets: {face: true},
    label: {'zh-Hans': '使用面部阴影贴图', en: 'Use Face Shadow Map'},
    effect: {
      'zh-Hans': '脸部明暗改由面部阴影贴图和光源水平角决定。',
      en: 'Lets the face shadow map and the heading of the light draw the shadow of the face.',
    },
    related: ['r.Toon.FaceShadow.Enable'],
  },
  {
    id: 'FaceShadowOffset',
    section: '4',
    type: 'scalar',
    min: -0.5,
    max: 0.5,
    step: 0.01,
    unit: {'zh-Hans': '半圈', en: 'half-turn'},
    default: 0,
    label: {'zh-Hans': '面部阴影偏移', en: 'Face Shadow Offset'},
    effect: {
      'zh-Hans': '正值让脸提前变暗，负值推迟，单位是半圈。',
      en: 'Darkens the face earlier (+) or later (−) as the light turns, in half-turns.',
    },
  },
  {
    id: 'FaceShadowSoftness',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 0.3,
    step: 0.005,
    unit: {'zh-Hans': '半圈', en: 'half-turn'},
    default: 0.02,
    label: {'zh-Hans': '面部阴影柔和度', en: 'Face Shadow Softness'},
    effect: {
      'zh-Hans': '脸部明暗交界线的宽度，单位是半圈。',
      en: 'Width of the terminator on the face, in half-turns.',
    },
  },
  {
    id: 'FaceForward',
    section: '4',
    component: true,
    type: 'vec3',
    default: [1, 0, 0],
    defaultNote: {'zh-Hans': '头部骨骼坐标轴', en: 'head bone axis'},
    label: {'zh-Hans': '脸部前方', en: 'Face Forward'},
    effect: {
      'zh-Hans': '脸朝向的单位向量，由Toon Character组件每帧按前向轴算出。',
      en: 'Unit vector along which the face looks; the Toon Character component computes it every frame from its forward axis.',
    },
  },
  {
    id: 'FaceRight',
    section: '4',
    component: true,
    type: 'vec3',
    default: [0, 1, 0],
    defaultNote: {'zh-Hans': '头部骨骼坐标轴', en: 'head bone axis'},
    label: {'zh-Hans': '脸部右方', en: 'Face Right'},
    effect: {
      'zh-Hans': '指向角色自己右侧的单位向量，由组件按前向轴算出，不能单独设。角色正对镜头时，它指向画面左边。',
      en: 'Unit vector to the right hand of the character, which is the left of the picture when the face looks at the camera. The component computes it from the forward axis; it cannot be set.',
    },
  },
  {
    id: 'HeadUp',
    section: '4',
    component: true,
    type: 'vec3',
    default: [0, 0, 1],
    defaultNote: {'zh-Hans': '头部骨骼坐标轴', en: 'head bone axis'},
    label: {'zh-Hans': '头顶方向', en: 'Head Up'},
    effect: {
      'zh-Hans': '从头顶穿出的单位向量，与FaceForward、FaceRight垂直，由组件按前向轴算出，不能单独设。',
      en: 'Unit vector out of the crown, perpendicular to FaceForward and FaceRight. The component computes it from the forward axis; it cannot be set.',
    },
  },
  {
    id: 'ReceiveShadowStrength',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 1,
    label: {'zh-Hans': '接收投影强度', en: 'Receive Shadow Strength'},
    effect: {
      'zh-Hans': '投影在这块材质上起多大作用，0完全不接收。',
      en: 'How much cast shadows count on this material; 0 ignores them.',
    },
  },
  {
    id: 'CastShadowThreshold',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.5,
    label: {'zh-Hans': '投影阈值', en: 'Cast Shadow Threshold'},
    effect: {
      'zh-Hans': '柔和投影以多大的亮度为界变成硬边，数值越大，影子的范围越大。',
      en: 'Where a soft cast shadow is cut; the higher, the larger the shadow.',
    },
  },
  {
    id: 'CastShadowSoftness',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.1,
    label: {'zh-Hans': '投影柔和度', en: 'Cast Shadow Softness'},
    effect: {
      'zh-Hans': '0是硬边，到0.5为止边缘逐渐变软；超过0.5逐渐换成引擎的半影，1完全保留半影。',
      en: '0 draws a hard edge, which softens up to 0.5; above that the penumbra of the engine takes over, and 1 keeps all of it.',
    },
  },
  {
    id: 'SelfShadowMode',
    section: '4',
    type: 'enum',
    options: ['Full', 'SkipSameGroup', 'Off'],
    default: 'SkipSameGroup',
    label: {'zh-Hans': '自阴影模式', en: 'Self Shadow Mode'},
    effect: {
      'zh-Hans': '同一角色的哪些部位互相投影；后两项要光线追踪阴影。别处投来的影子不受影响。',
      en: 'Which parts of the same character shadow each other; the last two need ray-traced shadows. Other shadows always count.',
    },
    related: ['r.Toon.Shadow.SelfShadowMode'],
  },
  {
    id: 'ShadowGroupId',
    section: '4',
    type: 'int',
    min: 0,
    max: 31,
    step: 1,
    default: 0,
    label: {'zh-Hans': '阴影组编号', en: 'Shadow Group Id'},
    effect: {
      'zh-Hans': '同一角色中编号相同的部位，用光线追踪阴影时不互相投影。',
      en: 'Parts of one character with the same number cast no ray-traced shadow on each other.',
    },
  },
  {
    id: 'SelfShadowBias',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 20,
    step: 0.1,
    unit: 'cm',
    default: 2,
    label: {'zh-Hans': '自阴影偏移', en: 'Self Shadow Bias'},
    effect: {
      'zh-Hans': '把投影测试的起点移向光源，消掉贴身的脏块。没有光线追踪时使用。',
      en: 'Starts the shadow test nearer the light and so removes false shadows close to the surface; used without ray tracing.',
    },
    related: ['r.Toon.Shadow.BiasScale'],
  },
  {
    id: 'FringeShadowStrength',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '刘海阴影强度', en: 'Fringe Shadow Strength'},
    effect: {
      'zh-Hans': '刘海落在脸上的阴影有多深，在屏幕空间绘制。',
      en: 'Darkness of the shadow that the fringe draws on the face, in screen space.',
    },
    related: ['r.Toon.Hair.FringeShadow'],
  },
  {
    id: 'FringeShadowWidth',
    section: '4',
    type: 'scalar',
    min: 0,
    max: 40,
    step: 0.5,
    unit: 'px',
    default: 10,
    label: {'zh-Hans': '刘海阴影宽度', en: 'Fringe Shadow Width'},
    effect: {
      'zh-Hans': '刘海阴影离发尖多远，按画面高1080像素、300 cm、垂直视场角50°计。',
      en: 'How far from the fringe its shadow falls, in pixels of a picture 1080 px high, 300 cm away, with a vertical FOV of 50°.',
    },
  },

  // ---- 5 Inverted-hull outline -----------------------------------------------------------------
  {
    id: 'OutlineEnabled',
    section: '5',
    type: 'bool',
    default: true,
    label: {'zh-Hans': '启用描边', en: 'Outline Enabled'},
    effect: {'zh-Hans': '绘制外扩的描边外壳。', en: 'Draws the hull of the outline.'},
    related: ['r.Toon.Outline.Enable'],
  },
  {
    id: 'OutlineWidth',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 2,
    step: 0.01,
    unit: 'cm',
    default: 0.3,
    label: {'zh-Hans': '描边宽度', en: 'Outline Width'},
    effect: {
      'zh-Hans': '世界空间的线宽，镜头拉远线就变细。',
      en: 'Width in the world: the line thins as the camera moves away.',
    },
    related: ['r.Toon.Outline.WidthScale'],
  },
  {
    id: 'OutlineScreenBlend',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '描边屏幕宽度混合', en: 'Outline Screen Blend'},
    effect: {
      'zh-Hans': '0按世界宽度，1按固定像素宽度，中间混合。',
      en: 'From world width (0) to a constant pixel width (1).',
    },
  },
  {
    id: 'OutlineWidthPixels',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 10,
    step: 0.1,
    unit: 'px',
    default: 2,
    label: {'zh-Hans': '描边像素宽度', en: 'Outline Width Pixels'},
    effect: {
      'zh-Hans': '宽度混合使用的像素线宽，按画面高1080像素计。',
      en: 'Pixel width that the screen blend aims at, for a view 1080 px high.',
    },
  },
  {
    id: 'OutlineMinPixels',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 4,
    step: 0.05,
    unit: 'px',
    default: 0.75,
    label: {'zh-Hans': '描边最小像素', en: 'Outline Min Pixels'},
    effect: {
      'zh-Hans': '远景线宽的下限，防止线断成虚点。',
      en: 'Lower limit for distant characters, so that the line does not break into dots.',
    },
    related: ['r.Toon.Outline.MinPixels'],
  },
  {
    id: 'OutlineMaxPixels',
    section: '5',
    type: 'scalar',
    min: 0.5,
    max: 20,
    step: 0.1,
    unit: 'px',
    default: 4,
    label: {'zh-Hans': '描边最大像素', en: 'Outline Max Pixels'},
    effect: {'zh-Hans': '特写和长焦下线宽的上限。', en: 'Upper limit for close-ups and narrow fields of view.'},
    related: ['r.Toon.Outline.MaxPixels'],
  },
  {
    id: 'OutlineFadeStart',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 10000,
    step: 10,
    unit: 'cm',
    default: 1500,
    label: {'zh-Hans': '描边淡出起点', en: 'Outline Fade Start'},
    effect: {'zh-Hans': '从这个距离起线宽开始收细。', en: 'Distance at which the line begins to thin out.'},
    related: ['r.Toon.Outline.MaxDistance'],
  },
  {
    id: 'OutlineFadeEnd',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 10000,
    step: 10,
    unit: 'cm',
    default: 3000,
    label: {'zh-Hans': '描边淡出终点', en: 'Outline Fade End'},
    effect: {'zh-Hans': '到这个距离线宽归零。', en: 'Distance at which the line is gone.'},
    related: ['r.Toon.Outline.MaxDistance'],
  },
  {
    id: 'OutlineNormalSource',
    section: '5',
    type: 'enum',
    options: ['VertexNormal', 'UV3', 'Tangent'],
    default: 'UV3',
    label: {'zh-Hans': '描边法线来源', en: 'Outline Normal Source'},
    effect: {
      'zh-Hans':
        '外扩方向：VertexNormal取顶点法线，硬边会裂开；UV3取烘焙好的描边法线；Tangent取DCC脚本存进切线的平滑法线，法线贴图和发丝高光便没有切线可用。',
      en: 'Direction in which the hull moves. VertexNormal opens hard edges; UV3 takes the baked outline normal; Tangent takes a smooth normal that a DCC script has stored in place of the tangents, which leaves normal maps and strand highlights without them.',
    },
  },
  {
    id: 'OutlineZOffset',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 5,
    step: 0.05,
    unit: 'cm',
    default: 0.5,
    label: {'zh-Hans': '描边后推距离', en: 'Outline Z Offset'},
    effect: {
      'zh-Hans': '顶点色B低于1处，外壳沿视线后退，轮廓以内多余的线随之消失。',
      en: 'Where vertex colour B is below 1, pushes the hull away from the camera and hides stray lines inside the silhouette.',
    },
  },
  {
    id: 'OutlineColor',
    section: '5',
    type: 'color',
    min: 0,
    max: 1,
    default: [0.06, 0.03, 0.05],
    label: {'zh-Hans': '描边颜色', en: 'Outline Color'},
    effect: {'zh-Hans': '线条本身的颜色。', en: 'Colour of the line.'},
  },
  {
    id: 'OutlineBaseColorInfluence',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.35,
    label: {'zh-Hans': '描边基础色影响', en: 'Outline Base Color Influence'},
    effect: {
      'zh-Hans': '用部位的基础色去乘线条的颜色：越高，线越深，也越接近部位的颜色；0是描边颜色本身，线最浅。',
      en: 'Multiplies the line by the base colour of its part: the higher, the darker the line and the closer to the hue of the part; 0 leaves the outline colour, the lightest line.',
    },
  },
  {
    id: 'OutlineLightingInfluence',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.3,
    label: {'zh-Hans': '描边受光影响', en: 'Outline Lighting Influence'},
    effect: {
      'zh-Hans': '线条随照到角色的光变亮或变暗的程度。',
      en: 'How far the line brightens and darkens with the light on the character.',
    },
  },
  {
    id: 'InnerLineStrength',
    section: '5',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '内描线强度', en: 'Inner Line Strength'},
    effect: {
      'zh-Hans': '屏幕空间内描线的不透明度，画出轮廓以内的转折。',
      en: 'Opacity of the screen-space lines along creases inside the silhouette.',
    },
    related: [
      'r.Toon.InnerLine.Enable',
      'Project Settings › Engine › Rendering › Custom Depth-Stencil Pass',
      'Mesh component › Rendering › Advanced › Render CustomDepth Pass',
    ],
  },
  {
    id: 'InnerLineNormalAngle',
    section: '5',
    type: 'scalar',
    min: 5,
    max: 90,
    step: 1,
    unit: '°',
    default: 35,
    label: {'zh-Hans': '内描线法线角度', en: 'Inner Line Normal Angle'},
    effect: {
      'zh-Hans': '相邻法线夹角超过它就画线。',
      en: 'A line appears where neighbouring normals differ by more than this.',
    },
  },
  {
    id: 'InnerLineDepthThreshold',
    section: '5',
    type: 'scalar',
    min: 0.1,
    max: 20,
    step: 0.1,
    unit: 'cm',
    default: 1.5,
    label: {'zh-Hans': '内描线深度阈值', en: 'Inner Line Depth Threshold'},
    effect: {'zh-Hans': '相邻像素深度差超过它就画线。', en: 'A line appears where the depth jumps by more than this.'},
  },

  // ---- 6 Screen-space depth rim light ----------------------------------------------------------
  {
    id: 'RimEnabled',
    section: '6',
    type: 'bool',
    default: true,
    label: {'zh-Hans': '启用边缘光', en: 'Rim Enabled'},
    effect: {'zh-Hans': '绘制屏幕空间深度边缘光。', en: 'Draws the screen-space depth rim.'},
    related: ['r.Toon.Rim.Enable'],
  },
  {
    id: 'RimWidth',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 40,
    step: 0.5,
    unit: 'px',
    default: 6,
    label: {'zh-Hans': '边缘光宽度', en: 'Rim Width'},
    effect: {
      'zh-Hans': '边缘光从轮廓向内延伸多宽，按画面高1080像素、300 cm、垂直视场角50°计。',
      en: 'How far the rim reaches inwards, in pixels of a picture 1080 px high, 300 cm away, with a vertical FOV of 50°.',
    },
    related: ['r.Toon.Rim.WidthScale'],
  },
  {
    id: 'RimMinScale',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 4,
    step: 0.05,
    default: 0.5,
    label: {'zh-Hans': '边缘光最小缩放', en: 'Rim Min Scale'},
    effect: {'zh-Hans': '镜头拉远时宽度缩放的下限。', en: 'Lower limit of the scaling with distance and zoom.'},
  },
  {
    id: 'RimMaxScale',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 4,
    step: 0.05,
    default: 2,
    label: {'zh-Hans': '边缘光最大缩放', en: 'Rim Max Scale'},
    effect: {'zh-Hans': '镜头推近时宽度缩放的上限。', en: 'Upper limit of the scaling with distance and zoom.'},
  },
  {
    id: 'RimDepthThreshold',
    section: '6',
    type: 'scalar',
    min: 0.5,
    max: 100,
    step: 0.5,
    unit: 'cm',
    default: 8,
    label: {'zh-Hans': '边缘光深度阈值', en: 'Rim Depth Threshold'},
    effect: {
      'zh-Hans': '外侧深度至少远这么多才算轮廓，调小后手臂与身体的重叠处也有边缘光。',
      en: 'Smallest depth step that counts as a silhouette; lower it to catch an arm in front of the body.',
    },
  },
  {
    id: 'RimDepthFalloff',
    section: '6',
    type: 'scalar',
    min: 0.1,
    max: 100,
    step: 0.1,
    unit: 'cm',
    default: 6,
    label: {'zh-Hans': '边缘光深度过渡', en: 'Rim Depth Falloff'},
    effect: {
      'zh-Hans': '深度差超过阈值后，再增加多少，边缘光达到全亮。',
      en: 'Depth beyond the threshold over which the rim reaches full strength.',
    },
  },
  {
    id: 'RimLightDirectionInfluence',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.7,
    label: {'zh-Hans': '边缘光方向影响', en: 'Rim Light Direction Influence'},
    effect: {
      'zh-Hans': '0整圈都亮，1只亮朝向光源的一侧。',
      en: '0 lights the whole contour, 1 only the side that faces the light.',
    },
  },
  {
    id: 'RimLightSoftness',
    section: '6',
    type: 'scalar',
    min: 0.01,
    max: 1,
    step: 0.01,
    default: 0.35,
    label: {'zh-Hans': '边缘光方向柔和度', en: 'Rim Light Softness'},
    effect: {
      'zh-Hans': '受光一侧与背光一侧之间的过渡宽度。',
      en: 'Width of the transition between the side that faces the light and the side that faces away.',
    },
  },
  {
    id: 'RimColor',
    section: '6',
    type: 'color',
    min: 0,
    max: 4,
    default: [1, 1, 1],
    label: {'zh-Hans': '边缘光颜色', en: 'Rim Color'},
    effect: {'zh-Hans': '与灯光颜色相乘。', en: 'Multiplies the colour of the light.'},
  },
  {
    id: 'RimIntensity',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 5,
    step: 0.05,
    default: 1,
    label: {'zh-Hans': '边缘光强度', en: 'Rim Intensity'},
    effect: {'zh-Hans': '边缘光的亮度倍数。', en: 'Brightness of the rim.'},
  },
  {
    id: 'RimBaseColorInfluence',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.5,
    label: {'zh-Hans': '边缘光基础色影响', en: 'Rim Base Color Influence'},
    effect: {'zh-Hans': '边缘光颜色有多少来自基础色。', en: 'Tints the rim by the base colour.'},
  },
  {
    id: 'RimInShadow',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.25,
    label: {'zh-Hans': '暗部边缘光', en: 'Rim In Shadow'},
    effect: {'zh-Hans': '暗部保留多少边缘光。', en: 'Share of the rim that stays on the shadow side.'},
  },
  {
    id: 'RimFresnelBlend',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '菲涅耳混合', en: 'Rim Fresnel Blend'},
    effect: {
      'zh-Hans': '0用深度边缘光，1用传统菲涅耳边缘光，半透明部位和特写可以调高。',
      en: 'From the depth rim (0) to a classic Fresnel rim (1), for translucent parts and close-ups.',
    },
  },
  {
    id: 'RimFresnelPower',
    section: '6',
    type: 'scalar',
    min: 0.5,
    max: 10,
    step: 0.1,
    default: 4,
    label: {'zh-Hans': '菲涅耳指数', en: 'Rim Fresnel Power'},
    effect: {'zh-Hans': '菲涅耳边缘光的收窄程度，数值越大越贴边。', en: 'How tightly the Fresnel rim hugs the edge.'},
  },
  {
    id: 'RimFadeStart',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 10000,
    step: 10,
    unit: 'cm',
    default: 2000,
    label: {'zh-Hans': '边缘光淡出起点', en: 'Rim Fade Start'},
    effect: {'zh-Hans': '从这个距离起边缘光开始减弱。', en: 'Distance at which the rim begins to fade.'},
    related: ['r.Toon.Rim.MaxDistance'],
  },
  {
    id: 'RimFadeEnd',
    section: '6',
    type: 'scalar',
    min: 0,
    max: 10000,
    step: 10,
    unit: 'cm',
    default: 4000,
    label: {'zh-Hans': '边缘光淡出终点', en: 'Rim Fade End'},
    effect: {'zh-Hans': '到这个距离边缘光消失。', en: 'Distance at which the rim is gone.'},
    related: ['r.Toon.Rim.MaxDistance'],
  },

  // ---- 7 Hair highlight ------------------------------------------------------------------------
  {
    id: 'HairHighlightMode',
    section: '7',
    type: 'enum',
    options: ['Off', 'Strand', 'Ring'],
    default: 'Off',
    presets: {hair: 'Ring'},
    label: {'zh-Hans': '头发高光模式', en: 'Hair Highlight Mode'},
    effect: {
      'zh-Hans': '选择横过发丝、随视角或灯光移动的亮带，或绕头一圈的天使环。',
      en: 'Chooses a highlight band across the strands, or an angel ring around the head.',
    },
    related: ['r.Toon.Hair.Enable'],
  },
  {
    id: 'HairHighlightColor',
    section: '7',
    type: 'color',
    min: 0,
    max: 4,
    default: [1, 0.95, 0.88],
    label: {'zh-Hans': '头发高光颜色', en: 'Hair Highlight Color'},
    effect: {'zh-Hans': '叠加在头发上的高光颜色。', en: 'Colour added to the hair.'},
  },
  {
    id: 'HairHighlightIntensity',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 4,
    step: 0.05,
    default: 0.8,
    label: {'zh-Hans': '头发高光强度', en: 'Hair Highlight Intensity'},
    effect: {'zh-Hans': '头发高光的亮度倍数。', en: 'Brightness of the hair highlight.'},
  },
  {
    id: 'HairHighlightLightFollow',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.3,
    label: {'zh-Hans': '头发高光跟随灯光', en: 'Hair Highlight Light Follow'},
    effect: {
      'zh-Hans': '发丝模式：0跟着镜头走，1跟着灯光走。',
      en: 'Strand: ties the highlight to the view (0) or to the light (1).',
    },
  },
  {
    id: 'HairHighlightInShadow',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.35,
    label: {'zh-Hans': '暗部头发高光', en: 'Hair Highlight In Shadow'},
    effect: {'zh-Hans': '暗部保留多少头发高光。', en: 'Share of the hair highlight that stays on the shadow side.'},
  },
  {
    id: 'HairGloss',
    section: '7',
    type: 'scalar',
    min: 1,
    max: 500,
    step: 1,
    default: 120,
    label: {'zh-Hans': '发丝光泽', en: 'Hair Gloss'},
    effect: {
      'zh-Hans': '发丝模式：指数越大，亮带越窄。',
      en: 'Strand: the higher the exponent, the narrower the band.',
    },
  },
  {
    id: 'HairShift',
    section: '7',
    type: 'scalar',
    min: -1,
    max: 1,
    step: 0.01,
    default: 0.1,
    label: {'zh-Hans': '发丝高光偏移', en: 'Hair Shift'},
    effect: {
      'zh-Hans': '发丝模式：负值移向发根，正值移向发梢。',
      en: 'Strand: moves the band towards the root (−) or the tip (+).',
    },
  },
  {
    id: 'HairShiftMapStrength',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.35,
    label: {'zh-Hans': '偏移贴图强度', en: 'Hair Shift Map Strength'},
    effect: {
      'zh-Hans': '发丝模式：头发贴图G通道让每束头发的高光错开多少。',
      en: 'Strand: how far G in the hair map staggers the band from lock to lock.',
    },
  },
  {
    id: 'HairThreshold',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.6,
    label: {'zh-Hans': '发丝高光阈值', en: 'Hair Threshold'},
    effect: {
      'zh-Hans': '发丝模式：亮带亮度超过它的部分成为高光，数值越大高光越小。',
      en: 'Strand: level at which the band is cut to a graphic shape; a higher value leaves a smaller band.',
    },
  },
  {
    id: 'HairSoftness',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.1,
    label: {'zh-Hans': '头发高光柔和度', en: 'Hair Softness'},
    effect: {
      'zh-Hans': '高光边缘的柔化宽度，两种模式都用。',
      en: 'Softness of the edge of the highlight, in both modes.',
    },
  },
  {
    id: 'HairRingHeight',
    section: '7',
    type: 'scalar',
    min: -1,
    max: 1,
    step: 0.01,
    default: 0.35,
    label: {'zh-Hans': '天使环高度', en: 'Hair Ring Height'},
    effect: {
      'zh-Hans': '天使环在头部球面上的高度，1是头顶。',
      en: 'Ring: height on the sphere of the head, 1 at the crown.',
    },
  },
  {
    id: 'HairRingWidth',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.18,
    label: {'zh-Hans': '天使环宽度', en: 'Hair Ring Width'},
    effect: {'zh-Hans': '天使环的粗细，0时不显示。', en: 'Ring: thickness; none at 0.'},
  },
  {
    id: 'HairRingBreakup',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.4,
    label: {'zh-Hans': '天使环破碎度', en: 'Hair Ring Breakup'},
    effect: {'zh-Hans': '头发贴图B通道让环的边缘参差多少。', en: 'Ring: how ragged B in the hair map makes the edge.'},
  },
  {
    id: 'HairRingFollowView',
    section: '7',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.3,
    label: {'zh-Hans': '天使环跟随镜头', en: 'Hair Ring Follow View'},
    effect: {'zh-Hans': '镜头俯仰时天使环跟着滑动多少。', en: 'Ring: how far it slides when the camera pitches.'},
  },

  // ---- 8 Specular, metal, MatCap ---------------------------------------------------------------
  {
    id: 'SpecularIntensity',
    section: '8',
    type: 'scalar',
    min: 0,
    max: 4,
    step: 0.05,
    default: 0,
    label: {'zh-Hans': '高光强度', en: 'Specular Intensity'},
    effect: {'zh-Hans': '硬边高光的亮度，0时关闭。', en: 'Brightness of the hard-edged highlight; 0 turns it off.'},
  },
  {
    id: 'SpecularColor',
    section: '8',
    type: 'color',
    min: 0,
    max: 4,
    default: [1, 1, 1],
    label: {'zh-Hans': '高光颜色', en: 'Specular Color'},
    effect: {'zh-Hans': '与灯光颜色相乘的高光颜色。', en: 'Colour of the highlight, multiplied by that of the light.'},
  },
  {
    id: 'SpecularSize',
    section: '8',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.15,
    label: {'zh-Hans': '高光大小', en: 'Specular Size'},
    effect: {'zh-Hans': '高光的半径，0时不显示。', en: 'Radius of the highlight; none at 0.'},
  },
  {
    id: 'SpecularSoftness',
    section: '8',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.02,
    label: {'zh-Hans': '高光柔和度', en: 'Specular Softness'},
    effect: {
      'zh-Hans': '高光边缘的宽度，与大小同单位。',
      en: 'Width of the edge of the highlight, in the same unit as its size.',
    },
  },
  {
    id: 'MatCapMap',
    section: '8',
    type: 'texture',
    space: 'sRGB',
    default: 'black',
    label: {'zh-Hans': 'MatCap贴图', en: 'MatCap Map'},
    effect: {
      'zh-Hans': '球形贴图，按镜头里看到的法线读取，画金属和光泽。',
      en: 'Sphere texture, looked up with the normal as the camera sees it, for metal and gloss.',
    },
  },
  {
    id: 'MatCapIntensity',
    section: '8',
    type: 'scalar',
    min: 0,
    max: 2,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': 'MatCap强度', en: 'MatCap Intensity'},
    effect: {
      'zh-Hans': 'MatCap的作用强度，控制贴图B通道再加限制。',
      en: 'Strength of the MatCap, masked by B in the control map.',
    },
  },
  {
    id: 'MatCapBlend',
    section: '8',
    type: 'enum',
    options: ['Add', 'Multiply', 'Replace'],
    default: 'Add',
    label: {'zh-Hans': 'MatCap混合', en: 'MatCap Blend'},
    effect: {
      'zh-Hans': 'MatCap与原有颜色相加、相乘，还是替换它。',
      en: 'Adds the MatCap to the colour, multiplies it, or replaces it.',
    },
  },
  {
    id: 'MetalTint',
    section: '8',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '金属染色', en: 'Metal Tint'},
    effect: {
      'zh-Hans': '高光和MatCap的颜色有多少来自基础色；黄铜和金用1，钢用0.5。',
      en: 'Tints highlight and MatCap by the base colour; 1 for brass and gold, 0.5 for steel.',
    },
  },
  {
    id: 'ReflectionIntensity',
    section: '8',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '反射强度', en: 'Reflection Intensity'},
    effect: {
      'zh-Hans': '引擎反射（Lumen或屏幕空间）加入多少。',
      en: 'Share of the reflections of the engine (Lumen or screen space).',
    },
    related: ['r.Toon.Reflection.IntensityScale'],
  },

  // ---- 9 Eyes ----------------------------------------------------------------------------------
  {
    id: 'EyeParallaxDepth',
    section: '9',
    type: 'scalar',
    min: 0,
    max: 0.3,
    step: 0.005,
    default: 0.08,
    label: {'zh-Hans': '眼睛视差深度', en: 'Eye Parallax Depth'},
    effect: {
      'zh-Hans': '把虹膜向内推，侧看时眼睛有凹陷感。',
      en: 'Sinks the iris, so that the eye looks hollow from the side.',
    },
  },
  {
    id: 'EyeHighlightIntensity',
    section: '9',
    type: 'scalar',
    min: 0,
    max: 5,
    step: 0.05,
    default: 1,
    label: {'zh-Hans': '眼神光强度', en: 'Eye Highlight Intensity'},
    effect: {
      'zh-Hans': '眼神光的亮度，在阴影里也保留。',
      en: 'Brightness of the catch-light, which remains visible in shadow.',
    },
  },
  {
    id: 'EyeHighlightFollow',
    section: '9',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.4,
    label: {'zh-Hans': '眼神光跟随', en: 'Eye Highlight Follow'},
    effect: {
      'zh-Hans': '0固定在眼球上，1跟着镜头移动。',
      en: 'The catch-light stays on the eye (0) or moves with the view (1).',
    },
  },
  {
    id: 'EyeLidShadowStrength',
    section: '9',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.35,
    label: {'zh-Hans': '眼睑阴影强度', en: 'Eye Lid Shadow Strength'},
    effect: {'zh-Hans': '上眼睑画在眼球上的阴影有多深。', en: 'Darkness of the painted shadow under the upper lid.'},
  },
  {
    id: 'EyeThroughHair',
    section: '9',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '眉眼透过刘海', en: 'Eye Through Hair'},
    effect: {
      'zh-Hans': '眼睛和眉毛透过刘海显示时的不透明度。',
      en: 'Opacity at which eyes and brows show through the fringe.',
    },
    related: [
      'Project Settings › Engine › Rendering › Custom Depth-Stencil Pass',
      'Mesh component › Rendering › Advanced › Render CustomDepth Pass',
    ],
  },
  {
    id: 'EyeMinBrightness',
    section: '9',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.4,
    label: {'zh-Hans': '眼睛最低亮度', en: 'Eye Min Brightness'},
    effect: {
      'zh-Hans': '眼睛的亮度下限，暗场景里仍能看清表情。',
      en: 'Lowest brightness of the eyes, so that the expression stays visible in dark scenes.',
    },
    related: ['CharacterMinBrightness'],
  },

  // ---- 10 Character versus scene lighting ------------------------------------------------------
  {
    id: 'LightingChannel',
    section: '10',
    component: true,
    type: 'flags',
    options: ['0', '1', '2'],
    default: ['0'],
    defaultNote: {'zh-Hans': '0；卡通角色设为0和1', en: '0; set 0 and 1 on toon characters'},
    label: {'zh-Hans': '光照通道', en: 'Lighting Channel'},
    effect: {
      'zh-Hans': '角色接受哪些光照通道的灯；通道1留给只照角色的灯。',
      en: 'Which lights reach the character; channel 1 is for lights of characters only.',
    },
  },
  {
    id: 'CharacterLightMin',
    section: '10',
    type: 'scalar',
    min: 0,
    max: 10,
    step: 0.01,
    default: 0.05,
    label: {'zh-Hans': '角色光照下限', en: 'Character Light Min'},
    effect: {
      'zh-Hans': '主光乘上曝光之后，强度不低于这个值；灯暗到接近熄灭时，下限逐渐失效。',
      en: 'Lowest level of the main light after exposure; this floor fades out with the light.',
    },
    related: ['r.Toon.Light.ClampMin'],
  },
  {
    id: 'CharacterLightMax',
    section: '10',
    type: 'scalar',
    min: 0,
    max: 10,
    step: 0.01,
    default: 1.2,
    label: {'zh-Hans': '角色光照上限', en: 'Character Light Max'},
    effect: {
      'zh-Hans': '每盏灯曝光后强度的上限，烈日下皮肤不过曝。',
      en: 'Highest level of each light after exposure, so that a strong sun does not overexpose the skin.',
    },
    related: ['r.Toon.Light.ClampMax'],
  },
  {
    id: 'CharacterMinBrightness',
    section: '10',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.02,
    label: {'zh-Hans': '角色最低亮度', en: 'Character Min Brightness'},
    effect: {
      'zh-Hans': '最终颜色的下限，按基础色的比例计。',
      en: 'Lowest final colour, as a multiple of the base colour.',
    },
    related: ['r.Toon.Light.MinBrightness'],
  },
  {
    id: 'LightDesaturation',
    section: '10',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0,
    label: {'zh-Hans': '灯光去饱和', en: 'Light Desaturation'},
    effect: {
      'zh-Hans': '降低彩色灯光的饱和度，皮肤不再发绿发紫。',
      en: 'Takes colour out of the lights, so that skin does not turn green or purple.',
    },
  },
  {
    id: 'GIIntensity',
    section: '10',
    type: 'scalar',
    min: 0,
    max: 2,
    step: 0.01,
    default: 0.6,
    label: {'zh-Hans': '全局光照强度', en: 'GI Intensity'},
    effect: {'zh-Hans': '天空光照和反弹光的倍数。', en: 'Factor on sky light and bounced light.'},
    related: ['r.Toon.GI.IntensityScale'],
  },
  {
    id: 'GIDirectionality',
    section: '10',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.2,
    label: {'zh-Hans': '全局光照方向性', en: 'GI Directionality'},
    effect: {
      'zh-Hans': '0是均匀环境光，1是引擎随法线变化的环境光。',
      en: 'From flat ambient (0) to the normal-dependent ambient of the engine (1).',
    },
  },
  {
    id: 'AOInfluence',
    section: '10',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 0.3,
    label: {'zh-Hans': '环境光遮蔽影响', en: 'AO Influence'},
    effect: {'zh-Hans': '环境光遮蔽压暗环境光的程度。', en: 'How much ambient occlusion darkens the ambient light.'},
  },
  {
    id: 'FogInfluence',
    section: '10',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 1,
    label: {'zh-Hans': '雾影响', en: 'Fog Influence'},
    effect: {'zh-Hans': '场景的雾有多少作用到角色。', en: 'How much of the fog in the scene covers the character.'},
  },
  {
    id: 'CharacterExposure',
    section: '10',
    type: 'scalar',
    min: -4,
    max: 4,
    step: 0.1,
    unit: 'EV',
    default: 0,
    label: {'zh-Hans': '角色曝光', en: 'Character Exposure'},
    effect: {
      'zh-Hans': '只作用于角色的曝光补偿，每1 EV亮一倍。',
      en: 'Exposure of the character alone; each EV doubles the brightness.',
    },
    related: ['r.Toon.Exposure.Compensation'],
  },
  {
    id: 'CastShadow',
    section: '10',
    component: true,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '投射阴影', en: 'Cast Shadow'},
    effect: {'zh-Hans': '这个组件投射阴影。', en: 'The component casts shadows.'},
  },
  {
    id: 'CastSelfShadow',
    section: '10',
    component: true,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '投射自阴影', en: 'Cast Self Shadow'},
    effect: {
      'zh-Hans': '定制引擎加的开关：关掉等于把组件上所有材质的SelfShadowMode设为Off。',
      en: 'Switch of the custom engine: off acts like SelfShadowMode Off on all materials of the component.',
    },
    related: ['SelfShadowMode'],
  },
  {
    id: 'VisibleInRayTracing',
    section: '10',
    component: true,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '光线追踪可见', en: 'Visible In Ray Tracing'},
    effect: {
      'zh-Hans': '组件参与光线追踪，阴影组要用。',
      en: 'The component takes part in ray tracing, which shadow groups need.',
    },
  },
  {
    id: 'AffectIndirect',
    section: '10',
    component: true,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '影响间接光照', en: 'Affect Indirect'},
    effect: {
      'zh-Hans': '照到组件的光反弹到周围。',
      en: 'Light that reaches the component bounces to its surroundings.',
    },
  },

  // ---- 11 Material layers ----------------------------------------------------------------------
  {
    id: 'LayerMask',
    section: '11',
    type: 'texture',
    space: 'linear',
    default: 'white',
    label: {'zh-Hans': '层遮罩', en: 'Layer Mask'},
    effect: {
      'zh-Hans': '贴图的一个通道，决定上层盖住哪里；通道在贴图下面一行的下拉列表里选。',
      en: 'One channel of a texture that says where the layer lies; the drop-down in the row below the texture chooses the channel.',
    },
  },
  {
    id: 'LayerOpacity',
    section: '11',
    type: 'scalar',
    min: 0,
    max: 1,
    step: 0.01,
    default: 1,
    label: {'zh-Hans': '层不透明度', en: 'Layer Opacity'},
    effect: {'zh-Hans': '上层的整体强度，与遮罩相乘。', en: 'Strength of the layer, multiplied by its mask.'},
  },
  {
    id: 'LayerMode',
    section: '11',
    type: 'enum',
    options: ['Replace', 'Multiply', 'Add', 'Tint'],
    default: 'Replace',
    label: {'zh-Hans': '层混合模式', en: 'Layer Mode'},
    effect: {
      'zh-Hans': '上层替换、相乘、相加，或只染色相而保留下层亮度。',
      en: 'Replaces, multiplies or adds; Tint keeps the brightness below and takes the hue above.',
    },
  },
  {
    id: 'LayerAffects',
    section: '11',
    type: 'flags',
    options: ['Base', 'Shadow', 'Specular', 'Normal', 'Emissive', 'Control'],
    default: ['Base', 'Shadow', 'Specular', 'Normal', 'Emissive', 'Control'],
    label: {'zh-Hans': '层作用范围', en: 'Layer Affects'},
    effect: {
      'zh-Hans': '上层改动哪些属性，没勾选的保留下层。',
      en: 'Which attributes the layer changes; the rest stay as below.',
    },
  },
] as const satisfies readonly Parameter[];

/** Union of the ids in the catalogue. */
export type ParameterId = (typeof TABLE)[number]['id'];

/** All parameters in the catalogue's order. */
export const parameters: readonly Parameter[] = TABLE;

const byId: ReadonlyMap<string, Parameter> = new Map(parameters.map((p) => [p.id, p]));

/** True when the catalogue has this id (and narrows it). */
export function isParameterId(id: string): id is ParameterId {
  return byId.has(id);
}

/**
 * The definition of one parameter.
 * @throws Error naming the id when the catalogue does not have it.
 */
export function parameter(id: string): Parameter {
  const found = byId.get(id);
  if (!found) throw new Error(`Unknown shading parameter "${id}"`);
  return found;
}

/** A unit as one language prints it. */
export const unitIn = (unit: string | Text | undefined, language: Locale): string | undefined =>
  typeof unit === 'object' ? forLocale(unit, language) : unit;

/** The default of a parameter, or of a material preset where that differs. */
export function defaultOf(id: string, preset?: MaterialPreset): ParameterValue {
  const p = parameter(id);
  if (preset && 'presets' in p) return p.presets?.[preset] ?? p.default;
  return p.default;
}
