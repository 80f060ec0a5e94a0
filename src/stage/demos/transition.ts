import {BUST} from './cameras';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const transition: Demo = {
  id: 'demo-transition',
  page: 'Tutorial/ControlLightShadowColorTransition',
  title: texts.transition.title,
  caption: texts.transition.caption,
  alt: texts.transition.alt,
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
      label: texts.transition.presets.cel.label,
      values: {UseRamp: false, ShadowThreshold: 0.5, ShadowSoftness: 0.02},
    },
    {
      id: 'mtoon',
      label: texts.transition.presets.mtoon.label,
      values: {UseRamp: false, ShadowThreshold: 0.5, ShadowSoftness: 0.1},
    },
    {
      id: 'soft',
      label: texts.transition.presets.soft.label,
      values: {UseRamp: false, ShadowThreshold: 0.5, ShadowSoftness: 0.5},
    },
    {
      id: 'levels',
      label: texts.transition.presets.levels.label,
      values: {UseRamp: true, RampIndex: 2, RampIntensity: 1},
    },
    {
      id: 'skin',
      label: texts.transition.presets.skin.label,
      values: {UseRamp: true, RampIndex: 5, RampIntensity: 1},
    },
    {
      id: 'watercolour',
      label: texts.transition.presets.watercolour.label,
      values: {UseRamp: true, RampIndex: 12, RampIntensity: 1},
    },
    {
      id: 'sunset',
      label: texts.transition.presets.sunset.label,
      values: {UseRamp: true, RampIndex: 13, RampIntensity: 1, LightYaw: -62, LightPitch: 14},
    },
  ],
  orb: true,
  idle: false,
};
