import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {fill, forLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {unitIn, type MaterialPreset, type Parameter, type ParameterValue} from '../../src/stage/shading/parameters';
import {unitAfter} from '../../src/stage/ui/values';
import {presetParents} from '../parameters/facts';
import {catalogueOf} from '../versions/catalogue';
import {table} from '../tables/table';
import texts from '../../data/reference.json';

/** Replaces hyphens before numbers by a minus sign (U+2212). */
const number = (value: number) => String(value).replace('-', '\u2212');

/** Printed where a parameter has no range. */
const NO_RANGE = '–';

/** A value as tables print it. */
export function printed(value: ParameterValue, locale: Locale): string {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'string')
    return (forLocale(texts.table.empty, locale) as Readonly<Record<string, string>>)[value] ?? value;
  return value.map((part) => (typeof part === 'number' ? number(part) : part)).join(', ');
}

/**
 * A default, and those of the parents that bring their own: without them a page contradicts the instance that it asks for.
 * @param text prints a value
 */
export function standardOf(
  definition: Parameter,
  locale: Locale,
  text: (value: ParameterValue) => string,
): (ElementContent | string)[] {
  const presets = Object.entries('presets' in definition ? (definition.presets ?? {}) : {});
  return [
    definition.defaultNote ? forLocale(definition.defaultNote, locale) : text(definition.default),
    ...presets.flatMap(([name, value]) => {
      const {before, after} = forLocale(texts.table.inParent, locale);
      const inside = {value: text(value as ParameterValue)};
      return [fill(before, inside), h('code', presetParents[name as MaterialPreset]), fill(after, inside)];
    }),
  ];
}

/** The values that a parameter can take, with their unit. */
export function range(definition: Parameter, locale: Locale): string {
  if ('options' in definition) return definition.options.join(', ');
  if (definition.type === 'bool') return 'true, false';
  const {min, max} = definition as {min?: number; max?: number};
  if (min === undefined || max === undefined) return NO_RANGE;
  return `${number(min)}–${number(max)}${unitAfter(unitIn(definition.unit, locale))}`;
}

/**
 * HTML table of parameters; `src/features/tables` adds an anchor to each row.
 * @param ids ids of the catalogue
 * @param version of the documents; undefined for the current ones
 * @throws Error naming an unknown id
 */
export function parameterTable(ids: readonly string[], locale: Locale, version?: string): Element {
  const catalogue = catalogueOf(version);
  const printedTable = table(
    Object.values(forLocale(texts.table.headings, locale)),
    ids.map((id) => {
      const definition = catalogue.get(id);
      if (!definition) throw new Error(`Unknown shading parameter "${id}"`);
      return [
        h('code', id),
        range(definition, locale),
        standardOf(definition, locale, (value) => printed(value, locale)),
        forLocale(definition.effect, locale),
      ];
    }),
  );
  printedTable.properties.className = ['parameters'];
  return printedTable;
}
