/** Rows of the ramp atlas as colour stops: the values of the ramp editor. */
import {curveCsv, rampCsv, sampleCurve, type Key} from '@site/src/stage/exchange/rampCsv';
import rampRows from '@site/data/ramps.json';
import {RAMP_WIDTH, rampAtlas} from '@site/src/stage/shading/ramp';

export interface Stop {
  /** 0–1. */
  readonly at: number;
  /** Tint, linear RGB. */
  readonly color: readonly [number, number, number];
  /** 0 is the shade colour, 1 the base colour. */
  readonly lit: number;
  /** The colour on the left holds up to the stop, instead of blending into it. */
  readonly hard: boolean;
}

/** One row, its stops rising. */
export type Ramp = readonly Stop[];
/** Edited rows by their number; all others are the shipped ones. */
export type Ramps = Readonly<Record<number, Ramp>>;

/** How far keys and the number field move a stop, finely and with Shift. */
export const [STEP, LARGE_STEP] = [0.005, 0.05];
/** Two keys that far on both sides of a position make a step. */
export const HALF_STEP = 1e-4;
/** Most keys that a CSV file may have: more do not show in the atlas. */
export const MOST_KEYS = 2 * RAMP_WIDTH;

const isUnit = (x: unknown): x is number => typeof x === 'number' && x >= 0 && x <= 1;
const isStop = (value: unknown): value is Stop => {
  const {at, color, lit, hard} = (value ?? {}) as Partial<Record<keyof Stop, unknown>>;
  const colored = Array.isArray(color) && color.length === 3 && color.every(isUnit);
  return isUnit(at) && isUnit(lit) && typeof hard === 'boolean' && colored;
};

/** Whether a value from a file is a set of edited rows. */
export const isRamps = (value: unknown): value is Ramps =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([row, ramp]) =>
      rampRows[Number(row)] !== undefined &&
      Array.isArray(ramp) &&
      ramp.length > 0 &&
      ramp.length <= MOST_KEYS &&
      ramp.every((stop, i) => isStop(stop) && stop.at >= ((ramp[i - 1] as Stop | undefined)?.at ?? 0)),
  );

const round = (x: number, places: number): number => Number(x.toFixed(places));
const sameColor = (a: Stop, b: Stop): boolean => a.lit === b.lit && a.color.every((x, i) => x === b.color[i]);

/** The row as keys with linear interpolation, which sampling and export share. */
function toKeys(ramp: Ramp): Key[] {
  const keys: Key[] = [];
  // Of several stops at one position only the outer two show.
  const shown = ramp.filter(({at}, i) => at !== ramp[i - 1]?.at || at !== ramp[i + 1]?.at);
  shown.forEach((stop, i) => {
    const before = shown[i - 1];
    const {at} = stop;
    if (before?.at === at) keys.pop();
    const edge = before && (stop.hard || at === before.at);
    // Where the stop before is a hard edge at the same place, it has already written a key there.
    if (edge && at - HALF_STEP !== keys.at(-1)?.[0]) keys.push([at - HALF_STEP, ...before.color, before.lit]);
    keys.push([edge ? at + HALF_STEP : at, ...stop.color, stop.lit]);
  });
  return keys;
}

/** Stops of the keys of a colour curve: two keys with different colours a step apart are one hard edge. */
export function fromKeys(keys: readonly Key[]): Ramp {
  const stops: Stop[] = [];
  keys.forEach(([time, r, g, b, lit], i) => {
    const stop: Stop = {at: Math.min(1, Math.max(0, time)), color: [r, g, b], lit, hard: false};
    const left = stops.at(-1);
    const gap = time - (keys[i - 1]?.[0] ?? -1);
    if (!left || sameColor(left, stop) || Math.abs(gap - 2 * HALF_STEP) > 3e-6) {
      stops.push(stop);
      return;
    }
    const at = round(time - HALF_STEP, 6);
    // The key left of the step is a stop of its own only where the colour changes before it.
    if (!left.hard) {
      stops.pop();
      const flat = stops.at(-1);
      if (!flat || !sameColor(flat, left)) stops.push({...left, at});
    }
    stops.push({...stop, at, hard: true});
  });
  return stops;
}

/**
 * Fewest stops that keep every texel of a row within some levels.
 * @param texels RGBA, 0-255
 */
