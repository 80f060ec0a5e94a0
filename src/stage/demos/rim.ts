import {KNEE} from './cameras';
import type {Demo} from './types';

export const rim: Demo = {
  id: 'demo-rim',
  page: 'Tutorial/ControlScreenSpaceRimlights',
  title: {'zh-Hans': '屏幕空间边缘光', en: 'Screen-space rim light'},
  caption: {
    'zh-Hans': '左半边是菲涅耳，右半边是深度边缘光：前者让平整的部位整片发亮，后者沿轮廓等宽。',
    en: 'Left of the divider the Fresnel rim, right of it the depth rim: one lights flat parts as a whole, the other keeps its width along the contour.',
  },
  alt: {
    'zh-Hans': '角色七分身，光从背后照来，头发和衣袖的轮廓内侧有一道等宽的亮边。',
    en: 'The character to the knee, lit from behind, with an even bright edge inside the contour of hair and sleeves.',
  },
  camera: KNEE,
  light: {yaw: 132, pitch: 34},
  values: {
    RimEnabled: true,
    RimWidth: 6,
    RimDepthThreshold: 8,
    RimDepthFalloff: 6,
    RimLightDirectionInfluence: 0.7,
    RimLightSoftness: 0.35,
    RimInShadow: 0.6,
    RimFresnelBlend: 0,
    RimColor: [1, 1, 1],
    RimIntensity: 1,
  },
  group: 'cloth',
  controls: [
    'RimWidth',
    'RimDepthThreshold',
    'RimDepthFalloff',
    'RimLightDirectionInfluence',
    'RimLightSoftness',
    'RimInShadow',
    'RimFresnelBlend',
    'RimColor',
    'CameraDistance',
  ],
  views: ['color', 'depth', 'lit', 'normal'],
  presets: [
    {id: 'thin', label: {'zh-Hans': '细亮边', en: 'Thin edge'}, values: {RimWidth: 3, RimInShadow: 1}},
    {id: 'wide', label: {'zh-Hans': '宽亮边', en: 'Wide edge'}, values: {RimWidth: 16, RimInShadow: 0.8}},
    {
      id: 'around',
      label: {'zh-Hans': '整圈', en: 'All around'},
      values: {RimLightDirectionInfluence: 0, RimInShadow: 1},
    },
    {
      id: 'overlaps',
      label: {'zh-Hans': '抓住重叠', en: 'Catch overlaps'},
      values: {RimDepthThreshold: 1.5, RimDepthFalloff: 1.5},
    },
    {id: 'fresnel', label: {'zh-Hans': '菲涅耳', en: 'Fresnel'}, values: {RimFresnelBlend: 1, RimInShadow: 1}},
  ],
  split: {
    before: {label: {'zh-Hans': '菲涅耳', en: 'Fresnel rim'}, values: {RimFresnelBlend: 1}},
    after: {label: {'zh-Hans': '深度', en: 'Depth rim'}, values: {RimFresnelBlend: 0}},
  },
  orb: true,
  idle: false,
};
