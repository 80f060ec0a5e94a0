import clsx from 'clsx';
import React, {Fragment, type ReactNode} from 'react';
import {fromHex, toHex} from '@site/src/stage/ui/color';
import {PAINTED} from '@site/src/stage/demos/types';
import type {Condition, Control as Definition, Value} from '@site/src/stage/ui/data';
import {print, same, unitAfter} from '@site/src/stage/ui/values';
import type {Words} from '@site/src/stage/ui/words';
import choice from '../kit/choice.module.css';
import field from '../kit/field.module.css';
import toggle from '../kit/switch.module.css';
import {Field, Hex, onKeys, Slider} from './inputs';
import styles from './control.module.css';

/** An id that a narrow column divides between its words. */
const parted = (id: string): ReactNode =>
  id.match(/[A-Z]+[^A-Z]*/g)?.map((word, at) => (
    <Fragment key={word}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));

interface Props<T extends Definition = Definition> {
  control: T;
  /** Prefix of element ids. */
  scope: string;
  value: Value;
  words: Words;
  /** All that the other controls must do for it to have an effect. */
  conditions: readonly Condition[] | undefined;
  /** Why the control has no effect at the moment. */
  why: string | undefined;
  say: (text: string) => void;
  onChange: (value: Value) => void;
  onReset: () => void;
}

/** One parameter: label, id, reset when it differs from the default, and its input. */
export default function Control(props: Props): ReactNode {
  const {control, scope, value, words, conditions, why, onChange, onReset} = props;
  const id = `${scope}-${control.id}`;
  const differs = !same(control, value, control.value);
  const group = control.kind === 'choice' || control.kind === 'vector';
  const Label = group ? 'span' : 'label';

  return (
    <div
      className={clsx(styles.row, differs && styles.changed)}
      data-control={control.id}
      title={why}
      role={group ? (control.kind === 'choice' ? 'radiogroup' : 'group') : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
      aria-describedby={group && why ? `${id}-why` : undefined}
      onKeyDown={onKeys(control, onChange, onReset)}>
      <Label id={`${id}-label`} htmlFor={group ? undefined : id} className={styles.label}>
        {control.label} <code>{parted(control.id)}</code>
      </Label>
      {/* Reset stays in the layout while the value is the default: the label must not wrap while the reader drags. */}
      <button
        type="button"
        className={styles.reset}
        onClick={({currentTarget}) => {
          // The button disappears with the difference, so move the focus.
          currentTarget.parentElement
            ?.querySelector<HTMLInputElement>('input:is([type=range], [type=checkbox], [type=color], :checked)')
            ?.focus();
          onReset();
        }}
        title={`${words.columns[2]}${words.colon}${print(control, control.value, words)}`}>
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          role="img"
          aria-label={`${words.reset}${words.colon}${control.label}`}>
          <path
            d="M3 3v4h4M3.4 7A5 5 0 1 1 4 11"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <Input {...props} id={id} />
      {(why || conditions?.[0]) && (
        // One line, which stays while the reason comes and goes: nothing below it moves.
        <span id={`${id}-why`} className={styles.why}>
          {why}
        </span>
      )}
    </div>
  );
}

function Input({id, ...props}: Props & {id: string}): ReactNode {
  const {control, value, words, why, say, onChange} = props;
  const described = why && `${id}-why`;
  switch (control.kind) {
    case 'number':
      return (
        <>
          <Field
            control={control}
            value={value as number}
            label={control.label + words.brackets.join(control.id)}
            words={words}
            onChange={onChange}
            say={say}
          />
          {control.unit && <span className={styles.unit}>{unitAfter(control.unit)}</span>}
          <Slider
            control={control}
            id={id}
            value={value as number}
            text={print(control, value, words)}
            describedBy={described}
            onChange={onChange}
          />
        </>
      );
    case 'vector':
      return (
        <div className={styles.vector}>
          {['X', 'Y', 'Z'].map((axis, at) => (
            <Fragment key={axis}>
              <span aria-hidden="true">{axis}</span>
              <Field
                name={control.id}
                control={control}
                value={(value as number[])[at] ?? 0}
                label={`${control.label} ${axis}`}
                words={words}
                say={say}
                onChange={(part) => onChange((value as number[]).map((old, i) => (i === at ? part : old)))}
              />
            </Fragment>
          ))}
          {control.unit && <span className={styles.unit}>{unitAfter(control.unit)}</span>}
        </div>
      );
    case 'choice':
      return (
        <div className={choice.choice}>
          {control.options.map((option) => (
            <label key={option.value}>
              <input
                type="radio"
                name={control.id}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      );
    case 'switch':
      return (
        <span className={toggle.switch}>
          <input
            id={id}
            type="checkbox"
            role="switch"
            name={control.id}
            checked={Boolean(value)}
            aria-describedby={described}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span aria-hidden="true">{value ? words.on : words.off}</span>
        </span>
      );
    default: {
      const hex = value === PAINTED ? '' : toHex(value as number[]);
      return (
        <>
          <input
            id={id}
            className={field.swatch}
            type="color"
            name={control.id}
            value={hex || toHex(control.standard as number[])}
            data-painted={hex === '' || undefined}
            onChange={(event) => onChange(fromHex(event.target.value) ?? control.value)}
          />
          <Hex
            value={hex}
            label={control.label + words.brackets.join('sRGB')}
            placeholder={words.painted}
            onChange={onChange}
          />
        </>
      );
    }
  }
}
