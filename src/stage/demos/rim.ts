import {KNEE} from './cameras';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const rim: Demo = {
  id: 'demo-rim',
  page: 'Tutorial/ControlScreenSpaceRimlights',
  title: texts.rim.title,
  caption: texts.rim.caption,
  alt: texts.rim.alt,
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
    {id: 'thin', label: texts.rim.presets.thin.label, values: {RimWidth: 3, RimInShadow: 1}},
    {id: 'wide', label: texts.rim.presets.wide.label, values: {RimWidth: 16, RimInShadow: 0.8}},
    {
      id: 'around',
      label: texts.rim.presets.around.label,
      values: {RimLightDirectionInfluence: 0, RimInShadow: 1},
    },
    {
      id: 'overlaps',
      label: texts.rim.presets.overlaps.label,
      values: {RimDepthThreshold: 1.5, RimDepthFalloff: 1.5},
    },
    {id: 'fresnel', label: texts.rim.presets.fresnel.label, values: {RimFresnelBlend: 1, RimInShadow: 1}},
  ],
  split: {
    before: {label: texts.rim.split.before.label, values: {RimFresnelBlend: 1}},
    after: {label: texts.rim.split.after.label, values: {RimFresnelBlend: 0}},
  },
  orb: true,
  idle: false,
};
