import React, {useState, type CSSProperties, type ReactNode} from 'react';
import {fromHex} from '@site/src/stage/ui/color';
import type {NumberControl, Value, VectorControl} from '@site/src/stage/ui/data';
import {snap} from '@site/src/stage/ui/values';
import styles from './styles.module.css';

const share = ({min, max}: NumberControl, value: number): number => Number(((value - min) / (max - min)).toFixed(4));

export function Slider({
  control,
  id,
  value,
  text,
  onChange,
}: {
  control: NumberControl;
  id: string;
  value: number;
  text: string;
  onChange: (value: number) => void;
}): ReactNode {
  return (
    <span
      className={styles.slider}
      style={{'--at': share(control, value), '--default': share(control, control.value)} as CSSProperties}>
      <input
        id={id}
        type="range"
        name={control.id}
        min={control.min}
        max={control.max}
        step={control.step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(snap(control, Number(event.target.value)))}
      />
    </span>
  );
}

interface FieldProps {
  control: NumberControl | VectorControl;
  value: number;
  label: string;
  name?: string;
  onChange: (value: number) => void;
}

/** A number to type. What is typed counts while it is a number of the range; on leaving, the field shows the value again. */
export function Field({control, value, label, name, onChange}: FieldProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={styles.field}
      type="number"
      name={name}
      min={control.min}
      max={control.max}
      step={control.step}
      value={typed ?? value}
      aria-label={label}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = event.target.valueAsNumber;
        if (number >= control.min && number <= control.max) onChange(snap(control, number));
      }}
      onBlur={(event) => {
        const number = event.target.valueAsNumber;
        if (typed !== undefined && Number.isFinite(number)) onChange(snap(control, number));
        setTyped(undefined);
      }}
    />
  );
}

export function Hex({
  value,
  label,
  onChange,
}: {
  value: string;
  label: string;
  onChange: (value: Value) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={styles.hex}
      type="text"
      spellCheck={false}
      maxLength={7}
      value={typed ?? value}
      aria-label={label}
      onChange={(event) => {
        setTyped(event.target.value);
        const linear = fromHex(event.target.value);
        if (linear) onChange(linear);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
