/** What a demo's panel says besides its table: conditions and presets. */
import type {Locale} from '../../config/locales';
import {stageData} from '../stage-figures/data';
import {print} from '../../src/stage/ui/values';

/** Why a control does nothing, by its id: the conditions of all states of the panel. */
export function conditionsOf(id: string, locale: Locale): Map<string, string> {
  const conditions = new Map<string, string[]>();
  for (const {ids, why} of stageData(id, locale).inert)
    for (const control of ids) conditions.set(control, [...(conditions.get(control) ?? []), why]);
  return new Map([...conditions].map(([control, reasons]) => [control, [...new Set(reasons)].join('; ')]));
}

/** Presets of a demo: label, values as the panel prints them, and the query that opens them. */
export function presetsOf(id: string, locale: Locale): {label: string; values: string; query: string}[] {
  const {presets, controls, hand, words} = stageData(id, locale);
  const all = [...controls, ...hand];
  return presets.map((preset) => ({
    label: preset.label,
    values: Object.entries(preset.values)
      .map(([name, value]) => {
        const control = all.find((each) => each.id === name);
        return `${name} ${control ? print(control, value, words) : String(value)}`;
      })
      .join(words.comma),
    query: `?stage=${id}&stage-preset=${preset.id}`,
  }));
}
