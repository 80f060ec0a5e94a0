import type {Lesson} from '../types';

export const eyes: Lesson = {
  id: 'eyes',
  page: 'Tutorial/DrawEyes',
  tasks: [
    {
      id: 'sunken-iris',
      demo: 'demo-eyes',
      view: 'color',
      title: {'zh-Hans': '让虹膜陷进去', en: 'Sink the iris'},
      brief: {
        'zh-Hans': '从侧面看，虹膜像贴在眼球表面。目标画面里，虹膜陷在里面。只用一个参数。',
        en: 'Seen from the side, the iris looks painted on. In the target it lies deeper. One parameter is enough.',
      },
      given: {CameraYaw: 40},
      start: {EyeParallaxDepth: 0},
      target: {EyeParallaxDepth: 0.14},
    },
    {
      id: 'through-fringe',
      demo: 'demo-eyes',
      view: 'color',
      title: {'zh-Hans': '刘海后面的眼睛', en: 'Eyes behind the fringe'},
      brief: {
        'zh-Hans': '上眼睑没有影子，刘海后的眉眼偏淡。目标画面里，上眼睑的影子很深，眉眼也更清楚。',
        en: 'The lid casts no shadow, and brows and eyes are faint behind the fringe. In the target the shadow is dark, and they show more clearly.',
      },
      start: {EyeThroughHair: 0.45, EyeLidShadowStrength: 0},
      target: {EyeThroughHair: 0.7, EyeLidShadowStrength: 0.9},
    },
    {
      id: 'three-quarter',
      demo: 'demo-eyes',
      view: 'color',
      title: {'zh-Hans': '四分之三侧面的眼睛', en: 'Eyes in three-quarter view'},
      brief: {
        'zh-Hans': '虹膜是平的，刘海透得太多。目标画面里，虹膜陷在里面，刘海只透出一点。',
        en: 'The iris is flat, and too much shows through the fringe. In the target the iris lies deeper, and little shows through.',
      },
      given: {CameraYaw: 32},
      start: {EyeParallaxDepth: 0.02, EyeThroughHair: 0.6},
      target: {EyeParallaxDepth: 0.12, EyeThroughHair: 0.25},
    },
  ],
};
