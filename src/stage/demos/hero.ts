import {KNEE} from './cameras';
import type {Demo} from './types';

export const hero: Demo = {
  id: 'demo-hero',
  page: 'home',
  title: {'zh-Hans': '实时演示', en: 'Live demo'},
  caption: {
    'zh-Hans': '拖动光源，或逐项关闭效果，看画面由哪些部分组成。',
    en: 'Drag the light, or turn the features off one by one and see what each adds.',
  },
  alt: {
    'zh-Hans': '紫发角色挥手，光从左上照来：色带着色、描边、边缘光和天使环都已打开。',
    en: 'The violet-haired character waves, lit from the upper left, with banded shading, outline, rim light and angel ring on.',
  },
  // Left of the middle, to leave room for her side tail; the tip of her hair is just below the upper edge.
  camera: {...KNEE, distance: 410, target: [0.26, 1.66, 0]},
  // Puts the light handle at the slanted edge of the page's panel.
  light: {yaw: -44, pitch: 18},
  pose: {yaw: 3, pitch: 3, roll: 5},
  values: {FeatureRamp: true, FeatureFaceMap: true, FeatureOutline: true, FeatureRim: true, FeatureHair: true},
  group: 'hair',
  controls: ['LightYaw', 'FeatureRamp', 'FeatureFaceMap', 'FeatureOutline', 'FeatureRim', 'FeatureHair'],
  views: ['color'],
  presets: [],
  background: 'none',
  orb: true,
  idle: true,
};
