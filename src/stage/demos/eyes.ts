import {FACE} from './cameras';
import {lighting} from './lighting';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const eyes: Demo = {
  id: 'demo-eyes',
  page: 'Tutorial/DrawEyes',
  title: texts.eyes.title,
  caption: texts.eyes.caption,
  alt: texts.eyes.alt,
  camera: {...FACE, yaw: 24, distance: 130, target: [0, 1.88, 0]},
  light: {yaw: -20, pitch: 30},
  // Only in the dark the least brightness of the eyes can be seen.
  scenes: {Cave: lighting.scenes!.Cave!},
  values: {
    ScenePreset: 'Sheet',
    EyeParallaxDepth: 0.08,
    EyeHighlightIntensity: 1,
    EyeHighlightFollow: 0.4,
    EyeLidShadowStrength: 0.35,
    EyeThroughHair: 0.4,
    EyeMinBrightness: 0.4,
    RimEnabled: false,
  },
  scope: {EyeThroughHair: ['face']},
  group: 'face',
  controls: [
    'EyeParallaxDepth',
    'EyeHighlightIntensity',
    'EyeHighlightFollow',
    'EyeLidShadowStrength',
    'EyeThroughHair',
    'EyeMinBrightness',
    'ScenePreset',
    'CameraYaw',
    'LightYaw',
  ],
  needs: {
    EyeMinBrightness: {
      any: [{id: 'ScenePreset', options: ['Cave']}],
      why: texts.eyes.needs.EyeMinBrightness.why,
    },
  },
  views: ['color', 'lit', 'base'],
  presets: [
    {id: 'flat', label: texts.eyes.presets.flat.label, values: {EyeParallaxDepth: 0, CameraYaw: 40}},
    {id: 'deep', label: texts.eyes.presets.deep.label, values: {EyeParallaxDepth: 0.2, CameraYaw: 40}},
    {id: 'dull', label: texts.eyes.presets.dull.label, values: {EyeHighlightIntensity: 0}},
    {id: 'hidden', label: texts.eyes.presets.hidden.label, values: {EyeThroughHair: 0}},
    {id: 'through', label: texts.eyes.presets.through.label, values: {EyeThroughHair: 1}},
  ],
  split: {
    before: {label: texts.eyes.split.before.label, values: {EyeParallaxDepth: 0}},
    after: {label: texts.eyes.split.after.label, values: {EyeParallaxDepth: 0.2}},
  },
  orb: true,
  idle: false,
};
