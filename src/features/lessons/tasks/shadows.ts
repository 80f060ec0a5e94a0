import type {Lesson} from '../types';

export const shadows: Lesson = {
  id: 'shadows',
  page: 'Tutorial/ControlTheShapeOfShadows',
  tasks: [
    {
      id: 'round-hair',
      demo: 'demo-shadow-shape',
      view: 'lit',
      title: {'zh-Hans': '把碎阴影收成一整块', en: 'Turn broken shadow into one shape'},
      brief: {
        'zh-Hans': '头发和脸上的阴影碎成小块。目标画面里，它们合成大块，边缘平顺。只用一个参数。',
        en: 'The shadow on hair and face is broken into small patches. In the target it is one smooth shape. One parameter is enough.',
      },
      start: {SphericalNormalBlend: 0},
      target: {SphericalNormalBlend: 0.7},
    },
    {
      id: 'face-border',
      demo: 'demo-face',
      view: 'lit',
      title: {'zh-Hans': '推进脸上的阴影', en: 'Advance the shadow on the face'},
      brief: {
        'zh-Hans': '光的方向不变。目标画面里，脸上的阴影更大，边缘更软。要动两个参数：一个推进阴影，一个放宽边缘。',
        en: 'The light stays where it is; in the target the shadow on the face is larger and its edge softer. Two parameters have to change: the one that advances the shadow and the one that widens its edge.',
      },
      given: {LightYaw: -62},
      start: {FaceShadowOffset: 0, FaceShadowSoftness: 0.01},
      target: {FaceShadowOffset: 0.1, FaceShadowSoftness: 0.22},
    },
    {
      id: 'high-lamp',
      demo: 'demo-shadow-shape',
      view: 'lit',
      title: {'zh-Hans': '高处的灯，干净的脸', en: 'A high light and a clean face'},
      brief: {
        'zh-Hans':
          '灯在侧上方，面部阴影贴图关着。目标画面里，灯低一些，眉骨和鼻子下面没有脏块，头发上的阴影合成一整块。',
        en: 'The light is high and to the side, and the face shadow map is off. In the target the light is a little lower, there are no dirty patches under brow and nose, and the shadow on the hair is one shape.',
      },
      given: {LightYaw: 45, UseFaceShadowMap: false},
      start: {SphericalNormalBlend: 0, LightPitchFlatten: 0.1, LightPitch: 62},
      target: {SphericalNormalBlend: 0.8, LightPitchFlatten: 0.9, LightPitch: 54},
    },
  ],
};
