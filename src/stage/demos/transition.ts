import {BUST} from './cameras';
import type {Demo} from './types';

export const transition: Demo = {
  id: 'demo-transition',
  page: 'Tutorial/ControlLightShadowColorTransition',
  title: {'zh-Hans': '明暗过渡', en: 'Light and shadow transition'},
  caption: {
    'zh-Hans': '先拖动阈值看明暗交界线走到哪里，再切到h、hs、lit视图看每一步算出了什么。',
    en: 'Drag the threshold and follow the terminator, then switch to h, hs and lit to see what each step computes.',
  },
  alt: {
    'zh-Hans': '角色半身像，光从画面左上照来，头发和脸上有一条清楚的明暗交界线。',
    en: 'Bust of the character lit from the upper left, with one clear terminator across hair and face.',
  },
  camera: BUST,
  light: {yaw: -38, pitch: 38},
  // Starts with the two-colour border: with a ramp, softness shapes only the masks.
  values: {UseRamp: false, RampIndex: 2, ShadowThreshold: 0.5, ShadowSoftness: 0.02, RimEnabled: false},
  group: 'hair',
  controls: [
    'ShadowThreshold',
    'ShadowSoftness',
    'ShadowColor',
    'UseRamp',
    'RampIndex',
    'RampIntensity',
    'LightBias',
    'LightYaw',
    'LightPitch',
  ],
  views: ['color', 'h', 'hs', 'lit', 'ramp'],
  presets: [
    {
      id: 'cel',
      label: {'zh-Hans': '赛璐璐', en: 'Cel'},
      values: {UseRamp: false, ShadowThreshold: 0.5, ShadowSoftness: 0.02},
    },
    {
      id: 'mtoon',
      label: {'zh-Hans': 'MToon默认', en: 'MToon default'},
      values: {UseRamp: false, ShadowThreshold: 0.5, ShadowSoftness: 0.1},
    },
    {
      id: 'soft',
      label: {'zh-Hans': '柔和', en: 'Soft'},
      values: {UseRamp: false, ShadowThreshold: 0.5, ShadowSoftness: 0.5},
    },
    {
      id: 'levels',
      label: {'zh-Hans': '三阶', en: 'Three levels'},
      values: {UseRamp: true, RampIndex: 2, RampIntensity: 1},
    },
    {
      id: 'skin',
      label: {'zh-Hans': '柔和皮肤', en: 'Skin soft'},
      values: {UseRamp: true, RampIndex: 5, RampIntensity: 1},
    },
    {
      id: 'watercolour',
      label: {'zh-Hans': '水彩', en: 'Watercolour'},
      values: {UseRamp: true, RampIndex: 12, RampIntensity: 1},
    },
    {
      id: 'sunset',
      label: {'zh-Hans': '夕照', en: 'Sunset'},
      values: {UseRamp: true, RampIndex: 13, RampIntensity: 1, LightYaw: -62, LightPitch: 14},
    },
  ],
  orb: true,
  idle: false,
};
