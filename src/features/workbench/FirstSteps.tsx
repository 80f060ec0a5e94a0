import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Panel} from './Tabs';
import styles from './steps.module.css';
import desk from './styles.module.css';
import type {WorkbenchData} from './types';
import type {Step} from './words';

/** How to begin, over the picture, until the reader closes it for good. */
export default function FirstSteps({
  data: {
    text: {steps, panel},
    words,
  },
  onPanel,
  onClose,
}: {
  data: WorkbenchData;
  onPanel: (panel: Panel) => void;
  onClose: () => void;
}): ReactNode {
  return (
    <section className={styles.steps} aria-labelledby="workbench-steps">
      <h3 id="workbench-steps">{steps.title}</h3>
      <ol>
        {(Object.keys(steps.list) as Step[]).map((each) => (
          <li key={each}>
            <button type="button" onClick={() => onPanel(each)}>
              {panel[each]}
            </button>
            {words.colon}
            {steps.list[each]}
          </li>
        ))}
      </ol>
      <button type="button" className={clsx(desk.button, styles.close)} onClick={onClose}>
        <span>{steps.close}</span>
      </button>
    </section>
  );
}
