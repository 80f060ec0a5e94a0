import type {Lesson} from '../types';

/** Near enough to see a rim of a few pixels in half the width of a page. */
const NEAR = {CameraDistance: 260};

export const rim: Lesson = {
  id: 'rim',
  page: 'Tutorial/ControlScreenSpaceRimlights',
  tasks: [
    {
      id: 'width',
      demo: 'demo-rim',
      view: 'color',
      title: {'zh-Hans': '加宽亮边', en: 'Widen the rim'},
      brief: {
        'zh-Hans': '目标画面里，亮边更宽。只用一个参数。',
        en: 'The rim of the target is wider. One parameter is enough.',
      },
      given: NEAR,
      start: {RimWidth: 6},
      target: {RimWidth: 26},
    },
    {
      id: 'edges',
      demo: 'demo-rim',
      view: 'color',
      title: {'zh-Hans': '只留在真正的边缘', en: 'Keep it on real edges'},
      brief: {
        'zh-Hans': '亮边偏窄，还爬满了衣褶。目标画面里，它更宽，只出现在前后相差较大的地方。',
        en: 'The rim is a little narrow and creeps into the folds. In the target it is wider, and lies only where the depth changes by more.',
      },
      given: NEAR,
      start: {RimWidth: 18, RimDepthThreshold: 4},
      target: {RimWidth: 22, RimDepthThreshold: 26},
    },
    {
      id: 'back-light',
      demo: 'demo-rim',
      view: 'color',
      title: {'zh-Hans': '一盏背光灯', en: 'One light behind the character'},
      brief: {
        'zh-Hans': '亮边绕了整整一圈，看不出灯在哪里。目标画面里，亮边只在迎光一侧，暗部里也更弱，宽度不同。',
        en: 'The rim runs all the way round, and nobody can tell where the light is. In the target the rim lies on the side of the light only, is weaker on the shadow side and has another width.',
      },
      given: NEAR,
      start: {RimWidth: 14, RimLightDirectionInfluence: 0, RimInShadow: 1},
      target: {RimWidth: 24, RimLightDirectionInfluence: 0.9, RimInShadow: 0.4},
    },
  ],
};
