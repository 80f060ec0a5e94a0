/** The engine's exports for the UI. `figure.ts` is not among them, because it bundles the whole character. */
export {zoom} from './camera';
export {createStage} from './stage';
export {frameState} from './state';
export type {
  CameraState,
  FailureReason,
  Hit,
  PictureChange,
  SceneDocument,
  SceneLight,
  Stage,
  StageDemo,
  StageOptions,
  Theme,
  View,
} from './types';
