import {BUST} from './cameras';
import type {Demo} from './types';

export const hair: Demo = {
  id: 'demo-hair',
  page: 'Tutorial/AddStylizedHairHighlights',
  title: {'zh-Hans': '头发高光', en: 'Hair highlight'},
  caption: {
    'zh-Hans': '转动视角看天使环怎样贴着头部滑动，再换成发丝模式，调偏移把亮带推向发根或发梢。',
    en: 'Orbit and watch the ring slide over the head; then switch to strands and use the shift to push the band to root or tip.',
  },
  alt: {
    'zh-Hans': '角色半身像，头顶有一圈下缘参差的白色天使环。',
    en: 'Bust of the character with a pale angel ring on her hair, ragged along its lower edge.',
  },
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
      label: {'zh-Hans': '天使环', en: 'Angel ring'},
      values: {HairHighlightMode: 'Ring', HairRingWidth: 0.12, HairRingBreakup: 0.6, HairSoftness: 0.1},
    },
    {
      id: 'thin-ring',
      label: {'zh-Hans': '细环', en: 'Thin ring'},
      values: {HairHighlightMode: 'Ring', HairRingWidth: 0.05, HairRingBreakup: 0.2, HairSoftness: 0.05},
    },
    {
      id: 'clean-ring',
      label: {'zh-Hans': '整齐的环', en: 'Clean ring'},
      values: {HairHighlightMode: 'Ring', HairRingBreakup: 0, HairSoftness: 0.05},
    },
    {
      id: 'strand',
      label: {'zh-Hans': '发丝亮带', en: 'Strand band'},
      values: {HairHighlightMode: 'Strand', HairGloss: 120, HairThreshold: 0.6, HairShift: 0.1},
    },
    {
      id: 'silk',
      label: {'zh-Hans': '丝绸', en: 'Silk'},
      values: {HairHighlightMode: 'Strand', HairGloss: 40, HairThreshold: 0.55, HairSoftness: 0.5},
    },
  ],
  split: {
    before: {label: {'zh-Hans': '无高光', en: 'No highlight'}, values: {HairHighlightMode: 'Off'}},
    after: {label: {'zh-Hans': '天使环', en: 'Angel ring'}, values: {HairHighlightMode: 'Ring'}},
  },
  orb: true,
  idle: false,
};
