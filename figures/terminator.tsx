import React from 'react';
import {band} from '@site/src/stage/shading/math';
import {Chart} from './chart';
import {Arrow, Ball, Lamp, Line, Ring, Stroke, Words, diagram, path, rad, scalar, steps, type Point} from './kit';
import texts from '../data/figures.json';

const CENTRE: Point = [150, 168];
const R = 84;
const LIGHT = 157;

/** Chords of the ball at which half-Lambert equals the threshold; seen from the side they are straight. */
const borders = [0.75, 0.5, 0.25].map((threshold) => ({
  threshold,
  angle: Math.round((Math.acos(2 * threshold - 1) * 180) / Math.PI),
}));
const onLight = (along: number, across: number): Point => {
  const a = rad(LIGHT);
  return [
    CENTRE[0] + along * Math.cos(a) + across * Math.sin(a),
    CENTRE[1] - along * Math.sin(a) + across * Math.cos(a),
  ];
};

const curves = [
  {t: scalar('ShadowThreshold'), w: scalar('ShadowSoftness'), color: 'ink'},
  {t: 0.5, w: 0.2, color: 'pri'},
  {t: 0.75, w: scalar('ShadowSoftness'), color: 'coral'},
] as const;

export default diagram(texts.terminator, 290, (t) => ({
  ball: (
    <>
      <Lamp at={onLight(140, 0)} />
      <Arrow from={onLight(122, 0)} to={onLight(92, 0)} />
      <Ball at={CENTRE} r={R} angle={LIGHT} />
      {borders.map(({threshold, angle}) => {
        const along = (2 * threshold - 1) * R;
        const half = Math.sqrt(R * R - along * along);
        const low = threshold > 0.5;
        const end = onLight(along, low ? -half : half);
        const name = onLight(along, low ? -half - 14 : half + 14);
        return (
          <g key={threshold}>
            <Line from={onLight(along, -half)} to={onLight(along, half)} dash={threshold !== 0.5} width={1.25} />
            <Line from={end} to={name} width={1.1} />
            <Ring at={end} />
            <Words
              at={[name[0] + (low ? -4 : 6), name[1] + (low ? 12 : 2)]}
              anchor={low ? 'end' : 'start'}
              bold={threshold === 0.5}
              text={`${threshold} · ${angle}°`}
            />
          </g>
        );
      })}
    </>
  ),
  curve: (
    <Chart
      at={[36, 54]}
      size={[310, 150]}
      x={{from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1], label: 'h'}}
      y={{from: 0, to: 1, ticks: [0, 1], label: 'lit'}}>
      {(x, y) => (
        <>
          {[0, 0.25, 0.5, 0.75, 1].map((h) => (
            <Words
              key={h}
              at={[x(h), 262]}
              anchor="middle"
              tone="soft"
              text={`${Math.round((Math.acos(2 * h - 1) * 180) / Math.PI)}°`}
            />
          ))}
          <Words at={[346, 282]} anchor="end" text={t.angle} />
          {curves.toReversed().map(({t: threshold, w, color}) => (
            <Stroke
              key={color}
              d={path(steps(0, 1, 400).map((h) => [x(h), y(band(threshold, w, h))]))}
              color={color}
              width={2}
            />
          ))}
          <Words at={[x(0.5) - 10, y(0.86)]} anchor="end" bold text={t.hard} />
          <Words at={[x(0.44) - 6, y(0.16)]} anchor="end" tone="pri" text={t.soft} />
          <Words at={[x(0.75) + 8, y(0.45)]} tone="coral" text={t.high} />
        </>
      )}
    </Chart>
  ),
}));
