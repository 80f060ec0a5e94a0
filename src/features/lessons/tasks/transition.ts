import type {Lesson} from '../types';

export const transition: Lesson = {
  id: 'transition',
  page: 'Tutorial/ControlLightShadowColorTransition',
  tasks: [
    {
      id: 'terminator',
      demo: 'demo-transition',
      view: 'lit',
      title: {'zh-Hans': '移动明暗交界线', en: 'Move the terminator'},
      brief: {
        'zh-Hans': '目标画面里，暗部更大，交界线停在靠近灯的一侧。只用一个参数。',
        en: 'In the target the shadow side is larger and the terminator lies closer to the light. One parameter is enough.',
      },
      start: {ShadowThreshold: 0.5},
      target: {ShadowThreshold: 0.68},
    },
    {
      id: 'soft-border',
      demo: 'demo-transition',
      view: 'lit',
      title: {'zh-Hans': '换成柔和的大亮部', en: 'A large lit side with a soft terminator'},
      brief: {
        'zh-Hans': '目标画面里，亮部大得多，交界线也宽得多。先对准位置，再调宽窄：宽的交界线会让位置看起来也变了。',
        en: 'The target has a much larger lit side and a much wider terminator. Place it first, then set its width: a wide terminator looks as if it had moved.',
      },
      start: {ShadowThreshold: 0.55, ShadowSoftness: 0.02},
      target: {ShadowThreshold: 0.46, ShadowSoftness: 0.5},
    },
    {
      id: 'watercolour',
      demo: 'demo-transition',
      view: 'color',
      title: {'zh-Hans': '调出水彩的过渡', en: 'Match a watercolour transition'},
      brief: {
        'zh-Hans': '目标用的是Ramp图的第12行「水彩」，强度不到1。打开Ramp图，再对准交界线和颜色的浓淡。',
        en: 'The target uses row 12 of the ramp, Watercolour, at less than full strength. Turn the ramp on, then match the terminator and the strength.',
      },
      given: {RampIndex: 12},
      start: {UseRamp: false, RampIntensity: 0.1, ShadowThreshold: 0.35},
      target: {UseRamp: true, RampIntensity: 0.8, ShadowThreshold: 0.6},
    },
  ],
};
