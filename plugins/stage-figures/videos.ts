/** Videos of the home page, frame by frame. `npm run figures` renders and encodes them. */
import {demo, FEATURE_OFF} from '../../src/stage/demos';
import {FACE, KNEE} from '../../src/stage/demos/cameras';
import {workbench} from '../../src/stage/demos/workbench';
import type {CameraState, FrameState, SceneLight, StageDemo, Theme, Values} from '../../src/stage/engine/types';
import {engineDemo} from '../../src/stage/ui/scene';

export interface Frame extends Partial<Pick<FrameState, 'camera' | 'expression' | 'blink' | 'gaze'>> {
  /** The same object as in the frame before, unless the film cuts. */
  readonly demo: StageDemo;
  readonly theme: Theme;
  readonly values: Values;
  readonly light?: {yaw: number; pitch: number};
  readonly scene?: SceneLight;
}

export interface Video {
  readonly name: string;
  readonly seconds: number;
  /** Values and camera of a frame. @param t time as a share of the video, 0 to 1 */
  frame(t: number): Frame;
  /** Share of the video whose frame is the poster. */
  readonly poster: number;
}

/** Every drawing stands for two frames of film, as in hand-drawn animation. */
export const FRAMES_PER_SECOND = 12;
export const VIDEO_SIZE = {width: 960, height: 540} as const;

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const ease = (t: number): number => t * t * (3 - 2 * t);

type Rgb = readonly [number, number, number];
const mixColors = (a: readonly number[], b: readonly number[], t: number): Rgb =>
  [0, 1, 2].map((i) => mix(a[i]!, b[i]!, t)) as unknown as Rgb;

const lighting = demo('demo-lighting');
const {Noon, Dusk, Neon} = lighting.scenes as unknown as Record<'Noon' | 'Dusk' | 'Neon', Required<SceneLight>>;

interface Key {
  /** Seconds. */
  at: number;
  scene: Required<SceneLight>;
  yaw: number;
  pitch: number;
}
/** A day: the sun rises at her left, stands over her, sets at her right, and neon takes over. */
const DAY: readonly Key[] = [
  {at: 0, scene: Dusk, yaw: 72, pitch: 8},
  {at: 1.8, scene: Noon, yaw: 8, pitch: 62},
  {at: 2.5, scene: Noon, yaw: -24, pitch: 56},
  {at: 4.2, scene: Dusk, yaw: -66, pitch: 12},
  {at: 5.3, scene: Neon, yaw: -70, pitch: 20},
  {at: 6, scene: Neon, yaw: -70, pitch: 20},
];

/** Lights that only one of two scenes has fade in or out in their place. */
function mixScenes(a: Required<SceneLight>, b: Required<SceneLight>, t: number): SceneLight {
  const extra = (Neon.extra ?? []).map((light, i) => ({
    ...light,
    color: mixColors(a.extra?.[i]?.color ?? [0, 0, 0], b.extra?.[i]?.color ?? [0, 0, 0], t),
  }));
  return {
    color: mixColors(a.color, b.color, t),
    skyUp: mixColors(a.skyUp, b.skyUp, t),
    skyDown: mixColors(a.skyDown, b.skyDown, t),
    extra,
    plate: {
      top: mixColors(a.plate.top, b.plate.top, t),
      bottom: mixColors(a.plate.bottom, b.plate.bottom, t),
      disc: mixColors(a.plate.disc, b.plate.disc, t),
      dots: mixColors(a.plate.dots, b.plate.dots, t),
    },
  };
}

function dayAt(seconds: number): Omit<Frame, 'demo' | 'theme'> {
  const next = Math.max(
    1,
    DAY.findIndex(({at}) => at >= seconds),
  );
  const [a, b] = [DAY[next - 1]!, DAY[next]!];
  const t = ease((seconds - a.at) / (b.at - a.at));
  return {
    values: {},
    light: {yaw: mix(a.yaw, b.yaw, t), pitch: mix(a.pitch, b.pitch, t)},
    scene: mixScenes(a.scene, b.scene, t),
  };
}

const hero = engineDemo(demo('demo-hero'), FEATURE_OFF);
const camera = {...hero.camera, distance: 400, target: [-0.3, 1.68, 0]} as const;
const day: StageDemo = {
  ...engineDemo({...lighting, scenes: undefined} as never, {}),
  camera,
  pose: hero.pose!,
  orb: false,
  idle: true,
};

const sunset: StageDemo = {...day, figure: 'knight'};
/** Seconds of the day in which the knight is shown. */
const SUNSET = [2.15, 4.75] as const;

type Pair = readonly [number, number];

