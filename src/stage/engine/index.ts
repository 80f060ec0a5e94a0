/** The engine's exports for the UI. `figure.ts` is not among them, because it bundles the whole character. */
export {pan, zoom} from './camera';
export {createStage, frameState} from './stage';
export type {Hit, Stage} from './stage';
export type {CameraState, FailureReason, SceneDocument, SceneLight, StageDemo, Theme, View} from './types';
