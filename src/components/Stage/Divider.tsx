import React, {type CSSProperties, type ReactNode} from 'react';
import styles from './divider.module.css';

/** The line between the halves of a picture: a slider over it, with the name of each half. */
export default function Divider({
  before,
  after,
  label,
  at,
  onAt,
}: {
  before: string;
  after: string;
  label: string;
  /** Percent of the width. */
  at: number;
  onAt(at: number): void;
}): ReactNode {
  return (
    <div className={styles.split} style={{'--split': `${at}%`} as CSSProperties}>
      <span className={styles.before}>{before}</span>
      <span className={styles.after}>{after}</span>
      <input
        type="range"
        step={2}
        value={at}
        aria-label={label}
        aria-valuetext={`${before} ${at}%`}
        onChange={(event) => onAt(Number(event.target.value))}
      />
    </div>
  );
}