/** A shot of the short: what goes from its first to its last frame, and what stays. */
interface Shot {
  readonly seconds: number;
  readonly demo: StageDemo;
  readonly scene: string;
  readonly camera: readonly [CameraState, CameraState];
  /** Yaw and pitch. */
  readonly light: readonly [Pair, Pair];
  readonly values?: Values;
  /** Seconds of the shot in which the eyes are shut. */
  readonly shut?: number;
  readonly expression?: FrameState['expression'];
  /** Where she looks in the first and in the last frame. */
  readonly gaze?: readonly [Pair, Pair];
}

const set = engineDemo(workbench, FEATURE_OFF);
const knight: StageDemo = {...set, figure: 'knight', orb: false, idle: true};
const chibi: StageDemo = {...set, orb: false, idle: true, pose: hero.pose!};
const STEEL: Values = {
  'metal.MatCapIntensity': 0.7,
  'metal.MatCapBlend': 'Replace',
  'metal.SpecularIntensity': 0.9,
};

const SHOTS: readonly Shot[] = [
  {
    seconds: 2.8,
    demo: knight,
    scene: 'Morning',
    camera: [
      {...FACE, yaw: 20, distance: 200},
      {...FACE, yaw: 10, distance: 158},
    ],
    light: [
      [-78, 8],
      [-56, 16],
    ],
    shut: 0.9,
    gaze: [
      [0.5, 0],
      [0, 0],
    ],
  },
  {
    seconds: 2.2,
    demo: knight,
    scene: 'Morning',
    values: STEEL,
    camera: [
      {...KNEE, yaw: -34, distance: 190, target: [-0.26, 1.46, 0]},
      {...KNEE, yaw: -16, distance: 170, target: [-0.18, 1.5, 0]},
    ],
    light: [
      [-90, 30],
      [-30, 44],
    ],
  },
  {
    seconds: 2.5,
    demo: chibi,
    scene: 'Dusk',
    expression: 'surprised',
    camera: [
      {...FACE, yaw: -18, distance: 250, target: [0.1, 1.9, 0]},
      {...FACE, yaw: -12, distance: 225, target: [0.06, 1.9, 0]},
    ],
    light: [
      [64, 14],
      [50, 18],
    ],
    gaze: [
      [-0.6, 0.1],
      [-0.3, 0],
    ],
  },
  {
    seconds: 2.5,
    demo: knight,
    scene: 'Moon',
    values: STEEL,
    camera: [
      {...KNEE, yaw: 34, distance: 330},
      {...KNEE, yaw: 14, distance: 300},
    ],
    light: [
      [150, 30],
      [112, 34],
    ],
  },
];

/** Seconds of the shots before one. */
const before = (at: number): number => SHOTS.slice(0, at).reduce((sum, {seconds}) => sum + seconds, 0);
const SHORT = before(SHOTS.length);

const mixAll = (a: readonly number[], b: readonly number[], t: number): number[] => a.map((x, i) => mix(x, b[i]!, t));

function mixCameras(a: CameraState, b: CameraState, t: number): CameraState {
  const [yaw, pitch, distance, fov] = mixAll(
    [a.yaw, a.pitch, a.distance, a.fov],
    [b.yaw, b.pitch, b.distance, b.fov],
    t,
  ) as [number, number, number, number];
  return {yaw, pitch, distance, fov, target: mixAll(a.target, b.target, t) as unknown as CameraState['target']};
}

function shortAt(seconds: number): Frame {
  let at = 0;
  while (seconds >= SHOTS[at]!.seconds + before(at)) at++;
  const shot = SHOTS[at]!;
  const into = seconds - before(at);
  const t = ease(into / shot.seconds);
  const [yaw, pitch] = mixAll(...shot.light, t) as [number, number];
  return {
    demo: shot.demo,
    theme: 'light',
    values: {...shot.values, ScenePreset: shot.scene},
    camera: mixCameras(...shot.camera, t),
    light: {yaw, pitch},
    blink: into < (shot.shut ?? 0),
    ...(shot.expression && {expression: shot.expression}),
    ...(shot.gaze && {gaze: mixAll(...shot.gaze, t) as unknown as FrameState['gaze']}),
  };
}

export const videos: readonly Video[] = [
  {name: 'short', seconds: SHORT, frame: (t) => shortAt(t * SHORT), poster: 0.22},
  {
    name: 'day',
    seconds: DAY.at(-1)!.at,
    frame(t) {
      const seconds = t * DAY.at(-1)!.at;
      const [from, to] = SUNSET;
      return {demo: seconds >= from && seconds < to ? sunset : day, theme: 'light', ...dayAt(seconds)};
    },
    poster: 0.7,
  },
];
