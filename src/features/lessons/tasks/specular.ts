import type {Lesson} from '../types';

export const specular: Lesson = {
  id: 'specular',
  page: 'Tutorial/AddSpecularAndMetal',
  tasks: [
    {
      id: 'large-spot',
      demo: 'demo-specular',
      view: 'color',
      title: {'zh-Hans': '放大高光', en: 'Enlarge the highlight'},
      brief: {
        'zh-Hans': '目标画面里，高光大得多，边缘一样硬。只用一个参数。',
        en: 'The highlight of the target is much larger; its edge is as hard. One parameter is enough.',
      },
      given: {SpecularIntensity: 1, SpecularSoftness: 0.02, MatCapIntensity: 0, MetalTint: 0},
      start: {SpecularSize: 0.1},
      target: {SpecularSize: 0.35},
    },
    {
      id: 'leather',
      demo: 'demo-specular',
      view: 'color',
      title: {'zh-Hans': '从塑料到皮革', en: 'From plastic to leather'},
      brief: {
        'zh-Hans': '现在像硬塑料。目标像皮革：高光暗得多，边缘也柔和得多。',
        en: 'The surface looks like hard plastic. The target looks like leather: a much fainter highlight with a much softer edge.',
      },
      given: {SpecularSize: 0.35, MatCapIntensity: 0, MetalTint: 0.3},
      start: {SpecularIntensity: 1.2, SpecularSoftness: 0.02},
      target: {SpecularIntensity: 0.4, SpecularSoftness: 0.35},
    },
    {
      id: 'metal',
      demo: 'demo-specular',
      view: 'color',
      title: {'zh-Hans': '抛光的金属', en: 'Polished metal'},
      brief: {
        'zh-Hans': '表面没有反光，高光是白的。目标有MatCap的明暗，高光带着基础色。',
        en: 'The surface has no reflections and the highlight is white. The target has the tones of the MatCap, and its highlight takes on the base colour.',
      },
      given: {SpecularIntensity: 0.6, SpecularSize: 0.2, SpecularSoftness: 0.02},
      start: {MatCapIntensity: 0.1, MetalTint: 0},
      target: {MatCapIntensity: 0.8, MetalTint: 1},
    },
  ],
};
