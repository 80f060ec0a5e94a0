/** Presets worth copying, and the demo that shows them. `plugins/presets` prints them. */
import {parameters, type ParameterId, type Text} from '../shading/parameters';
import type {Color, Demo, DemoId, Direction, Preset, Values} from './types';

/** Values of a look for one part of a character, as its material instance or profile takes them. */
export interface MaterialPreset {
  readonly id: string;
  readonly label: Text;
  /** What it is for, and what else it needs. */
  readonly note: Text;
  /** What to do in UE besides the paste, in order. */
  readonly steps?: {readonly [language in keyof Text]: readonly string[]};
  /** Only what differs from the catalogue's defaults. */
  readonly values: Readonly<Partial<Record<ParameterId, number | boolean | string | Color>>>;
  /** Stage on which the picture is drawn and the link opens. */
  readonly demo: DemoId;
  /** Part, scene, camera and light of that stage, before and after. */
  readonly stage: Values;
  /** Centre of the picture, recipe units; by default that of the demo. */
  readonly target?: readonly [number, number, number];
}

const STUDIO = 'demo-presets';
/** Her face without its map, so that the form of the head shows the transition. Both pictures have the spherical normals. */
const BARE_SKIN: Values = {Part: 'Skin', UseFaceShadowMap: false, SphericalNormalBlend: 0.8};

