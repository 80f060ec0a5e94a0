/** The document of the workbench, its files and its history. Pure. */
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
}

export const EMPTY: Desk = {values: {}, ramps: {}};

export const isEmpty = ({values, ramps, face}: Desk): boolean =>
  face === undefined && Object.keys(values).length + Object.keys(ramps).length === 0;

/** @param value undefined removes it */
export function setValue(desk: Desk, key: string, value: Value | undefined): Desk {
  const values = {...desk.values};
  if (value === undefined) delete values[key];
  else values[key] = value;
  return {...desk, values};
}

export function setFace(desk: Desk, face: FaceMasks | undefined): Desk {
  const {values, ramps} = desk;
  return {values, ramps, ...(face && {face})};
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

/** Ends a gesture: what it changed becomes one step. */
export const settle = (history: History): History =>
  history.now === history.settled
    ? history
    : {past: [...history.past, history.settled], settled: history.now, now: history.now, future: []};

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

const FORMAT = 'toon-workbench';
const VERSION = 1;
/** Longest file that is read, bytes: sixteen ramps and ten masks have a tenth. */
export const LONGEST = 5_000_000;

export type FileFault = 'large' | 'broken' | 'other' | 'future';

export const writeFile = (desk: Desk): string => JSON.stringify({format: FORMAT, version: VERSION, ...desk});

/** @param accept the value as a control takes it; undefined when there is no such control or it refuses */
export function readFile(
  text: string,
  accept: (key: string, value: unknown) => Value | undefined,
): {desk: Desk; refused: readonly string[]} | {fault: FileFault} {
  if (text.length > LONGEST) return {fault: 'large'};
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return {fault: 'broken'};
  }
  const {format, version, values, ramps, face} = (file ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || typeof version !== 'number') return {fault: 'other'};
  if (version > VERSION) return {fault: 'future'};
  if (typeof values !== 'object' || values === null || !isRamps(ramps) || !(face === undefined || isFaceMasks(face)))
    return {fault: 'broken'};
  const refused: string[] = [];
  const taken: Record<string, Value> = {};
  for (const [key, value] of Object.entries(values)) {
    const accepted = accept(key, value);
    if (accepted === undefined) refused.push(key);
    else taken[key] = accepted;
  }
  return {desk: {values: taken, ramps, ...(face && {face})}, refused};
}
