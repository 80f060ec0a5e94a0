/** The stage of the workbench: all scenes, all cameras, nothing set. It is on no page, so it has no poster and no panel of its own. */
import {demo} from './index';
import {scenes} from './scenes';
import type {Demo} from './types';

/** Turns of body and head by the value `Pose`, as values of their own; the first is how the figures are built. */
export const poses = {
  Stand: {},
  Ease: {BodyRoll: -7, BodyYaw: 10, HeadRoll: 9, HeadYaw: -8},
  Glance: {BodyYaw: 34, BodyPitch: 3, HeadYaw: -44, HeadPitch: -4, HeadRoll: -5},
  Lean: {BodyPitch: 17, BodyRoll: 5, HeadPitch: -13, HeadRoll: 8},
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Model sheets by day and by night: the scenes that the stages of pages have in each theme. The first is the start. */
const SHEET = 'Sheet';
export const NIGHT = 'Night';
export const sceneNames = [SHEET, NIGHT, ...Object.keys(scenes)];

export const workbench: Demo = {...demo('demo-workbench'), scenes, layer: demo('demo-layers').layer!};
