import clsx from 'clsx';
import React, {type ReactNode, type RefObject} from 'react';
import stage from '@site/src/components/Stage/picture.module.css';
import type {FailureReason} from '@site/src/stage/engine';
import type {Backdrop} from './document';
import type {WorkbenchData} from './types';
import styles from './styles.module.css';

/** The picture with what lies behind and over it. */
export default function Picture({
  data: {text, words},
  host,
  phase,
  failure,
  backdrop,
  left,
  moves,
  onMoves,
  keysShown,
  onKeys,
  said,
  gesture,
  children,
}: {
  data: WorkbenchData;
  host: RefObject<HTMLDivElement | null>;
  phase: 'loading' | 'running' | 'failed';
  failure: FailureReason;
  backdrop: Backdrop | undefined;
  /** Of the left half of a comparison, up to a share of the width, percent. */
  left: readonly [backdrop: Backdrop | undefined, to: number] | undefined;
  moves: boolean;
  onMoves: () => void;
  keysShown: boolean;
  onKeys: () => void;
  said: string;
  /** Ends of gestures. */
  gesture: object;
  /** The comparison. */
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.picture} data-workbench-state={phase} {...gesture}>
      {backdrop && <img src={backdrop.data} alt="" className={styles.backdrop} />}
      {left?.[0] && (
        <img
          src={left[0].data}
          alt=""
          className={styles.backdrop}
          data-left=""
          style={{clipPath: `inset(0 ${100 - left[1]}% 0 0)`}}
        />
      )}
      <div ref={host} className={stage.host} />
      <p id="workbench-keys" className={clsx(stage.keys, keysShown && styles.keys)}>
        {words.keys}
        {text.keys}
      </p>
      {phase === 'loading' && <p className={styles.state}>{words.loading}</p>}
      {phase === 'failed' && (
        <p className={styles.state} role="alert">
          {words.failure[failure]}
        </p>
      )}
      {children}
      <p className={styles.corner}>
        <button type="button" aria-pressed={moves} onClick={onMoves}>
          {moves ? text.rest : text.move}
        </button>
        <button type="button" aria-pressed={keysShown} aria-label={text.keyList} title={text.keyList} onClick={onKeys}>
          ?
        </button>
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
