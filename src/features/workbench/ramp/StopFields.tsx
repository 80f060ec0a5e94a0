import React, {useState, type ReactNode} from 'react';
import {Hex, Slider} from '@site/src/components/Stage/inputs';
import {fromHex, toHex} from '@site/src/stage/ui/color';
import editor from '../editor.module.css';
import {STEP, type Stop} from './stops';
import styles from './styles.module.css';
import type {RampWords} from './words';

const LIT = {kind: 'number', id: 'A', label: '', min: 0, max: 1, step: 0.01, value: 1} as const;

/** Place, colour, edge and light of one stop as numbers and fields. */
export default function StopFields({
  stop,
  isFirst,
  label,
  onMove,
  onChange,
  words,
}: {
  stop: Stop;
  isFirst: boolean;
  label: string;
  onMove: (to: number) => void;
  onChange: (change: Partial<Omit<Stop, 'at'>>) => void;
  words: RampWords;
}): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <div className={styles.fields} role="group" aria-label={label}>
      <span className={styles.which}>{label}</span>
      <label>
        {words.position}
        <input
          className={editor.number}
          type="number"
          min={0}
          max={1}
          step={STEP}
          value={typed ?? Number(stop.at.toFixed(3))}
          onChange={(event) => {
            setTyped(event.target.value);
            if (Number.isFinite(event.target.valueAsNumber)) onMove(event.target.valueAsNumber);
          }}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      <span className={editor.pair}>
        <label>
          {words.tint}
          <input
            className={editor.swatch}
            type="color"
            value={toHex(stop.color)}
            onChange={(event) => onChange({color: fromHex(event.target.value)!})}
          />
        </label>
        <Hex
          value={toHex(stop.color)}
          label={`${words.tint} (sRGB)`}
          placeholder=""
          onChange={(color) => onChange({color: color as [number, number, number]})}
        />
      </span>
      <span className={editor.choice} role="radiogroup" aria-label={words.edge}>
        {[false, true].map((hard) => (
          <label key={String(hard)}>
            <input
              type="radio"
              name="ramp-edge"
              checked={stop.hard === hard}
              disabled={isFirst}
              onChange={() => onChange({hard})}
            />
            <span>{hard ? words.hard : words.soft}</span>
          </label>
        ))}
      </span>
      <label className={editor.wide} htmlFor="ramp-lit">
        <span>
          {words.lit} <output>{Number(stop.lit.toFixed(2))}</output>
        </span>
        <Slider
          control={LIT}
          id="ramp-lit"
          value={stop.lit}
          text={String(Number(stop.lit.toFixed(2)))}
          onChange={(lit) => onChange({lit})}
        />
      </label>
    </div>
  );
}
