import React from 'react';
import {ringHalf, strandSpec} from '@site/src/stage/shading/hair';
import {Chart, Limit} from './chart';
import {Ball, Line, Stroke, Words, diagram, path, rad, scalar, steps, type Point} from './kit';
import texts from '../data/figures.json';

const [HEIGHT, WIDTH, BREAKUP, FOLLOW, CUT] = [
  'HairRingHeight',
  'HairRingWidth',
  'HairRingBreakup',
  'HairRingFollowView',
  'HairThreshold',
].map(scalar) as [number, number, number, number, number];
const R = 50;
const VIEWS = [-25, 0, 25];
const CENTRES: readonly Point[] = [
  [58, 100],
  [184, 100],
  [310, 100],
];

/** HairMap B: one saw tooth per lock. */
const tooth = (azimuth: number): number => Math.abs(((azimuth / 15 + 100) % 1) * 2 - 1);

/** The ring on a head sphere under a camera that looks down by `pitch` degrees; only the part that faces the camera. */
function ring([cx, cy]: Point, pitch: number): Point[] {
  const height = HEIGHT + FOLLOW * Math.sin(rad(pitch));
  const project = (azimuth: number, h: number): {at: Point; facing: number} => {
    const r = Math.sqrt(Math.max(0, 1 - h * h));
    const z = r * Math.cos(rad(azimuth));
    return {
      at: [cx + R * r * Math.sin(rad(azimuth)), cy - R * (h * Math.cos(rad(pitch)) - z * Math.sin(rad(pitch)))],
      facing: h * Math.sin(rad(pitch)) + z * Math.cos(rad(pitch)),
    };
  };
  const seen = steps(-150, 150, 300).filter((a) => project(a, height).facing >= 0);
  const edge = (sign: number) => seen.map((a) => project(a, height + sign * ringHalf(WIDTH, BREAKUP, tooth(a))).at);
  return [...edge(1), ...edge(-1).toReversed()];
}

const spec = (degrees: number, gloss: number): number =>
  strandSpec([0, 1, 0], [0, 0, 1], [0, Math.sin(rad(degrees)), Math.cos(rad(degrees))], 0, 0.5, 0, gloss);
const reach = (gloss: number): number => steps(0, 15, 1500).findLast((a) => spec(a, gloss) >= CUT) ?? 0;
const GLOSSES = [40, 120, 300] as const;
const inDegrees = (height: number): number => Math.round((Math.asin(height) * 180) / Math.PI);

export default diagram(
  texts.hairRing,
  270,
  (t) => ({
    ring: (
      <>
        {CENTRES.map((c, at) => (
          <g key={c[0]}>
            <Ball at={c} r={R} angle={150} cut={-0.35} line={0} />
            <path d={path(ring(c, VIEWS[at] ?? 0), true)} fill="var(--lk-gold)" />
            <circle cx={c[0]} cy={c[1]} r={R} fill="none" stroke="var(--lk-ink)" strokeWidth={1.5} />
            <Words at={[c[0], 176]} anchor="middle" text={[t.below, t.level, t.above][at] ?? ''} />
          </g>
        ))}
        <Words at={[0, 212]} mono tone="soft" text={`HairRingHeight ${HEIGHT}  HairRingWidth ${WIDTH}`} />
        <Words at={[0, 232]} text={t.heights} />
        <Words at={[0, 258]} mono tone="soft" text={`HairRingFollowView ${FOLLOW}`} />
      </>
    ),
    strand: (
      <Chart
        at={[34, 54]}
        size={[318, 160]}
        x={{
          from: -20,
          to: 20,
          ticks: [-20, -10, 0, 10, 20],
          label: t.off,
          format: (v) => `${v}°`.replace('-', '−'),
        }}
        y={{from: 0, to: 1.25, ticks: [0.5, 1], label: 'spec'}}>
        {(x, y) => (
          <>
            <Limit y={y(CUT)} from={x(-20)} to={x(20)} name={t.cut} color="coral" />
            {GLOSSES.map((gloss, at) => (
              <g key={gloss}>
                <Stroke
                  d={path(steps(-20, 20, 240).map((a) => [x(a), y(spec(a, gloss))]))}
                  color={gloss === 120 ? 'ink' : 'pri'}
                  width={gloss === 120 ? 2.25 : 1.5}
                  dash={gloss === 300}
                />
                <Line
                  from={[x(-reach(gloss)), y(0.06 + at * 0.13)]}
                  to={[x(reach(gloss)), y(0.06 + at * 0.13)]}
                  color={gloss === 120 ? 'ink' : 'pri'}
                  width={2.5}
                />
              </g>
            ))}
            {GLOSSES.map((gloss) => (
              <g key={gloss}>
                <Stroke
                  d={`M${x(-20) + 6} ${y({40: 1.16, 120: 1.03, 300: 0.9}[gloss]) - 4}h20`}
                  color={gloss === 120 ? 'ink' : 'pri'}
                  width={gloss === 120 ? 2.25 : 1.5}
                  dash={gloss === 300}
                />
                <Words
                  at={[x(-20) + 32, y({40: 1.16, 120: 1.03, 300: 0.9}[gloss])]}
                  bold={gloss === 120}
                  tone={gloss === 120 ? undefined : 'pri'}
                  text={`${gloss}: ±${reach(gloss).toFixed(1)}°`}
                />
              </g>
            ))}
          </>
        )}
      </Chart>
    ),
  }),
  {
    middle: inDegrees(HEIGHT),
    low: inDegrees(HEIGHT - WIDTH / 2),
    high: inDegrees(HEIGHT + WIDTH / 2),
    cut: CUT,
    a: reach(GLOSSES[0]).toFixed(1),
    b: reach(GLOSSES[1]).toFixed(1),
    c: reach(GLOSSES[2]).toFixed(1),
  },
);
