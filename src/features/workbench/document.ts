/** The document of the workbench, its history, its snapshots and its files. Pure. */
import type {StageValues, Value} from '../../stage/ui/data';
import {isFaceMasks, type FaceMasks} from './face-shadow/masks';
import {isRamps, type Ramps} from './ramp/stops';

/** All that a reader sets. Immutable: an edit makes another document that shares what did not change. */
export interface Desk {
  /** What differs from the start: camera, light, scene and parameters; `hair.RimWidth` is for the hair alone. */
  readonly values: StageValues;
  /** Edited rows of the ramp atlas. */
  readonly ramps: Ramps;
  /** Edited masks of the face shadow. */
  readonly face?: FaceMasks;
  /** The reader's picture behind the character. */
  readonly backdrop?: Backdrop;
}

/** An object, so that documents share it and compare it by identity. */
export interface Backdrop {
  /** Data address. */
  readonly data: string;
  /** It is all around her, and turns with the camera. */
  readonly panorama?: true;
}

export const EMPTY: Desk = {values: {}, ramps: {}};

export const isEmpty = ({values, ramps, face, backdrop}: Desk): boolean =>
  !face && !backdrop && Object.keys(values).length + Object.keys(ramps).length === 0;

/** @param value undefined removes it */
export function setValue(desk: Desk, key: string, value: Value | undefined): Desk {
  const values = {...desk.values};
  if (value === undefined) delete values[key];
  else values[key] = value;
  return {...desk, values};
}

/** @param part undefined removes it */
export function setPart<Name extends 'face' | 'backdrop'>(desk: Desk, name: Name, part: Desk[Name] | undefined): Desk {
  const next = {...desk, [name]: part};
  if (!part) delete next[name];
  return next;
}

/** Undo and redo: `now` is shown; a gesture changes it many times and ends with one step. */
export interface History {
  readonly past: readonly Desk[];
  /** The document at the last step. */
  readonly settled: Desk;
  readonly now: Desk;
  readonly future: readonly Desk[];
}

export const begin = (desk: Desk): History => ({past: [], settled: desk, now: desk, future: []});

export const change = (history: History, now: Desk): History => ({...history, now});

export const isSame = (a: Desk, b: Desk): boolean => a === b || writeFile(a) === writeFile(b);

/** Ends a gesture: what it changed becomes one step. */
export function settle(history: History): History {
  const {past, settled, now} = history;
  if (now === settled) return history;
  return isSame(now, settled) ? change(history, settled) : {past: [...past, settled], settled: now, now, future: []};
}

export function undo(history: History): History {
  const {past, now, future} = settle(history);
  const last = past.at(-1);
  return last ? {past: past.slice(0, -1), settled: last, now: last, future: [now, ...future]} : history;
}

export function redo(history: History): History {
  const {past, now, future} = settle(history);
  const [next, ...rest] = future;
  return next ? {past: [...past, now], settled: next, now: next, future: rest} : history;
}

/** Puts what could be undone when the page was left before what can be undone now. */
export const recall = (history: History, past: readonly Desk[]): History =>
  past.length === 0 ? history : {...history, past: [...past, ...history.past]};

/** Bounds of the past that outlives the page: steps, and characters of masks and pictures, which are nearly all of its bytes. */
const MOST_STEPS = 50;
const MOST_DRAWN = 2_000_000;

/** The part of a past that outlives the page. */
export function recent(past: readonly Desk[]): readonly Desk[] {
  const counted = new Set<FaceMasks | Backdrop>();
  let drawn = 0;
  const count = <T extends FaceMasks | Backdrop>(part: T | undefined, size: (part: T) => number): void => {
    if (part && !counted.has(part)) drawn += size(part);
    if (part) counted.add(part);
  };
  let from = past.length;
  while (from > 0 && past.length - from < MOST_STEPS) {
    const {face, backdrop} = past[from - 1]!;
    count(face, (masks) => masks.join('').length);
    count(backdrop, ({data}) => data.length);
    if (drawn > MOST_DRAWN) break;
    from--;
  }
  return past.slice(from);
}

/** Most characters of a backdrop: a file of a desk and all its snapshots stays below the longest that is read. */
export const LONGEST_BACKDROP = 400_000;

