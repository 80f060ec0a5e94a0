import React, {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {fromHex} from '@site/src/stage/ui/color';
import type {Control, NumberControl, Value, VectorControl} from '@site/src/stage/ui/data';
import {print, range, snap} from '@site/src/stage/ui/values';
import type {Words} from '@site/src/stage/ui/words';
import field from '../kit/field.module.css';
import slider from '../kit/slider.module.css';

/** Pixels that a finger moves before the gesture counts as sliding or as scrolling. */
const SLOP = 6;

/** Keys of a control: Delete resets it, and a slider moves in larger steps. */
export const onKeys =
  (control: Control, onChange: (value: Value) => void, onReset: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const {type, value} = event.target as HTMLInputElement;
    if (['Delete', 'Backspace'].includes(event.key) && ['range', 'radio', 'checkbox', 'color'].includes(type)) {
      event.preventDefault();
      onReset();
    } else if (control.kind === 'number' && type === 'range') {
      const to = {
        PageUp: Number(value) + 10 * control.step,
        PageDown: Number(value) - 10 * control.step,
        Home: control.min,
        End: control.max,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      onChange(snap(control, to));
    }
  };

const share = ({min, max}: NumberControl, value: number): number => Number(((value - min) / (max - min)).toFixed(4));

/** Slider of a number. A touch moves it only once it is known to slide along it, not to scroll the page. */
export function Slider({
  control,
  id,
  value,
  text,
  describedBy,
  onChange,
}: {
  control: NumberControl;
  id: string;
  value: number;
  text: string;
  describedBy?: string | undefined;
  onChange: (value: number) => void;
}): ReactNode {
  /** A touch that is not yet known to slide or to scroll. */
  const finger = useRef<{x: number; y: number}>(undefined);
  const settle = ({clientX, clientY}: PointerEvent) => {
    if (!finger.current) return;
    const [x, y] = [Math.abs(clientX - finger.current.x), Math.abs(clientY - finger.current.y)];
    if (x > SLOP && x > y) finger.current = undefined;
  };
  const lift = () => (finger.current = undefined);
  return (
    <span
      className={slider.slider}
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
        aria-describedby={describedBy}
        onPointerDown={({pointerType, clientX, clientY}) => {
          if (pointerType === 'touch') finger.current = {x: clientX, y: clientY};
        }}
        onPointerMove={settle}
        onPointerUp={lift}
        onPointerCancel={lift}
        onChange={(event) => {
          if (!finger.current) onChange(snap(control, Number(event.target.value)));
        }}
      />
    </span>
  );
}

interface FieldProps {
  control: NumberControl | VectorControl;
  value: number;
  label: string;
  name?: string;
  words: Words;
  onChange: (value: number) => void;
  say: (text: string) => void;
}

/**
 * Number field. While typing, every number in range takes effect; on Enter and on blur the field shows the value, and the range
 * when the number was outside.
 */
export function Field({control, value, label, name, words, onChange, say}: FieldProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [outside, setOutside] = useState(false);
  const commit = (field: HTMLInputElement) => {
    if (typed === undefined) return;
    const number = field.valueAsNumber;
    const next = Number.isFinite(number) ? snap(control, number) : value;
    onChange(next);
    // React keeps the typed spelling of an equal number, such as 00.7: set the text by hand.
    field.value = String(next);
    setTyped(undefined);
    if (number >= control.min && number <= control.max) return;
    setOutside(true);
    say(label + words.colon + print(control, next, words) + words.brackets.join(reach));
  };
  const reach = range(control, words);
  return (
    <>
      <input
        className={field.field}
        type="number"
        name={name}
        min={control.min}
        max={control.max}
        step={control.step}
        value={typed ?? value}
        aria-label={label}
        onChange={(event) => {
          setTyped(event.target.value);
          setOutside(false);
          const number = event.target.valueAsNumber;
          if (number >= control.min && number <= control.max) onChange(snap(control, number));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget);
        }}
        onBlur={(event) => commit(event.target)}
      />
      {outside && (
        <span className={field.note} aria-hidden="true">
          {reach}
        </span>
      )}
    </>
  );
}

/** Hexadecimal sRGB colour as text. `onChange` takes linear values, once the text is a colour. */
export function Hex({
  value,
  label,
  placeholder,
  onChange,
}: {
  /** Empty while the colour comes from textures. */
  value: string;
  label: string;
  placeholder: string;
  onChange: (value: Value) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={field.hex}
      type="text"
      spellCheck={false}
      maxLength={7}
      placeholder={placeholder}
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
