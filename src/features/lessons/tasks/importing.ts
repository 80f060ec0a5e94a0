import type {Lesson} from '../types';

export const importing: Lesson = {
  id: 'importing',
  page: 'Tutorial/ImportANewCharacter',
  tasks: [
    {
      id: 'baked-normals',
      demo: 'demo-outline',
      view: 'outline',
      title: {'zh-Hans': '选对描边的法线', en: 'Choose the normals of the outline'},
      brief: {
        'zh-Hans': '模型刚导入，硬边处的线裂开了。换一个法线来源，让线合上。',
        en: 'The model has just been imported, and the line splits at hard edges. Choose another source of normals so that it closes.',
      },
      given: {OutlineWidth: 0.8, OutlineMaxPixels: 12},
      start: {OutlineNormalSource: 'VertexNormal'},
      target: {OutlineNormalSource: 'UV3'},
    },
    {
      id: 'same-framing',
      demo: 'demo-outline',
      view: 'outline',
      title: {'zh-Hans': '对上设定图的景别', en: 'Match the framing of the model sheet'},
      brief: {
        'zh-Hans': '和设定图比线宽之前，景别先要一样。目标画面里，镜头更广，线更细：两个参数互相影响，先调镜头。',
        en: 'Before you compare line widths with a model sheet, the framing has to agree. The target has a wider lens and a thinner line; set the lens first, because it changes both.',
      },
      given: {CameraDistance: 300, OutlineMaxPixels: 12},
      start: {CameraFov: 37, OutlineWidth: 1.6},
      target: {CameraFov: 40, OutlineWidth: 0.5},
    },
    {
      id: 'defaults',
      demo: 'demo-outline',
      view: 'outline',
      title: {'zh-Hans': '恢复检查用的外观', en: 'Restore the look for checking'},
      brief: {
        'zh-Hans': '有人改乱了材质实例。把法线来源、线宽和宽度混合调回目标的样子。',
        en: 'Somebody has changed the material instance. Bring the source of normals, the width and the screen blend back to the target.',
      },
      given: {OutlineMaxPixels: 12},
      start: {OutlineNormalSource: 'VertexNormal', OutlineWidth: 0.6, OutlineScreenBlend: 0.6},
      target: {OutlineNormalSource: 'UV3', OutlineWidth: 1.1, OutlineScreenBlend: 0.1},
    },
  ],
};
