import React, {type ReactNode} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import rampRows from '@site/data/ramps.json';
import Strip, {type Tint} from './Strip';
import type {Ramps} from './stops';
import styles from './styles.module.css';
import type {RampWords} from './words';

/** The rows of the atlas, of which one is edited. */
export default function Rows({
  value,
  row,
  onRow,
  tint,
  words,
  locale,
}: {
  value: Ramps;
  row: number;
  onRow: (row: number) => void;
  tint: Tint;
  words: RampWords;
  locale: Locale;
}): ReactNode {
  return (
    <div className={styles.rows} role="radiogroup" aria-label={words.rows}>
      {rampRows.map(({name, label: names}, i) => (
        <label key={name} className={styles.row}>
          <input type="radio" name="ramp-row" checked={row === i} onChange={() => onRow(i)} />
          <span className={styles.number}>{String(i).padStart(2, '0')}</span>
          <span className={styles.name}>{forLocale(names, locale)}</span>
          <span className={styles.mark}>{value[i] && words.changed}</span>
          <Strip row={i} ramp={value[i]} tint={tint} />
        </label>
      ))}
    </div>
  );
}
