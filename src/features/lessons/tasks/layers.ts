import type {Lesson} from '../types';

export const layers: Lesson = {
  id: 'layers',
  page: 'Tutorial/CreateComplexMaterialsUsingMaterialLayer',
  tasks: [
    {
      id: 'opacity',
      demo: 'demo-layers',
      view: 'color',
      title: {'zh-Hans': '减淡印花', en: 'Fade the print'},
      brief: {
        'zh-Hans': '目标画面里，圆点淡得多，看得见下面的布。只用一个参数。',
        en: 'The dots of the target are much fainter, and the cloth shows through. One parameter is enough.',
      },
      start: {LayerOpacity: 1},
      target: {LayerOpacity: 0.4},
    },
    {
      id: 'wet-hem',
      demo: 'demo-layers',
      view: 'color',
      title: {'zh-Hans': '淋湿的下摆', en: 'A wet hem'},
      brief: {
        'zh-Hans': '目标画面里，下摆只是变深，布的颜色还在。换一种混合模式，再调不透明度。',
        en: 'The hem of the target is darker, and the colour of the cloth remains. Choose another mode, then set the opacity.',
      },
      given: {LayerMaskChannel: 'B'},
      start: {LayerMode: 'Replace', LayerOpacity: 1},
      target: {LayerMode: 'Multiply', LayerOpacity: 0.6},
    },
    {
      id: 'dyed-stripes',
      demo: 'demo-layers',
      view: 'color',
      title: {'zh-Hans': '染出斜纹', en: 'Dye the stripes'},
      brief: {
        'zh-Hans': '目标是斜纹，明暗和布一样，只有色相变了，不透明度不到1。',
        en: 'The target has diagonal stripes as light and dark as the cloth: only the hue is new, and the dye is not at full strength.',
      },
      start: {LayerMode: 'Replace', LayerMaskChannel: 'R', LayerOpacity: 0.3},
      target: {LayerMode: 'Tint', LayerMaskChannel: 'G', LayerOpacity: 0.85},
    },
  ],
};
