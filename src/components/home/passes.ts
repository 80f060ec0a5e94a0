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
    name: 'shadow',
    title: {'zh-Hans': '阴影', en: 'Shadow'},
    text: {'zh-Hans': '投影与自阴影，按阴影组取舍', en: 'Cast and self shadow, chosen by shadow group'},
  },
  {
    name: 'base',
    title: {'zh-Hans': '基础通道', en: 'Base pass'},
    text: {'zh-Hans': '底色与法线，写入Toon缓冲', en: 'Colours and normals go to the Toon buffer'},
  },
  {
    name: 'light',
    title: {'zh-Hans': '灯光', en: 'Lights'},
    text: {'zh-Hans': '每盏灯各查一次Ramp', en: 'Every light reads the ramp by itself'},
  },
  {
    name: 'outline',
    title: {'zh-Hans': '描边', en: 'Outline'},
    text: {'zh-Hans': '背面外扩，粗细看顶点色', en: 'Inverted hull, its width painted in vertices'},
  },
  {
    name: 'rim',
    title: {'zh-Hans': '边缘光', en: 'Rim'},
    text: {'zh-Hans': '按深度找出轮廓', en: 'Edges are found in the depth'},
  },
  {
    name: 'tone',
    title: {'zh-Hans': '色调映射', en: 'Tone mapping'},
    text: {'zh-Hans': '与场景一起成像', en: 'One image with the scene'},
  },
];
