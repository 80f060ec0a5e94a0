import React, {type ReactNode} from 'react';
import Divider from '@site/src/components/Stage/Divider';
import type {WorkbenchData} from './types';
import styles from './styles.module.css';

/** The line between a look or a snapshot and the desk, and the end of the comparison. */
export default function Comparison({
  name,
  text,
  label,
  at,
  onAt,
  onEnd,
}: {
  name: string;
  text: WorkbenchData['text'];
  label: string;
  at: number;
  onAt: (at: number) => void;
  onEnd: () => void;
}): ReactNode {
  return (
    <>
      <Divider before={name} after={text.now} label={label} at={at} onAt={onAt} />
      <button type="button" className={styles.end} onClick={onEnd}>
        {text.endCompare}
      </button>
    </>
  );
}
