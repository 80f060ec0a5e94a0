import React, {type ReactNode} from 'react';
import Still from '@site/src/components/media/Still';
import type {WorkbenchData} from './types';
import styles from './styles.module.css';

type Look = WorkbenchData['looks'][number];

/** The looks with their pictures: open one, or compare it with what is on the desk. */
export default function Gallery({
  data: {looks, text},
  compared,
  onOpen,
  onCompare,
}: {
  data: WorkbenchData;
  compared: Look | undefined;
  onOpen: (look: Look) => void;
  onCompare: (look: Look | undefined) => void;
}): ReactNode {
  return (
    <>
      <p className={styles.note}>{text.looksNote}</p>
      <ul className={styles.looks}>
        {looks.map((look) => (
          <li key={look.id}>
            <button type="button" className={styles.look} onClick={() => onOpen(look)}>
              <Still name={`look-${look.id}`} alt="" />
              <b>
                <span className={styles.hidden}>{text.open} </span>
                {look.label}
              </b>
            </button>
            <p>{look.note}</p>
            <button
              type="button"
              className={styles.link}
              aria-pressed={compared === look}
              onClick={() => onCompare(compared === look ? undefined : look)}>
              {compared === look ? text.endCompare : text.compare}
              <span className={styles.hidden}> {look.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
