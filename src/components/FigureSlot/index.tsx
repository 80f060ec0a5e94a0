import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Placeholder for a picture that the site's owner adds; its text says what to capture. */
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
