import React, {type CSSProperties, type ReactNode, type Ref} from 'react';
import {keepCorrections} from '@site/src/stage/model/keep';
import {withParts, type Corrections, type Model} from '@site/src/stage/model/load';
import {PARTS, type Part} from '@site/src/stage/model/parts';
import {MARKS, subjectOf} from '@site/src/stage/model/subject';
import {setOwn, type Own} from '@site/src/stage/ui/own';
import type {OwnWords} from '@site/src/stage/ui/own-words';
import {OwnPose} from './OwnPose';
import styles from './own.module.css';

/** Colours a material by the part that it is taken for. */
export const byPart =
  ({materials}: Model) =>
  (i: number) =>
    MARKS[materials[i]!.part];

/** What was found in the reader's model, to be corrected by hand: the part of each material, and the pose. */
export default function OwnParts({
  ref,
  own,
  words,
  onToggle,
  readAgain,
}: {
  ref: Ref<HTMLDetailsElement>;
  own: Own;
  words: OwnWords;
  onToggle: (open: boolean) => void;
  /** Reads the file with other corrections. */
  readAgain: (corrections: Corrections) => void;
}): ReactNode {
  const keep = (corrections: Corrections) => void keepCorrections(own, corrections).catch(() => undefined);
  const correct = (material: number, part: Part) => {
    const corrections = {...own.corrections, parts: {...own.corrections.parts, [material]: part}};
    keep(corrections);
    const model = withParts(own.model, corrections.parts);
    setOwn({...own, model, corrections, subject: subjectOf(model, byPart(model))});
  };
  return (
    <>
      <details ref={ref} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary>{words.parts}</summary>
        <p>{words.partsNote}</p>
        <ul className={styles.parts}>
          {own.model.materials.map(({name, part}, i) => (
            <li key={i} style={{'--part': MARKS[part]} as CSSProperties}>
              <label>
                <bdi>{name}</bdi>
                <select value={part} onChange={(event) => correct(i, event.target.value as Part)}>
                  {PARTS.map((each) => (
                    <option key={each} value={each}>
                      {words.part[each]}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <OwnPose
        own={own}
        words={words.pose}
        correct={(change) => {
          const corrections = {...own.corrections, ...change};
          keep(corrections);
          // The next correction may come before the file has been read.
          setOwn({...own, corrections});
          readAgain(corrections);
        }}
      />
    </>
  );
}
