import React, {useMemo, useState, type ReactNode} from 'react';
import panel from '@site/src/components/Stage/panel.module.css';
import {storedSet, storeSet} from '@site/src/lib/storedSet';
import {fold} from '@site/packages/search/engine/fold';
import type {StageValues, Value} from '@site/src/stage/ui/data';
import {setValue} from './document';
import Filter, {type Wanted} from './Filter';
import {changedIn, controlIn, documentOf, entries, keyOf, placeControls, whyInert} from './model';
import Row from './Row';
import SceneControls from './SceneControls';
import type {Entry} from './types';
import styles from './styles.module.css';
import {useWorkbench} from './useWorkbench';

/** Ids of the parameters with a star, which the browser keeps. */
const FAVOURITES = 'workbench-favourites';

/** Every parameter of a part by group, found by typing, and scene, camera and light. */
export default function Parameters(): ReactNode {
  const {data, text, words, desk, edit, stage, subject, part, choosePart, show, rampRows, say} = useWorkbench();
  const {values} = desk;
  const [wanted, setWanted] = useState<Wanted>({typed: '', changed: false, favourites: false});
  const [favourites, setFavourites] = useState(() => storedSet(FAVOURITES));
  const toggle = (id: string) =>
    setFavourites((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      storeSet(FAVOURITES, after);
      return after;
    });

  const set = (id: string, value: Value | undefined) => edit((now) => setValue(now, keyOf(part, id), value));
  const changed = changedIn(data, part, values);
  const byId = useMemo(() => new Map(entries(data).map((entry) => [entry.control.id, entry])), [data]);
  const typed = useMemo(() => fold(wanted.typed).split(/\s+/).filter(Boolean), [wanted.typed]);
  const matches = (folded: string) => typed.every((word) => folded.includes(word));
  const fits = (entry: Entry) =>
    entry.of.includes(part) &&
    (!wanted.changed || changed.includes(entry)) &&
    (!wanted.favourites || favourites.has(entry.control.id)) &&
    matches(entry.keys);
  const groups = data.groups.flatMap(({id, label, entries: all}) => {
    const shown = all.filter(fits);
    return shown.length > 0 ? [{id, label, shown}] : [];
  });
  const place = placeControls(data, values);
  // They are of no part: there for the whole character, and found by typing from any part.
  const has = (isChanged: boolean, ...texts: string[]) =>
    (part === 'all' || typed.length > 0) &&
    (!wanted.changed || isChanged) &&
    !wanted.favourites &&
    matches(fold(texts.join(' ')));
  const placed = place.filter(({id, label, ...control}) =>
    has(id in values, id, label, ...(control.kind === 'choice' ? control.options.map((option) => option.label) : [])),
  );
  const offersPicture = has(desk.backdrop !== undefined, text.backdrop, text.panorama, text.backdropNote);
  const all: StageValues = {...Object.fromEntries(place.map(({id, value}) => [id, value])), ...values};
  const {camera} = documentOf(data, values, {view: 'color'});
  const CameraDistance = stage.current?.distance(camera) ?? camera.distance;
  const drawn = {byId, values: {...all, CameraDistance}, own: subject, text};
  return (
    <>
      <Filter wanted={wanted} onWanted={setWanted} changed={changed} />
      {(placed.length > 0 || offersPicture) && (
        <SceneControls
          controls={placed}
          offersPicture={offersPicture}
          whyInert={(control, needs) => whyInert(drawn, {control, needs, of: ['all']}, 'all')}
        />
      )}
      {groups.map(({id, label, shown}) => (
        <details key={id} className={styles.group} open>
          <summary>
            {label} <span>{shown.length}</span>
          </summary>
          <div className={panel.rows}>
            {shown.map((entry) => {
              const control = controlIn(entry, part, values);
              return (
                <Row
                  key={keyOf(part, control.id)}
                  control={control}
                  value={values[keyOf(part, control.id)] ?? control.value}
                  words={words}
                  conditions={entry.needs}
                  why={whyInert(drawn, entry, part)}
                  say={say}
                  set={set}
                  rampRows={control.id === 'RampIndex' ? rampRows : undefined}
                  star={{on: favourites.has(control.id), label: text.favourite, toggle}}
                />
              );
            })}
          </div>
        </details>
      ))}
      {groups.length === 0 && placed.length === 0 && !offersPicture && (
        <p className={styles.empty}>
          {text.none.replace('{part}', text.parts[part])}
          {part !== 'all' && data.groups.some(({entries: of}) => of.some(({keys}) => matches(keys))) && (
            <button type="button" className={styles.link} onClick={() => choosePart('all')}>
              {text.searchAll}
            </button>
          )}
          {matches(fold([text.move, text.picture, text.cutOut, text.turntable, text.filmNote].join(' '))) && (
            <button type="button" className={styles.link} onClick={() => show('output')}>
              {text.elsewhere.replace('{panel}', text.panel.output)}
            </button>
          )}
        </p>
      )}
    </>
  );
}
