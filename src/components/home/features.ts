import type {Localized} from '@site/config/locales';

interface Feature {
  title: Localized;
  text: Localized;
  /** Names that a reader will meet in the material instance. */
  ids: string[];
  page: string;
}

const page = (name: string) => `/docs/Tutorial/${name}`;

export const features: Feature[] = [
  {
    title: {'zh-Hans': '环境实时交互', en: 'Real-time environment interaction'},
    text: {
      'zh-Hans': '正午、黄昏、霓虹、洞穴，同一个角色。灯光、阴影与全局光照都作用到她身上，亮度按角色钳制。',
      en: 'One character at noon, at dusk, under neon and in a cave. Lights, shadows and global illumination all reach her, clamped for each character.',
    },
    ids: ['CharacterLightMin', 'CharacterLightMax'],
    page: page('ControlLightingOfCharactersAndScenes'),
  },
  {
    title: {'zh-Hans': '逐材质、逐灯光的Ramp', en: 'Ramps per material and light'},
    text: {
      'zh-Hans': '一张图集最多32行，每一盏灯都会用到。',
      en: 'One atlas holds up to 32 rows, and every light uses them.',
    },
    ids: ['RampIndex', 'ShadowThreshold'],
    page: page('ControlLightShadowColorTransition'),
  },
  {
    title: {'zh-Hans': '画得出来的阴影', en: 'Shadows you can draw'},
    text: {'zh-Hans': '面部阴影贴图、法线传递、阴影组。', en: 'Face shadow maps, normal transfer and shadow groups.'},
    ids: ['UseFaceShadowMap', 'ShadowGroupId'],
    page: page('ControlTheShapeOfShadows'),
  },
  {
    title: {'zh-Hans': '有笔压的线', en: 'Lines with pressure'},
    text: {
      'zh-Hans': '粗细画在顶点色里，像素上下限钳制，平滑法线一键烘焙。',
      en: 'Width painted in vertex colours, clamped in pixels, on normals smoothed by one bake.',
    },
    ids: ['OutlineWidth', 'OutlineMinPixels'],
    page: page('ControlTheShapeOfOutlines'),
  },
  {
    title: {'zh-Hans': '均匀的边缘光', en: 'Even rim light'},
    text: {
      'zh-Hans': '逐灯光按深度偏移计算，宽度稳定。',
      en: 'Found by a depth offset for each light, at a steady width.',
    },
    ids: ['RimWidth', 'RimDepthThreshold'],
    page: page('ControlScreenSpaceRimlights'),
  },
  {
    title: {'zh-Hans': '天使环', en: 'Hair ring'},
    text: {
      'zh-Hans': '沿发丝或绕头成环的高光，边缘可以打碎。',
      en: 'Highlights along the strands or round the head, with ragged edges if you want them.',
    },
    ids: ['HairHighlightMode', 'HairRingHeight'],
    page: page('AddStylizedHairHighlights'),
  },
  {
    title: {'zh-Hans': '材质层', en: 'Material layers'},
    text: {'zh-Hans': '在材质实例编辑器里叠加任意一项效果。', en: 'Stack any of these effects in the instance editor.'},
    ids: ['LayerMask', 'LayerOpacity'],
    page: page('CreateComplexMaterialsUsingMaterialLayer'),
  },
];
