import React, {type KeyboardEvent, type ReactNode} from 'react';
import {isShortcut} from '@site/src/lib/keys';
import type {Words} from './words';
import styles from './styles.module.css';

export const PANELS = ['parameters', 'looks', 'ramps', 'face', 'own', 'output'] as const;
export type Panel = (typeof PANELS)[number];

export const focusTab = (panel: Panel): void => document.getElementById(`workbench-tab-${panel}`)?.focus();

/** Names of the panels, of which one is shown. */
export default function Tabs({
  text,
  panel,
  onShow,
}: {
  text: Words;
  panel: Panel;
  onShow: (panel: Panel) => void;
}): ReactNode {
  const onKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!by) return;
    const next = PANELS[(PANELS.indexOf(panel) + by + PANELS.length) % PANELS.length]!;
    onShow(next);
    focusTab(next);
  };
  return (
    <div role="tablist" aria-label={text.panels} className={styles.tabs}>
      {PANELS.map((each) => (
        <button
          key={each}
          id={`workbench-tab-${each}`}
          type="button"
          role="tab"
          aria-selected={panel === each}
          aria-controls="workbench-panel"
          tabIndex={panel === each ? 0 : -1}
          onClick={() => onShow(each)}
          onKeyDown={onKey}>
          {text.panel[each]}
        </button>
      ))}
    </div>
  );
}
