import type {Localized} from '@site/config/locales';

interface Feature {
  title: Localized;
  text: Localized;
  /** Parameter names as the material instance shows them. */
  ids: string[];
  page: string;
  /** Picture names in `plugins/stage-figures/pictures.ts`. */
  pictures: Picture[];
}

export interface Picture {
  name: string;
  alt: Localized;
  /** Shown on the lower edge of the picture. */
  label?: Localized;
}

const page = (name: string) => `/docs/Tutorial/${name}`;

export const features: Feature[] = [
  {
    title: {'zh-Hans': '环境实时交互', en: 'Real-time environment interaction'},
    text: {
      'zh-Hans':
        '同一个角色在正午、黄昏、霓虹灯下和洞穴里。灯光、阴影与全局光照都作用到角色身上，角色效果随之动态变化；亮度有上下限。',
      en: 'The same character at noon, at dusk, under neon and in a cave. Lights, shadows and global illumination act on it, with dynamic character effects; a minimum and a maximum limit its brightness.',
    },
    ids: ['CharacterLightMin', 'CharacterLightMax'],
    page: page('ControlLightingOfCharactersAndScenes'),
    pictures: [
      {
        name: 'scene-noon',
        label: {'zh-Hans': '正午', en: 'Noon'},
        alt: {
          'zh-Hans': '正午强光下，白衣没有过曝。',
          en: 'The character under a noon sun; the white cloth holds its tone.',
        },
      },
      {
        name: 'scene-dusk',
        label: {'zh-Hans': '黄昏', en: 'Dusk'},
        alt: {
          'zh-Hans': '黄昏，橙光从一侧照来。',
          en: 'The same character at dusk, orange light from one side.',
        },
      },
      {
        name: 'scene-neon',
        label: {'zh-Hans': '霓虹', en: 'Neon'},
        alt: {'zh-Hans': '霓虹灯下，品红与青绿各染一侧。', en: 'Under neon: magenta on one side, teal on the other.'},
      },
      {
        name: 'scene-cave',
        label: {'zh-Hans': '洞穴', en: 'Cave'},
        alt: {
          'zh-Hans': '洞穴里，五官仍看得清。',
          en: 'In a cave a minimum brightness keeps the face clearly visible.',
        },
      },
    ],
  },
  {
    title: {'zh-Hans': '每份材质一条Ramp，每盏灯都用它', en: 'One ramp per material, for every light'},
    text: {
      'zh-Hans': '明暗之间的颜色取自Ramp图的一行；一张图集最多32行。',
      en: 'For the main light and the additional ones, the colours between light and shadow come from one row of a ramp atlas of up to 32.',
    },
    ids: ['RampIndex', 'ShadowThreshold'],
    page: page('ControlLightShadowColorTransition'),
    pictures: [
      {
        name: 'feature-ramp',
        alt: {
          'zh-Hans': '三格脸部特写，明暗交界线逐格移动。',
          en: 'Three close-ups of the face; the terminator moves from one to the next.',
        },
      },
    ],
  },
  {
    title: {'zh-Hans': '形状可控的阴影', en: 'Shadows with a designed shape'},
    text: {
      'zh-Hans': '面部阴影贴图、法线传递和阴影组决定阴影的形状。',
      en: 'Face shadow maps, normal transfer and shadow groups decide the shape of the shadows.',
    },
    ids: ['UseFaceShadowMap', 'ShadowGroupId'],
    page: page('ControlTheShapeOfShadows'),
    pictures: [
      {
        name: 'feature-shadow',
        alt: {
          'zh-Hans': '左格是普通着色，鼻子与脸颊的阴影零碎；右格用面部阴影贴图，阴影是一整块。',
          en: 'Left, ordinary shading breaks nose and cheek; right, the face map draws one clean shape.',
        },
      },
    ],
  },
  {
    title: {'zh-Hans': '粗细可画的描边', en: 'Outlines with painted width'},
    text: {
      'zh-Hans': '粗细画在顶点色里，宽度有像素上下限，描边法线由工具烘焙。',
      en: 'The width is painted in vertex colours and limited in pixels; a utility bakes the outline normals.',
    },
    ids: ['OutlineWidth', 'OutlineMinPixels'],
    page: page('ControlTheShapeOfOutlines'),
    pictures: [
      {
        name: 'feature-outline',
        alt: {
          'zh-Hans': '左格没有描边，右格有粗细变化的描边。',
          en: 'Left without an outline, right with a line that swells and tapers.',
        },
      },
    ],
  },
  {
    title: {'zh-Hans': '均匀的边缘光', en: 'Even rim light'},
    text: {
      'zh-Hans': '逐灯按深度差计算，沿轮廓等宽。',
      en: 'Computed for each light from depth differences, with an even width along the silhouette.',
    },
    ids: ['RimWidth', 'RimDepthThreshold'],
    page: page('ControlScreenSpaceRimlights'),
    pictures: [
      {
        name: 'feature-rim',
        alt: {
          'zh-Hans': '左格没有边缘光，右格头发与肩上有一道均匀的亮边。',
          en: 'Left without rim light, right with an even bright edge on hair and shoulder.',
        },
      },
    ],
  },
  {
    title: {'zh-Hans': '头发高光', en: 'Hair highlight'},
    text: {
      'zh-Hans': '横过发丝或绕头成环，边缘整齐或参差。',
      en: 'Highlights across the strands or in a ring around the head, with a clean or a ragged edge.',
    },
    ids: ['HairHighlightMode', 'HairRingHeight'],
    page: page('AddStylizedHairHighlights'),
    pictures: [
      {
        name: 'feature-hair',
        alt: {
          'zh-Hans': '左格头发没有高光，右格有一圈下缘参差的天使环。',
          en: 'Left, hair without highlight; right, a ring with a ragged lower edge.',
        },
      },
    ],
  },
  {
    title: {'zh-Hans': '材质层', en: 'Material layers'},
    text: {
      'zh-Hans': '在材质实例编辑器里叠加花纹、污渍、汗水等效果。',
      en: 'Stack patterns, dirt, sweat and more in the instance editor.',
    },
    ids: ['LayerMask', 'LayerOpacity'],
    page: page('CreateComplexMaterialsUsingMaterialLayer'),
    pictures: [
      {
        name: 'feature-layers',
        alt: {
          'zh-Hans': '左格是素色裙子，右格叠加一层圆点印花。',
          en: 'Left, a plain skirt; right, the same skirt under a layer of dots.',
        },
      },
    ],
  },
];