const isBackdrop = (value: unknown): value is Backdrop => {
  const {data, panorama = true} = (value ?? {}) as Partial<Backdrop>;
  // An address would be fetched from another host.
  return panorama === true && typeof data === 'string' && data.length <= LONGEST_BACKDROP && PICTURE.test(data);
};
const PICTURE = /^data:image\/(?:jpeg|png);base64,/;

/** Takes a value from outside for a key; undefined when there is no such control or it refuses. */
export type Accept = (key: string, value: unknown) => Value | undefined;

/** @returns undefined when it is no document */
function readDesk(from: unknown, accept: Accept): {desk: Desk; refused: readonly string[]} | undefined {
  const {values, ramps, face, backdrop} = (from ?? {}) as Record<string, unknown>;
  if (typeof values !== 'object' || values === null || !isRamps(ramps)) return undefined;
  if (!(face === undefined || isFaceMasks(face)) || !(backdrop === undefined || isBackdrop(backdrop))) return undefined;
  const refused: string[] = [];
  const taken: Record<string, Value> = {};
  for (const [key, value] of Object.entries(values)) {
    const accepted = accept(key, value);
    if (accepted === undefined) refused.push(key);
    else taken[key] = accepted;
  }
  return {desk: {values: taken, ramps, ...(face && {face}), ...(backdrop && {backdrop})}, refused};
}

/** A past that was kept; documents that cannot be read are left out. */
export const readPast = (from: unknown, accept: Accept): readonly Desk[] =>
  (Array.isArray(from) ? from : []).flatMap((each: unknown) => readDesk(each, accept)?.desk ?? []);

/** A document that the reader keeps beside the one on the desk; no step of the history touches it. */
export interface Snapshot {
  /** Sorts by age. */
  readonly id: string;
  readonly name: string;
  readonly desk: Desk;
  /** Data address of a small picture. */
  readonly picture: string;
}

/** The newest first. */
export type Snapshots = readonly Snapshot[];

/** Most that are kept. */
export const MOST = 40;

export const without = (snapshots: Snapshots, id: string): Snapshots => snapshots.filter((each) => each.id !== id);

/** With these, in the place of those that have their ids. */
export const withAll = (snapshots: Snapshots, more: Snapshots): Snapshots =>
  [...more.reduce((rest, {id}) => without(rest, id), snapshots), ...more].sort((a, b) => (a.id < b.id ? 1 : -1));

/** The snapshots in a list from outside; undefined when one of its entries is none. */
export function readSnapshots(from: unknown, accept: Accept): Snapshots | undefined {
  if (!Array.isArray(from) || from.length > MOST) return undefined;
  const read = from.flatMap((each: unknown): Snapshot[] => {
    const {id, name, picture, desk} = (each ?? {}) as Record<string, unknown>;
    const found = readDesk(desk, accept);
    const isText = typeof id === 'string' && typeof name === 'string' && typeof picture === 'string';
    return found && isText && PICTURE.test(picture) ? [{id, name, picture, desk: found.desk}] : [];
  });
  return read.length === from.length ? withAll([], read) : undefined;
}

const FORMAT = 'toon-workbench';
const VERSION = 1;
/** Longest file that is read, bytes: of a desk and all its snapshots, each with sixteen ramps and ten masks. */
export const LONGEST = 25_000_000;

export type FileFault = 'large' | 'broken' | 'other' | 'future';

export const writeFile = (desk: Desk, snapshots: Snapshots = []): string =>
  JSON.stringify({format: FORMAT, version: VERSION, ...desk, ...(snapshots.length > 0 && {snapshots})});

/** Reads a file that `writeFile` has written. Values that `accept` does not take are left out and named in `refused`. */
export function readFile(
  text: string,
  accept: Accept,
): {desk: Desk; refused: readonly string[]; snapshots: Snapshots} | {fault: FileFault} {
  if (text.length > LONGEST) return {fault: 'large'};
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return {fault: 'broken'};
  }
  const {format, version, snapshots: kept = []} = (file ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || typeof version !== 'number') return {fault: 'other'};
  if (version > VERSION) return {fault: 'future'};
  const read = readDesk(file, accept);
  const snapshots = readSnapshots(kept, accept);
  return read && snapshots ? {...read, snapshots} : {fault: 'broken'};
}
