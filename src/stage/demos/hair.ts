import {BUST} from './cameras';
import type {Demo} from './types';
import texts from '../../../data/demos.json';

export const hair: Demo = {
  id: 'demo-hair',
  page: 'Tutorial/AddStylizedHairHighlights',
  title: texts.hair.title,
  caption: texts.hair.caption,
  alt: texts.hair.alt,
  camera: {...BUST, pitch: 10},
  light: {yaw: -28, pitch: 44},
  values: {
    HairHighlightMode: 'Ring',
    HairShift: 0.1,
    HairGloss: 120,
    HairThreshold: 0.6,
    HairSoftness: 0.1,
    HairRingHeight: 0.55,
    HairRingWidth: 0.12,
    HairRingBreakup: 0.6,
    HairRingFollowView: 0.3,
    HairHighlightLightFollow: 0.3,
    HairHighlightInShadow: 0.35,
  },
  group: 'hair',
  controls: [
    'HairHighlightMode',
    'HairShift',
    'HairGloss',
    'HairThreshold',
    'HairSoftness',
    'HairRingHeight',
    'HairRingWidth',
    'HairRingBreakup',
    'HairRingFollowView',
    'HairHighlightLightFollow',
    'HairHighlightInShadow',
  ],
  views: ['color', 'normal', 'lit'],
  presets: [
    {
      id: 'ring',
      label: texts.hair.presets.ring.label,
      values: {HairHighlightMode: 'Ring', HairRingWidth: 0.12, HairRingBreakup: 0.6, HairSoftness: 0.1},
    },
    {
      id: 'thin-ring',
      label: texts.hair.presets['thin-ring'].label,
      values: {HairHighlightMode: 'Ring', HairRingWidth: 0.05, HairRingBreakup: 0.2, HairSoftness: 0.05},
    },
    {
      id: 'clean-ring',
      label: texts.hair.presets['clean-ring'].label,
      values: {HairHighlightMode: 'Ring', HairRingBreakup: 0, HairSoftness: 0.05},
    },
    {
      id: 'strand',
      label: texts.hair.presets.strand.label,
      values: {HairHighlightMode: 'Strand', HairGloss: 120, HairThreshold: 0.6, HairShift: 0.1},
    },
    {
      id: 'silk',
      label: texts.hair.presets.silk.label,
      values: {HairHighlightMode: 'Strand', HairGloss: 40, HairThreshold: 0.55, HairSoftness: 0.5},
    },
  ],
  split: {
    before: {label: texts.hair.split.before.label, values: {HairHighlightMode: 'Off'}},
    after: {label: texts.hair.split.after.label, values: {HairHighlightMode: 'Ring'}},
  },
  orb: true,
  idle: false,
};
