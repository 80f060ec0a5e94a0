import React, {type ReactNode} from 'react';
import {EMPTY, isEmpty} from './document';
import styles from './styles.module.css';
import {useWorkbench} from './useWorkbench';

/** The bar over picture and panel: history, what the picture shows, and the way out. */
export default function Bar({onClose}: {onClose: () => void}): ReactNode {
  const {data, text, desk, canUndo, canRedo, undo, redo, step, view, setView, say} = useWorkbench();
  return (
    <header className={styles.bar}>
      <h2 id="workbench-title">{text.title}</h2>
      <span className={styles.tools}>
        <button type="button" aria-disabled={!canUndo} onClick={undo} title="Ctrl+Z">
          {text.undo}
        </button>
        <button type="button" aria-disabled={!canRedo} onClick={redo} title="Ctrl+Shift+Z">
          {text.redo}
        </button>
        <button
          type="button"
          aria-disabled={isEmpty(desk)}
          onClick={() => {
            step(() => EMPTY);
            say(text.wasReset);
          }}>
          {text.reset}
        </button>
      </span>
      <label className={styles.view}>
        <span>{text.view}</span>
        <select value={view} onChange={(event) => setView(event.target.value)}>
          {data.views.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.close} onClick={onClose}>
        {text.close}
      </button>
    </header>
  );
}
