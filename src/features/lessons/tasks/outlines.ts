import type {Lesson} from '../types';

export const outlines: Lesson = {
  id: 'outlines',
  page: 'Tutorial/ControlTheShapeOfOutlines',
  tasks: [
    {
      id: 'width',
      demo: 'demo-outline',
      view: 'outline',
      title: {'zh-Hans': '加粗描边', en: 'Thicken the outline'},
      brief: {
        'zh-Hans': '目标画面里，线明显更粗，头发、衣服、手里的盒子都一样。只用一个参数。',
        en: 'The lines of the target are clearly wider, on hair, clothes and the box alike. One parameter is enough.',
      },
      given: {OutlineMaxPixels: 12},
      start: {OutlineWidth: 0.15},
      target: {OutlineWidth: 0.8},
    },
    {
      id: 'closed-corners',
      demo: 'demo-outline',
      view: 'outline',
      title: {'zh-Hans': '合上裂开的转角', en: 'Close the split corners'},
      brief: {
        'zh-Hans': '盒子的转角处，线裂开了。目标画面里，线没有裂口，也细一些。',
        en: 'At the corners of the box the line splits. The line of the target has no gaps and is thinner.',
      },
      given: {OutlineMaxPixels: 12},
      start: {OutlineWidth: 1.7, OutlineNormalSource: 'VertexNormal'},
      target: {OutlineWidth: 1.2, OutlineNormalSource: 'UV3'},
    },
    {
      id: 'coloured-line',
      demo: 'demo-outline',
      view: 'color',
      title: {'zh-Hans': '随部位变色的线', en: 'A line that takes on colour'},
      brief: {
        'zh-Hans':
          '目标画面里，线不再到处同色，每个部位的线都带着自己的基础色。线比现在粗，也随距离变化得更多：先调描边屏幕宽度混合，再调描边宽度。',
        en: 'The lines of the target are not of one colour: each takes on the base colour of its part. They are wider, and their width depends more on the distance. Set Outline Screen Blend before Outline Width.',
      },
      given: {OutlineMaxPixels: 12, OutlineColor: [0.4, 0.22, 0.3]},
      start: {OutlineWidth: 0.6, OutlineBaseColorInfluence: 0, OutlineScreenBlend: 0.7},
      target: {OutlineWidth: 0.9, OutlineBaseColorInfluence: 0.9, OutlineScreenBlend: 0.2},
    },
  ],
};
