import {useMemo, useState} from 'react';
import type {Desk, Snapshots} from './document';
import type {WorkbenchData} from './types';
import {versionsOf, type Pair} from './versions';

/** Two versions beside each other, or a version and the desk, with the line between them at `at` percent of the width. */
export function useComparison(data: WorkbenchData, snapshots: Snapshots, desk: Desk) {
  const [wanted, setPair] = useState<Pair>();
  const [at, setAt] = useState(50);
  const versions = useMemo(() => versionsOf(data, snapshots), [data, snapshots]);
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
