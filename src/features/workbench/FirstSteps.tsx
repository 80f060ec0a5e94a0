import clsx from 'clsx';
import React, {useState, type ReactNode} from 'react';
import {storedSet, storeSet} from '@site/src/lib/storedSet';
import styles from './steps.module.css';
import desk from './styles.module.css';
import {focusTab} from './Tabs';
import {useWorkbench} from './useWorkbench';
import type {Step} from './words';

const KEY = 'workbench-closed';
const STEPS = 'steps';

/** How to begin, over the picture, until the reader closes it for good. */
export default function FirstSteps(): ReactNode {
  const {text, words, panel, show} = useWorkbench();
  const [closed, setClosed] = useState(() => storedSet(KEY).has(STEPS));
  const {title, list, close} = text.steps;
  if (closed) return null;
  return (
    <section className={styles.steps} aria-labelledby="workbench-steps">
      <h3 id="workbench-steps">{title}</h3>
      <ol>
        {(Object.keys(list) as Step[]).map((each) => (
          <li key={each}>
            <button
              type="button"
              onClick={() => {
                show(each);
                focusTab(each);
              }}>
              {text.panel[each]}
            </button>
            {words.colon}
            {list[each]}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={clsx(desk.button, styles.close)}
        onClick={() => {
          setClosed(true);
          storeSet(KEY, new Set([STEPS]));
          // The button goes, and the focus with it.
          focusTab(panel);
        }}>
        <span>{close}</span>
      </button>
    </section>
  );
}
