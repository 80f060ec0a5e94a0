/** Type of a demo: plain data for the engine, the panel and the figure renderer. */
import type {
  BoolParameter,
  EnumParameter,
  IntParameter,
  ParameterId,
  ScalarParameter,
  Text,
} from '../shading/parameters';
import type {CameraState, SceneLight, StageDemo, Theme, Value} from '../engine/types';

/** Value of a colour that comes from her materials until the reader sets one. */
export const PAINTED = 'painted';

export type DemoId = `demo-${string}`;

export type Group = 'skin' | 'face' | 'hair' | 'cloth' | 'metal' | 'prop' | 'stand';

/** Controls of the stage itself: camera, light, switches. Named like parameters, so that a URL can carry them. */
export type StageControlId =
  | 'LightYaw'
  | 'LightPitch'
  | 'CameraYaw'
  | 'CameraPitch'
  | 'CameraDistance'
  | 'CameraFov'
  | 'ScenePreset'
  | 'Part'
  | 'FaceMapMirror'
  | 'FaceMapPreview'
  | 'LayerEnabled'
  | 'LayerMaskChannel'
  | 'FeatureRamp'
  | 'FeatureFaceMap'
  | 'FeatureOutline'
  | 'FeatureRim'
  | 'FeatureHair';

export type ControlId = ParameterId | StageControlId;
export type Values = Readonly<Partial<Record<ControlId, Value>>>;

/** A stage control has the shape of a catalogue parameter; `optionLabels` names enum options in both languages. */
export type StageControl = (ScalarParameter | IntParameter | BoolParameter | EnumParameter) & {
  readonly id: StageControlId;
  readonly optionLabels?: Readonly<Record<string, Text>>;
};

/** Direction towards a light: yaw 0 in front of her, positive towards her left (screen right); pitch up. Degrees. */
export interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

/** Steps of the formula that the picture can show; the names are the engine's. */
export type ViewId =
  'color' | 'h' | 'hs' | 'lit' | 'ramp' | 'cast' | 'normal' | 'depth' | 'facemap' | 'outline' | 'base' | 'shade';

export interface Preset {
  readonly id: string;
  readonly label: Text;
  readonly values: Values;
}

/** What the comparison of a demo shows left and right. */
export interface Split {
  readonly before: {readonly label: Text; readonly values: Values};
  readonly after: {readonly label: Text; readonly values: Values};
}

/** A value that is on, chosen, above 0, one of `options`, or below a number or another value. */
export interface Limit {
  readonly id: string;
  readonly options?: readonly string[];
  readonly below?: number | string;
}

/** What must be so for a control to have an effect: one of these. */
export interface Need {
  readonly any: readonly Limit[];
}

export interface Demo {
  readonly id: DemoId;
  /** Document id of the page that shows it; `home` for the home page. */
  readonly page: string;
  readonly title: Text;
  /** One sentence under the picture: what to try. */
  readonly caption: Text;
  /** Text alternative of the poster. */
  readonly alt: Text;
  /** Which of our figures shows the subject best; the chibi without one. */
  readonly figure?: 'knight';
  readonly camera: CameraState;
  readonly light: Direction;
  /** Pose of the head, degrees. */
  readonly pose?: Direction & {readonly roll: number};
  readonly scene?: Partial<Record<Theme, SceneLight>>;
  /** Scenes of the control ScenePreset. */
  readonly scenes?: Readonly<Record<string, SceneLight>>;
  /** Values of this demo where they differ from the material instances of the character. */
  readonly values: Values;
  /** Material groups that a value applies to, if not all. */
  readonly scope?: Readonly<Partial<Record<ParameterId, readonly Group[]>>>;
  /** Material group whose values the panel shows. */
  readonly group: Group;
  /** The panel, in order. */
  readonly controls: readonly ControlId[];
  /** What controls need in this demo besides what they need in every one. */
  readonly needs?: Readonly<Partial<Record<ControlId, Need & {readonly why: Text}>>>;
  /** The first is shown at the start. */
  readonly views: readonly ViewId[];
  readonly presets: readonly Preset[];
  readonly split?: Split;
  readonly layer?: StageDemo['layer'];
  /** `none` leaves the picture transparent, for a page that paints its own ground. */
  readonly background?: 'plate' | 'none';
  /** The light can be dragged. */
  readonly orb: boolean;
  /** Breathing, blinking and swaying while it runs, never under reduced motion. */
  readonly idle: boolean;
}
