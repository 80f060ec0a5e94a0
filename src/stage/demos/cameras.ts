/** Cameras that several demos share, so that a reader who turns the page still stands in the same place. */
import type {DemoCamera} from './types';

/** Whole figure on her stand. */
export const FIGURE: DemoCamera = {yaw: 0, pitch: 4, distance: 585, fov: 22, target: [0, 1.32, 0]};
/** Head to knee. */
export const KNEE: DemoCamera = {yaw: 0, pitch: 2, distance: 430, fov: 22, target: [0, 1.64, 0]};
/** Head and shoulders. */
export const BUST: DemoCamera = {yaw: 0, pitch: 2, distance: 310, fov: 22, target: [0.06, 2.02, 0]};
/** Face and fringe. */
export const FACE: DemoCamera = {yaw: 0, pitch: 2, distance: 190, fov: 22, target: [0, 1.93, 0]};
