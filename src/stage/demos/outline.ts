import {KNEE} from './cameras';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const outline: Demo = {
  id: 'demo-outline',
  page: 'Tutorial/ControlTheShapeOfOutlines',
  title: texts.outline.title,
  caption: texts.outline.caption,
  alt: texts.outline.alt,
  camera: KNEE,
  light: {yaw: -38, pitch: 38},
  values: {
    OutlineWidth: 0.3,
    OutlineScreenBlend: 0,
    OutlineWidthPixels: 2,
    OutlineMinPixels: 0.75,
    OutlineMaxPixels: 4,
    OutlineNormalSource: 'UV3',
    OutlineZOffset: 0.5,
    RimEnabled: false,
  },
  group: 'cloth',
  controls: [
    'OutlineWidth',
    'OutlineScreenBlend',
    'OutlineMinPixels',
    'OutlineMaxPixels',
    'OutlineNormalSource',
    'OutlineZOffset',
    'OutlineColor',
    'OutlineBaseColorInfluence',
    'CameraDistance',
    'CameraFov',
  ],
  views: ['color', 'outline', 'normal', 'depth'],
  presets: [
    {id: 'close', label: texts.outline.presets.close.label, values: {CameraDistance: 150, CameraFov: 22}},
    {id: 'far', label: texts.outline.presets.far.label, values: {CameraDistance: 1800, CameraFov: 22}},
    {id: 'screen', label: texts.outline.presets.screen.label, values: {OutlineScreenBlend: 1}},
    {id: 'bold', label: texts.outline.presets.bold.label, values: {OutlineWidth: 0.9, OutlineMaxPixels: 8}},
    {
      id: 'hard',
      label: texts.outline.presets.hard.label,
      values: {OutlineNormalSource: 'VertexNormal', OutlineWidth: 0.7, OutlineMaxPixels: 8},
    },
    {
      id: 'ink',
      label: texts.outline.presets.ink.label,
      values: {OutlineColor: [0.06, 0.03, 0.05], OutlineBaseColorInfluence: 0},
    },
  ],
  split: {
    before: {
      label: texts.outline.split.before.label,
      values: {OutlineNormalSource: 'VertexNormal', OutlineWidth: 0.7, OutlineMaxPixels: 8},
    },
    after: {
      label: texts.outline.split.after.label,
      values: {OutlineNormalSource: 'UV3', OutlineWidth: 0.7, OutlineMaxPixels: 8},
    },
  },
  orb: false,
  idle: false,
};