export const materialPresets: readonly MaterialPreset[] = [
  {
    id: 'skin-film',
    label: {'zh-Hans': '皮肤：电影感', en: 'Skin, film'},
    note: {
      'zh-Hans':
        '明暗之间有一段暖色过渡，像光透过皮肤。随附图集第5行「柔和皮肤」。`SphericalNormalBlend`只用于没有面部阴影贴图的脸：身体和有贴图的脸，粘贴后取消勾选它。为便于比较，左图也设为0.8。',
      en: 'A warm band between the lit side and the shadow side, as if light passed through the skin. Row 5 of the shipped atlas, Skin soft. `SphericalNormalBlend` is for a face without a face shadow map: on the body, and on a face with a map, untick it after pasting. The left picture has 0.8 too, for the comparison.',
    },
    values: {
      ShadowColor: [0.62, 0.36, 0.36],
      RampIndex: 5,
      SphericalNormalBlend: 0.8,
      ShadowLightColorInfluence: 0.6,
      RimWidth: 4,
      RimLightSoftness: 0.6,
      RimIntensity: 0.5,
      RimBaseColorInfluence: 0.8,
    },
    demo: STUDIO,
    stage: {...BARE_SKIN, CameraDistance: 140, CameraYaw: 14, LightYaw: -64, LightPitch: 18},
    target: [0.02, 1.72, 0],
  },
  {
    id: 'skin-comic',
    label: {'zh-Hans': '皮肤：漫画', en: 'Skin, comic'},
    note: {
      'zh-Hans':
        '两种平涂色，交界线锐利，暗部偏红。不用Ramp图，交界线的宽度由`ShadowSoftness`决定；画面分辨率低、交界线有锯齿时，提高到0.03。`SphericalNormalBlend`只用于没有面部阴影贴图的脸：身体和有贴图的脸，粘贴后取消勾选它。为便于比较，左图也设为0.8。',
      en: 'Two flat tones with a sharp terminator and a red shadow side. Without a ramp, `ShadowSoftness` decides the width of the terminator; if it looks jagged at a low resolution, raise it to 0.03. `SphericalNormalBlend` is for a face without a face shadow map: on the body, and on a face with a map, untick it after pasting. The left picture has 0.8 too, for the comparison.',
    },
    values: {
      ShadowColor: [0.92, 0.4, 0.38],
      ShadowThreshold: 0.42,
      ShadowSoftness: 0,
      UseRamp: false,
      SphericalNormalBlend: 0.8,
      ShadowLightColorInfluence: 0,
      RimEnabled: false,
    },
    demo: STUDIO,
    stage: {...BARE_SKIN, CameraDistance: 140, CameraYaw: 14, LightYaw: -64, LightPitch: 18},
    target: [0.02, 1.72, 0],
  },
  {
    id: 'face',
    label: {'zh-Hans': '脸', en: 'Face'},
    note: {
      'zh-Hans':
        '阴影按面部阴影贴图推进，刘海投下一道影子，眼睛和眉毛隐约透出刘海。先指定`FaceShadowMap`；眼睛要透出来，还要在编辑 › 项目设置 › 引擎 › 渲染的Postprocessing组里把Custom Depth-Stencil Pass设为Enabled with Stencil，在网格体组件的渲染 › 高级里打开Render CustomDepth Pass。',
      en: 'The shadow follows the face shadow map, the fringe casts a band of shadow, and eyes and brows show faintly through the fringe. Assign `FaceShadowMap` first. Eyes that show through also need Custom Depth-Stencil Pass at Enabled with Stencil in the Postprocessing group of Edit › Project Settings › Engine › Rendering, and Render CustomDepth Pass on under Rendering › Advanced of the mesh component.',
    },
    values: {
      ShadowColor: [0.9, 0.5, 0.46],
      RampIndex: 4,
      UseFaceShadowMap: true,
      FaceShadowSoftness: 0.01,
      LightPitchFlatten: 0.8,
      FringeShadowStrength: 0.7,
      FringeShadowWidth: 14,
      EyeThroughHair: 0.42,
      EyeHighlightIntensity: 1.4,
      RimIntensity: 0.35,
    },
    demo: STUDIO,
    stage: {Part: 'Face', CameraDistance: 150, LightYaw: -58, LightPitch: 24},
    target: [0, 1.9, 0],
  },
  {
    id: 'cloth',
    label: {'zh-Hans': '布料', en: 'Cloth'},
    note: {
      'zh-Hans':
        '暗部偏紫，最深处再压一阶；褶皱和接缝有内描线，要先照[控制描边的形状](Tutorial/ControlTheShapeOfOutlines#finish-for-production)打开自定义深度。随附图集第6行「布料」。描边和内描线的数值作用于整个网格体组件，布料要有自己的线，先拆成单独的组件。',
      en: 'A violet shadow side, darker by one more step at its deepest. Inner lines draw folds and seams: set Custom Depth-Stencil Pass first, as in [Control the shape of outlines](Tutorial/ControlTheShapeOfOutlines#finish-for-production). Row 6 of the shipped atlas, Cloth. Outline and inner lines belong to a whole mesh component: cloth with lines of its own must be a component of its own.',
    },
    values: {
      ShadowColor: [0.42, 0.34, 0.72],
      ShadowThreshold: 0.58,
      RampIndex: 6,
      InnerLineStrength: 0.8,
      InnerLineNormalAngle: 25,
      OutlineWidth: 0.4,
      RimWidth: 4,
      RimIntensity: 0.6,
      RimBaseColorInfluence: 0.8,
    },
    demo: STUDIO,
    stage: {Part: 'Cloth', CameraDistance: 170, CameraYaw: 12, LightYaw: -58, LightPitch: 30},
    target: [0.02, 1.2, 0],
  },
  {
    id: 'hair-ring',
    label: {'zh-Hans': '头发：天使环', en: 'Hair, ring'},
    note: {
      'zh-Hans':
        '头顶一圈下缘参差的高光。先指定`HairMap`：没有它，环的边缘整齐。球形法线让环保持完整，随附图集第10行「头发」把最背光的地方再压深一阶。',
      en: 'A ring round the head, ragged below. Assign `HairMap` first: without it the edge is clean. Spherical normals keep it in one piece; row 10 of the shipped atlas, Hair, darkens most the parts that face away from the light.',
    },
    values: {
      ShadowColor: [0.42, 0.38, 0.74],
      RampIndex: 10,
      SphericalNormalBlend: 0.55,
      HairHighlightMode: 'Ring',
      HairHighlightColor: [0.9, 0.95, 1],
      HairRingHeight: 0.58,
      HairRingWidth: 0.12,
      HairRingBreakup: 0.7,
      HairSoftness: 0.06,
    },
    demo: STUDIO,
    stage: {Part: 'Hair', CameraDistance: 190, CameraPitch: 12, LightYaw: -28, LightPitch: 44},
    target: [0, 2.16, 0],
  },
  {
    id: 'hair-strand',
    label: {'zh-Hans': '头发：发丝', en: 'Hair, strand'},
    note: {
      'zh-Hans':
        '亮带横过发丝，随光移动，适合长发。UV0或UV1的V轴要沿发丝，从发根到发梢。先指定`HairMap`：没有它，各束的亮带不错开。',
      en: 'A highlight band across the strands that moves with the light; for long hair. V of UV0 or UV1 must run along the strands, from root to tip. Assign `HairMap` first: without it the band does not shift from lock to lock.',
    },
    values: {
      ShadowColor: [0.42, 0.38, 0.74],
      RampIndex: 10,
      SphericalNormalBlend: 0.3,
      HairHighlightMode: 'Strand',
      HairHighlightColor: [1, 0.86, 1],
      HairHighlightLightFollow: 0.6,
      HairGloss: 100,
      HairThreshold: 0.7,
      HairSoftness: 0.2,
      HairShiftMapStrength: 0.6,
    },
    demo: STUDIO,
    stage: {Part: 'Hair', CameraDistance: 190, CameraPitch: 12, LightYaw: -28, LightPitch: 44},
    target: [0, 2.16, 0],
  },
  {
    id: 'leather',
    label: {'zh-Hans': '皮革', en: 'Leather'},
    note: {
      'zh-Hans':
        '高光宽而软，带一点基础色；暗部偏暖。随附图集第7行「皮革」。`BaseColorTint`按浅色贴图给出，贴图本身已有颜色时取消勾选。',
      en: 'A broad, soft highlight that takes some of the base colour, over a warm shadow side. Row 7 of the shipped atlas, Leather. `BaseColorTint` is for a pale base map; untick it where the map has its colour already.',
    },
    values: {
      BaseColorTint: [0.62, 0.36, 0.22],
      ShadowColor: [0.5, 0.34, 0.3],
      RampIndex: 7,
      SpecularIntensity: 0.45,
      SpecularSize: 0.36,
      SpecularSoftness: 0.3,
      MetalTint: 0.35,
      RimIntensity: 0.4,
    },
    demo: STUDIO,
    stage: {Part: 'Metal', CameraDistance: 200, LightYaw: -30, LightPitch: 34},
    target: [0.12, 1.05, 0],
  },
  {
    id: 'metal-cold',
    label: {'zh-Hans': '金属：冷色', en: 'Metal, cold'},
    note: {
      'zh-Hans':
        '明暗交替，像抛光的钢：MatCap盖住明暗（Replace），反光接近白色，`MetalTint`只取一半。先下载并导入[T_ToonSample_MatCap.png](Reference/TakeValuesToUnreal#ramps-and-maps)，填到`MatCapMap`。随附图集第8行「冷色金属」，被MatCap盖住大半；要看清它的条纹，把`MatCapIntensity`降到0.5。`BaseColorTint`按浅色贴图给出，贴图本身已有颜色时取消勾选。',
      en: 'Light and dark in turn, as in polished steel: the MatCap covers the shading (Replace), and reflections stay nearly white, with half of `MetalTint`. Download and import [T_ToonSample_MatCap.png](Reference/TakeValuesToUnreal#ramps-and-maps) and assign it to `MatCapMap` first. The MatCap covers most of row 8 of the shipped atlas, Cold metal; lower `MatCapIntensity` to 0.5 to see its bands. `BaseColorTint` is for a pale base map; untick it where the map has its colour already.',
    },
    values: {
      BaseColorTint: [0.72, 0.8, 0.92],
      ShadowColor: [0.3, 0.36, 0.52],
      RampIndex: 8,
      SpecularIntensity: 0.9,
      SpecularColor: [0.72, 0.86, 1],
      MatCapIntensity: 0.7,
      MatCapBlend: 'Replace',
      MetalTint: 0.5,
    },
    demo: STUDIO,
    stage: {Part: 'Metal', CameraDistance: 200, LightYaw: -30, LightPitch: 34},
    target: [0.12, 1.05, 0],
  },
  {
    id: 'metal-warm',
    label: {'zh-Hans': '金属：暖色', en: 'Metal, warm'},
    note: {
      'zh-Hans':
        '黄铜和金饰：MatCap加在颜色上（Add），底下的明暗和颜色都留着。先下载并导入[T_ToonSample_MatCap.png](Reference/TakeValuesToUnreal#ramps-and-maps)，填到`MatCapMap`；高光和MatCap都染上基础色。随附图集第9行「暖色金属」。`BaseColorTint`按浅色贴图给出，贴图本身已有颜色时取消勾选。',
      en: 'Brass and gold trim: the MatCap is added, so shading and colour below it stay. Download and import [T_ToonSample_MatCap.png](Reference/TakeValuesToUnreal#ramps-and-maps) and assign it to `MatCapMap` first; highlight and MatCap take the base colour. Row 9 of the shipped atlas, Warm metal. `BaseColorTint` is for a pale base map; untick it where the map has its colour already.',
    },
    values: {
      BaseColorTint: [1, 0.74, 0.34],
      ShadowColor: [0.6, 0.34, 0.2],
      RampIndex: 9,
      SpecularIntensity: 0.8,
      SpecularColor: [1, 0.78, 0.45],
      SpecularSize: 0.22,
      MatCapIntensity: 0.5,
      MetalTint: 1,
    },
    demo: STUDIO,
    stage: {Part: 'Metal', CameraDistance: 200, LightYaw: -30, LightPitch: 34},
    target: [0.12, 1.05, 0],
  },
  {
    id: 'ink-only',
    label: {'zh-Hans': '只有墨线', en: 'Ink only'},
    note: {
      'zh-Hans': '亮部接近全白，暗部和线条全黑，像黑白稿；颜色很深的布料和头发仍偏灰。',
      en: 'The lit side is almost white, the shadow side and the lines are black, as on a comic page; very dark cloth and hair stay grey.',
    },
    steps: {
      'zh-Hans': [
        '粘贴到描边和每个部位的实例里，`ShadowColorMode`为Tint或Map。',
        '头发的实例里，把`HairHighlightMode`设为Off。',
        '眼睛和眉毛的实例里，把`EyeMinBrightness`设为0。',
        '脸没有面部阴影贴图时，在脸的实例里关掉`UseFaceShadowMap`。',
        '后期处理体积里，Bloom的Intensity设为0，以免亮部泛光。',
        '要内描线，先照[控制描边的形状](Tutorial/ControlTheShapeOfOutlines#finish-for-production)打开自定义深度。',
      ],
      en: [
        'Paste it into the outline instance and the instance of each part, with `ShadowColorMode` at Tint or Map.',
        'In the hair instance set `HairHighlightMode` to Off.',
        'In the instances of eyes and brows set `EyeMinBrightness` to 0.',
        'Without a face shadow map turn `UseFaceShadowMap` off in the face instance.',
        'In the Post Process Volume set the Intensity of Bloom to 0, or the lit side glows.',
        'For inner lines set Custom Depth-Stencil Pass: [Control the shape of outlines](Tutorial/ControlTheShapeOfOutlines#finish-for-production).',
      ],
    },
    values: {
      ShadowColor: [0, 0, 0],
      ShadowThreshold: 0.4,
      UseRamp: false,
      OutlineWidth: 0.6,
      OutlineColor: [0, 0, 0],
      OutlineBaseColorInfluence: 0,
      InnerLineStrength: 1,
      RimEnabled: false,
      CharacterMinBrightness: 0,
      GIIntensity: 0,
      CharacterExposure: 4,
    },
    demo: STUDIO,
    stage: {Part: 'All', CameraDistance: 260, LightYaw: -56, LightPitch: 30},
    target: [0.04, 1.74, 0],
  },
  {
    id: 'watercolour',
    label: {'zh-Hans': '水彩', en: 'Watercolour'},
    note: {
      'zh-Hans':
        '颜料积在明暗交界线上，线条细；描边颜色取得浅，再乘上基础色，各部位的线深浅不同。随附图集第12行「水彩」。',
      en: 'Pigment gathers at the terminator. Thin lines: a pale outline colour, multiplied by the base colour of each part. Row 12 of the shipped atlas, Watercolour.',
    },
    values: {
      ShadowColor: [0.62, 0.6, 0.82],
      RampIndex: 12,
      OutlineWidth: 0.18,
      OutlineColor: [0.36, 0.24, 0.34],
      OutlineBaseColorInfluence: 0.8,
      RimEnabled: false,
      GIIntensity: 0.9,
    },
    demo: STUDIO,
    stage: {Part: 'All', CameraDistance: 260, LightYaw: -56, LightPitch: 30},
    target: [0.04, 1.74, 0],
  },
  {
    id: 'night',
    label: {'zh-Hans': '夜景', en: 'Night'},
    note: {
      'zh-Hans':
        '夜里仍看得清角色：灯光很弱时脸仍清楚，比周围亮；眉毛实例的`EyeMinBrightness`取表里`CharacterMinBrightness`的值。环境光随法线变化，彩色灯下仍看得出肤色。要真正的暗夜，把`CharacterLightMin`和`CharacterMinBrightness`都设为0，见[让夜里不发光](Tutorial/ControlLightingOfCharactersAndScenes#night)。',
      en: 'The readable night of a game: the face stays clearly visible under a weak light, brighter than its surroundings; brows keep `EyeMinBrightness` at the `CharacterMinBrightness` of this table. The ambient light varies with the normals, and the skin stays recognisable under coloured lights. For a dark night set both `CharacterLightMin` and `CharacterMinBrightness` to 0: see [Stop a glow at night](Tutorial/ControlLightingOfCharactersAndScenes#night).',
    },
    values: {
      CharacterLightMin: 0.35,
      CharacterMinBrightness: 0.06,
      LightDesaturation: 0.3,
      GIIntensity: 1.1,
      GIDirectionality: 0.6,
    },
    demo: 'demo-lighting',
    stage: {ScenePreset: 'Cave', CameraDistance: 260},
    target: [0.04, 1.74, 0],
  },
];

