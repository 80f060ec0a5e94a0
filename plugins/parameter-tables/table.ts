import type {Element} from 'hast';
import {h} from 'hastscript';
import {forLocale, type PerLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {unitIn, type Parameter} from '../../src/stage/shading/parameters';
import {unitAfter} from '../../src/stage/ui/values';
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
export function printed(value: Parameter['default'], locale: Locale): string {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'string') return forLocale(EMPTY, locale)[value] ?? value;
  return value.map((part) => (typeof part === 'number' ? number(part) : part)).join(', ');
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
            definition.defaultNote ? forLocale(definition.defaultNote, locale) : printed(definition.default, locale),
          ),
          h('td', forLocale(definition.effect, locale)),
        ]);
      }),
    ),
  ]);
}
