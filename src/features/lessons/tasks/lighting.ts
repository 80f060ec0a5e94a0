import type {Lesson} from '../types';

export const lighting: Lesson = {
  id: 'lighting',
  page: 'Tutorial/ControlLightingOfCharactersAndScenes',
  tasks: [
    {
      id: 'cave',
      demo: 'demo-lighting',
      view: 'color',
      title: {'zh-Hans': '在洞穴里看见角色', en: 'See the character in the cave'},
      brief: {
        'zh-Hans': '洞里几乎没有光。目标画面里，最暗的地方也看得出颜色。只用一个参数。',
        en: 'There is hardly any light in the cave. In the target even the darkest parts keep their colour. One parameter is enough.',
      },
      given: {ScenePreset: 'Cave'},
      start: {CharacterMinBrightness: 0},
      target: {CharacterMinBrightness: 0.3},
    },
    {
      id: 'neon',
      demo: 'demo-lighting',
      view: 'color',
      title: {'zh-Hans': '收住霓虹灯', en: 'Hold back the neon'},
      brief: {
        'zh-Hans': '霓虹灯让整个角色都偏了色。目标画面里，灯的颜色淡了，环境光更亮。',
        en: 'The neon tints the whole character. In the target its colour is weaker and the ambient light is brighter.',
      },
      given: {ScenePreset: 'Neon'},
      start: {LightDesaturation: 0, GIIntensity: 0.1},
      target: {LightDesaturation: 0.4, GIIntensity: 1.5},
    },
    {
      id: 'dusk',
      demo: 'demo-lighting',
      view: 'color',
      title: {'zh-Hans': '黄昏里的皮肤', en: 'Skin at dusk'},
      brief: {
        'zh-Hans':
          '夕阳把皮肤染成橙色，下巴和额头的环境光也差得太多。要动三个参数：灯光去饱和、全局光照强度、全局光照方向性。',
        en: 'The sun turns the skin orange, and the ambient light differs too much between chin and forehead. Three parameters have to change: Light Desaturation, GI Intensity and GI Directionality.',
      },
      given: {ScenePreset: 'Dusk'},
      start: {LightDesaturation: 0, GIIntensity: 0.9, GIDirectionality: 1},
      target: {LightDesaturation: 0.4, GIIntensity: 1.6, GIDirectionality: 0.1},
    },
  ],
};
