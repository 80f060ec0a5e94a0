/** The engine's exports for the UI. `figure.ts` is not among them, because it bundles the whole character. */
export {createStage, ENGINE_VALUES, frameState, isSupported} from './stage';
export type {Stage, StageOptions} from './stage';
export {initialValue} from './values';
export {VIEWS} from './types';
export type {CameraState, FailureReason, SceneLight, StageDemo, StageState, Theme, Value, Values, View} from './types';
