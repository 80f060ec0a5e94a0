/** What a demo's panel says besides its table: conditions and presets. */
import {forLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {stageData} from '../stage-figures/data';
import {print} from '../../src/stage/ui/values';
import texts from '../../data/pages.json';

const SEMICOLON = texts.markdownExport.stage.semicolon;

/** Why a control does nothing, by its id: the conditions of all states of the panel. */
export const conditionsOf = (id: string, locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(stageData(id, locale).needs).map(([control, needs]) => [
      control,
      needs.map(({why}) => why).join(forLocale(SEMICOLON, locale)),
    ]),
  );

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
