/** Snapshots and looks that a reader can open on the workbench or compare with it. */
import type {Desk, Snapshots} from './document';
import {lookOn} from './model';
import type {WorkbenchData} from './types';

export interface Version {
  readonly id: string;
  readonly label: string;
  /** The document that opening it makes of the desk. */
  readonly on: (desk: Desk) => Desk;
}

/** What is compared, by ids; the right is the desk without one. */
export interface Pair {
  readonly left: string;
  readonly right?: string | undefined;
}

/** The reader's snapshots, and the looks, which leave ramps, face shadow and background as they are. */
export const versionsOf = ({looks}: Pick<WorkbenchData, 'looks'>, snapshots: Snapshots): readonly Version[] => [
  ...snapshots.map(({id, name, desk}) => ({id, label: name, on: () => desk})),
  ...looks.map(({id, label, values}) => ({
    id,
    label,
    on: (now: Desk) => ({...now, values: lookOn(values, now.values)}),
  })),
];
