import type {Localized} from '@site/config/locales';

interface Pass {
  /** Name of its picture: `pass-…` in `plugins/stage-figures/pictures.ts`. */
  name: string;
  title: Localized;
  text: Localized;
}

/** The steps of a frame, in their order. */
export const passes: Pass[] = [
  {
    name: 'base',
    title: {'zh-Hans': '基础通道', en: 'Base pass'},
    text: {'zh-Hans': '基础色与法线，并写入Toon缓冲', en: 'Base colour and normals; fills the Toon buffer'},
  },
  {
    name: 'shadow',
    title: {'zh-Hans': '阴影', en: 'Shadow'},
    text: {'zh-Hans': '投影与自阴影，按阴影组取舍', en: 'Cast shadow and self-shadow, chosen by shadow group'},
  },
  {
    name: 'light',
    title: {'zh-Hans': '灯光', en: 'Lights'},
    text: {'zh-Hans': '每盏灯各查一次Ramp图', en: 'Each light looks up the ramp'},
  },
  {
    name: 'outline',
    title: {'zh-Hans': '描边', en: 'Outline'},
    text: {'zh-Hans': '法线外扩，顶点色控制各处粗细', en: 'Inverted hull; vertex colours scale its width'},
  },
  {
    name: 'rim',
    title: {'zh-Hans': '边缘光', en: 'Rim'},
    text: {'zh-Hans': '按深度找出轮廓', en: 'Edges are found in the scene depth'},
  },
  {
    name: 'tone',
    title: {'zh-Hans': '色调映射', en: 'Tone mapping'},
    text: {'zh-Hans': '把亮度压进显示器的范围，得到成品画面', en: 'Brings the light into the range of a display'},
  },
];
