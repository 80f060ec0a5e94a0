/** Reads and writes the state of a stage in the address: `?stage=demo-outline&OutlineWidth=0.6`. Pure. */
import {fromHex, toHex} from './color';
import type {Control, StageData, StageValues, Value} from './data';
import {accept, changed, defaults, moved} from './values';

export interface StageAddress {
  /** Only the valid values in the address; all others keep their default. A preset sets every control. */
  readonly values: StageValues;
  readonly view?: string;
  /** Fixed time of the picture in seconds. */
  readonly time?: number;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/i;
/** Longer texts are ignored. */
const LONGEST = 64;

const numberOf = (text: string): number => (NUMBER.test(text) ? Number(text) : NaN);

function parse(control: Control, text: string): Value | undefined {
  switch (control.kind) {
    case 'number':
      return accept(control, numberOf(text));
    case 'switch':
      return accept(
        control,
        text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined,
      );
    case 'color':
      return accept(control, fromHex(text));
    case 'vector':
      return accept(control, text.split(',').map(numberOf));
    default:
      return accept(control, text);
  }
}

/** A value as addresses have it. */
export function format(control: Control, value: Value): string {
  if (control.kind === 'color') return toHex(value as number[]).slice(1);
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** State of a demo in an address; undefined when the address names another demo or none. */
export function readAddress(
  search: string,
  data: Pick<StageData, 'id' | 'controls' | 'hand' | 'views' | 'presets'>,
): StageAddress | undefined {
  const query = new URLSearchParams(search);
  if (query.get('stage') !== data.id) return undefined;
  const preset = data.presets.find(({id}) => id === query.get('stage-preset'));
  const values: [string, Value][] = [];
  // Loops over the controls, not over the address: keys without a control are never read.
  for (const control of [...data.controls, ...data.hand]) {
    const text = query.get(control.id);
    const value = text === null || text.length > LONGEST ? undefined : parse(control, text);
    if (value !== undefined) values.push([control.id, value]);
  }
  const view = data.views.find(({id}) => id === query.get('stage-view'))?.id;
  const time = readTime(search);
  const named = Object.fromEntries(values);
  return {
    values: preset ? {...defaults(data), ...preset.values, ...named} : named,
    ...(view && {view}),
    ...(time !== undefined && {time}),
  };
}

/** `stage-time` in seconds, 0 to an hour; undefined while the clock runs. */
export function readTime(search: string): number | undefined {
  const time = numberOf(new URLSearchParams(search).get('stage-time')?.slice(0, LONGEST) ?? '');
  return time >= 0 && time <= 3600 ? time : undefined;
}

/** The query of a state, with its question mark; only changed values are named. */
export function writeAddress(
  data: Pick<StageData, 'id' | 'controls' | 'hand' | 'views'>,
  values: StageValues,
  view?: string,
): string {
  const query = new URLSearchParams({stage: data.id});
  for (const control of [...changed(data, values), ...moved(data, values)])
    query.set(control.id, format(control, values[control.id] as Value));
  if (view && view !== data.views[0]?.id) query.set('stage-view', view);
  return `?${query.toString().replaceAll('%2C', ',')}`;
}

/** The query of a page without the keys of a stage. */
export function withoutStage(search: string, data: Pick<StageData, 'controls' | 'hand'>): string {
  const query = new URLSearchParams(search);
  for (const key of ['stage', 'stage-view', 'stage-preset', ...[...data.controls, ...data.hand].map(({id}) => id)])
    query.delete(key);
  const rest = query.toString();
  return rest && `?${rest}`;
}
