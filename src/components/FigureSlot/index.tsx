import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** For writers: a picture that is still to be taken. A production build leaves it out (plugins/figures). */
export default function FigureSlot({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.slot} role="note">
      <strong lang="en">Picture to come</strong>
      <div>{children}</div>
    </div>
  );
}
