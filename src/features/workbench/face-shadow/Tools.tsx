import React, {type ReactNode} from 'react';
import {Slider} from '@site/src/components/Stage/inputs';
import editor from '../editor.module.css';
import styles from './styles.module.css';
import type {Brush} from './useStroke';
import type {PainterWords} from './words';

export const SIZE = {kind: 'number', id: 'size', label: '', min: 1, max: 40, step: 1, value: 10} as const;
export const SOFTNESS = {kind: 'number', id: 'softness', label: '', min: 0, max: 1, step: 0.05, value: 0.2} as const;

/** What the brush paints with, and the switch of the light table. */
export default function Tools({
  brush,
  onBrush,
  table,
  onTable,
  words,
}: {
  brush: Brush;
  onBrush: (change: Partial<Brush>) => void;
  table: boolean;
  onTable: (on: boolean) => void;
  words: PainterWords;
}): ReactNode {
  return (
    <div className={styles.tools} role="group" aria-label={words.brush}>
      <span className={editor.choice} role="radiogroup" aria-label={words.brush}>
        {[false, true].map((light) => (
          <label key={String(light)}>
            <input type="radio" name="face-brush" checked={brush.light === light} onChange={() => onBrush({light})} />
            <span>{light ? words.light : words.shade}</span>
          </label>
        ))}
      </span>
      <label className={editor.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={brush.mirror}
          onChange={({target}) => onBrush({mirror: target.checked})}
        />
        {words.mirror}
      </label>
      <label className={editor.switch}>
        <input type="checkbox" role="switch" checked={table} onChange={({target}) => onTable(target.checked)} />
        {words.table}
      </label>
      {[SIZE, SOFTNESS].map((control) => {
        const value = brush[control.id];
        return (
          <label key={control.id} className={editor.wide} htmlFor={`face-${control.id}`}>
            <span>
              {words[control.id]} <output>{value}</output>
            </span>
            <Slider
              control={control}
              id={`face-${control.id}`}
              value={value}
              text={String(value)}
              onChange={(next) => onBrush({[control.id]: next})}
            />
          </label>
        );
      })}
    </div>
  );
}
