import clsx from 'clsx';
import React, {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import {Hex, Slider} from '@site/src/components/Stage/inputs';
import {chibi} from '@site/src/stage/character/figures/chibi';
import {linear} from '@site/src/stage/character/palette';
import {rampName} from '@site/src/stage/exchange/rampCsv';
import {rampColor} from '@site/src/stage/shading/diffuse';
import {RAMP_ROWS, RAMP_WIDTH, rampAtlas} from '@site/src/stage/shading/ramp';
import {fromHex, toHex} from '@site/src/stage/ui/color';
import {isShortcut} from '@site/src/lib/keys';
import editor from '../editor.module.css';
import {useEdits} from '../useEdits';
import Files from './Files';
import Reference from './Reference';
import styles from './styles.module.css';
import {attachPinch} from './pinch';
import {addStop, changeStop, moveStop, rampTexels, removeStop, rowOf, type Ramp, type Ramps} from './stops';
import type {RampWords} from './words';

export interface RampEditorProps {
  value: Ramps;
  onChange: (next: Ramps) => void;
  onCommit: () => void;
  words: RampWords;
  locale: Locale;
}

const [STEP, LARGE_STEP] = [0.005, 0.05];
/** Smallest distance of two stops. */
const FINEST = 0.001;
const [MOST_ZOOM, MARGIN] = [16, 28];
/** Distance in CSS pixels up to which a pointer takes a stop. */
const REACH = 22;
const SKIN = chibi.materials.skin;
const [BASE, SHADE] = [linear(SKIN.lit), linear(SKIN.shade)];
const LIT = {kind: 'number', id: 'A', label: '', min: 0, max: 1, step: 0.01, value: 1} as const;
const shippedAtlas = rampAtlas();

/** The row on her skin. */
const Strip = memo(function Strip({row, ramp}: {row: number; ramp: Ramp | undefined}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const g = canvas.current?.getContext('2d');
    if (!g) return;
    const texels = ramp ? rampTexels(ramp) : shippedAtlas.subarray(row * RAMP_WIDTH * 4);
    for (let i = 0; i < RAMP_WIDTH; i++) {
      const [r, gr, b, a] = [...texels.subarray(i * 4, i * 4 + 4)].map((x) => x / 255);
      g.fillStyle = toHex(rampColor(BASE, SHADE, [r!, gr!, b!, a!]));
      g.fillRect(i, 0, 1, 1);
    }
  }, [row, ramp]);
  return <canvas ref={canvas} width={RAMP_WIDTH} height={1} aria-hidden="true" />;
});

