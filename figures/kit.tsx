import clsx from 'clsx';
import React, {Fragment, type ReactNode} from 'react';
import {fill, forLocale, type PerLocale} from '../config/localized';
import type {Locale} from '@site/config/locales';
import {defaultOf} from '@site/src/stage/shading/parameters';

/** One picture of a figure: title and description are its text alternative, and the title is also drawn. */
export interface Panel {
  title: string;
  desc: string;
  height: number;
  body: ReactNode;
}

export interface Drawing {
  caption: string;
  panels: readonly Panel[];
}

/** Width of a panel: half of a wide column, and the width of a phone. */
export const WIDTH = 368;

/**
 * A figure of panels of one height.
 * @param texts `caption`, and for a panel `name` its title `name` and its description `nameDesc`
 * @param draw the panels by these names, in their order
 * @param numbers that the texts name
 */
export const diagram =
  <T extends {caption: string}>(
    texts: PerLocale<T>,
    height: number,
    draw: (text: T) => Readonly<Partial<Record<keyof T & string, ReactNode>>>,
    numbers: Parameters<typeof fill>[1] = {},
  ) =>
  (locale: Locale): Drawing => {
    const filled = Object.fromEntries(
      Object.entries(forLocale(texts, locale)).map(([name, text]) => [
        name,
        typeof text === 'string' ? fill(text, numbers) : text,
      ]),
    ) as T & Readonly<Record<string, string>>;
    const panels = Object.entries<ReactNode>(draw(filled)).map(([name, body]): Panel => ({
      title: filled[name]!,
      desc: filled[`${name}Desc`]!,
      height,
      body,
    }));
    return {caption: filled.caption, panels};
  };

export type Point = readonly [number, number];
type Tone = 'soft' | 'pri' | 'coral' | 'onInk';

/** Default of a scalar parameter. */
export const scalar = (id: string): number => Number(defaultOf(id));

/** Distance of a point from the segment a b. */
const offset = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const at = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
};

/** Leaves out points nearer than 0.08 to the line through the others (Douglas and Peucker, 1973). */
const simplify = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0]!, points.at(-1)!];
  const offsets = points.map((point) => offset(point, first, last));
  const far = Math.max(...offsets);
  if (far < 0.08) return [first, last];
  const at = offsets.indexOf(far);
  return [...simplify(points.slice(0, at + 1)), ...simplify(points.slice(at)).slice(1)];
};

