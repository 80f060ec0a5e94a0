import clsx from 'clsx';
import React, {type ReactNode, type RefObject} from 'react';
import stage from '@site/src/components/Stage/picture.module.css';
import type {FailureReason} from '@site/src/stage/engine';
import Behind from './Behind';
import type {WorkbenchData} from './types';
import styles from './styles.module.css';
import type {useDeskStage} from './useDeskStage';

/** The picture with what lies behind and over it. */
export default function Picture({
  data: {text, words},
  host,
  phase,
  failure,
  behind,
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
  behind: ReturnType<typeof useDeskStage>['behind'];
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
      {behind && behind.backdrop && <Behind backdrop={behind.backdrop} camera={behind.camera} />}
      {behind && behind.left && <Behind backdrop={behind.left} camera={behind.camera} to={behind.to} />}
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
