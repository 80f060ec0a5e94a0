import React, {useState, type ReactNode} from 'react';
import {storedSet, storeSet} from '@site/src/lib/storedSet';
import FirstSteps from './FirstSteps';
import {focusTab, type Panel} from './Tabs';
import type {WorkbenchData} from './types';

const KEY = 'workbench-closed';
const STEPS = 'steps';

/** The first steps until the reader has closed them, which the browser keeps. */
export function useFirstSteps(data: WorkbenchData, panel: Panel, onPanel: (panel: Panel) => void): ReactNode {
  const [closed, setClosed] = useState(() => storedSet(KEY).has(STEPS));
  const show = (next: Panel) => {
    onPanel(next);
    focusTab(next);
  };
  if (closed) return null;
  return (
    <FirstSteps
      data={data}
      onPanel={show}
      onClose={() => {
        setClosed(true);
        storeSet(KEY, new Set([STEPS]));
        // The button goes, and the focus with it.
        focusTab(panel);
      }}
    />
  );
}