/** Path through points, rounded to tenths. */
export const path = (points: readonly Point[], closed = false): string => {
  const turns = points.length > 2 ? simplify(points) : points;
  return `M${turns.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
};

/** `n` + 1 values from a to b. */
export const steps = (a: number, b: number, n: number): number[] =>
  Array.from({length: n + 1}, (_, i) => a + ((b - a) * i) / n);

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

interface TextProps {
  at: Point;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  tone?: Tone;
  mono?: boolean;
  bold?: boolean;
}

/** Text at a baseline; a line feed starts the next line. */
export function Words({at: [x, y], text, anchor = 'start', tone, mono, bold}: TextProps): ReactNode {
  const [first, ...more] = text.split('\n');
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className={clsx('figure-label', tone && `figure-${tone}`, mono && 'figure-mono', bold && 'figure-bold')}>
      {first}
      {more.map((line) => (
        <tspan key={line} x={x} dy={18}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const COLOR = {
  ink: 'var(--lk-ink)',
  soft: 'var(--lk-ink-2)',
  line: 'var(--lk-line)',
  edge: 'var(--lk-line-2)',
  pri: 'var(--lk-pri)',
  coral: 'var(--lk-coral-ink)',
} as const;

interface StrokeProps {
  d: string;
  color?: keyof typeof COLOR;
  width?: number;
  dash?: boolean;
  fill?: string;
}

export function Stroke({d, color = 'ink', width = 1.5, dash, fill = 'none'}: StrokeProps): ReactNode {
  return (
    <path
      d={d}
      fill={fill}
      stroke={COLOR[color]}
      strokeWidth={width}
      strokeDasharray={dash ? '5 4' : undefined}
      strokeLinejoin="round"
    />
  );
}

type LineProps = Omit<StrokeProps, 'd' | 'fill'> & {from: Point; to: Point};

export const Line = ({from, to, ...look}: LineProps): ReactNode => <Stroke d={path([from, to])} {...look} />;

/** A line with an arrow head at its end. */
export function Arrow({from, to, color = 'ink', ...look}: LineProps): ReactNode {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const neck: Point = [to[0] - ux * 8, to[1] - uy * 8];
  const head: Point[] = [to, [neck[0] - uy * 3.6, neck[1] + ux * 3.6], [neck[0] + uy * 3.6, neck[1] - ux * 3.6]];
  return (
    <>
      <Line from={from} to={neck} color={color} {...look} />
      <path d={path(head, true)} fill={COLOR[color]} />
    </>
  );
}

/** The dot at the end of a leader line. */
export function Ring({
  at: [x, y],
  color = 'ink',
  r = 3,
}: {
  at: Point;
  color?: keyof typeof COLOR;
  r?: number;
}): ReactNode {
  return <circle cx={x} cy={y} r={r} fill="var(--lk-paper)" stroke={COLOR[color]} strokeWidth={1.5} />;
}

/** A square frame with its name in the middle. */
export function Box({
  at: [x, y],
  size: [w, h],
  color = 'ink',
  width = 1.5,
  dash,
  fill = 'none',
  label,
  ...look
}: Omit<StrokeProps, 'd'> & Pick<TextProps, 'bold' | 'mono'> & {at: Point; size: Point; label?: string}): ReactNode {
  const lines = label?.split('\n').length ?? 0;
  return (
    <>
      <Stroke d={`M${x} ${y}h${w}v${h}h${-w}Z`} {...{color, width, dash, fill}} />
      {label && (
        <Words
          at={[x + w / 2, y + h / 2 + 14 - 9 * lines]}
          anchor="middle"
          tone={color === 'coral' ? color : undefined}
          text={label}
          {...look}
        />
      )}
    </>
  );
}

/** A circle with a number, like the steps of a page. */
export function Count({at: [x, y], children}: {at: Point; children: string | number}): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r={12} fill="var(--lk-paper)" stroke="var(--lk-ink)" strokeWidth={1.5} />
      <Words at={[x, y + 4.6]} anchor="middle" bold text={String(children)} />
    </>
  );
}

/** Segment of a disc on the far side of a chord: `angle` points to the light (degrees, up is positive), `cut` is −1 to 1 along it. */
export function segment([x, y]: Point, r: number, angle: number, cut: number): string {
  const half = Math.acos(cut);
  const at = (turn: number): Point => {
    const a = rad(angle) + turn;
    return [x + r * Math.cos(a), y - r * Math.sin(a)];
  };
  const [start, end] = [at(half), at(-half)];
  return `M${start[0]} ${start[1]}A${r} ${r} 0 ${cut > 0 ? 1 : 0} 0 ${end[0]} ${end[1]}Z`;
}

/** Band of a width inside the rim of a disc, between two angles (degrees, clockwise from the right). */
export function crescent([x, y]: Point, r: number, width: number, from: number, to: number): string {
  const arc = (radius: number, a: number, b: number) =>
    steps(a, b, 40).map((at): Point => [x + radius * Math.cos(rad(at)), y + radius * Math.sin(rad(at))]);
  return path([...arc(r, from, to), ...arc(r - width, to, from)], true);
}

/** A ball in two flat tones. */
export function Ball({
  at,
  r,
  angle = 150,
  cut = 0,
  line = 1.5,
}: {
  at: Point;
  r: number;
  angle?: number;
  cut?: number;
  line?: number;
}): ReactNode {
  return (
    <>
      <circle cx={at[0]} cy={at[1]} r={r} fill="var(--lk-hair)" />
      <path d={segment(at, r, angle, cut)} fill="var(--lk-hair-shade)" />
      <circle
        cx={at[0]}
        cy={at[1]}
        r={r}
        fill="none"
        stroke={line > 0 ? 'var(--lk-ink)' : 'var(--figure-edge, none)'}
        strokeWidth={line || 1}
      />
    </>
  );
}

/** A light: a small disc with rays. */
export function Lamp({at: [x, y], r = 8}: {at: Point; r?: number}): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--lk-gold)" stroke="var(--lk-ink)" strokeWidth={1.5} />
      {steps(0, 315, 7).map((a) => {
        const [c, s] = [Math.cos(rad(a)), Math.sin(rad(a))];
        return <Line key={a} from={[x + c * (r + 4), y + s * (r + 4)]} to={[x + c * (r + 8), y + s * (r + 8)]} />;
      })}
    </>
  );
}

/** A camera that looks to the right; `turn` in degrees, clockwise. */
export function Camera({at: [x, y], turn = 0}: {at: Point; turn?: number}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Stroke d="M-22 -8h18v16h-18zM-4 -4l8 -5v18l-8 -5" fill="var(--lk-paper)" />
    </g>
  );
}

/** Numbered steps on one line; the second line of a step says what to see. Each is 46 high. */
export function StepList({top, items}: {top: number; items: readonly (readonly string[])[]}): ReactNode {
  return (
    <>
      <Line from={[14, top]} to={[14, top + (items.length - 1) * 46]} color="edge" width={1} />
      {items.map(([title = '', see = ''], row) => (
        <Fragment key={title}>
          <Count at={[14, top + row * 46]}>{row + 1}</Count>
          <Words at={[38, top + row * 46 + 2]} bold text={title} />
          <Words at={[38, top + row * 46 + 20]} tone="soft" text={see} />
        </Fragment>
      ))}
    </>
  );
}
