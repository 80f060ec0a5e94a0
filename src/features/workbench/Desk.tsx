import React, {useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import {closeOnBack} from '@site/src/lib/closeOnBack';
import Bar from './Bar';
import {TYPED} from './gesture';
import Panel from './Panel';
import Picture from './Picture';
import styles from './styles.module.css';
import {focusTab} from './Tabs';
import type {WorkbenchData} from './types';
import {useFiles} from './useFiles';
import type {Editing} from './useHistory';
import {useWorkbench, useWorkbenchState, WorkbenchContext} from './useWorkbench';

export interface DeskProps {
  data: WorkbenchData;
  onClose: () => void;
}

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y; text fields have their own undo. */
function onKeyDown({undo, redo}: Pick<Editing, 'undo' | 'redo'>, event: KeyboardEvent): void {
  const {target, key} = event;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (target as HTMLElement).matches(TYPED)) return;
  const act =
    key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
  if (!act) return;
  event.preventDefault();
  act();
}

/** The workbench itself, as large as the window. */
export default function Desk({data, onClose}: DeskProps): ReactNode {
  const workbench = useWorkbenchState(data);
  return (
    <WorkbenchContext value={workbench}>
      <Dialog onClose={onClose} />
    </WorkbenchContext>
  );
}

/** The dialog, which Back closes too. */
function Dialog({onClose}: Pick<DeskProps, 'onClose'>): ReactNode {
  const workbench = useWorkbench();
  const {text, pair, setPair, keysShown, toggleKeys, panel, say, settle, recording} = workbench;
  const {onDrop, onPaste} = useFiles();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  /** Escape, and Back on Android, close the topmost layer: the help, then the comparison, then the workbench, but for a film. */
  const closeTop = (event: SyntheticEvent) => {
    if (!keysShown && !pair && !recording.current) return;
    event.preventDefault();
    if (keysShown) toggleKeys();
    else if (pair) setPair(undefined);
    else say(text.filmGoesOn);
  };
  /** What was said goes with the reader's next action. The wheel, and a choice beside a gesture's elements, have no end: it ends them too. */
  const begin = () => {
    say('');
    settle();
  };
  useEffect(() => {
    dialog.current?.showModal();
    // The values of the address are taken: a reload goes on with what the reader made of them.
    const {pathname, hash} = window.location;
    window.history.replaceState(window.history.state, '', pathname + hash);
    return closeOnBack(() => dialog.current?.close());
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.desk}
      aria-labelledby="workbench-title"
      onClose={onClose}
      onCancel={(event) => {
        // A field for a file has an event of this name too.
        if (event.target === event.currentTarget) closeTop(event);
      }}
      onPointerDownCapture={({isPrimary}) => isPrimary && begin()}
      onKeyDownCapture={({repeat, target}) => {
        if ((target as HTMLElement).matches(TYPED)) say('');
        else if (!repeat) begin();
      }}
      onKeyDown={(event) => {
        const {target, key, defaultPrevented} = event;
        if (key !== 'Escape' || defaultPrevented) onKeyDown(workbench, event);
        else if ((target as HTMLElement).matches('[type=text], [type=number]')) {
          event.preventDefault();
          focusTab(panel);
        }
        // Chromium fires `cancel` once between two clicks: the next Escape would close the dialog without it.
        else closeTop(event);
      }}
      onPaste={onPaste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}>
      <Bar onClose={close} />
      <Picture />
      <Panel />
    </dialog>
  );
}
