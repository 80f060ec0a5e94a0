import {BUST} from './cameras';
import type {Demo} from './types';

export const shadowShape: Demo = {
  id: 'demo-shadow-shape',
  page: 'Tutorial/ControlTheShapeOfShadows',
  title: {'zh-Hans': '阴影的形状', en: 'Shape of shadows'},
  caption: {
    'zh-Hans': '把球形法线混合从0拉到1，发束间零碎的阴影会合成一块；把光抬到头顶，再比较俯仰压平的作用。',
    en: 'Pull the spherical blend from 0 to 1 and the broken shadows in the hair become one shape; then raise the light and compare the pitch flatten.',
  },
  alt: {
    'zh-Hans': '角色半身像，头发的暗部是一整块干净的形状，刘海在额头上投下影子。',
    en: 'Bust of the character: the shadow side of the hair is one clean shape, and the fringe casts a shadow on the forehead.',
  },
  camera: BUST,
  light: {yaw: -52, pitch: 34},
  values: {
    SphericalNormalBlend: 0.55,
    SphericalNormalScale: [1, 1, 1],
    LightPitchFlatten: 0.8,
    OcclusionStrength: 1,
    CastShadowSoftness: 0.1,
    SelfShadowBias: 2,
    RimEnabled: false,
  },
  scope: {SphericalNormalBlend: ['hair', 'face'], SphericalNormalScale: ['hair', 'face'], LightPitchFlatten: ['face']},
  group: 'hair',
  controls: [
    'SphericalNormalBlend',
    'SphericalNormalScale',
    'LightPitchFlatten',
    'OcclusionStrength',
    'CastShadowSoftness',
    'SelfShadowBias',
    'LightYaw',
    'LightPitch',
  ],
  views: ['color', 'lit', 'normal', 'cast'],
  presets: [
    {id: 'mesh', label: {'zh-Hans': '模型法线', en: 'Mesh normals'}, values: {SphericalNormalBlend: 0}},
    {id: 'sphere', label: {'zh-Hans': '球形法线', en: 'Spherical normals'}, values: {SphericalNormalBlend: 1}},
    {
      id: 'noon',
      label: {'zh-Hans': '正午顶光', en: 'Noon sun'},
      values: {LightYaw: -20, LightPitch: 80, LightPitchFlatten: 0},
    },
    {
      id: 'noon-flat',
      label: {'zh-Hans': '正午顶光，压平', en: 'Noon sun, flattened'},
      values: {LightYaw: -20, LightPitch: 80, LightPitchFlatten: 0.8},
    },
    {id: 'penumbra', label: {'zh-Hans': '保留半影', en: 'Keep the penumbra'}, values: {CastShadowSoftness: 1}},
    {id: 'no-bias', label: {'zh-Hans': '偏移为0', en: 'No bias'}, values: {SelfShadowBias: 0}},
  ],
  split: {
    before: {label: {'zh-Hans': '模型法线', en: 'Mesh normals'}, values: {SphericalNormalBlend: 0}},
    after: {label: {'zh-Hans': '球形法线', en: 'Spherical normals'}, values: {SphericalNormalBlend: 0.55}},
  },
  orb: true,
  idle: false,
};
