import React from 'react';
import {faceLit, faceShift} from '@site/src/stage/shading/shadows';
import {Chart} from './chart';
import {Arrow, Line, Ring, Stroke, Words, diagram, path, rad, steps, type Point} from './kit';
import texts from '../data/figures.json';

const C: Point = [176, 170];
const R = 104;
/** Angles of the painted masks, degrees. */
const MASKS = [0, 15, 30, 45, 60, 75, 90, 120, 150, 180];
const SOFTNESS = 0.04;
const TEXEL = 60 / 180;
const OFFSETS = [0, 0.05] as const;

/** Seen from above with the face towards the bottom; her right is on the left, as for a viewer facing her. */
const around = (degrees: number, r: number): Point => [
  C[0] - r * Math.sin(rad(degrees)),
  C[1] + r * Math.cos(rad(degrees)),
];

export default diagram(texts.faceAngle, 310, (t) => ({
  top: (
    <>
      <path d={`M${C[0]} ${C[1] - 52}A46 52 0 0 0 ${C[0]} ${C[1] + 52}Z`} fill="var(--lk-hair)" />
      <path d={`M${C[0]} ${C[1] - 52}A46 52 0 0 1 ${C[0]} ${C[1] + 52}Z`} fill="var(--lk-hair-shade)" />
      <Stroke d={`M${C[0] - 7} ${C[1] + 51}L${C[0]} ${C[1] + 62}L${C[0] + 7} ${C[1] + 51}`} fill="var(--lk-paper)" />
      <ellipse cx={C[0]} cy={C[1]} rx={46} ry={52} fill="none" stroke="var(--lk-ink)" strokeWidth={1.5} />
      <Line from={[C[0], C[1] - 118]} to={[C[0], C[1] + 118]} color="edge" width={1} dash />
      <Stroke d={path(steps(0, 180, 60).map((a) => around(a, R)))} width={2} />
      <Stroke d={path(steps(180, 360, 60).map((a) => around(a, R)))} color="edge" dash />
      {MASKS.map((a) => (
        <Ring key={a} at={around(a, R)} r={4} color={a === 60 ? 'coral' : 'ink'} />
      ))}
      <Arrow from={around(60, R - 6)} to={around(60, 58)} color="coral" />
      {[30, 60, 90, 120, 150].map((a) => (
        <Words
          key={a}
          at={[around(a, R + 10)[0], around(a, R + 10)[1] + 5]}
          anchor="end"
          tone={a === 60 ? 'coral' : 'soft'}
          bold={a === 60}
          text={`${a}°`}
        />
      ))}
      <Words at={[C[0] + 12, C[1] + 124]} text={t.front} />
      <Words at={[C[0] + 12, C[1] - 112]} text={t.back} />
      <Words at={[2, C[1] - 24]} text={t.right} />
      <Words at={[C[0] + R - 18, C[1] - 84]} text={t.mirror} />
    </>
  ),
  curve: (
    <Chart
      at={[34, 60]}
      size={[318, 180]}
      x={{from: 0, to: 180, ticks: [0, 30, 60, 90, 120, 150, 180], label: t.yaw, format: (v) => `${v}°`}}
      y={{from: 0, to: 1, ticks: [0, 1], label: t.face}}>
      {(x, y) => (
        <>
          {OFFSETS.toReversed().map((offset) => (
            <Stroke
              key={offset}
              d={path(
                steps(0, 180, 360).map((yaw) => [
                  x(yaw),
                  y(faceLit(TEXEL, faceShift(yaw / 180, offset, SOFTNESS), SOFTNESS, 0)),
                ]),
              )}
              color={offset === 0 ? 'ink' : 'coral'}
              width={2}
            />
          ))}
          <Words at={[x(66), y(0.7)]} bold text={`${t.offset} 0 · 60°`} />
          <Words at={[x(47), y(0.3)]} anchor="end" tone="coral" text={`${t.offset} 0.05`} />
          <Words
            at={[x(47), y(0.3) + 18]}
            anchor="end"
            tone="coral"
            text={`${180 * (TEXEL - 0.05)}°`.replace(/\.\d+/, '')}
          />
          <Stroke d={`M${x(56.4)} ${y(0.08)}V${y(-0.02)}M${x(63.6)} ${y(0.08)}V${y(-0.02)}`} width={1.25} />
          <Words at={[x(66), y(0.06)]} tone="soft" text={`${180 * SOFTNESS}°`} />
        </>
      )}
    </Chart>
  ),
}));
