import {BUST} from './cameras';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const shadowShape: Demo = {
  id: 'demo-shadow-shape',
  page: 'Tutorial/ControlTheShapeOfShadows',
  title: texts.shadowShape.title,
  caption: texts.shadowShape.caption,
  alt: texts.shadowShape.alt,
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
    {id: 'mesh', label: texts.shadowShape.presets.mesh.label, values: {SphericalNormalBlend: 0}},
    {id: 'sphere', label: texts.shadowShape.presets.sphere.label, values: {SphericalNormalBlend: 1}},
    {
      id: 'noon',
      label: texts.shadowShape.presets.noon.label,
      values: {LightYaw: -20, LightPitch: 80, LightPitchFlatten: 0},
    },
    {
      id: 'noon-flat',
      label: texts.shadowShape.presets['noon-flat'].label,
      values: {LightYaw: -20, LightPitch: 80, LightPitchFlatten: 0.8},
    },
    {id: 'penumbra', label: texts.shadowShape.presets.penumbra.label, values: {CastShadowSoftness: 1}},
    {id: 'no-bias', label: texts.shadowShape.presets['no-bias'].label, values: {SelfShadowBias: 0}},
  ],
  split: {
    before: {label: texts.shadowShape.split.before.label, values: {SphericalNormalBlend: 0}},
    after: {label: texts.shadowShape.split.after.label, values: {SphericalNormalBlend: 0.55}},
  },
  orb: true,
  idle: false,
};
