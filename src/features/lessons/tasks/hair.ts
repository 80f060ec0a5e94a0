import type {Lesson} from '../types';

export const hair: Lesson = {
  id: 'hair',
  page: 'Tutorial/AddStylizedHairHighlights',
  tasks: [
    {
      id: 'height',
      demo: 'demo-hair',
      view: 'color',
      title: {'zh-Hans': '抬高天使环', en: 'Raise the ring'},
      brief: {
        'zh-Hans': '目标画面里，天使环更靠近头顶。只用一个参数。',
        en: 'The ring of the target lies closer to the crown. One parameter is enough.',
      },
      start: {HairRingHeight: 0.2},
      target: {HairRingHeight: 0.6},
    },
    {
      id: 'broken-ring',
      demo: 'demo-hair',
      view: 'color',
      title: {'zh-Hans': '打碎一个粗环', en: 'Break up a thick ring'},
      brief: {
        'zh-Hans': '环又粗又完整。目标画面里，环更细，断成一束一束。',
        en: 'The ring is thick and unbroken. The target’s is thinner and falls into locks.',
      },
      start: {HairRingWidth: 0.4, HairRingBreakup: 0},
      target: {HairRingWidth: 0.2, HairRingBreakup: 0.8},
    },
    {
      id: 'strands',
      demo: 'demo-hair',
      view: 'color',
      title: {'zh-Hans': '从天使环到发丝高光', en: 'From ring to strand highlight'},
      brief: {
        'zh-Hans': '目标用的是发丝高光，亮带又窄，又靠近发根。先换模式，再调位置和宽窄。',
        en: 'The target has a strand highlight: a narrow band near the roots. Change the mode first, then place the band and set its width.',
      },
      start: {HairHighlightMode: 'Ring', HairShift: 0.5, HairGloss: 40},
      target: {HairHighlightMode: 'Strand', HairShift: -0.1, HairGloss: 260},
    },
  ],
};
