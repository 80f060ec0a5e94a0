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
      'zh-Hans': '正午、黄昏、霓虹、洞穴，同一个角色。灯光、阴影与全局光照都作用到角色身上，每个角色的亮度另设上下限。',
      en: 'One character at noon, at dusk, under neon and in a cave. Lights, shadows and global illumination all reach the character, whose brightness has its own limits.',
    },
    ids: ['CharacterLightMin', 'CharacterLightMax'],
    page: page('ControlLightingOfCharactersAndScenes'),
    pictures: [
      {
        name: 'scene-noon',
        label: {'zh-Hans': '正午', en: 'Noon'},
        alt: {
          'zh-Hans': '正午强光下的角色，白衣没有过曝。',
          en: 'The character under a noon sun; the white cloth holds its tone.',
        },
      },
      {
        name: 'scene-dusk',
        label: {'zh-Hans': '黄昏', en: 'Dusk'},
        alt: {
          'zh-Hans': '黄昏里的同一个角色，橙光从一侧照来。',
          en: 'The same character at dusk, orange light from one side.',
        },
      },
      {
        name: 'scene-neon',
        label: {'zh-Hans': '霓虹', en: 'Neon'},
        alt: {'zh-Hans': '霓虹灯下，品红与青绿各染一侧。', en: 'Under neon: magenta on one side, green on the other.'},
      },
      {
        name: 'scene-cave',
        label: {'zh-Hans': '洞穴', en: 'Cave'},
        alt: {
          'zh-Hans': '洞穴里亮度有下限，五官仍看得清。',
          en: 'In a cave a minimum brightness keeps the face readable.',
        },
      },
    ],
  },
  {
    title: {'zh-Hans': '逐材质、逐灯光的Ramp', en: 'Ramps per material and light'},
    text: {
      'zh-Hans': '一张图集最多32行，每一盏灯都会用到。',
      en: 'One atlas holds up to 32 rows, and every light uses them.',
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
    title: {'zh-Hans': '画得出来的阴影', en: 'Shadows you can draw'},
    text: {'zh-Hans': '面部阴影贴图、法线传递、阴影组。', en: 'Face shadow maps, normal transfer and shadow groups.'},
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
    title: {'zh-Hans': '有笔压的线', en: 'Lines with pressure'},
    text: {
      'zh-Hans': '粗细画在顶点色里，像素上下限钳制，平滑法线一键烘焙。',
      en: 'Width painted in vertex colours, clamped in pixels, on normals smoothed by one bake.',
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
      'zh-Hans': '逐灯光按深度偏移计算，宽度稳定。',
      en: 'Found by a depth offset for each light, at a steady width.',
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
    title: {'zh-Hans': '天使环', en: 'Hair ring'},
    text: {
      'zh-Hans': '沿发丝或绕头成环的高光，边缘可以打碎。',
      en: 'Highlights along the strands or round the head, with ragged edges if you want them.',
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
    text: {'zh-Hans': '在材质实例编辑器里叠加任意一项效果。', en: 'Stack any of these effects in the instance editor.'},
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
