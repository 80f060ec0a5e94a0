import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A place that the owner still has to fill; its text says exactly what to capture. */
export default function FigureSlot({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.slot} role="note">
      <strong>
        <Translate id="figureSlot.title">Picture to come</Translate>
      </strong>
      <div>{children}</div>
    </div>
  );
}
