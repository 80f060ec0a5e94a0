/** Pictures of the pages besides the posters: what each one shows. `npm run figures` renders them. */
import {demo, FEATURE_OFF, type DemoId} from '../../src/stage/demos';
import type {CameraState, StageDemo, Values, View} from '../../src/stage/engine/types';
import {CUT_SIZE, cuts, pictureOf} from '../../src/features/contact-sheet/cuts';
import {BUST} from '../../src/stage/demos/cameras';
import {workbench as evening} from '../../src/stage/demos/workbench';
import {engineDemo} from '../../src/stage/ui/scene';
import {workbenchPictures} from '../workbench/pictures';
import {picture, type Panel, type Picture} from './picture';

interface Shot {
  values?: Values;
  camera?: Partial<CameraState>;
  light?: {yaw: number; pitch: number};
  pose?: StageDemo['pose'];
  figure?: StageDemo['figure'];
  layer?: StageDemo['layer'];
  view?: View;
  background?: 'plate' | 'none';
  orb?: boolean;
}

function panel(id: DemoId, {values = {}, view = 'color', camera, ...over}: Shot = {}): Panel {
  const base = engineDemo(demo(id), FEATURE_OFF);
  return {demo: {...base, ...over, camera: {...base.camera, ...camera}}, values, view};
}

/** Of pictures that are part of the home page's first load: with twice the pixels it is 161 kB instead of at most 130. */
const FIRST_LOAD = {scales: [1, 1.5]};

const SCENES: Readonly<Record<string, Values>> = {
  Noon: {},
  Dusk: {},
  Neon: {},
  Cave: {CharacterLightMin: 0.35, CharacterMinBrightness: 0.06},
};
/** Head and hands, for small frames. */
const SMALL: Partial<CameraState> = {target: [0.1, 1.88, 0], distance: 300};
/** One eye and its cheek, for halves of small frames. */
const CLOSE: Partial<CameraState> = {target: [0.02, 1.86, 0], distance: 215};
/** The side of her head with bow, tail and shoulder. */
const EDGE: Partial<CameraState> = {target: [0.42, 1.82, 0], distance: 290};
/** The knight of the home page, to whom each panel adds a feature. */
const build = (values: Values, more: Shot = {}): Panel =>
  panel('demo-hero', {
    figure: 'knight',
    camera: {...BUST, yaw: 12, distance: 268, target: [0.06, 2.06, 0]},
    light: {yaw: -52, pitch: 30},
    pose: {yaw: 0, pitch: 2, roll: 3},
    layer: {...engineDemo(demo('demo-layers'), FEATURE_OFF).layer!, materials: ['coat']},
    background: 'plate',
    orb: false,
    values: {RimWidth: 9, RimIntensity: 1.4, OutlineWidth: 0.4, ...values},
    ...more,
  });
const STEPS = ['FeatureRamp', 'FeatureFaceMap', 'FeatureOutline', 'FeatureRim', 'FeatureHair', 'LayerEnabled'];
/** The steps up to the one at `last` are on. */
const built = (last: number): Values => Object.fromEntries(STEPS.map((name, at) => [name, at <= last]));
/** The picture of a step of the frame. */
const pass = (name: string, shot: Shot, id: DemoId = 'demo-hero') =>
  picture(`pass-${name}`, [200, 168], [panel(id, {camera: SMALL, background: 'none', orb: false, ...shot})]);
const feature = (name: string, size: [number, number], ...panels: Panel[]) =>
  picture(`feature-${name}`, size, panels, FIRST_LOAD);

const CUT: [number, number] = [264, 165];
const OFF = {FeatureOutline: false, FeatureRim: false};

/** A figure by moonlight. */
const night = (
  figure: StageDemo['figure'] & string,
  camera: CameraState,
  light: StageDemo['light'] & object,
): Panel => ({
  demo: {...engineDemo(evening, FEATURE_OFF), figure, camera, light, orb: false},
  values: {ScenePreset: 'Moon'},
  view: 'color',
});

export const pictures: readonly Picture[] = [
  ...workbenchPictures,
  picture('hero', [860, 696], [panel('demo-hero')], FIRST_LOAD),
  picture(
    'lost',
    [560, 486],
    [
      panel('demo-hero', {
        camera: {yaw: 180, target: [0.3, 1.66, 0], distance: 410},
        light: {yaw: -150, pitch: 34},
        background: 'none',
        orb: false,
      }),
    ],
  ),
  ...Object.entries(SCENES).map(([scene, limits]) =>
    picture(
      `scene-${scene.toLowerCase()}`,
      [287, 200],
      [
        panel('demo-lighting', {
          camera: {target: [0.16, 1.86, 0], distance: 330},
          values: {ScenePreset: scene, ...limits},
        }),
      ],
      {themes: ['light'], ...FIRST_LOAD},
    ),
  ),
  picture(
    'lights',
    [640, 256],
    Object.entries(SCENES).map(([ScenePreset, limits]) =>
      panel('demo-lighting', {
        camera: {target: [0.02, 1.8, 0], distance: 300},
        orb: false,
        values: {ScenePreset, ...limits},
      }),
    ),
    {themes: ['light'], use: 'wide'},
  ),
  picture(
    'build',
    [3528, 560],
    [build(built(-1), {view: 'base', background: 'none'}), ...STEPS.map((_, last) => build(built(last)))],
    {scales: [1], use: 'wide'},
  ),
  picture(
    'scenes',
    [2880, 400],
    Object.entries(SCENES).map(([ScenePreset, limits]) =>
      panel('demo-lighting', {
        camera: {...BUST, yaw: 22, distance: 345, target: [0.16, 1.85, 0]},
        orb: false,
        values: {ScenePreset, ...limits},
      }),
    ),
    {themes: ['light'], scales: [1], use: 'wide'},
  ),
  feature(
    'ramp',
    CUT,
    ...[2, 5, 12].map((RampIndex) =>
      panel('demo-transition', {
        camera: CLOSE,
        light: {yaw: -58, pitch: 16},
        orb: false,
        values: {UseRamp: true, RampIndex, RampIntensity: 1},
      }),
    ),
  ),
  feature(
    'shadow',
    CUT,
    ...[false, true].map((UseFaceShadowMap) =>
      panel('demo-face', {camera: {target: [0, 1.88, 0], distance: 145}, orb: false, values: {UseFaceShadowMap}}),
    ),
  ),
  feature(
    'rim',
    CUT,
    panel('demo-rim', {camera: EDGE, orb: false, values: {RimEnabled: false}}),
    panel('demo-rim', {camera: EDGE, orb: false}),
  ),
  ...cuts.map(({id, demo: of, before, after, ...shot}) =>
    picture(
      pictureOf(id),
      CUT_SIZE,
      [before, after].map((half) => panel(of, {orb: false, ...shot, ...half})),
    ),
  ),
  picture(
    'cooperation',
    [784, 328],
    [
      night('knight', {...BUST, yaw: 24, distance: 205, target: [0.04, 1.88, 0]}, {yaw: 84, pitch: 26}),
      night('chibi', {...BUST, yaw: -14, distance: 250, target: [0.1, 1.9, 0]}, {yaw: -76, pitch: 26}),
    ],
    {themes: ['dark'], ...FIRST_LOAD},
  ),
  pass('shadow', {view: 'cast'}),
  pass('base', {view: 'base', values: OFF}),
  pass('outline', {values: {FeatureRim: false}}),
  pass('tone', {background: 'plate', orb: true}),
];
