import {forLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {control, demo, FEATURE_OFF, isStageControl, type Demo, type StageControl} from '../../src/stage/demos';
import {PAINTED} from '../../src/stage/demos/types';
import {initialValue} from '../../src/stage/engine/values';
import {unitIn, type Parameter} from '../../src/stage/shading/parameters';
import type {Control, NumberControl, StageData, StageValues, Value} from '../../src/stage/ui/data';
import {engineDemo, MOVES} from '../../src/stage/ui/scene';
import {conditionsOf} from './conditions';
import {VIEW_LABELS} from './views';
import {words} from './words';

/** Value that a control shows at the start. */
function start(subject: Demo, id: string): unknown {
  // Without a colour those of her materials are drawn: src/stage/engine/values.ts.
  if (id === 'ShadowColor' || id === 'OutlineColor') return subject.values[id] ?? PAINTED;
  if (!isStageControl(id)) return initialValue(id, subject.values as StageValues, subject.group);
  const light = subject.scenes?.[String(subject.values.ScenePreset)]?.direction ?? subject.light;
  const placed: Record<string, number> = {
    LightYaw: light.yaw,
    LightPitch: light.pitch,
    CameraYaw: subject.camera.yaw,
    CameraPitch: subject.camera.pitch,
    CameraDistance: subject.camera.distance,
    CameraFov: subject.camera.fov,
  };
  return placed[id] ?? subject.values[id] ?? control(id).default;
}

/** The control of one parameter of a demo. */
export function panelControl(subject: Demo, id: string, locale: Locale): Control {
  const definition: Parameter | StageControl = control(id);
  const value = start(subject, id) as never;
  const differs = !isStageControl(id) && JSON.stringify(value) !== JSON.stringify(definition.default);
  const named = {
    id,
    label: forLocale(definition.label, locale),
    effect: forLocale(definition.effect, locale),
    ...(differs && {standard: definition.default as Value}),
  };
  const printed = unitIn(definition.unit, locale);
  const unit = printed ? {unit: printed} : {};
  switch (definition.type) {
    case 'scalar':
    case 'int': {
      const {min, max, step} = definition;
      return {...named, kind: 'number', min, max, step, ...unit, value};
    }
    case 'bool':
      return {...named, kind: 'switch', value};
    case 'enum': {
      const labels = 'optionLabels' in definition ? definition.optionLabels : undefined;
      const has = (option: string) => option === value || option in (subject.scenes ?? {});
      const options = definition.options
        .filter((option) => id !== 'ScenePreset' || has(option))
        .map((option) => ({
          value: option,
          label: labels?.[option] ? forLocale(labels[option], locale) : option,
        }));
      return {...named, kind: 'choice', options, value};
    }
    case 'color':
      return {...named, kind: 'color', value};
    case 'vec3':
      return {
        ...named,
        kind: 'vector',
        min: definition.min ?? -100,
        max: definition.max ?? 100,
        step: definition.step ?? 0.01,
        ...unit,
        value,
      };
    default:
      throw new Error(`${subject.id}: ${id} is a ${definition.type}, which has no control`);
  }
}

/** Dragging is finer than the steps of a panel. */
const HAND_STEP = 0.01;

/** Camera and light values without a control in the panel; they need no description. */
const hand = (subject: Demo, locale: Locale): NumberControl[] =>
  MOVES.filter((id) => !(subject.controls as readonly string[]).includes(id)).map((id) => {
    const {label, min, max, value} = panelControl(subject, id, locale) as NumberControl;
    return {kind: 'number', id, label, min, max, step: HAND_STEP, value};
  });

/**
 * The conditions of a panel's controls, by their ids.
 * @param given values of parameters that differ from the demo's and that the panel does not set
 * @throws Error when a control does nothing whatever the panel's others are set to
 */
export function needsIn(
  subject: Demo,
  ids: readonly string[],
  locale: Locale,
  given: StageValues = {},
): StageData['needs'] {
  const controlOf = (id: string) => panelControl(subject, id, locale);
  // No control takes a chosen colour back to those of the materials.
  const fixed = (id: string) => {
    const {kind, value} = controlOf(id);
    return ids.includes(id) && (kind !== 'color' || value === PAINTED) ? undefined : (given[id] ?? value);
  };
  return Object.fromEntries(
    ids.flatMap((id) => {
      const conditions = conditionsOf(subject, id, locale, controlOf, fixed);
      return conditions.length > 0 ? [[id, conditions]] : [];
    }),
  );
}

/**
 * All data of a demo that the browser needs, in one language.
 * @throws Error naming an unknown demo or a parameter that has no control
 */
export function stageData(id: string, locale: Locale): StageData {
  const subject = demo(id);
  const side = ({label, values}: NonNullable<Demo['split']>['before']) => ({
    label: forLocale(label, locale),
    values: values as StageValues,
  });
  return {
    id,
    title: forLocale(subject.title, locale),
    caption: forLocale(subject.caption, locale),
    alt: forLocale(subject.alt, locale),
    controls: subject.controls.map((name) => panelControl(subject, name, locale)),
    hand: hand(subject, locale),
    needs: needsIn(subject, subject.controls, locale),
    views: subject.views.map((view) => ({id: view, label: forLocale(VIEW_LABELS[view], locale)})),
    presets: subject.presets.map(({id: name, label, values}) => ({
      id: name,
      label: forLocale(label, locale),
      values: values as StageValues,
    })),
    ...(subject.split && {
      split: {before: side(subject.split.before), after: side(subject.split.after)},
    }),
    scene: engineDemo(subject, FEATURE_OFF),
    words: forLocale(words, locale),
  };
}
