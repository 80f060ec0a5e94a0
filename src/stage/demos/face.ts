import {FACE} from './cameras';
import type {Demo} from './types';

export const face: Demo = {
  id: 'demo-face',
  page: 'Tutorial/ControlTheShapeOfShadows',
  figure: 'knight',
  title: {'zh-Hans': '面部阴影贴图', en: 'Face shadow map'},
  caption: {
    'zh-Hans': '让光绕角色转半圈，看阴影怎样沿手绘的形状推进；关掉贴图，同一束光会在鼻子和脸颊上留下零碎的阴影。',
    en: 'Turn the light half a circle and watch the shadow move through drawn shapes; without the map the same light leaves broken shadows on nose and cheek.',
  },
  alt: {
    'zh-Hans': '角色脸部特写，光从侧面照来，脸颊上是一块边缘光滑的阴影，鼻旁留着三角形亮区。',
    en: 'Close-up of the face in side light: one smooth shadow over the cheek, with a lit triangle beside the nose.',
  },
  camera: {...FACE, distance: 170, target: [0, 1.9, 0]},
  light: {yaw: -62, pitch: 24},
  values: {
    UseFaceShadowMap: true,
    FaceShadowOffset: 0,
    FaceShadowSoftness: 0.02,
    RimEnabled: false,
    EyeThroughHair: 0.42,
  },
  scope: {UseFaceShadowMap: ['face'], EyeThroughHair: ['face']},
  group: 'face',
  controls: [
    'UseFaceShadowMap',
    'FaceShadowOffset',
    'FaceShadowSoftness',
    'LightYaw',
    'FaceMapMirror',
    'FaceMapPreview',
  ],
  views: ['color', 'lit', 'facemap'],
  presets: [
    {id: 'front', label: {'zh-Hans': '正面光', en: 'Front light'}, values: {LightYaw: -10, UseFaceShadowMap: true}},
    {
      id: 'three-quarter',
      label: {'zh-Hans': '四分之三侧光', en: 'Three-quarter light'},
      values: {LightYaw: -45, UseFaceShadowMap: true},
    },
    {id: 'side', label: {'zh-Hans': '侧光', en: 'Side light'}, values: {LightYaw: -80, UseFaceShadowMap: true}},
    {id: 'behind', label: {'zh-Hans': '逆光', en: 'Back light'}, values: {LightYaw: -150, UseFaceShadowMap: true}},
    {id: 'off', label: {'zh-Hans': '不用贴图', en: 'Without the map'}, values: {UseFaceShadowMap: false}},
  ],
  split: {
    before: {label: {'zh-Hans': '普通法线着色', en: 'Ordinary shading'}, values: {UseFaceShadowMap: false}},
    after: {label: {'zh-Hans': '面部阴影贴图', en: 'Face shadow map'}, values: {UseFaceShadowMap: true}},
  },
  orb: true,
  idle: false,
};
