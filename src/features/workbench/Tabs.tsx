import React, {type KeyboardEvent, type ReactNode} from 'react';
import {isShortcut} from '@site/src/lib/keys';
import styles from './styles.module.css';
import {useWorkbench} from './useWorkbench';
import type {Panel} from './words';

export const focusTab = (panel: Panel): void => document.getElementById(`workbench-tab-${panel}`)?.focus();

/** Names of the panels, of which one is shown. */
export default function Tabs(): ReactNode {
  const {text, panel, show} = useWorkbench();
  const panels = Object.keys(text.panel) as Panel[];
  const onKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!by) return;
    const next = panels.at((panels.indexOf(panel) + by) % panels.length)!;
    show(next);
    focusTab(next);
  };
  return (
    <div role="tablist" aria-label={text.panels} className={styles.tabs}>
      {panels.map((each) => (
        <button
          key={each}
          id={`workbench-tab-${each}`}
          type="button"
          role="tab"
          aria-selected={panel === each}
          aria-controls="workbench-panel"
          tabIndex={panel === each ? 0 : -1}
          onClick={() => show(each)}
          onKeyDown={onKey}>
          {text.panel[each]}
        </button>
      ))}
    </div>
  );
}
