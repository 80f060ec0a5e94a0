import React, {type ReactNode} from 'react';
import Divider from '@site/src/components/Stage/Divider';
import styles from './styles.module.css';
import type {Pair} from './useComparison';
import {useWorkbench} from './useWorkbench';

/** The line between two versions, or a version and the desk, with the choice of both and the end of the comparison. */
export default function Comparison({pair: {left, right}}: {pair: Pair}): ReactNode {
  const {text, words, versions, setPair, at, setAt} = useWorkbench();
  const named = (id: string | undefined) => versions.find((each) => each.id === id)?.label ?? text.now;
  const options = versions.map(({id, label}) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
  return (
    <>
      <Divider before={named(left)} after={named(right)} label={words.compare} at={at} onAt={setAt} />
      <p className={styles.sides}>
        <select aria-label={text.leftSide} value={left} onChange={({target}) => setPair({left: target.value, right})}>
          {options}
        </select>
        <select
          aria-label={text.rightSide}
          value={right ?? ''}
          onChange={({target}) => setPair({left, right: target.value || undefined})}>
          <option value="">{text.now}</option>
          {options}
        </select>
        <button type="button" onClick={() => setPair(undefined)}>
          {text.endCompare}
        </button>
      </p>
    </>
  );
}
