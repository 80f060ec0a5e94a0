import {hexToLinear} from '../shading/srgb';
import {KNEE} from './cameras';
import type {Demo} from './types';

export const layers: Demo = {
  id: 'demo-layers',
  page: 'Tutorial/CreateComplexMaterialsUsingMaterialLayer',
  figure: 'knight',
  title: {'zh-Hans': '材质层', en: 'Material layers'},
  caption: {
    'zh-Hans': '给衣摆加一层印花：换混合模式和遮罩通道，明暗仍只计算一次，明暗交界线不会错开。',
    en: 'Lay a print over the coat: whatever mode and mask you choose, shading is computed once, so the terminator has no break.',
  },
  alt: {
    'zh-Hans': '骑士从领口到靴子的正面像，酒红色外套的衣摆上叠了一层珊瑚色圆点，圆点在暗部一起变深。',
    en: 'The knight from collar to boots; a layer of coral dots lies on the tails of her burgundy coat and darkens with them on the shadow side.',
  },
  camera: {...KNEE, yaw: -18, distance: 285, target: [0, 1, 0]},
  light: {yaw: -38, pitch: 38},
  values: {LayerEnabled: true, LayerMaskChannel: 'R', LayerOpacity: 1, LayerMode: 'Replace', RimEnabled: false},
  scope: {LayerOpacity: ['cloth'], LayerMode: ['cloth']},
  group: 'cloth',
  controls: ['LayerEnabled', 'LayerOpacity', 'LayerMode', 'LayerMaskChannel'],
  views: ['color', 'base', 'shade', 'lit'],
  presets: [
    {
      id: 'dots',
      label: {'zh-Hans': '圆点印花', en: 'Dotted print'},
      values: {LayerEnabled: true, LayerMode: 'Replace', LayerMaskChannel: 'R', LayerOpacity: 1},
    },
    {
      id: 'stripes',
      label: {'zh-Hans': '斜纹', en: 'Stripes'},
      values: {LayerEnabled: true, LayerMode: 'Tint', LayerMaskChannel: 'G', LayerOpacity: 1},
    },
    {
      id: 'dye',
      label: {'zh-Hans': '下摆渐染', en: 'Dyed hem'},
      values: {LayerEnabled: true, LayerMode: 'Add', LayerMaskChannel: 'B', LayerOpacity: 0.7},
    },
    {
      id: 'wet',
      label: {'zh-Hans': '淋湿', en: 'Wet'},
      values: {LayerEnabled: true, LayerMode: 'Multiply', LayerMaskChannel: 'B', LayerOpacity: 1},
    },
    {id: 'off', label: {'zh-Hans': '关闭', en: 'Off'}, values: {LayerEnabled: false}},
  ],
  split: {
    before: {label: {'zh-Hans': '只有底层', en: 'Bottom layer only'}, values: {LayerEnabled: false}},
    after: {label: {'zh-Hans': '加上一层', en: 'With a layer'}, values: {LayerEnabled: true}},
  },
  layer: {
    materials: ['skirt', 'capelet', 'white'],
    base: hexToLinear('#ff8670'),
    shade: hexToLinear('#c2486a'),
    specular: 0,
    rampIndex: 6,
    tile: [24, 6],
  },
  orb: true,
  idle: false,
};
