import React, {useMemo, useRef, useState, type ReactNode} from 'react';
import {forLocale} from '@site/config/localized';
import {rampName} from '@site/src/stage/exchange/rampCsv';
import rampRows from '@site/data/ramps.json';
import editor from '../editor.module.css';
import {useEdits} from '../useEdits';
import Files from './Files';
import Gradient from './Gradient';
import Reference from './Reference';
import Rows, {type Shown} from './Rows';
import StopFields from './StopFields';
import styles from './styles.module.css';
import {addStop, changeStop, moveStop, removeStop, rowOf, type Ramp, type Ramps} from './stops';
import type {RampWords} from './words';

export interface RampEditorProps {
  /** With the colours of the figure's part. */
  shown: Shown;
  /** The row that the part has: shown first, and when another part is chosen. */
  used: number;
  onChange: (next: Ramps) => void;
  onCommit: () => void;
  words: RampWords;
}

/** Colour stops of the 16 rows. Every change is reported at once, the end of a gesture by `onCommit`. */
export default function RampEditor({shown, used, onChange, onCommit, words}: RampEditorProps): ReactNode {
  const [row, setRow] = useState(used);
  const [before, setBefore] = useState(used);
  const [chosen, setChosen] = useState(0);
  const [said, say] = useState('');
  const lane = useRef<HTMLDivElement>(null);
  const {change, commit, ends} = useEdits(onChange, onCommit);

  const {value, tint, locale} = shown;
  const ramp = useMemo(() => rowOf(value, row), [value, row]);
  const index = Math.min(chosen, ramp.length - 1);
  const stop = ramp[index]!;
  if (used !== before) {
    setBefore(used);
    setRow(used);
    setChosen(0);
  }
  const label = (i: number): string => words.stop.replace('{n}', String(i + 1));
  const set = (next: Ramp): void => change({...value, [row]: next});
  const setStop = (next: Parameters<typeof changeStop>[2]): void => set(changeStop(ramp, index, next));
  const focus = (i: number): void => {
    setChosen(i);
    // The handle of an added stop exists after the next paint.
    requestAnimationFrame(() => lane.current?.querySelectorAll('button')[i]?.focus({preventScroll: true}));
  };
  const move = (i: number, to: number): void => set(moveStop(ramp, i, to));
  const add = (at: number): void => {
    const [next, i] = addStop(ramp, at);
    set(next);
    focus(i);
    say(words.added.replace('{n}', String(i + 1)).replace('{at}', String(next[i]!.at)));
  };
  const remove = (i: number): void => {
    if (ramp.length === 1) return;
    set(removeStop(ramp, i));
    focus(Math.max(0, i - 1));
    say(words.removed.replace('{n}', String(i + 1)));
  };
  const addBeside = (i: number): void => {
    const here = ramp[i]!.at;
    const other = ramp[i + 1]?.at ?? (here < 1 ? 1 : (ramp[i - 1]?.at ?? 0));
    add((here + other) / 2);
  };
  const takeRow = (next: Ramp): void => {
    set(next);
    commit();
    setChosen(0);
  };

  return (
    <div className={editor.editor} {...ends}>
      <Rows
        shown={shown}
        row={row}
        onRow={(next) => {
          setRow(next);
          setChosen(0);
        }}
        name="ramp-row"
        label={words.rows}
      />
      <div className={styles.work}>
        <h3 className={editor.title}>
          {forLocale(rampRows[row]!.label, locale)} <code>{rampName(row)}</code>
        </h3>
        <Gradient
          row={row}
          edited={value[row]}
          tint={tint}
          ramp={ramp}
          index={index}
          lane={lane}
          edits={{focus, move, add, addBeside, remove}}
          onChoose={setChosen}
          label={label}
          words={words}
          say={say}
        />
        <StopFields
          stop={stop}
          isFirst={index === 0}
          label={label(index)}
          onMove={(to) => move(index, to)}
          onChange={setStop}
          words={words}
        />
        <div className={editor.foot}>
          <button type="button" onClick={() => addBeside(index)}>
            {words.add}
          </button>
          <button type="button" aria-disabled={ramp.length === 1} onClick={() => remove(index)}>
            {words.remove}
          </button>
          <button
            type="button"
            aria-disabled={!value[row]}
            onClick={() => {
              const {[row]: _, ...rest} = value;
              if (_) change(rest);
              say(words.resetRow);
            }}>
            {words.resetRow}
          </button>
        </div>
        <Reference words={words} onTake={(color) => setStop({color})} say={say} />
        <Files value={value} row={row} words={words} onTake={takeRow} say={say} />
        <p id="ramp-help" className={editor.note}>
          {words.help}
        </p>
        <p className={editor.note} role="status">
          {said}
        </p>
      </div>
    </div>
  );
}
