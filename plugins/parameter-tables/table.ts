import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {forLocale, type PerLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {unitIn, type MaterialPreset, type Parameter, type ParameterValue} from '../../src/stage/shading/parameters';
import {unitAfter} from '../../src/stage/ui/values';
import {presetParents} from '../parameters/facts';
import {catalogueOf} from '../versions/catalogue';

const headings: PerLocale<[name: string, range: string, standard: string, effect: string]> = {
  'zh-Hans': ['参数', '范围', '默认', '作用'],
  en: ['Parameter', 'Range', 'Default', 'Effect'],
};

/** Replaces hyphens before numbers by a minus sign (U+2212). */
const number = (value: number) => String(value).replace('-', '\u2212');

/** What an empty texture slot counts as. */
const EMPTY: Record<Locale, Readonly<Record<string, string>>> = {'zh-Hans': {white: '白', black: '黑'}, en: {}};

/** Printed where a parameter has no range. */
export const NO_RANGE = '–';

/** A value as tables print it. */
export function printed(value: ParameterValue, locale: Locale): string {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'string') return forLocale(EMPTY, locale)[value] ?? value;
  return value.map((part) => (typeof part === 'number' ? number(part) : part)).join(', ');
}

/** What stands around the name of a parent that brings its own default. */
const IN_PARENT: PerLocale<(value: string) => readonly [before: string, after: string]> = {
  'zh-Hans': (value) => ['（', `里为${value}）`],
  en: (value) => [` (${value} in `, ')'],
};

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
      const [before, after] = forLocale(IN_PARENT, locale)(text(value as ParameterValue));
      return [before, h('code', presetParents[name as MaterialPreset]), after];
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
  const [name, limits, standard, effect] = forLocale(headings, locale);
  const catalogue = catalogueOf(version);
  return h('table', [
    h(
      'thead',
      h(
        'tr',
        [name, limits, standard, effect].map((text) => h('th', {scope: 'col'}, text)),
      ),
    ),
    h(
      'tbody',
      ids.map((id) => {
        const definition = catalogue.get(id);
        if (!definition) throw new Error(`Unknown shading parameter "${id}"`);
        return h('tr', [
          h('th', {scope: 'row'}, h('code', id)),
          h('td', range(definition, locale)),
          h(
            'td',
            standardOf(definition, locale, (value) => printed(value, locale)),
          ),
          h('td', forLocale(definition.effect, locale)),
        ]);
      }),
    ),
  ]);
}
