import React, {Fragment, type ReactNode} from 'react';
import {Line, Stroke, Words, path, type Point} from './kit';

interface AxisProps {
  from: number;
  to: number;
  ticks: readonly number[];
  label: string;
  log?: boolean;
  format?: (value: number) => string;
}

interface ChartProps {
  at: Point;
  size: Point;
  x: AxisProps;
  y: AxisProps;
  children: (x: (value: number) => number, y: (value: number) => number) => ReactNode;
}

/** Hairline grid with axes of 1.25; the names of the axes are at their ends. */
export function Chart({at: [left, top], size: [w, h], x, y, children}: ChartProps): ReactNode {
  const place = ({from, to, log}: AxisProps, value: number) =>
    log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  const px = (value: number) => left + place(x, value) * w;
  const py = (value: number) => top + h - place(y, value) * h;
  return (
    <>
      {x.ticks.map((tick) => (
        <Fragment key={tick}>
          <Line from={[px(tick), top]} to={[px(tick), top + h]} color="line" width={1} />
          <Words at={[px(tick), top + h + 18]} anchor="middle" tone="soft" text={(x.format ?? String)(tick)} />
        </Fragment>
      ))}
      {y.ticks.map((tick) => (
        <Fragment key={tick}>
          <Line from={[left, py(tick)]} to={[left + w, py(tick)]} color="line" width={1} />
          <Words at={[left - 8, py(tick) + 4.5]} anchor="end" tone="soft" text={(y.format ?? String)(tick)} />
        </Fragment>
      ))}
      <Stroke
        d={path([
          [left, top],
          [left, top + h],
          [left + w, top + h],
        ])}
        width={1.25}
      />
      <Words at={[left + w, top + h + 38]} anchor="end" text={x.label} />
      <Words at={[left - 8, top - 10]} text={y.label} />
      {children(px, py)}
    </>
  );
}

/** A dashed limit with its name at the right end, or at the left where the curve needs the room. */
export function Limit({
  y,
  from,
  to,
  name,
  color,
  below,
  start,
}: {
  y: number;
  from: number;
  to: number;
  name: string;
  color: 'coral' | 'pri';
  below?: boolean;
  start?: boolean;
}): ReactNode {
  return (
    <>
      <Line from={[from, y]} to={[to, y]} color={color} width={1.25} dash />
      <Words
        at={[start ? from + 6 : to, below ? y + 16 : y - 6]}
        anchor={start ? 'start' : 'end'}
        tone={color}
        mono={/^[A-Z]\w+$/.test(name)}
        text={name}
      />
    </>
  );
}
