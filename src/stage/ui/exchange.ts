/** Values of a panel to and from Unreal. This chunk loads when the reader copies or pastes. */
import {PAINTED} from '../demos/types';
import {isProfileValue, readUnrealText, type ParameterValues} from '../exchange/unrealText';
import {isParameterId, parameter} from '../shading/parameters';
import type {Control, StageData, StageValues, Value} from './data';
import {accept, same} from './values';

/** The plugin's default; a colour of her materials keeps those. */
const standard = ({value, standard: plugin = value}: Control): Value => (value === PAINTED ? value : (plugin as Value));

/** Values of a panel: those that differ from the plugin's defaults, or all. */
export const instanceOf = (data: Pick<StageData, 'controls'>, values: StageValues, all: boolean): ParameterValues =>
  Object.fromEntries(
    data.controls.flatMap((control): [string, ParameterValues[string]][] => {
      const value = values[control.id] ?? control.value;
      if (value === PAINTED || (!all && same(control, value, standard(control)))) return [];
      return [[control.id, value as ParameterValues[string]]];
    }),
  );

/** Names of the values that belong in the Toon Character Profile. */
export const profileNames = (values: ParameterValues): string[] =>
  Object.keys(values).filter((id) => isParameterId(id) && isProfileValue(parameter(id)));

export interface Pasted {
  readonly values: StageValues;
  /** Names that no parameter has, parameters without a control here, and those whose value the control refuses, with its range. */
  readonly unknown: readonly string[];
  readonly absent: readonly string[];
  readonly refused: readonly string[];
}

const withRange = (control: Control): string =>
  control.kind === 'number' ? `${control.id} (${control.min}–${control.max})` : control.id;

/** What a text from Unreal sets on a panel. Parameters without an override take the plugin's default. */
export function fromUnreal(data: Pick<StageData, 'controls'>, text: string): Pasted {
  const {values, inherited, unknown, refused} = readUnrealText(text);
  const controls = new Map(data.controls.map((control) => [control.id, control]));
  const taken = new Map<string, Value>();
  const absent: string[] = [];
  const wrong: string[] = [];
  for (const id of [...Object.keys(values), ...refused]) {
    const control = controls.get(id);
    const value = control && accept(control, values[id]);
    if (value !== undefined) taken.set(id, value);
    else if (control) wrong.push(withRange(control));
    else absent.push(id);
  }
  for (const id of inherited) {
    const control = controls.get(id);
    if (control) taken.set(id, standard(control));
  }
  return {values: Object.fromEntries(taken), unknown, absent, refused: wrong};
}
