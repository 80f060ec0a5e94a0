import {FACE} from './cameras';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const face: Demo = {
  id: 'demo-face',
  page: 'Tutorial/ControlTheShapeOfShadows',
  figure: 'knight',
  title: texts.face.title,
  caption: texts.face.caption,
  alt: texts.face.alt,
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
    {id: 'front', label: texts.face.presets.front.label, values: {LightYaw: -10, UseFaceShadowMap: true}},
    {
      id: 'three-quarter',
      label: texts.face.presets['three-quarter'].label,
      values: {LightYaw: -45, UseFaceShadowMap: true},
    },
    {id: 'side', label: texts.face.presets.side.label, values: {LightYaw: -80, UseFaceShadowMap: true}},
    {id: 'behind', label: texts.face.presets.behind.label, values: {LightYaw: -150, UseFaceShadowMap: true}},
    {id: 'off', label: texts.face.presets.off.label, values: {UseFaceShadowMap: false}},
  ],
  split: {
    before: {label: texts.face.split.before.label, values: {UseFaceShadowMap: false}},
    after: {label: texts.face.split.after.label, values: {UseFaceShadowMap: true}},
  },
  orb: true,
  idle: false,
};
