import clsx from 'clsx';
import React, {memo, useCallback, useId, useMemo, useState, type ReactNode} from 'react';
import Control from '@site/src/components/Stage/Control';
import stageStyles from '@site/src/components/Stage/styles.module.css';
import type {Subject} from '@site/src/stage/character';
import {fold} from '@site/src/search/engine/fold';
import type {Stage} from '@site/src/stage/engine';
import type {Condition, Control as Definition, StageValues, Value} from '@site/src/stage/ui/data';
import {same} from '@site/src/stage/ui/values';
import type {Words as StageWords} from '@site/src/stage/ui/words';
import {storedSet, storeSet} from '@site/src/lib/storedSet';
import {setValue, type Desk} from './document';
import FileField from './FileField';
import {changedIn, controlIn, documentOf, entries, keyOf, PARTS, placeControls, whyInert} from './model';
import type {Part, WorkbenchData} from './types';
import styles from './styles.module.css';
import type {Editing} from './useHistory';

const FAVOURITES = 'workbench-favourites';

interface RowProps {
  control: Definition;
  value: Value;
  words: StageWords;
  /** What it needs, and why it does nothing. */
  conditions?: readonly Condition[] | undefined;
  why?: string | undefined;
  say: (text: string) => void;
  set: (id: string, value: Value | undefined) => void;
  /** Undefined where the row has no star. */
  star?: {on: boolean; label: string; toggle: (id: string) => void} | undefined;
}

const Row = memo(
  function Row({control, value, words, conditions, why, say, set, star}: RowProps): ReactNode {
    const {id} = control;
    return (
      <div className={clsx(styles.row, star && styles.starred)}>
        <Control
          control={control}
          scope="workbench"
          value={value}
          words={words}
          conditions={conditions}
          why={why}
          say={say}
          onChange={(next) => set(id, next)}
          onReset={() => set(id, undefined)}
        />
        {star && (
          <button
            type="button"
            className={styles.star}
            aria-pressed={star.on}
            aria-label={star.label.replace('{name}', control.label)}
            title={star.label.replace('{name}', control.label)}
            onClick={() => star.toggle(id)}>
            <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
              <path d="M8 1.8l1.9 4 4.4.5-3.3 3 .9 4.3L8 11.4l-3.9 2.2.9-4.3-3.3-3 4.4-.5z" />
            </svg>
          </button>
        )}
      </div>
    );
  },
  (a, b) =>
    a.control.id === b.control.id &&
    same(a.control, a.control.value, b.control.value) &&
    same(a.control, a.value, b.value) &&
    a.why === b.why &&
    a.set === b.set &&
    a.star?.on === b.star?.on,
);

