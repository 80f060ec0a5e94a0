/** Types of the engine's interface, which the UI, the demos and the figure renderer use. */
import type {Subject} from '../character';
import type {Expression} from '../character/face';
import type {FigureName} from '../character/load';
import type {GroupName} from '../character/measures';
import type {View} from '../shading/views';

export {VIEWS, type View} from '../shading/views';

export type Theme = 'light' | 'dark';

/** A value of the parameter catalogue: scalar or int, bool, enum name, colour or vector, flags. */
export type Value = number | boolean | string | readonly number[] | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** Orbit camera. Angles in degrees, distance in cm, target in recipe units; yaw 0 looks at her face, positive moves to her left. */
export interface CameraState {
  yaw: number;
  pitch: number;
  distance: number;
  /** Vertical, degrees. */
  fov: number;
  target: readonly [number, number, number];
}

/** A light besides the main one: direction towards it (degrees) and linear colour times intensity. */
interface ExtraLight {
  readonly yaw: number;
  readonly pitch: number;
  readonly color: readonly [number, number, number];
}

/** Lighting of a scene preset; all colours linear. */
export interface SceneLight {
  /** Direction of its main light, if the scene has one. */
  readonly direction?: {readonly yaw: number; readonly pitch: number};
  /** Main light colour times intensity; intensity 1 means "lit side = Base". */
  readonly color: readonly [number, number, number];
  /** Ambient from above and below. */
  readonly skyUp: readonly [number, number, number];
  readonly skyDown: readonly [number, number, number];
  readonly extra?: readonly ExtraLight[];
  /** Fog between camera and character: its colour, and density per cm. */
  readonly fog?: readonly [number, number, number, number];
  /** Background plate, linear: top, bottom, disc, dots. */
  readonly plate?: {
    readonly top: readonly number[];
    readonly bottom: readonly number[];
    readonly disc: readonly number[];
    readonly dots: readonly number[];
  };
}

/** What the engine needs of a demo; a demo file may hold more. */
export interface StageDemo {
  readonly id: string;
  /** Which of our figures; the chibi without one. */
  readonly figure?: FigureName;
  readonly camera?: Partial<CameraState>;
  /** Main light, degrees: yaw towards her left, pitch up. */
  readonly light?: {readonly yaw: number; readonly pitch: number};
  readonly values?: Values;
  readonly scene?: Partial<Record<Theme, SceneLight>>;
  /** Scenes of the value ScenePreset. */
  readonly scenes?: Readonly<Record<string, SceneLight>>;
  /** Material groups that a value applies to, if not all. */
  readonly scope?: Readonly<Partial<Record<string, readonly GroupName[]>>>;
  /** Values that a switch sets while it is off, by the switch's name (FeatureRamp, ...). */
  readonly switches?: Readonly<Partial<Record<string, Values>>>;
  /** Upper material layer: the materials that have it, and its attributes. */
  readonly layer?: {
    readonly materials: readonly string[];
    readonly base: readonly [number, number, number];
    readonly shade: readonly [number, number, number];
    readonly specular: number;
    readonly rampIndex: number;
    readonly tile: readonly [number, number];
  };
  /** Head pose, degrees. */
  readonly pose?: {readonly yaw: number; readonly pitch: number; readonly roll: number};
  readonly expression?: Expression;
  /** 'plate' paints the settei background, 'none' leaves the canvas transparent. */
  readonly background?: 'plate' | 'none';
  /** Breathing, blinking and swaying while it runs; never under reduced motion. */
  readonly idle?: boolean;
  readonly orb?: boolean;
}

export type FailureReason = 'unsupported' | 'shader' | 'context' | 'memory' | 'network' | 'internal';

export type StageState =
  | {readonly kind: 'loading'}
  | {readonly kind: 'running'}
  | {readonly kind: 'paused'}
  | {readonly kind: 'failed'; readonly reason: FailureReason; readonly detail: string};

