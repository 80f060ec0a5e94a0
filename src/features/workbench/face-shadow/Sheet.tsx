import React, {useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import {isShortcut} from '@site/src/lib/keys';
import {draw, SCALE} from './draw';
import {ANGLES, HEIGHT, texelsOf, WIDTH, type FaceMasks} from './masks';
import styles from './styles.module.css';
import {SIZE} from './Tools';
import type {Brush, Point, useStroke} from './useStroke';
import type {PainterWords} from './words';

/** Texels that the keyboard moves the brush. */
const [STEP, LARGE_STEP] = [2, 12];

const within = (most: number, value: number): number => Math.min(most, Math.max(0, value));

/** The chosen mask, on which the brush goes by mouse, pen, finger or keys. */
export default function Sheet({
  masks,
  angle,
  skin,
  features,
  table,
  brush,
  onBrush,
  stroke,
  words,
  say,
}: {
  masks: FaceMasks;
  /** Index of the chosen mask. */
  angle: number;
  skin: readonly number[];
  features: CanvasImageSource;
  /** Whether the masks of the neighbouring angles shine through. */
  table: boolean;
  brush: Brush;
  onBrush: (change: Partial<Brush>) => void;
  stroke: ReturnType<typeof useStroke>;
  words: PainterWords;
  say: (text: string) => void;
}): ReactNode {
  const {size, light, mirror} = brush;
  const [pen, setPen] = useState<Point>();
  const canvas = useRef<HTMLCanvasElement>(null);

  const texels = texelsOf(masks, angle);
  const seen = (k: number): Uint8Array | undefined =>
    table && masks[k] !== undefined ? texelsOf(masks, k) : undefined;
  const [before, after] = [seen(angle - 1), seen(angle + 1)];
  useEffect(() => {
    draw(canvas.current!, {texels, skin, under: [before, after], features});
  }, [texels, skin, before, after, features]);

  const go = (points: readonly Point[]): void => {
    setPen(points.at(-1));
    stroke.go(points);
  };
  const pointOf = ({clientX, clientY, pointerType, pressure}: globalThis.PointerEvent): Point => {
    const {left, top, width, height} = canvas.current!.getBoundingClientRect();
    return {
      x: ((clientX - left) / width) * WIDTH,
      y: (1 - (clientY - top) / height) * HEIGHT,
      radius: size * (pointerType === 'pen' ? pressure : 1),
    };
  };
  const onPointerMove = ({nativeEvent}: PointerEvent): void =>
    go((stroke.isDown() && nativeEvent.getCoalescedEvents?.().map(pointOf)) || [pointOf(nativeEvent)]);
  const onKeys = (event: KeyboardEvent): void => {
    if (isShortcut(event)) return;
    const at = pen ?? {x: WIDTH / 2, y: HEIGHT / 2, radius: size};
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const by = {ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step]}[event.key];
    if (by) {
      const [x, y] = [within(WIDTH, at.x + by[0]!), within(HEIGHT, at.y + by[1]!)];
      go([{x, y, radius: size}]);
      const percent = (part: number, whole: number): string => String(Math.round((part / whole) * 100));
      say(words.pen.replace('{x}', percent(x, WIDTH)).replace('{y}', percent(HEIGHT - y, HEIGHT)));
    } else if (event.key === ' ' || (event.key === 'Escape' && stroke.isDown())) {
      if (stroke.isDown()) stroke.end();
      else stroke.begin({...at, radius: size});
      setPen({...at, radius: size});
      say(stroke.isDown() ? words.down : words.up);
    } else if (event.key === '[' || event.key === ']') {
      onBrush({size: Math.min(SIZE.max, Math.max(SIZE.min, size + (event.key === '[' ? -1 : 1)))});
    } else if (event.key.toLowerCase() === 'x') {
      onBrush({light: !light});
      say(light ? words.shade : words.light);
    } else return;
    event.preventDefault();
  };
  const name = words.mask.replace('{n}', String(ANGLES[angle]));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its own keys
    <div
      className={styles.sheet}
      role="application"
      aria-label={`${name}. ${words.canvas}`}
      aria-describedby="painter-help"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys of the brush
      tabIndex={0}
      onKeyDown={onKeys}
      onBlur={stroke.end}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        stroke.begin(pointOf(event.nativeEvent));
      }}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setPen(undefined)}
      onLostPointerCapture={stroke.end}>
      <canvas ref={canvas} width={WIDTH * SCALE} height={HEIGHT * SCALE} aria-hidden="true" />
      {pen && (
        <svg className={styles.pen} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {(mirror ? [pen.x, WIDTH - pen.x] : [pen.x]).map((x, i) => (
            <circle key={i} cx={x} cy={HEIGHT - pen.y} r={size} />
          ))}
        </svg>
      )}
      <span className={styles.tab}>{name}</span>
    </div>
  );
}
