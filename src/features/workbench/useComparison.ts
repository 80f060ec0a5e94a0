import {useMemo, useState} from 'react';
import type {Desk, Snapshots} from './document';
import type {WorkbenchData} from './types';

/** A snapshot or a look that the reader can open on the workbench or compare with it. */
interface Version {
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

/** Two versions beside each other, or a version and the desk, with the line between them at `at` percent of the width. */
export function useComparison({looks}: WorkbenchData, snapshots: Snapshots, desk: Desk) {
  const [wanted, setPair] = useState<Pair>();
  const [at, setAt] = useState(50);
  const versions = useMemo(
    (): readonly Version[] => [
      ...snapshots.map((each) => ({id: each.id, label: each.name, on: () => each.desk})),
      // A look leaves figure, ramps, face shadow and background as they are.
      ...looks.map(({id, label, values}) => ({
        id,
        label,
        on: (now: Desk) => {
          const {Figure} = now.values;
          return {...now, values: {...values, ...(Figure !== undefined && {Figure})}};
        },
      })),
    ],
    [looks, snapshots],
  );
  const [left, right] = [wanted?.left, wanted?.right].map((id) => versions.find((each) => each.id === id));
  const compare = useMemo(
    () => left && {at: at / 100, left: left.on(desk), right: right?.on(desk) ?? desk},
    [left, right, at, desk],
  );
  return {
    versions,
    /** A snapshot that was deleted ends the comparison. */
    pair: left && wanted,
    setPair,
    at,
    setAt,
    /** The documents of both sides; undefined when nothing is compared. */
    compare,
  };
}