/** The presets that the panel of a demo offers. */
export const panelPresets = (demo: DemoId): Preset[] =>
  materialPresets
    .filter((preset) => preset.demo === demo)
    .map(({id, label, stage, values}) => ({id, label, values: {...stage, ...values} as Values}));

const own = panelPresets(STUDIO);
const controls = parameters.filter(({id}) => own.some(({values}) => id in values));

export const presets: Demo = {
  id: STUDIO,
  page: 'Reference/Presets',
  title: {'zh-Hans': '预设', en: 'Presets'},
  caption: {
    'zh-Hans': '选一个预设，再改它的数值。「部位」决定数值作用在角色的哪些材质上，其余材质不变。',
    en: 'Choose a preset and change its values. Part says which materials of the character take them; the others stay as they are.',
  },
  alt: {
    'zh-Hans': '角色半身像，全部材质都用默认值着色。',
    en: 'Bust of the character, every material shaded with the default values.',
  },
  camera: {yaw: 0, pitch: 2, distance: 300, fov: 22, target: [0.06, 1.72, 0]},
  light: {yaw: -52, pitch: 26},
  values: {
    Part: 'All',
    ...Object.fromEntries(controls.map(({id, default: standard}) => [id, standard])),
    // The map belongs to her face: without it every preset would show the same broken shadow.
    UseFaceShadowMap: true,
  } as Values,
  group: 'cloth',
  controls: ['Part', ...controls.map(({id}) => id as ParameterId)],
  views: ['color', 'lit', 'base', 'shade'],
  presets: own,
  orb: false,
  idle: false,
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
