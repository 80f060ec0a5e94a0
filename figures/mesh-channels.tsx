import React, {type ReactNode} from 'react';
import {octEncode} from '@site/src/stage/shading/outline';
import {Ball, Box, Stroke, Words, crescent, diagram, path, rad, steps, type Point} from './kit';
import texts from '../data/figures.json';

const R = 20;
const fold = (y: number, x: number, line: boolean): ReactNode => (
  <>
    <circle cx={x} cy={y} r={R} fill="var(--lk-hair)" stroke="var(--lk-ink)" strokeWidth={2.5} />
    {line && <Stroke d={`M${x - 9} ${y + 4}q9 8 18 0`} width={2.5} />}
  </>
);

/** Meaning of white and black, per channel. */
const PAINT: readonly {channel: string; draw: (at: Point, white: boolean) => ReactNode}[] = [
  {channel: 'R', draw: (at, white) => <Ball at={at} r={R} cut={white ? 0 : 0.999} line={1} />},
  {
    channel: 'G',
    draw: ([x, y], white) => (
      <circle
        cx={x}
        cy={y}
        r={R - 1.5}
        fill="var(--lk-hair)"
        stroke={`var(--lk-${white ? 'ink' : 'line-2'})`}
        strokeWidth={white ? 4 : 0.5}
      />
    ),
  },
  {channel: 'B', draw: ([x, y], white) => fold(y, x, white)},
  {
    channel: 'A',
    draw: (at, white) => (
      <>
        <circle cx={at[0]} cy={at[1]} r={R} fill="var(--lk-hair-shade)" stroke="var(--lk-ink)" strokeWidth={1} />
        {white && <path d={crescent(at, R - 2, 7, -70, 70)} fill="var(--lk-gold)" />}
      </>
    ),
  },
];

const CELL = 72;
const diamond = (x: number, y: number): string =>
  path(
    steps(0, 360, 4).map((a) => {
      const [u, v] = octEncode([Math.cos(rad(a)), Math.sin(rad(a)), 0]);
      return [x + u * CELL, y + v * CELL] as const;
    }),
    true,
  );

export default diagram(texts.meshChannels, 290, (t) => ({
  vertex: (
    <>
      <Words at={[212, 44]} anchor="middle" tone="soft" text={t.white} />
      <Words at={[306, 44]} anchor="middle" tone="soft" text={t.black} />
      <Stroke d="M0 52H366" width={1.25} />
      {PAINT.map(({channel, draw}, at) => (
        <g key={channel}>
          <Words at={[10, 87 + at * 58]} anchor="middle" bold mono text={channel} />
          <Words at={[30, 87 + at * 58]} text={t.names[at] ?? ''} />
          {draw([212, 82 + at * 58], true)}
          {draw([306, 82 + at * 58], false)}
          <Stroke d={`M0 ${111 + at * 58}H366`} color="line" width={1} />
        </g>
      ))}
    </>
  ),
  uv: (
    <>
      {t.uvs.map((name, at) => {
        const [x, y] = [(at % 2) * 190 + 1, 42 + Math.floor(at / 2) * 126];
        return (
          <g key={name}>
            <Words at={[x + CELL + 14, y + 14]} mono bold text={`UV${at}`} />
            <Words at={[x, y + CELL + 20]} text={name} />
            {at === 0 &&
              steps(0, 3, 3).map((i) =>
                steps(0, 3, 3).map(
                  (j) =>
                    (i + j) % 2 === 0 && (
                      <path
                        key={`${i}${j}`}
                        d={`M${x + i * 18} ${y + j * 18}h18v18h-18Z`}
                        fill="var(--lk-hair)"
                        stroke="var(--lk-line-2)"
                        strokeWidth={0.5}
                      />
                    ),
                ),
              )}
            {at === 1 && (
              <>
                {[10, 27, 45, 62].map((dx) => (
                  <Stroke key={dx} d={`M${x + dx} ${y + CELL - 4}q-5 -32 0 -64l4 6m-4 -6l-4 6`} color="pri" />
                ))}
                <Words at={[x + CELL + 14, y + 36]} tone="soft" text={t.tip} />
                <Words at={[x + CELL + 14, y + CELL - 2]} tone="soft" text={t.root} />
              </>
            )}
            {at === 3 && (
              <>
                <Stroke d={diamond(x, y)} fill="var(--lk-wash)" width={1.25} />
                <circle
                  cx={x + CELL / 2}
                  cy={y + CELL / 2}
                  r={4}
                  fill="var(--lk-coral)"
                  stroke="var(--lk-ink)"
                  strokeWidth={1.25}
                />
              </>
            )}
            <Box at={[x, y]} size={[CELL, CELL]} dash={at === 2} />
          </g>
        );
      })}
    </>
  ),
}));
