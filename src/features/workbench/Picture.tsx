import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import stage from '@site/src/components/Stage/picture.module.css';
import Behind from './Behind';
import Comparison from './Comparison';
import FirstSteps from './FirstSteps';
import styles from './styles.module.css';
import {useWorkbench} from './useWorkbench';

/** The picture with what lies behind and over it. */
export default function Picture(): ReactNode {
  const {text, words, host, state, behind, moves, toggleMotion, keysShown, toggleKeys, pair, said, gesture} =
    useWorkbench();
  return (
    <div className={styles.picture} data-workbench-state={state.kind} {...gesture}>
      {behind && behind.backdrop && <Behind backdrop={behind.backdrop} camera={behind.camera} />}
      {behind && behind.left && <Behind backdrop={behind.left} camera={behind.camera} to={behind.to} />}
      <div ref={host} className={stage.host} />
      <p id="workbench-keys" className={clsx(stage.keys, styles.help, keysShown && styles.keys)}>
        {window.matchMedia('(pointer: coarse)').matches ? text.touch : words.keys + text.keys}
      </p>
      {state.kind === 'loading' && <p className={styles.state}>{words.loading}</p>}
      {state.kind === 'failed' && (
        <p className={styles.state} role="alert">
          {words.failure[state.reason]}
        </p>
      )}
      <FirstSteps />
      {pair && <Comparison pair={pair} />}
      <p className={styles.corner}>
        <button type="button" aria-pressed={moves} onClick={toggleMotion}>
          {moves ? text.rest : text.move}
        </button>
        <button
          type="button"
          aria-pressed={keysShown}
          aria-label={text.keyList}
          title={text.keyList}
          onClick={toggleKeys}>
          ?
        </button>
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