/** Every parameter of a part by group, found by typing, and scene, camera and light. */
export default function Parameters({
  data,
  desk,
  editing,
  part,
  onPart,
  own,
  distance,
  onBackdrop,
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
  /** Without a file the background picture goes. */
  onBackdrop: (file: File | undefined) => void;
  say: (text: string) => void;
}): ReactNode {
  const {text, words} = data;
  const {values} = desk;
  const {edit, step} = editing;
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState({changed: false, favourites: false});
  const [favourites, setFavourites] = useState(() => storedSet(FAVOURITES));
  const field = useId();

  const set = useCallback(
    (id: string, value: Value | undefined) => edit((now) => setValue(now, keyOf(part, id), value)),
    [edit, part],
  );
  const setPlace = useCallback(
    (id: string, value: Value | undefined) =>
      edit((now) => {
        const next = setValue(now, id, value);
        // A scene brings its light, a framing its camera.
        const dropped = {ScenePreset: /^Light(?:Yaw|Pitch)$/, Frame: /^Camera/}[id];
        return dropped
          ? {...next, values: Object.fromEntries(Object.entries(next.values).filter(([key]) => !dropped.test(key)))}
          : next;
      }),
    [edit],
  );
  const toggle = useCallback(
    (id: string) =>
      setFavourites((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        storeSet(FAVOURITES, after);
        return after;
      }),
    [],
  );

  const changed = changedIn(data, part, values);
  const byId = useMemo(() => new Map(entries(data).map((entry) => [entry.control.id, entry])), [data]);
  const wanted = useMemo(() => fold(typed).split(/\s+/).filter(Boolean), [typed]);
  const fits = (entry: (typeof changed)[number]) =>
    entry.of.includes(part) &&
    (!only.changed || changed.includes(entry)) &&
    (!only.favourites || favourites.has(entry.control.id)) &&
    wanted.every((word) => entry.keys.includes(word));
  const filtered = only.changed || only.favourites || wanted.length > 0;
  const groups = data.groups.flatMap(({id, label, entries: all}) => {
    const shown = all.filter(fits);
    return shown.length > 0 ? [{id, label, shown}] : [];
  });
  const partName = text.parts[part];
  const place = placeControls(data, values);
  const all: StageValues = {...Object.fromEntries(place.map(({id, value}) => [id, value])), ...values};
  const drawn = {
    byId,
    values: {...all, CameraDistance: distance(documentOf(data, values, {view: 'color'}).camera)},
    own,
    text,
  };
  return (
    <>
      <div className={styles.head}>
        <div role="radiogroup" aria-label={text.part} className={styles.chips}>
          {PARTS.map((each) => (
            <label key={each}>
              <input type="radio" name="workbench-part" checked={part === each} onChange={() => onPart(each)} />
              <span>{text.parts[each]}</span>
            </label>
          ))}
        </div>
        <div className={styles.find}>
          <label htmlFor={field} className={styles.hidden}>
            {text.filter}
          </label>
          <input
            id={field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={text.placeholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {(['changed', 'favourites'] as const).map((which) => (
            <label key={which} className={styles.check}>
              <input
                type="checkbox"
                checked={only[which]}
                onChange={(event) => setOnly({...only, [which]: event.target.checked})}
              />
              {text[`${which}Only`]}
            </label>
          ))}
        </div>
        <p className={styles.count}>
          <output>{changed.length > 0 && text.changed.replace('{n}', String(changed.length))}</output>
          {changed.length > 0 && (
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                step((now) =>
                  changed.reduce((next, {control}) => setValue(next, keyOf(part, control.id), undefined), now),
                );
                say(text.resetPart.replace('{part}', partName));
              }}>
              {text.resetPart.replace('{part}', partName)}
            </button>
          )}
        </p>
      </div>
      {part === 'all' && !filtered && (
        <details className={styles.group} open>
          <summary>{text.place}</summary>
          <div className={stageStyles.rows}>
            {place.map((control) => {
              const needs = data.needs[control.id] ?? [];
              const why =
                desk.backdrop && /Backdrop/.test(control.id)
                  ? text.covered
                  : whyInert(drawn, {control, needs, of: ['all']}, 'all');
              return (
                <Row
                  key={control.id}
                  control={control}
                  value={values[control.id] ?? control.value}
                  words={words}
                  conditions={why ? [{any: [], why}] : needs}
                  why={why}
                  say={say}
                  set={setPlace}
                />
              );
            })}
          </div>
          <p className={clsx(styles.line, styles.backdropField)}>
            <b>{text.backdrop}</b>
            <FileField label={text.chooseBackdrop} accept="image/*" onFile={onBackdrop} />
            {desk.backdrop && (
              <button type="button" onClick={() => onBackdrop(undefined)}>
                {text.removeBackdrop}
              </button>
            )}
            <span className={styles.note}>{text.backdropNote}</span>
          </p>
        </details>
      )}
      {groups.map(({id, label, shown}) => (
        <details key={id} className={styles.group} open>
          <summary>
            {label} <span>{shown.length}</span>
          </summary>
          <div className={stageStyles.rows}>
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
                  star={{on: favourites.has(control.id), label: text.favourite, toggle}}
                />
              );
            })}
          </div>
        </details>
      ))}
      {groups.length === 0 && <p className={styles.empty}>{text.none}</p>}
    </>
  );
}
