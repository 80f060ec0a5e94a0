/** The stage's engine: what the UI and the figure renderer may import. */
export {createStage, ENGINE_VALUES, frameState, isSupported, releaseRenderAt, renderAt} from './stage';
export type {RenderRequest, Stage, StageOptions} from './stage';
export {initialValue} from './values';
export {VIEWS} from './types';
export type {CameraState, FailureReason, SceneLight, StageDemo, StageState, Theme, Value, Values, View} from './types';
