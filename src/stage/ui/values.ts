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

type ValueOf = (id: string) => Value | undefined;

/** More than a figure reaches in front of and behind the point that the camera looks at, cm. */
const REACH = 65;

type Quantity = (of: (id: string) => number) => number;
const farthest: Quantity = (of) => of('CameraDistance') + REACH;
const focal: Quantity = (of) => 1 / Math.tan((of('CameraFov') * Math.PI) / 360);
/**
 * What follows from several values: how far the figure is from the camera (cm), the thinnest that her line is before its limits
 * (px of a picture 1080 px high), and the least scale of her rim before its limits.
 */
const QUANTITIES: Readonly<Record<string, Quantity>> = {
  Nearest: (of) => farthest(of) - 2 * REACH,
  Farthest: farthest,
  OutlinePixels(of) {
    const blend = of('OutlineScreenBlend');
    return ((of('OutlineWidth') * 540 * focal(of)) / farthest(of)) * (1 - blend) + of('OutlineWidthPixels') * blend;
  },
  RimScale: (of) => (300 * focal(of)) / (2.1445 * farthest(of)),
};

/** Whether one of the values of a condition fulfils it. */
export function fulfils({any}: Need, valueOf: ValueOf): boolean {
  const find = (id: string) => QUANTITIES[id]?.((of) => Number(valueOf(of))) ?? valueOf(id);
  return any.some(({id, options, below = 0}) => {
    const value = find(id);
    if (options) return options.includes(String(value));
    if (typeof value !== 'number') return Boolean(value) && value !== PAINTED;
    return below === 0 ? value > 0 : value < Number(typeof below === 'string' ? find(below) : below);
  });
}

/** Reason why a control has no effect at the moment; undefined when it has one. */
export function whyInert(
  {needs, scene: {camera, values: start}}: Pick<StageData, 'needs' | 'scene'>,
  id: string,
  values: StageValues,
): string | undefined {
  const all = {CameraDistance: camera?.distance, CameraFov: camera?.fov, ...start, ...values} as StageValues;
  return needs[id]?.find((need) => !fulfils(need, (other) => all[other]))?.why;
}

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
export const describe = (
  {controls, words}: Pick<StageData, 'controls'> & {words: Told & Pick<StageData['words'], 'comma'>},
  values: StageValues,
): string =>
  controls
    .flatMap((control) =>
      control.id in values ? [`${control.label} ${print(control, values[control.id]!, words)}`] : [],
    )
    .join(words.comma);

export const range = (control: Control, words: Pick<StageData['words'], 'on' | 'off' | 'comma'>): string => {
  if (control.kind === 'number' || control.kind === 'vector')
    return `${number(control.min)}–${number(control.max)}${unitAfter(control.unit)}`;
  if (control.kind === 'choice') return control.options.map(({label}) => label).join(words.comma);
  return control.kind === 'switch' ? words.on + words.comma + words.off : '–';
};

/** No space before degrees and percent; a space before other units. */
export const unitAfter = (unit = ''): string => (unit === '' || unit === '°' || unit === '%' ? unit : `\u00a0${unit}`);
