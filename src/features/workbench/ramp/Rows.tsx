import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import rampRows from '@site/data/ramps.json';
import Strip, {type Tint} from './Strip';
import type {Ramps} from './stops';
import styles from './styles.module.css';

/** What the rows look like. */
export interface Shown {
  readonly value: Ramps;
  readonly tint: Tint;
  /** Mark of a row that is edited. */
  readonly changed: string;
  /** Which parts have a row; empty for a row that none has. */
  readonly users: readonly string[];
  readonly locale: Locale;
}

/** The rows of the atlas, of which one is chosen. */
export default function Rows({
  shown: {value, tint, changed, users, locale},
  row,
  onRow,
  onReset,
  name,
  label,
  small,
}: {
  shown: Shown;
  row: number;
  onRow: (row: number) => void;
  /** The reader presses Delete, as on the other controls of a panel. */
  onReset?: () => void;
  /** Of the fields. */
  name: string;
  label: string;
  small?: boolean;
}): ReactNode {
  return (
    <div className={clsx(styles.rows, small && styles.small)} role="radiogroup" aria-label={label}>
      {rampRows.map((each, i) => (
        <label key={each.name} className={styles.row} title={small ? forLocale(each.label, locale) : undefined}>
          <input
            type="radio"
            name={name}
            checked={row === i}
            onChange={() => onRow(i)}
            onKeyDown={({key}) => {
              if (key === 'Delete' || key === 'Backspace') onReset?.();
            }}
          />
          <span className={styles.number}>{String(i).padStart(2, '0')}</span>
          <span className={styles.name}>{forLocale(each.label, locale)}</span>
          <span className={styles.mark}>{value[i] && changed}</span>
          {!small && users[i] && <span className={styles.users}>{users[i]}</span>}
          <Strip row={i} ramp={value[i]} tint={tint} />
        </label>
      ))}
      {small && <p className={styles.users}>{users[row]}</p>}
    </div>
  );
}
