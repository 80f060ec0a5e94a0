/** Cameras shared by several demos, so that the view stays the same from page to page. */
import type {CameraState} from '../engine/types';

/** Whole figure with base plate. */
export const FIGURE: CameraState = {yaw: 0, pitch: 4, distance: 585, fov: 22, target: [0, 1.32, 0]};
/** Head to knee. */
export const KNEE: CameraState = {yaw: 0, pitch: 2, distance: 430, fov: 22, target: [0, 1.64, 0]};
/** Head and shoulders. */
export const BUST: CameraState = {yaw: 0, pitch: 2, distance: 310, fov: 22, target: [0.06, 2.02, 0]};
/** Face and fringe. */
export const FACE: CameraState = {yaw: 0, pitch: 2, distance: 190, fov: 22, target: [0, 1.93, 0]};

/** By the names that data uses, and the value `Frame`. */
export const frames = {Figure: FIGURE, Knee: KNEE, Bust: BUST, Face: FACE} as const satisfies Readonly<
  Record<string, CameraState>
>;
export type Frame = keyof typeof frames;

/** A camera as data has it: what differs from a shared one. */
export type WrittenCamera = Partial<CameraState> & {readonly like?: Frame};
export const cameraOf = ({like, ...own}: WrittenCamera): Partial<CameraState> => ({...(like && frames[like]), ...own});