export function fewestStops(texels: readonly (readonly number[])[], tolerance: number): Ramp {
  const fits = (from: number, to: number, hard: boolean): boolean => {
    for (let i = from + 1; i < to; i++) {
      const share = hard ? 0 : (i - from) / (to - from);
      if (
        texels[i]!.some((x, k) => Math.abs(x - texels[from]![k]! * (1 - share) - texels[to]![k]! * share) > tolerance)
      )
        return false;
    }
    return true;
  };
  /** For each texel: the stops of the shortest way to it, and the last step of that way. */
  const ways = [{stops: 1, from: 0, hard: false}];
  for (let to = 1; to < RAMP_WIDTH; to++)
    for (let from = 0; from < to; from++)
      for (const hard of [false, true])
        if (ways[from]!.stops + 1 < (ways[to]?.stops ?? Infinity) && fits(from, to, hard))
          ways[to] = {stops: ways[from]!.stops + 1, from, hard};
  const stops: Stop[] = [];
  for (let i = RAMP_WIDTH - 1; i >= 0; i = i === 0 ? -1 : ways[i]!.from) {
    const [r, g, b, lit] = texels[i]!.map((x) => round(x / 255, 4)) as [number, number, number, number];
    const {hard} = ways[i]!;
    const stop: Stop = {at: 0, color: [r, g, b], lit, hard};
    const next = stops[0];
    // A step lies between two texels; where the colour changes after it, at the centre of the second.
    const at =
      hard && (!next || next.hard || sameColor(next, stop))
        ? i / RAMP_WIDTH
        : (i + 0.5) / RAMP_WIDTH - (hard ? HALF_STEP : 0);
    // Rounded more, a step would lie over its texel.
    stops.unshift({...stop, at: round(at, 6)});
  }
  // The outer stops lie at the borders, not at the centres of their texels, unless a texel would show it.
  const may = (a: Stop, b: Stop): boolean =>
    [...a.color, a.lit].every((x, k) => Math.abs(x - [...b.color, b.lit][k]!) / (b.at - a.at) < RAMP_WIDTH / 128);
  const last = stops.length - 1;
  if (stops[1]!.hard || may(stops[0]!, stops[1]!)) stops[0] = {...stops[0]!, at: 0};
  if (!stops[last]!.hard && may(stops[last - 1]!, stops[last]!)) stops[last] = {...stops[last]!, at: 1};
  return stops;
}

function shipped(row: number): Ramp {
  const atlas = rampAtlas();
  const texels = Array.from({length: RAMP_WIDTH}, (_, i) => [
    ...atlas.subarray((row * RAMP_WIDTH + i) * 4).subarray(0, 4),
  ]);
  return fewestStops(texels, 2);
}
const cache = new Map<number, Ramp>();

export function rowOf(ramps: Ramps, row: number): Ramp {
  const known = ramps[row] ?? cache.get(row) ?? shipped(row);
  if (!ramps[row]) cache.set(row, known);
  return known;
}

/** Texels of one row, RGBA8. */
export function rampTexels(ramp: Ramp): Uint8Array {
  const keys = toKeys(ramp);
  const out = new Uint8Array(RAMP_WIDTH * 4);
  for (let i = 0; i < RAMP_WIDTH; i++)
    out.set(
      sampleCurve(keys, (i + 0.5) / RAMP_WIDTH).map((x) => Math.round(x * 255)),
      i * 4,
    );
  return out;
}

/** The atlas with the edited rows; undefined while it is the shipped one. */
export function editedAtlas(ramps: Ramps): Uint8Array | undefined {
  const rows = Object.entries(ramps);
  if (rows.length === 0) return undefined;
  const atlas = rampAtlas();
  for (const [row, ramp] of rows) atlas.set(rampTexels(ramp), Number(row) * RAMP_WIDTH * 4);
  return atlas;
}

export const rowCsv = (ramps: Ramps, row: number): string => (ramps[row] ? curveCsv(toKeys(ramps[row])) : rampCsv(row));

/** Moves a stop as far as its neighbours let it. */
export function moveStop(ramp: Ramp, index: number, to: number): Ramp {
  const low = ramp[index - 1]?.at ?? 0;
  const high = ramp[index + 1]?.at ?? 1;
  const at = Math.min(high, Math.max(low, round(to, 3)));
  return ramp.map((stop, i) => (i === index ? {...stop, at} : stop));
}

/** Adds a stop that changes nothing yet; the second value is its index. */
export function addStop(ramp: Ramp, to: number): readonly [Ramp, number] {
  const at = round(Math.min(1, Math.max(0, to)), 3);
  const [r, g, b, lit] = sampleCurve(toKeys(ramp), at).map((x) => round(x, 4)) as [number, number, number, number];
  const index = ramp.filter((stop) => stop.at <= at).length;
  return [[...ramp.slice(0, index), {at, color: [r, g, b], lit, hard: false}, ...ramp.slice(index)], index];
}

/** A ramp keeps at least one stop. */
export const removeStop = (ramp: Ramp, index: number): Ramp =>
  ramp.length > 1 ? ramp.filter((_, i) => i !== index) : ramp;

export const changeStop = (ramp: Ramp, index: number, change: Partial<Omit<Stop, 'at'>>): Ramp =>
  ramp.map((stop, i) => (i === index ? {...stop, ...change} : stop));
