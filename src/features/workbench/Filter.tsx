import React, {useId, type ReactNode} from 'react';
import {setValue} from './document';
import {changedIn, groupsOf, keyOf} from './model';
import styles from './styles.module.css';
import type {Entry, Part} from './types';
import {useWorkbench} from './useWorkbench';

/** Which parameters the panel lists. */
export interface Wanted {
  readonly typed: string;
  readonly changed: boolean;
  readonly favourites: boolean;
}

/** The choice of a part, the fields that filter its parameters, and how many of them are changed. */
export default function Filter({
  wanted,
  onWanted,
  changed,
}: {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  /** The changed parameters of the part. */
  changed: readonly Entry[];
}): ReactNode {
  const {data, text, words, desk, step, subject, own, part, choosePart, say} = useWorkbench();
  const field = useId();
  const there: readonly Part[] = ['all', ...groupsOf(subject)];
  const named = text.resetPart.replace('{part}', text.parts[part]);
  /** What the part holds: materials of the reader's model, or things of ours that its name does not tell. */
  const ofOurs: Partial<Record<Part, string>> = text.holds;
  const holds = subject
    ? own.own?.model.materials.flatMap((each) => (each.part === part ? each.name : [])).join(words.comma)
    : ofOurs[part];
  const reset = () => {
    step((now) => changed.reduce((next, {control}) => setValue(next, keyOf(part, control.id), undefined), now));
    say(named);
  };
  return (
    <div className={styles.head}>
      <div role="radiogroup" aria-label={text.part} className={styles.chips}>
        {(there.includes(part) ? there : [...there, part]).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="workbench-part"
              title={each !== 'all' && changedIn(data, each, desk.values).length > 0 ? text.hasValues : undefined}
              checked={part === each}
              onChange={() => choosePart(each)}
            />
            <span>{text.parts[each]}</span>
          </label>
        ))}
      </div>
      <div className={styles.find}>
        <label htmlFor={field} className="lk-said">
          {text.filter}
        </label>
        <input
          id={field}
          className={styles.search}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={text.placeholder}
          value={wanted.typed}
          onChange={(event) => onWanted({...wanted, typed: event.target.value})}
        />
        {(['changed', 'favourites'] as const).map((which) => (
          <label key={which} className={styles.check}>
            <input
              type="checkbox"
              checked={wanted[which]}
              onChange={(event) => onWanted({...wanted, [which]: event.target.checked})}
            />
            {text[`${which}Only`]}
          </label>
        ))}
      </div>
      <p className={styles.count}>
        {holds && <span title={holds}>{holds}</span>}
        <output>{changed.length > 0 && text.changed.replace('{n}', String(changed.length))}</output>
        {changed.length > 0 && (
          <button type="button" className={styles.link} onClick={reset}>
            {named}
          </button>
        )}
      </p>
    </div>
  );
}
