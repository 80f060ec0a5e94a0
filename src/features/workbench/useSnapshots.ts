import {useEffect, useState, type RefObject} from 'react';
import {read, write, type Place} from '@site/src/lib/database';
import type {Stage} from '@site/src/stage/engine';
import {MOST, readSnapshots, withAll, without, type Accept, type Desk, type Snapshot, type Snapshots} from './document';
import {thumbnail} from './film';
import type {WorkbenchData} from './types';

const PLACE: Place = {database: 'workbench-snapshots', store: 'snapshots'};

/** Picture of a snapshot that the GPU has not drawn yet: an empty image. */
const NO_PICTURE = 'data:image/png;base64,';

/** The reader's snapshots: a list that goes on in the browser's database, or only until it is closed where there is none. */
export function useSnapshots(text: WorkbenchData['text'], accept: Accept, say: (text: string) => void) {
  const [list, setList] = useState<Snapshots>([]);
  useEffect(() => {
    void read(PLACE, (store): IDBRequest<unknown[]> => store.getAll()).then((found = []) => {
      // A snapshot that cannot be read hides no other.
      const kept = found.flatMap((each) => readSnapshots([each], accept) ?? []);
      setList((now) => withAll(kept, now));
    });
  }, [accept]);
  const keep = (act: (store: IDBObjectStore) => void) => void write(PLACE, act).catch(() => say(text.snapshotsNotKept));
  const put = (more: Snapshots): void => {
    setList((now) => withAll(now, more));
    keep((store) => more.forEach((each) => store.put(each, each.id)));
  };
  const remove = (id: string): void => {
    setList((now) => without(now, id));
    keep((store) => store.delete(id));
  };
  /** The snapshot may have been renamed or deleted since. */
  const setPicture = (id: string, picture: string): void => {
    setList((now) => now.map((each) => (each.id === id ? {...each, picture} : each)));
    keep((store) => {
      const found: IDBRequest<Snapshot | undefined> = store.get(id);
      found.onsuccess = () => found.result && store.put({...found.result, picture}, id);
    });
  };
  return {
    list,
    put,
    remove,
    /** @returns the id of the new snapshot; undefined where there is none */
    take(desk: Desk, stage: RefObject<Stage | undefined>, host: RefObject<HTMLElement | null>): string | undefined {
      if (list.length >= MOST) return void say(text.snapshotsFull.replace('{n}', String(MOST)));
      const names = Array.from({length: MOST}, (_, i) => text.snapshot.replace('{n}', String(i + 1)));
      const name = names.find((each) => list.every((other) => other.name !== each))!;
      const id = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
      put([{id, name, desk, picture: NO_PICTURE}]);
      thumbnail({stage: stage.current!, host: host.current!}).then(
        (picture) => setPicture(id, picture),
        () => {
          remove(id);
          say(text.failedPicture);
        },
      );
      say(text.snapshotTaken.replace('{name}', () => name));
      return id;
    },
  };
}
