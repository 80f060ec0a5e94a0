import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';
import Control from '@site/src/components/Stage/Control';
import type {Condition, Control as Definition, Value} from '@site/src/stage/ui/data';
import {same} from '@site/src/stage/ui/values';
import type {Words} from '@site/src/stage/ui/words';
import Rows, {type Shown} from './ramp/Rows';
import styles from './styles.module.css';

interface RowProps {
  control: Definition;
  value: Value;
  words: Words;
  /** Conditions under which the parameter acts, and the reason while one is not met. */
  conditions?: readonly Condition[] | undefined;
  why?: string | undefined;
  say: (text: string) => void;
  set: (id: string, value: Value | undefined) => void;
  /** The rows of the ramp atlas, for the parameter that chooses one. */
  rampRows?: Shown | undefined;
  /** Undefined where the row has no star. */
  star?: {on: boolean; label: string; toggle: (id: string) => void} | undefined;
}

/**
 * A parameter with the star of the favourites. It renders again only when its own value changes: the panel is long. A part's
 * parameters have keys of their own, so that its functions do the same in every render.
 */
const Row = memo(
  function Row({control, value, words, conditions, why, say, set, rampRows, star}: RowProps): ReactNode {
    const {id} = control;
    return (
      <div className={clsx(styles.row, star && styles.starred)}>
        <Control
          control={control}
          scope="workbench"
          value={value}
          words={words}
          conditions={conditions}
          why={why}
          say={say}
          onChange={(next) => set(id, next)}
          onReset={() => set(id, undefined)}
        />
        {rampRows && (
          <Rows
            small
            shown={rampRows}
            row={value as number}
            onRow={(row) => set(id, row)}
            onReset={() => set(id, undefined)}
            name={id}
            label={control.label}
          />
        )}
        {star && (
          <button
            type="button"
            className={styles.star}
            aria-pressed={star.on}
            aria-label={star.label.replace('{name}', control.label)}
            title={star.label.replace('{name}', control.label)}
            onClick={() => star.toggle(id)}>
            <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
              <path d="M8 1.8l1.9 4 4.4.5-3.3 3 .9 4.3L8 11.4l-3.9 2.2.9-4.3-3.3-3 4.4-.5z" />
            </svg>
          </button>
        )}
      </div>
    );
  },
  (a, b) =>
    a.control.id === b.control.id &&
    same(a.control, a.control.value, b.control.value) &&
    same(a.control, a.value, b.value) &&
    a.why === b.why &&
    a.rampRows === b.rampRows &&
    a.star?.on === b.star?.on,
);

export default Row;
