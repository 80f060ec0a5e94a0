/** Cameras shared by several demos, so that the view stays the same from page to page. */
import type {DemoCamera} from './types';

/** Whole figure with base plate. */
export const FIGURE: DemoCamera = {yaw: 0, pitch: 4, distance: 585, fov: 22, target: [0, 1.32, 0]};
/** Head to knee. */
export const KNEE: DemoCamera = {yaw: 0, pitch: 2, distance: 430, fov: 22, target: [0, 1.64, 0]};
/** Head and shoulders. */
export const BUST: DemoCamera = {yaw: 0, pitch: 2, distance: 310, fov: 22, target: [0.06, 2.02, 0]};
/** Face and fringe. */
export const FACE: DemoCamera = {yaw: 0, pitch: 2, distance: 190, fov: 22, target: [0, 1.93, 0]};

/** By the names that data uses, and the value `Frame`. */
export const frames = {Figure: FIGURE, Knee: KNEE, Bust: BUST, Face: FACE} as const satisfies Readonly<
  Record<string, DemoCamera>
>;
export type Frame = keyof typeof frames;

/** A camera as data has it: what differs from a shared one. */
export type WrittenCamera = Partial<DemoCamera> & {readonly like?: Frame};
export const cameraOf = ({like, ...own}: WrittenCamera): Partial<DemoCamera> => ({...(like && frames[like]), ...own});
