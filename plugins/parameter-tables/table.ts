import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Locale} from '../../config/locales';
import {parameter, unitIn, type Parameter} from '../../src/stage/shading/parameters';

const headings: Record<Locale, [name: string, range: string, standard: string, effect: string]> = {
  'zh-Hans': ['参数', '范围', '默认', '作用'],
  en: ['Parameter', 'Range', 'Default', 'Effect'],
};

const language = {'zh-Hans': 'zh', en: 'en'} as const;

/** A real minus in values (U+2212), as set in tables. */
const number = (value: number) => String(value).replace('-', '\u2212');

function print(value: Parameter['default']): string {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'string') return value;
  return value.map((part) => (typeof part === 'number' ? number(part) : part)).join(', ');
}

function range(definition: Parameter): string {
  if ('options' in definition) return definition.options.join(', ');
  if (definition.type === 'bool') return 'true, false';
  const {min, max} = definition as {min?: number; max?: number};
  return min === undefined || max === undefined ? '–' : `${number(min)}–${number(max)}`;
}

/**
 * The table of some parameters; `plugins/tables` makes each row an anchor.
 * @param ids ids of the catalogue; an unknown one throws and names itself
 */
export function parameterTable(ids: readonly string[], locale: Locale): Element {
  const [name, limits, standard, effect] = headings[locale];
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
        const definition = parameter(id);
        const unit = unitIn(definition.unit, language[locale]);
        return h('tr', [
          h('th', {scope: 'row'}, h('code', id)),
          h('td', `${range(definition)} ${unit}`.trim()),
          h('td', definition.defaultNote?.[language[locale]] ?? print(definition.default)),
          h('td', definition.effect[language[locale]]),
        ]);
      }),
    ),
  ]);
}