/** The whole state of a frame; with the time it determines every pixel. */
export interface FrameState {
  values: Values;
  camera: CameraState;
  light: {yaw: number; pitch: number};
  theme: Theme;
  view: View;
  expression: Expression;
  /** Eyelids shut. */
  blink: boolean;
  /** -1..1 each way, where she looks. */
  gaze: readonly [number, number];
  /** Texels in place of the shipped ramp atlas and face shadow map, RGBA8 and of their sizes. */
  ramps?: Uint8Array | undefined;
  faceMap?: Uint8Array | undefined;
  /** Without the background plate, transparent. */
  cutOut?: boolean;
}

/** All that a picture depends on besides the figure, its size, and what moves by itself. */
export type SceneDocument = Readonly<
  Pick<FrameState, 'values' | 'camera' | 'light' | 'theme' | 'view' | 'expression' | 'ramps' | 'faceMap' | 'cutOut'>
>;

/** Before and after: another document in the left share `at` (0..1) of the picture. */
export interface Comparison {
  readonly at: number;
  readonly before: SceneDocument;
}

export interface StageOptions {
  demo: StageDemo;
  /** Which of our figures; the chibi without one. */
  figure?: FigureName | undefined;
  /** Drawn in the place of our figures. */
  subject?: Subject | undefined;
  /** What is drawn until `show` is called with another. */
  document: SceneDocument;
  onState?: (state: StageState) => void;
  /** Called when the reader rotated her, moved the light or zoomed, so that the controls can follow. */
  onChange?: (change: {camera: CameraState; light: {yaw: number; pitch: number}}) => void;
  /** Called when the reader puts camera and light back; without it the demo's are shown. */
  onReset?: () => void;
  /** Called with what the reader clicked. */
  onPick?: (hit: Hit) => void;
  /** Whether the reader may see her from below and from above. */
  free?: boolean;
  /** Width through height of the narrowest picture that the demo's cameras are made for: in a narrower one she is farther away. */
  aspect?: number;
  reducedMotion: boolean;
  /** Seconds; fixes the clock, so that the frame is a pure function of the state. */
  time?: number;
}

/** A place of the figure in the picture. */
export interface Hit {
  readonly material: number;
  readonly group: GroupName;
  /** As a camera's target, recipe units. */
  readonly point: CameraState['target'];
}

/** What a picture shows differently from the stage. */
export interface PictureChange {
  /** Degrees that the camera goes round her. */
  readonly turn?: number;
  /** Seconds of the idle motion. */
  readonly time?: number | undefined;
  /** Without the background plate. */
  readonly cutOut?: boolean;
}

export interface Stage {
  /** Draws a document and nothing else; with a comparison, another one beside it. */
  show(next: SceneDocument, compare?: Comparison): void;
  /** Begins the idle motion, or ends it: at rest, no frame is drawn. */
  animate(on: boolean): void;
  /** Back to the demo's camera and light. */
  resetView(): void;
  /** Centimetres between a camera and its target: the figure and a narrow canvas change them. */
  distance(camera: CameraState): number;
  /** What is at a place of the picture, -1..1 each way, y up; undefined beside the figure. */
  hit(x: number, y: number): Hit | undefined;
  /**
   * Draws one frame without the light handle on the canvas, for the caller to read in the same task; `resize` brings the
   * canvas back.
   * @param size pixels
   * @throws Error when the stage does not run
   */
  picture(size: {width: number; height: number}, change?: PictureChange): HTMLCanvasElement;
  /**
   * Draws one frame without the light handle beside the canvas, and reads it without blocking.
   * @param size pixels
   * @returns colours times alpha, rows from below
   * @throws Error when the stage does not run
   */
  pixels(size: {width: number; height: number}): Promise<Uint8Array>;
  resize(): void;
  pause(): void;
  resume(): void;
  dispose(): void;
  /** Frames drawn so far. */
  readonly frames: number;
  /** Programs of the next frame are being compiled: the canvas shows the document before. */
  readonly compiling: boolean;
  readonly state: StageState;
  /** What is drawn: the document last shown, and where the reader has moved camera and light since. */
  readonly document: SceneDocument;
}
