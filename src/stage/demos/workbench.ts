/** The stage of the workbench: all scenes, all cameras, nothing set. It is on no page, so it has no poster and no panel of its own. */
import {hexToLinear} from '../shading/srgb';
import {BUST, FACE, FIGURE, KNEE} from './cameras';
import {layers} from './layers';
import {lighting, plate, times} from './lighting';
import type {Demo, DemoCamera, SceneLight} from './types';
import texts from '../../../data/demos.json';

/** Framings, by the value `Frame`. */
export const frames = {Figure: FIGURE, Knee: KNEE, Bust: BUST, Face: FACE} as const satisfies Readonly<
  Record<string, DemoCamera>
>;
export type Frame = keyof typeof frames;

/** Turns of body and head by the value `Pose`, as values of their own; the first is how the figures are built. */
export const poses = {
  Stand: {},
  Ease: {BodyRoll: -7, BodyYaw: 10, HeadRoll: 9, HeadYaw: -8},
  Glance: {BodyYaw: 34, BodyPitch: 3, HeadYaw: -44, HeadPitch: -4, HeadRoll: -5},
  Lean: {BodyPitch: 17, BodyRoll: 5, HeadPitch: -13, HeadRoll: 8},
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

const scenes: Readonly<Record<string, SceneLight>> = {
  ...lighting.scenes,
  Morning: {
    color: times('#ffe9cf', 1.05),
    direction: {yaw: -48, pitch: 30},
    skyUp: times('#cfe3f5', 0.3),
    skyDown: times('#f3d9c4', 0.22),
    plate: plate('#cfe6f2', '#fdf3e4', '#ffe3ad', '#bcdcea'),
  },
  Moon: {
    color: times('#a9c0ff', 0.55),
    direction: {yaw: 118, pitch: 34},
    skyUp: times('#3a4a8c', 0.5),
    skyDown: times('#1c2148', 0.35),
    plate: plate('#0c1030', '#273067', '#e9ecff', '#3c4784'),
  },
  Stage: {
    color: times('#fff1dc', 1.25),
    direction: {yaw: -14, pitch: 58},
    skyUp: times('#3b1f4f', 0.35),
    skyDown: times('#40205c', 0.25),
    extra: [
      {yaw: 140, pitch: 26, color: times('#ff5a8a', 1.1)},
      {yaw: -140, pitch: 26, color: times('#4aa8ff', 1.1)},
    ],
    plate: plate('#1a0f2a', '#4a1f52', '#ffb3c4', '#7a3a78'),
  },
  Paper: {
    color: [1, 1, 1],
    direction: {yaw: -52, pitch: 36},
    skyUp: times('#ffffff', 0.16),
    skyDown: times('#ffffff', 0.12),
    plate: {
      top: hexToLinear('#fffefb'),
      bottom: hexToLinear('#fffefb'),
      disc: hexToLinear('#f3f1e8'),
      dots: hexToLinear('#e6e4da'),
    },
  },
};

/** Model sheets by day and by night: the scenes that the stages of pages have in each theme. The first is the start. */
const SHEET = 'Sheet';
export const NIGHT = 'Night';
export const sceneNames = [SHEET, NIGHT, ...Object.keys(scenes)];

export const workbench: Demo = {
  id: 'demo-workbench',
  page: 'workbench',
  title: texts.workbench.title,
  caption: texts.workbench.caption,
  alt: texts.workbench.alt,
  camera: KNEE,
  light: {yaw: -38, pitch: 38},
  scenes,
  values: {LayerEnabled: false},
  layer: layers.layer!,
  group: 'prop',
  controls: [],
  views: ['color', 'h', 'hs', 'lit', 'ramp', 'cast', 'normal', 'depth', 'facemap', 'outline', 'base', 'shade'],
  presets: [],
  orb: true,
  idle: false,
};
