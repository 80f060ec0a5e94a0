import {KNEE} from './cameras';
import type {Demo} from './types';

export const outline: Demo = {
  id: 'demo-outline',
  page: 'Tutorial/ControlTheShapeOfOutlines',
  title: {'zh-Hans': '描边', en: 'Outline'},
  caption: {
    'zh-Hans':
      '拉远相机，看线宽先变细再停在最小像素；把描边法线来源换成VertexNormal，角色手里的盒子上，线会在棱角处裂开。',
    en: 'Move the camera away: the line thins, then holds at the minimum pixels. Set Outline Normal Source to VertexNormal: the line of the box in the hand tears open at the corners.',
  },
  alt: {
    'zh-Hans': '角色七分身，描边粗细随部位变化，手里的盒子棱角处线条闭合。',
    en: 'The character to the knee, her outline swelling and thinning, with closed lines at the corners of the box in her hand.',
  },
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
    {id: 'close', label: {'zh-Hans': '特写', en: 'Close-up'}, values: {CameraDistance: 150, CameraFov: 22}},
    {id: 'far', label: {'zh-Hans': '远景', en: 'Far away'}, values: {CameraDistance: 1800, CameraFov: 22}},
    {id: 'screen', label: {'zh-Hans': '固定像素宽', en: 'Constant pixels'}, values: {OutlineScreenBlend: 1}},
    {id: 'bold', label: {'zh-Hans': '粗线', en: 'Bold'}, values: {OutlineWidth: 0.9, OutlineMaxPixels: 8}},
    {
      id: 'hard',
      label: {'zh-Hans': '硬边裂开', en: 'Split corners'},
      values: {OutlineNormalSource: 'VertexNormal', OutlineWidth: 0.7, OutlineMaxPixels: 8},
    },
    {
      id: 'ink',
      label: {'zh-Hans': '单色线', en: 'One colour'},
      values: {OutlineColor: [0.06, 0.03, 0.05], OutlineBaseColorInfluence: 0},
    },
  ],
  split: {
    before: {
      label: {'zh-Hans': '顶点法线', en: 'Vertex normal'},
      values: {OutlineNormalSource: 'VertexNormal', OutlineWidth: 0.7, OutlineMaxPixels: 8},
    },
    after: {
      label: {'zh-Hans': '烘焙的法线', en: 'Baked normal'},
      values: {OutlineNormalSource: 'UV3', OutlineWidth: 0.7, OutlineMaxPixels: 8},
    },
  },
  orb: false,
  idle: false,
};
