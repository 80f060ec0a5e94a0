/** Values of a panel: validates input, compares with the defaults, prints. Pure. */
import {toHex} from './color';
import {PAINTED, type Need} from '../demos/types';
import type {Control, NumberControl, StageData, StageValues, Value} from './data';

/** Decimal places of a step: 0.005 has three. */
const places = (step: number): number => (String(step).split('.')[1] ?? '').length;

/** Clamps to the range and rounds to the steps that start at `min`. */
export function snap({min, max, step}: {min: number; max: number; step: number}, value: number): number {
  const near = Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
  return Number(near.toFixed(Math.max(places(step), places(min))));
}

/** Validates a value from outside for a control; undefined when the control cannot take it. */
export function accept(control: Control, value: unknown): Value | undefined {
  switch (control.kind) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? snap(control, value) : undefined;
    case 'choice':
      return control.options.some((option) => option.value === value) ? (value as string) : undefined;
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    default: {
      if (value === PAINTED && value === control.value) return value;
      if (!Array.isArray(value) || value.length !== 3 || !value.every(Number.isFinite)) return undefined;
      return control.kind === 'color' ? (value as number[]) : (value as number[]).map((part) => snap(control, part));
    }
  }
}

export const defaults = ({controls}: Pick<StageData, 'controls'>): StageValues =>
  Object.fromEntries(controls.map(({id, value}) => [id, value]));

export function same(control: Control, a: Value | undefined, b: Value | undefined): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return control.kind === 'color' ? toHex(a) === toHex(b) : a.every((part, i) => part === b[i]);
}

export const changed = ({controls}: Pick<StageData, 'controls'>, values: StageValues): Control[] =>
  controls.filter((control) => !same(control, values[control.id], control.value));

/** Camera and light values that differ from the demo's. */
export const moved = ({hand}: Pick<StageData, 'hand'>, values: StageValues): NumberControl[] =>
  hand.filter(({id, value}) => (values[id] ?? value) !== value);

/** Whether a value is one of the options, below the limit, on, chosen or above 0. */
function holds({options, below}: Need['any'][number], value: Value | undefined): boolean {
  if (options) return options.includes(String(value));
  if (typeof value === 'number') return below === undefined ? value > 0 : value < below;
  return Boolean(value) && value !== PAINTED;
}

/** Whether one of the controls of a condition has a value that fulfils it. */
export const fulfils = ({any}: Need, valueOf: (id: string) => Value | undefined): boolean =>
  any.some((each) => holds(each, valueOf(each.id)));

/** Reason why a control has no effect at the moment; undefined when it has one. */
export const whyInert = ({needs}: Pick<StageData, 'needs'>, id: string, values: StageValues): string | undefined =>
  needs[id]?.find((need) => !fulfils(need, (other) => values[other]))?.why;

/** The changed values in the form of a material instance: JSON, colours linear. */
export const valuesAsJson = (data: StageData, values: StageValues): string =>
  JSON.stringify(Object.fromEntries(changed(data, values).map(({id}) => [id, values[id]])), null, 2);

const number = (value: number): string => String(value).replace('-', '\u2212');

type Told = Pick<StageData['words'], 'on' | 'off' | 'painted'>;

/** Prints a value in the page's language, with a minus sign (U+2212) and its unit. */
export function print(control: Control, value: Value, words: Told): string {
  switch (control.kind) {
    case 'number':
      return number(value as number) + unitAfter(control.unit);
    case 'vector':
      return (value as number[]).map(number).join(', ') + unitAfter(control.unit);
    case 'color':
      return value === PAINTED ? words.painted : toHex(value as number[]);
    case 'switch':
      return value ? words.on : words.off;
    default:
      return control.options.find((option) => option.value === value)?.label ?? String(value);
  }
}

/** Lists labels and values, for the screen reader message after a value link. */
export const describe = ({controls, words}: Pick<StageData, 'controls'> & {words: Told}, values: StageValues): string =>
  controls
    .flatMap((control) =>
      control.id in values ? [`${control.label} ${print(control, values[control.id]!, words)}`] : [],
    )
    .join('; ');

export const range = (control: Control, words: Pick<StageData['words'], 'on' | 'off' | 'comma'>): string => {
  if (control.kind === 'number' || control.kind === 'vector')
    return `${number(control.min)}–${number(control.max)}${unitAfter(control.unit)}`;
  if (control.kind === 'choice') return control.options.map(({label}) => label).join(words.comma);
  return control.kind === 'switch' ? words.on + words.comma + words.off : '–';
};

/** No space before degrees and percent; a space before other units. */
export const unitAfter = (unit = ''): string => (unit === '' || unit === '°' || unit === '%' ? unit : `\u00a0${unit}`);
