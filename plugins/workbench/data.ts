/** What the workbench loads when it starts, in one language. Build only. */
import {forLocale} from '../../config/localized';
import type {Locale, Localized} from '../../config/locales';
import {conditionOf, conditionsOf} from '../stage-figures/conditions';
import {panelControl} from '../stage-figures/data';
import {VIEW_LABELS} from '../stage-figures/views';
import {words as stageWords} from '../stage-figures/words';
import {fold} from '../../packages/search/engine/fold';
import {demos, FEATURE_OFF} from '../../src/stage/demos';
import {frames} from '../../src/stage/demos/cameras';
import {NIGHT, poses, sceneNames, workbench} from '../../src/stage/demos/workbench';
import {DEFAULT_CAMERA, LIMITS} from '../../src/stage/engine/camera';
import type {TARGET} from '../../src/stage/engine/state';
import {ADDED, type Added} from '../../src/stage/engine/values';
import {CM_PER_UNIT} from '../../src/stage/shading/units';
import {parameters, type Parameter} from '../../src/stage/shading/parameters';
import type {ChoiceControl, Condition, Control, NumberControl, StageValues, Value} from '../../src/stage/ui/data';
import {ownWords} from '../../src/stage/ui/own-words';
import {engineDemo, MOVES} from '../../src/stage/ui/scene';
import {glossary} from '../glossary/terms';
import {keysOf} from '../parameters/entry';
import {factsOf, groups, partOf, type Part as ParameterPart} from '../parameters/facts';
import {UNSEEN} from '../parameters/strips';
import {words as painterWords} from '../../src/features/workbench/face-shadow/words';
import {looks} from '../../src/features/workbench/looks';
import {words as rampWords} from '../../src/features/workbench/ramp/words';
import type {Entry, Part, WorkbenchData} from '../../src/features/workbench/types';
import {words as deskWords} from '../../src/features/workbench/words';
import texts from '../../data/workbench.json';

const ALL: readonly Part[] = ['all', 'skin', 'face', 'hair', 'cloth', 'metal', 'prop'];
/** Parts of a character that take the parameters which the reference has under a part. */
const TAKERS: Readonly<Record<ParameterPart, readonly Part[]>> = {
  any: ALL,
  outline: ALL,
  face: ['all', 'face'],
  eyes: ['all', 'face'],
  hair: ['all', 'hair'],
  metal: ['all', 'cloth', 'metal', 'prop'],
  layers: ['all'],
  character: ['all'],
};

/** The parameters that the stage draws: textures and flags have no control. */
const shown = parameters.filter(({id, type}) => !['texture', 'flags'].includes(type) && !UNSEEN.includes(id));

const partsOf = (definition: Parameter): readonly Part[] =>
  definition.component ? ['all'] : TAKERS[partOf(definition)];

const words = (group = '') => fold(group).split('|').filter(Boolean);
/** Readers' words of each group of the glossary, by its terms. Single letters and characters are in too many names. */
const said = glossary.map(({terms, avoid, near}) => ({
  terms: words(terms).filter((word) => word.length > 1),
  all: [terms, avoid, near].flatMap(words),
}));
/** Folded words by which the filter finds a parameter: id, names, pinyin, synonyms of the glossary. */
function filterWords({id, label}: Parameter): string {
  const names = fold(Object.values(label).join(' '));
  const synonyms = said.flatMap(({terms, all}) => (terms.some((term) => names.includes(term)) ? all : []));
  return [...new Set([...synonyms, factsOf(id).words ?? []].flat())].join(' ');
}

/** Scenes with a light besides the main one: the model sheet at night has the default one of the dark theme. */
const LIT_TWICE = sceneNames.filter((name) => name === NIGHT || workbench.scenes?.[name]?.extra);
const otherLight = (locale: Locale): Condition => ({
  any: [{id: 'ScenePreset', options: LIT_TWICE}, {id: 'FillIntensity'}],
  why: forLocale(texts.otherLight, locale),
});

/** Reasons that no value of the panel removes, and conditions that one decides. */
const needsIn = (id: string, locale: Locale, {lacks} = factsOf(id)): Condition[] => [
  ...(lacks ? [{any: [], why: forLocale(texts.lacks[lacks], locale)}] : []),
  ...conditionsOf(
    workbench,
    id,
    locale,
    (other) => panelControl(workbench, other, locale),
    () => undefined,
  ),
  ...(/^AdditionalLight/.test(id) ? [otherLight(locale)] : []),
];

/** Unreal's names of the options, with a name in the reader's language. */
const optionNames: Readonly<Partial<Record<string, Localized>>> = texts.options;

function withNames(control: Control, locale: Locale): Control {
  if (control.kind !== 'choice') return control;
  const options = control.options.map((option) => {
    const name = optionNames[option.label];
    return name ? {...option, label: forLocale(name, locale)} : option;
  });
  return {...control, options};
}

function entry(definition: Parameter, locale: Locale): Entry {
  // Each part starts with other values: the plugin's default cannot follow from one start.
  const control = {
    ...withNames(panelControl(workbench, definition.id, locale), locale),
    standard: definition.default as Value,
  };
  return {
    control,
    of: partsOf(definition),
    keys: `${fold(definition.id)} ${keysOf(definition)} ${filterWords(definition)}`,
    needs: needsIn(definition.id, locale),
  };
}

/** Controls of the scene, which belong to no part. */
const STAGE_CONTROLS = ['LayerEnabled', 'LayerMaskChannel'] as const;

const choice =
  (id: string, label: Localized, options: readonly string[], names: Readonly<Record<string, Localized>>) =>
  (locale: Locale): ChoiceControl => ({
    kind: 'choice',
    id,
    label: forLocale(label, locale),
    options: options.map((value) => ({value, label: forLocale(names[value]!, locale)})),
    value: options[0]!,
  });

