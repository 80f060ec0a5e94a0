import React, {useCallback, useMemo, useState, type ReactNode} from 'react';
import panel from '@site/src/components/Stage/panel.module.css';
import type {Subject} from '@site/src/stage/character';
import {fold} from '@site/packages/search/engine/fold';
import type {Stage} from '@site/src/stage/engine';
import type {StageValues, Value} from '@site/src/stage/ui/data';
import {setValue, type Desk} from './document';
import Filter, {type Wanted} from './Filter';
import {changedIn, controlIn, documentOf, entries, keyOf, PARTS, placeControls, whyInert} from './model';
import type {Shown} from './ramp/Rows';
import Row from './Row';
import SceneControls from './SceneControls';
import type {Panel} from './Tabs';
import type {Entry, Part, WorkbenchData} from './types';
import styles from './styles.module.css';
import {useFavourites} from './useFavourites';
import type {Editing} from './useHistory';

/** Every parameter of a part by group, found by typing, and scene, camera and light. */
export default function Parameters({
  data,
  desk,
  editing,
  part,
  onPart,
  own,
  distance,
  rampRows,
  onBackdrop,
  onPanel,
  say,
}: {
  data: WorkbenchData;
  desk: Desk;
  editing: Editing;
  part: Part;
  onPart: (part: Part) => void;
  /** The reader's model, if it is drawn. */
  own: Subject | undefined;
  /** Centimetres between a camera and its target. */
  distance: Stage['distance'];
  rampRows: Shown;
  /** Without a file the background picture goes. */
  onBackdrop: (file: File | undefined) => void;
  onPanel: (panel: Panel) => void;
  say: (text: string) => void;
}): ReactNode {
  const {text, words} = data;
  const {values} = desk;
  const {edit, step} = editing;
  const [wanted, setWanted] = useState<Wanted>({typed: '', changed: false, favourites: false});
  const {favourites, toggle} = useFavourites();

  const set = useCallback(
    (id: string, value: Value | undefined) => edit((now) => setValue(now, keyOf(part, id), value)),
    [edit, part],
  );

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
  const drawn = {
    byId,
    values: {...all, CameraDistance: distance(documentOf(data, values, {view: 'color'}).camera)},
    own,
    text,
  };
  const reset = () => {
    step((now) => changed.reduce((next, {control}) => setValue(next, keyOf(part, control.id), undefined), now));
    say(text.resetPart.replace('{part}', text.parts[part]));
  };
  return (
    <>
      <Filter
        text={text}
        part={part}
        onPart={onPart}
        wanted={wanted}
        onWanted={setWanted}
        changed={changed.length}
        edited={PARTS.filter((each) => each !== 'all' && changedIn(data, each, values).length > 0)}
        onReset={reset}
      />
      {(placed.length > 0 || offersPicture) && (
        <SceneControls
          data={data}
          desk={desk}
          controls={placed}
          offersPicture={offersPicture}
          whyInert={(control, needs) => whyInert(drawn, {control, needs, of: ['all']}, 'all')}
          edit={edit}
          onBackdrop={onBackdrop}
          say={say}
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
            <button type="button" className={styles.link} onClick={() => onPart('all')}>
              {text.searchAll}
            </button>
          )}
          {matches(fold([text.move, text.picture, text.cutOut, text.turntable, text.filmNote].join(' '))) && (
            <button type="button" className={styles.link} onClick={() => onPanel('output')}>
              {text.elsewhere.replace('{panel}', text.panel.output)}
            </button>
          )}
        </p>
      )}
    </>
  );
}
