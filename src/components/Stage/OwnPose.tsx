import React, {type ReactNode} from 'react';
import type {Corrections} from '@site/src/stage/model/load';
import type {Own} from '@site/src/stage/ui/own';
import type {PoseWords} from '@site/src/stage/ui/own-words';
import styles from './own.module.css';

const BONES = ['head', 'leftUpperArm', 'rightUpperArm'] as const;

/** Corrections of front, head and arms by hand. */
export function OwnPose({
  own: {model, corrections},
  words,
  correct,
}: {
  own: Own;
  words: PoseWords;
  correct: (change: Corrections) => void;
}): ReactNode {
  const {bones, nodes} = model.found;
  const turns = (key: 'turn' | 'tilt') =>
    [1, 3].map((quarters, i) => (
      <button key={quarters} type="button" onClick={() => correct({[key]: ((corrections[key] ?? 0) + quarters) % 4})}>
        {words[key][i]}
      </button>
    ));
  return (
    <details className={styles.pose}>
      <summary>{words.title}</summary>
      <p>
        {turns('turn')}
        {turns('tilt')}
      </p>
      <ul className={styles.parts}>
        {BONES.map((bone) => (
          <li key={bone}>
            <label>
              <bdi>{words[bone]}</bdi>
              <select value={bones.get(bone) ?? -1} onChange={(event) => correct({[bone]: Number(event.target.value)})}>
                <option value={-1}>{bone === 'head' ? words.noHead : words.noArm}</option>
                {nodes.map(({node, name}) => (
                  <option key={node} value={node}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
