import {hexToLinear} from '../shading/srgb';
import {KNEE} from './cameras';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const layers: Demo = {
  id: 'demo-layers',
  page: 'Tutorial/CreateComplexMaterialsUsingMaterialLayer',
  figure: 'knight',
  title: texts.layers.title,
  caption: texts.layers.caption,
  alt: texts.layers.alt,
  camera: {...KNEE, yaw: -18, distance: 285, target: [0, 1, 0]},
  light: {yaw: -38, pitch: 38},
  values: {LayerEnabled: true, LayerMaskChannel: 'R', LayerOpacity: 1, LayerMode: 'Replace', RimEnabled: false},
  scope: {LayerOpacity: ['cloth'], LayerMode: ['cloth']},
  group: 'cloth',
  controls: ['LayerEnabled', 'LayerOpacity', 'LayerMode', 'LayerMaskChannel'],
  views: ['color', 'base', 'shade', 'lit'],
  presets: [
    {
      id: 'dots',
      label: texts.layers.presets.dots.label,
      values: {LayerEnabled: true, LayerMode: 'Replace', LayerMaskChannel: 'R', LayerOpacity: 1},
    },
    {
      id: 'stripes',
      label: texts.layers.presets.stripes.label,
      values: {LayerEnabled: true, LayerMode: 'Tint', LayerMaskChannel: 'G', LayerOpacity: 1},
    },
    {
      id: 'dye',
      label: texts.layers.presets.dye.label,
      values: {LayerEnabled: true, LayerMode: 'Add', LayerMaskChannel: 'B', LayerOpacity: 0.7},
    },
    {
      id: 'wet',
      label: texts.layers.presets.wet.label,
      values: {LayerEnabled: true, LayerMode: 'Multiply', LayerMaskChannel: 'B', LayerOpacity: 1},
    },
    {id: 'off', label: texts.layers.presets.off.label, values: {LayerEnabled: false}},
  ],
  split: {
    before: {label: texts.layers.split.before.label, values: {LayerEnabled: false}},
    after: {label: texts.layers.split.after.label, values: {LayerEnabled: true}},
  },
  layer: {
    materials: ['skirt', 'capelet', 'white'],
    base: hexToLinear('#ff8670'),
    shade: hexToLinear('#c2486a'),
    specular: 0,
    rampIndex: 6,
    tile: [24, 6],
  },
  orb: true,
  idle: false,
};
