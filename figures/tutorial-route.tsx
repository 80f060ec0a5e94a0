import React, {type ReactNode} from 'react';
import {Ball, Lamp, Line, Stroke, Words, crescent, diagram, type Point} from './kit';
import texts from '../data/figures.json';

/** Tutorials (1 to 10) that each route contains. */
const ROUTES = [[1, 2], [3, 4, 5, 6, 7, 8], [2, 9], [10]] as const;
const COLUMN = (at: number): number => 196 + at * 48;
const ROW = (step: number): number => 74 + (step - 1) * 24;

const band = ([x, y]: Point, r: number, up: number, down: number): string => {
  const half = (k: number): number => Math.sqrt(1 - k * k) * r;
  return `M${x - half(up)} ${y - up * r}A${r} ${r} 0 0 0 ${x - half(down)} ${y - down * r}L${x + half(down)} ${y - down * r}A${r} ${r} 0 0 0 ${x + half(up)} ${y - up * r}Z`;
};

/** What each tutorial adds to the head. */
const ADDS: readonly ((at: Point, r: number) => ReactNode)[] = [
  ([x, y], r) => (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--lk-hair)" stroke="var(--figure-edge, none)" />
      <Stroke d={`M${x - r} ${y}A${r} 10 0 0 0 ${x + r} ${y}M${x} ${y - r}A10 ${r} 0 0 0 ${x} ${y + r}`} width={1} />
    </>
  ),
  (at, r) => <Ball at={at} r={r} line={0} />,
  ([x, y], r) => (
    <>
      <Ball at={[x, y]} r={r} angle={150} cut={-0.55} line={0} />
      <path
        d={`M${x - r * 0.1} ${y - r * 0.1}L${x + r * 0.35} ${y + r * 0.35}L${x - r * 0.15} ${y + r * 0.3}Z`}
        fill="var(--lk-hair-shade)"
      />
    </>
  ),
  (at, r) => <Ball at={at} r={r - 1} angle={150} cut={-0.55} line={3.5} />,
  ([x, y], r) => (
    <>
      <Ball at={[x, y]} r={r - 1} angle={150} cut={-0.55} line={3.5} />
      <path d={crescent([x, y], r - 3, 6, -80, 60)} fill="var(--lk-gold)" />
    </>
  ),
  ([x, y], r) => (
    <>
      <Ball at={[x, y]} r={r - 1} angle={150} cut={-0.55} line={3.5} />
      <path d={band([x, y], r - 3, 0.6, 0.38)} fill="var(--lk-gold)" />
    </>
  ),
  ([x, y], r) => (
    <>
      <Ball at={[x, y]} r={r - 1} angle={150} cut={-0.55} line={3.5} />
      <ellipse cx={x} cy={y} rx={r * 0.3} ry={r * 0.45} fill="var(--lk-ink)" />
      <circle cx={x - r * 0.1} cy={y - r * 0.17} r={r * 0.11} fill="var(--lk-gold)" />
    </>
  ),
  ([x, y], r) => (
    <>
      <Ball at={[x, y]} r={r - 1} angle={150} cut={-0.55} line={3.5} />
      <circle cx={x - r * 0.35} cy={y - r * 0.4} r={r * 0.2} fill="var(--lk-gold)" />
      <path d={band([x, y], r - 3, -0.1, -0.35)} fill="var(--lk-gold)" />
    </>
  ),
  ([x, y], r) => (
    <>
      <Ball at={[x, y + 5]} r={r - 8} angle={120} cut={-0.3} line={3} />
      <Lamp at={[x - r * 0.5, y - r * 0.95]} r={6} />
    </>
  ),
  ([x, y], r) => (
    <>
      <Ball at={[x, y]} r={r - 1} angle={150} cut={-0.55} line={3.5} />
      <Stroke d={`M${x} ${y - 14}l4 10h10l-8 7l3 11l-9 -7l-9 7l3 -11l-8 -7h10Z`} fill="var(--lk-coral)" width={1.25} />
    </>
  ),
];

export default diagram(texts.tutorialRoute, 310, (t) => ({
  table: (
    <>
      {t.routes.map((name, at) => (
        <Words key={name} at={[COLUMN(at), 50]} anchor="middle" tone="soft" text={name} />
      ))}
      {t.names.map((name, at) => (
        <g key={name}>
          <Stroke d={`M0 ${ROW(at + 1) + 12}H362`} color="line" width={1} />
          <Words at={[10, ROW(at + 1) + 5]} anchor="middle" bold text={String(at + 1)} />
          <Words at={[28, ROW(at + 1) + 5]} text={name} />
        </g>
      ))}
      <Stroke d={`M0 ${ROW(1) - 12}H362`} width={1.25} />
      {ROUTES.map((rows, at) => (
        <g key={COLUMN(at)}>
          <Line
            from={[COLUMN(at), ROW(rows[0])]}
            to={[COLUMN(at), ROW(rows.at(-1) ?? rows[0])]}
            color="pri"
            width={2}
          />
          {rows.map((row) => (
            <circle key={row} cx={COLUMN(at)} cy={ROW(row)} r={6} fill="var(--lk-pri)" />
          ))}
        </g>
      ))}
    </>
  ),
  adds: (
    <>
      {ADDS.map((draw, at) => {
        const c: Point = [38 + (at % 5) * 74, 100 + Math.floor(at / 5) * 130];
        return (
          <g key={at}>
            {draw(c, 30)}
            <Words at={[c[0], c[1] + 54]} anchor="middle" bold text={String(at + 1)} />
          </g>
        );
      })}
    </>
  ),
}));