/** Colour stops of the 16 rows. Every change is reported at once, the end of a gesture by `onCommit`. */
export default function RampEditor({value, onChange, onCommit, words, locale}: RampEditorProps): ReactNode {
  const [row, setRow] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [said, say] = useState('');
  const [typed, setTyped] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const lane = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const drag = useRef<number>(undefined);
  const {change, commit, ends} = useEdits(onChange, onCommit);

  const ramp = useMemo(() => rowOf(value, row), [value, row]);
  const index = Math.min(chosen, ramp.length - 1);
  const stop = ramp[index]!;
  const label = (i: number): string => words.stop.replace('{n}', String(i + 1));
  const set = (next: Ramp): void => change({...value, [row]: next});
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
  /** Adds a stop in the middle of the gap after the chosen one, or before it at the end. */
  const addBeside = (i: number): void => {
    const here = ramp[i]!.at;
    const other = ramp[i + 1]?.at ?? (here < 1 ? 1 : (ramp[i - 1]?.at ?? 0));
    add((here + other) / 2);
  };
  const magnify = (by: number): void => {
    const next = Math.min(MOST_ZOOM, Math.max(1, zoom * by));
    if (next !== zoom) setZoom(next);
    say(words.zoomed.replace('{zoom}', String(next)));
  };
  const turned = useEffectEvent((by: number) => {
    // Two fingers move no stop.
    drag.current = undefined;
    magnify(by);
  });
  useEffect(() => attachPinch(view.current!, (by) => turned(by)), []);
  // The chosen stop stays in view.
  useLayoutEffect(() => {
    const {scrollLeft, clientWidth} = view.current!;
    const x = MARGIN + stop.at * lane.current!.clientWidth;
    if (x < scrollLeft + MARGIN || x > scrollLeft + clientWidth - MARGIN)
      view.current!.scrollLeft = x - clientWidth / 2;
  }, [zoom, stop.at]);
  const place = (clientX: number): number => {
    const {left, width} = lane.current!.getBoundingClientRect();
    return (clientX - left) / width;
  };
  const onKeys = (event: KeyboardEvent, i: number): void => {
    if (isShortcut(event)) return;
    const step = Math.max(FINEST, (event.shiftKey ? LARGE_STEP : STEP) / zoom);
    const to = {
      ArrowLeft: ramp[i]!.at - step,
      ArrowDown: ramp[i]!.at - step,
      ArrowRight: ramp[i]!.at + step,
      ArrowUp: ramp[i]!.at + step,
      PageDown: ramp[i]!.at - LARGE_STEP,
      PageUp: ramp[i]!.at + LARGE_STEP,
      Home: 0,
      End: 1,
    }[event.key];
    const by = {'+': 2, '=': 2, '-': 0.5}[event.key];
    if (to !== undefined) move(i, to);
    else if (by !== undefined) magnify(by);
    else if (event.key === 'Enter') addBeside(i);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(i);
    else return;
    event.preventDefault();
  };
  const takeRow = (next: Ramp): void => {
    set(next);
    commit();
    setChosen(0);
  };

  return (
    <div className={editor.editor} {...ends}>
      <div className={styles.rows} role="radiogroup" aria-label={words.rows}>
        {RAMP_ROWS.map(({name, label: names}, i) => (
          <label key={name} className={styles.row}>
            <input
              type="radio"
              name="ramp-row"
              checked={row === i}
              onChange={() => {
                setRow(i);
                setChosen(0);
              }}
            />
            <span className={styles.number}>{String(i).padStart(2, '0')}</span>
            <span className={styles.name}>{forLocale(names, locale)}</span>
            <span className={styles.mark}>{value[i] && words.changed}</span>
            <Strip row={i} ramp={value[i]} />
          </label>
        ))}
      </div>

      <div className={styles.work}>
        <h3 className={editor.title}>
          {forLocale(RAMP_ROWS[row]!.label, locale)} <code>{rampName(row)}</code>
        </h3>
        <p className={styles.zoom} role="group" aria-label={words.zoom}>
          <button type="button" aria-label={words.zoomOut} aria-disabled={zoom === 1} onClick={() => magnify(0.5)}>
            −
          </button>
          <span>{zoom}×</span>
          <button type="button" aria-label={words.zoomIn} aria-disabled={zoom === MOST_ZOOM} onClick={() => magnify(2)}>
            +
          </button>
        </p>
        <div ref={view} className={styles.view}>
          <div className={styles.sheet} style={{width: `${zoom * 100}%`}}>
            {/* A pointer's shortcut for the button that adds a stop. */}
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div className={styles.bar} title={words.gradient} onClick={(event) => add(place(event.clientX))}>
              <Strip row={row} ramp={value[row]} />
            </div>
            <div
              ref={lane}
              className={styles.lane}
              onPointerDown={(event) => {
                const {width} = event.currentTarget.getBoundingClientRect();
                const away = (i: number): number => Math.abs(ramp[i]!.at - place(event.clientX)) * width;
                const near = ramp.map((_, i) => i).sort((a, b) => away(a) - away(b) || (a === index ? -1 : 1))[0]!;
                if (away(near) > REACH || event.button !== 0) return;
                event.preventDefault();
                event.currentTarget.setPointerCapture(event.pointerId);
                drag.current = near;
                focus(near);
              }}
              onPointerMove={(event) => {
                if (drag.current !== undefined) move(drag.current, place(event.clientX));
              }}
              onLostPointerCapture={() => (drag.current = undefined)}>
              {ramp.map(({at, color, lit, hard}, i) => (
                <button
                  key={i}
                  type="button"
                  role="slider"
                  className={clsx(styles.stop, hard && styles.hard)}
                  style={{left: `${at * 100}%`, backgroundColor: toHex(rampColor(BASE, SHADE, [...color, lit]))}}
                  aria-label={label(i)}
                  aria-valuemin={0}
                  aria-valuemax={1}
                  aria-valuenow={at}
                  aria-valuetext={[
                    words.place.replace('{at}', String(Number(at.toFixed(3)))),
                    hard ? words.hard : words.soft,
                  ].join(', ')}
                  aria-current={i === index || undefined}
                  aria-describedby="ramp-help"
                  onFocus={() => setChosen(i)}
                  onKeyDown={(event) => onKeys(event, i)}
                />
              ))}
            </div>
            <div className={styles.scale} aria-hidden="true">
              {Array.from({length: 2 * zoom + 1}, (_, i) => (
                <span key={i}>{Number((i / (2 * zoom)).toFixed(3))}</span>
              ))}
            </div>
          </div>
        </div>

        <div className={styles.fields} role="group" aria-label={label(index)}>
          <span className={styles.which}>{label(index)}</span>
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
                if (Number.isFinite(event.target.valueAsNumber)) move(index, event.target.valueAsNumber);
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
                onChange={(event) => set(changeStop(ramp, index, {color: fromHex(event.target.value)!}))}
              />
            </label>
            <Hex
              value={toHex(stop.color)}
              label={`${words.tint} (sRGB)`}
              placeholder=""
              onChange={(color) => set(changeStop(ramp, index, {color: color as [number, number, number]}))}
            />
          </span>
          <span className={editor.choice} role="radiogroup" aria-label={words.edge}>
            {[false, true].map((hard) => (
              <label key={String(hard)}>
                <input
                  type="radio"
                  name="ramp-edge"
                  checked={stop.hard === hard}
                  disabled={index === 0}
                  onChange={() => set(changeStop(ramp, index, {hard}))}
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
              onChange={(lit) => set(changeStop(ramp, index, {lit}))}
            />
          </label>
        </div>

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
        <Reference words={words} onTake={(color) => set(changeStop(ramp, index, {color}))} say={say} />
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
