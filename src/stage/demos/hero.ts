import {KNEE} from './cameras';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const hero: Demo = {
  id: 'demo-hero',
  page: 'home',
  title: texts.hero.title,
  caption: texts.hero.caption,
  alt: texts.hero.alt,
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
