import clsx from 'clsx';
import React, {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {isShortcut} from '@site/src/lib/keys';
import {attachPinch} from './pinch';
import Strip, {type Tint} from './Strip';
import {LARGE_STEP, STEP, type Ramp} from './stops';
import styles from './styles.module.css';
import type {RampWords} from './words';

/** Smallest distance of two stops. */
const FINEST = 0.001;
const [MOST_ZOOM, MARGIN] = [16, 28];
/** Distance in CSS pixels up to which a pointer takes a stop. */
const REACH = 22;

/** What a reader does to the stops of a row; a stop is named by its place in the row, from 0. */
export interface Edits {
  readonly focus: (i: number) => void;
  readonly move: (i: number, to: number) => void;
  readonly add: (at: number) => void;
  /** Adds a stop in the middle of the gap after a stop, or before it at the end. */
  readonly addBeside: (i: number) => void;
  readonly remove: (i: number) => void;
}

/** The gradient of a row with its stops and its scale, magnified up to 16 times. */
export default function Gradient({
  row,
  edited,
  tint,
  ramp,
  index,
  lane,
  edits,
  onChoose,
  label,
  words,
  say,
}: {
  row: number;
  /** Undefined while the row is as it is shipped. */
  edited: Ramp | undefined;
  tint: Tint;
  ramp: Ramp;
  /** The chosen stop. */
  index: number;
  /** The element of the stops. */
  lane: RefObject<HTMLDivElement | null>;
  edits: Edits;
  onChoose: (i: number) => void;
  label: (i: number) => string;
  words: RampWords;
  say: (text: string) => void;
}): ReactNode {
  const [zoom, setZoom] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const drag = useRef<number>(undefined);
  const {at: chosenAt} = ramp[index]!;
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
    const x = MARGIN + chosenAt * lane.current!.clientWidth;
    if (x < scrollLeft + MARGIN || x > scrollLeft + clientWidth - MARGIN)
      view.current!.scrollLeft = x - clientWidth / 2;
  }, [zoom, chosenAt, lane]);
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
    if (to !== undefined) edits.move(i, to);
    else if (by !== undefined) magnify(by);
    else if (event.key === 'Enter') edits.addBeside(i);
    else if (event.key === 'Delete' || event.key === 'Backspace') edits.remove(i);
    else return;
    event.preventDefault();
  };

  return (
    <>
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
          <div className={styles.bar} title={words.gradient} onClick={(event) => edits.add(place(event.clientX))}>
            <Strip row={row} ramp={edited} tint={tint} />
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
              edits.focus(near);
            }}
            onPointerMove={(event) => {
              if (drag.current !== undefined) edits.move(drag.current, place(event.clientX));
            }}
            onLostPointerCapture={() => (drag.current = undefined)}>
            {ramp.map(({at, color, lit, hard}, i) => (
              <button
                key={i}
                type="button"
                role="slider"
                className={clsx(styles.stop, hard && styles.hard)}
                style={{left: `${at * 100}%`, backgroundColor: tint([...color, lit])}}
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
                onFocus={() => onChoose(i)}
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
    </>
  );
}