const targets = Object.keys(texts.target) as (typeof TARGET)[number][];

const targetControl = (id: (typeof TARGET)[number], axis: number, locale: Locale): NumberControl => {
  const [min, max] = id === 'CameraY' ? LIMITS.heights : [-LIMITS.aside, LIMITS.aside];
  return {
    kind: 'number',
    id,
    label: forLocale(texts.target[id], locale),
    min: min * CM_PER_UNIT,
    max: max * CM_PER_UNIT,
    step: 0.5,
    unit: 'cm',
    value: workbench.camera.target[axis]! * CM_PER_UNIT,
  };
};

function figureControl(locale: Locale): ChoiceControl {
  const {ours, figures} = forLocale(ownWords, locale);
  const options = Object.entries(figures).map(([value, label]) => ({value, label}));
  return {kind: 'choice', id: 'Figure', label: ours, options, value: options[0]!.value};
}

/** Controls of the pose, the light and the background that the reader adds, each with the control that it needs. */
const addedTo = (locale: Locale): readonly (readonly [control: Control, need?: keyof Added])[] => {
  const named = (id: keyof Added) => ({id, label: forLocale(texts.added[id], locale)});
  const angle = (id: 'FillYaw' | 'FillPitch', like: 'LightYaw' | 'LightPitch') => ({
    ...(panelControl(workbench, like, locale) as NumberControl),
    ...named(id),
    value: ADDED[id],
  });
  const number = (id: keyof Added, most: number, step: number, unit: string) =>
    ({...named(id), kind: 'number', min: -most, max: most, step, unit, value: ADDED[id] as number}) as const;
  return [
    [number('HeadYaw', 45, 1, '°')],
    [number('HeadPitch', 25, 1, '°')],
    [number('HeadRoll', 25, 1, '°')],
    [number('BodyYaw', 45, 1, '°')],
    [number('BodyPitch', 25, 1, '°')],
    [number('BodyRoll', 20, 1, '°')],
    [number('Exposure', 3, 0.05, 'EV')],
    [{...named('FillIntensity'), kind: 'number', min: 0, max: 2, step: 0.05, value: ADDED.FillIntensity}],
    [{...named('FillColor'), kind: 'color', value: ADDED.FillColor}, 'FillIntensity'],
    [angle('FillYaw', 'LightYaw'), 'FillIntensity'],
    [angle('FillPitch', 'LightPitch'), 'FillIntensity'],
    [{...named('Screentone'), kind: 'switch', value: ADDED.Screentone}],
    [{...named('OwnBackdrop'), kind: 'switch', value: ADDED.OwnBackdrop}],
    [{...named('BackdropColor'), kind: 'color', value: ADDED.BackdropColor}, 'OwnBackdrop'],
  ];
};

/** Scene, frames, controls by group and looks, in one language. */
export function workbenchData(locale: Locale): WorkbenchData {
  const added = addedTo(locale);
  const moves = MOVES.map((id) => ({
    ...(panelControl(workbench, id, locale) as NumberControl),
    ...(id === 'CameraPitch' && {min: LIMITS.freePitch[0], max: LIMITS.freePitch[1]}),
  }));
  return {
    scene: engineDemo(workbench, FEATURE_OFF),
    frames,
    poses,
    night: NIGHT,
    groups: Object.entries(groups).flatMap(([id, label]) => {
      const entries = shown.filter(({section}) => section === id).map((definition) => entry(definition, locale));
      if (id === '11')
        entries.unshift(
          ...STAGE_CONTROLS.map((name): Entry => {
            const control = panelControl(workbench, name, locale);
            return {
              control,
              of: ['all'],
              keys: fold(`${name} ${control.label}`),
              needs: needsIn(name, locale),
            };
          }),
        );
      return entries.length > 0 ? [{id, label: forLocale(label, locale), entries}] : [];
    }),
    figure: figureControl(locale),
    place: [
      choice('ScenePreset', texts.choices.scene, sceneNames, texts.scenes)(locale),
      choice('Frame', texts.choices.framing, Object.keys(texts.frames), texts.frames)(locale),
      choice('Expression', texts.choices.expression, Object.keys(texts.expressions), texts.expressions)(locale),
      choice('Pose', texts.choices.pose, Object.keys(texts.poses), texts.poses)(locale),
      ...moves,
      ...targets.map((id, axis) => targetControl(id, axis, locale)),
      ...added.map(([control]) => control),
    ],
    needs: Object.fromEntries(
      added.flatMap(([{id}, need]) => {
        const other = added.find(([control]) => control.id === need);
        return other ? [[id, [conditionOf([{id: other[0].id}], locale, () => other[0])]]] : [];
      }),
    ),
    views: workbench.views.map((id) => ({id, label: forLocale(VIEW_LABELS[id], locale)})),
    looks: looks.map(({id, label, note, values}) => ({
      id,
      label: forLocale(label, locale),
      note: forLocale(note, locale),
      values,
    })),
    origins: Object.fromEntries(
      demos.map((demo) => {
        const {values = {}, scope = {}, switches = {}, camera, light, figure} = engineDemo(demo, FEATURE_OFF);
        return [
          demo.id,
          {
            values: {...values, ...(figure && {Figure: figure})} as StageValues,
            scope,
            switches,
            camera: {...DEFAULT_CAMERA, ...camera},
            light: light!,
          },
        ];
      }),
    ),
    words: forLocale(stageWords, locale),
    text: forLocale(deskWords, locale),
    ramp: forLocale(rampWords, locale),
    painter: forLocale(painterWords, locale),
  };
}
