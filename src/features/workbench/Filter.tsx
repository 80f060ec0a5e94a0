import React, {useId, type ReactNode} from 'react';
import {PARTS} from './model';
import styles from './styles.module.css';
import type {Part, WorkbenchData} from './types';

/** Which parameters the panel lists. */
export interface Wanted {
  readonly typed: string;
  readonly changed: boolean;
  readonly favourites: boolean;
}

/** The choice of a part, the fields that filter its parameters, and how many of them are changed. */
export default function Filter({
  text,
  part,
  onPart,
  wanted,
  onWanted,
  changed,
  edited,
  onReset,
}: {
  text: WorkbenchData['text'];
  part: Part;
  onPart: (part: Part) => void;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  /** Number of changed parameters of the part. */
  changed: number;
  /** Parts with values of their own. */
  edited: readonly Part[];
  onReset: () => void;
}): ReactNode {
  const field = useId();
  return (
    <div className={styles.head}>
      <div role="radiogroup" aria-label={text.part} className={styles.chips}>
        {PARTS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="workbench-part"
              title={edited.includes(each) ? text.hasValues : undefined}
              checked={part === each}
              onChange={() => onPart(each)}
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
        <output>{changed > 0 && text.changed.replace('{n}', String(changed))}</output>
        {changed > 0 && (
          <button type="button" className={styles.link} onClick={onReset}>
            {text.resetPart.replace('{part}', text.parts[part])}
          </button>
        )}
      </p>
    </div>
  );
}
