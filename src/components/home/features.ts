import type {Localized} from '@site/config/locales';

export interface Feature {
  title: Localized;
  text: Localized;
  page: string;
  alt: Localized;
}

interface Step extends Feature {
  /** What it adds to the picture of the one before. */
  label: Localized;
}

const page = (name: string) => `/docs/Tutorial/${name}`;

/** The finished figure in the light of four scenes: the panels of the picture `scenes`. */
export const environment: Feature & {scenes: readonly Localized[]} = {
  title: {'zh-Hans': '环境实时交互', en: 'Real-time environment interaction'},
  text: {
    'zh-Hans':
      '同一个角色在正午、黄昏、霓虹灯下和洞穴里。灯光、阴影与全局光照都作用到角色身上，角色效果随之动态变化；亮度有上下限。',
    en: 'The same character at noon, at dusk, under neon and in a cave. Lights, shadows and global illumination act on it, with dynamic character effects; a minimum and a maximum limit its brightness.',
  },
  page: page('ControlLightingOfCharactersAndScenes'),
  alt: {
    'zh-Hans': '所选灯光下的角色：明暗和颜色随灯而变，线条不变。',
    en: 'The character in the chosen light: tones and colours follow it, the lines stay.',
  },
  scenes: [
    {'zh-Hans': '正午', en: 'Noon'},
    {'zh-Hans': '黄昏', en: 'Dusk'},
    {'zh-Hans': '霓虹', en: 'Neon'},
    {'zh-Hans': '洞穴', en: 'Cave'},
  ],
};

/** One step of the picture `build` each, whose first panel shows the figure without them. */
export const steps: readonly Step[] = [
  {
    title: {'zh-Hans': '每份材质一条Ramp，每盏灯都用它', en: 'One ramp per material, for every light'},
    text: {
      'zh-Hans': '明暗之间的颜色取自Ramp图的一行；一张图集最多32行。',
      en: 'For the main light and the additional ones, the colours between light and shadow come from one row of a ramp atlas of up to 32.',
    },
    page: page('ControlLightShadowColorTransition'),
    alt: {'zh-Hans': '亮部与暗部分成两块平涂的颜色。', en: 'Light and shadow are two flat tones.'},
    label: {'zh-Hans': '色带', en: 'Ramp'},
  },
  {
    title: {'zh-Hans': '形状可控的阴影', en: 'Shadows with a designed shape'},
    text: {
      'zh-Hans': '面部阴影贴图、法线传递和阴影组决定阴影的形状。',
      en: 'Face shadow maps, normal transfer and shadow groups decide the shape of the shadows.',
    },
    page: page('ControlTheShapeOfShadows'),
    alt: {
      'zh-Hans': '面部阴影贴图让鼻子和脸颊的阴影成为整块。',
      en: 'The face map joins the shadow of nose and cheek into one shape.',
    },
    label: {'zh-Hans': '面部贴图', en: 'Face map'},
  },
  {
    title: {'zh-Hans': '粗细可画的描边', en: 'Outlines with painted width'},
    text: {
      'zh-Hans': '粗细画在顶点色里，宽度有像素上下限，描边法线由工具烘焙。',
      en: 'The width is painted in vertex colours and limited in pixels; a utility bakes the outline normals.',
    },
    page: page('ControlTheShapeOfOutlines'),
    alt: {'zh-Hans': '轮廓和发丝有了粗细变化的线。', en: 'Contour and strands have a line that swells and tapers.'},
    label: {'zh-Hans': '描边', en: 'Outline'},
  },
  {
    title: {'zh-Hans': '均匀的边缘光', en: 'Even rim light'},
    text: {
      'zh-Hans': '逐灯按深度差计算，沿轮廓等宽。',
      en: 'Computed for each light from depth differences, with an even width along the silhouette.',
    },
    page: page('ControlScreenSpaceRimlights'),
    alt: {'zh-Hans': '头发和肩上多了一道均匀的亮边。', en: 'An even bright edge on hair and shoulder.'},
    label: {'zh-Hans': '边缘光', en: 'Rim light'},
  },
  {
    title: {'zh-Hans': '头发高光', en: 'Hair highlight'},
    text: {
      'zh-Hans': '横过发丝或绕头成环，边缘整齐或参差。',
      en: 'Highlights across the strands or in a ring around the head, with a clean or a ragged edge.',
    },
    page: page('AddStylizedHairHighlights'),
    alt: {'zh-Hans': '头发上有一圈下缘参差的天使环。', en: 'A ring with a ragged lower edge on her hair.'},
    label: {'zh-Hans': '天使环', en: 'Hair ring'},
  },
  {
    title: {'zh-Hans': '材质层', en: 'Material layers'},
    text: {
      'zh-Hans': '在材质实例编辑器里叠加花纹、污渍、汗水等效果。',
      en: 'Stack patterns, dirt, sweat and more in the instance editor.',
    },
    page: page('CreateComplexMaterialsUsingMaterialLayer'),
    alt: {'zh-Hans': '外套上叠加了一层圆点印花。', en: 'A layer of dots on her coat.'},
    label: {'zh-Hans': '印花', en: 'Layer'},
  },
];
