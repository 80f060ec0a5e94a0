import React from 'react';
import {distanceScale, projectionScale} from '@site/src/stage/shading/math';
import {rimEdge, rimPixels} from '@site/src/stage/shading/rim';
import {Chart} from './chart';
import {Arrow, Camera, Line, Ring, Stroke, Words, diagram, path, scalar, steps, type Point} from './kit';
import texts from '../data/figures.json';

const [THRESHOLD, FALLOFF, WIDTH, MIN, MAX] = [
  'RimDepthThreshold',
  'RimDepthFalloff',
  'RimWidth',
  'RimMinScale',
  'RimMaxScale',
].map(scalar) as [number, number, number, number, number];
const pixels = (d: number): number => rimPixels(WIDTH, 1080, distanceScale(projectionScale(50), d), MIN, MAX, 1, 1, 1);

const C: Point = [124, 160];
const R = 82;
const WALL = 62;
const STEP = 26;
const PICTURE = 268;
/** The nearest surface in a column of the picture: the body, or the wall behind it. */
const surface = (x: number): number => (Math.abs(x - C[0]) < R ? C[1] + Math.sqrt(R * R - (x - C[0]) ** 2) : WALL);

export default diagram(
  texts.rimDepth,
  320,
  (t) => {
    const [inside, near] = [C[0] - 30, C[0] + R - 12];
    return {
      section: (
        <>
          <circle cx={C[0]} cy={C[1]} r={R} fill="var(--lk-wash)" stroke="var(--lk-ink)" strokeWidth={1.5} />
          <Line from={[16, WALL]} to={[352, WALL]} width={2} />
          <Words at={[352, WALL - 10]} anchor="end" text={t.wall} />
          <Words at={[C[0], C[1] - 6]} anchor="middle" text={t.body} />
          <Line from={[16, PICTURE]} to={[352, PICTURE]} width={1.25} />
          {steps(24, 344, 40).map((x) => (
            <Line key={x} from={[x, PICTURE]} to={[x, PICTURE + 4]} width={1} color="edge" />
          ))}
          <Line from={[C[0] + R - STEP, PICTURE]} to={[C[0] + R, PICTURE]} color="coral" width={6} />
          <Words at={[C[0] + R - STEP / 2, PICTURE + 24]} anchor="middle" tone="coral" bold text={t.band} />
          <Words at={[352, PICTURE + 24]} anchor="end" text={t.picture} />
          {[inside, near].map((x) => (
            <g key={x}>
              <Line from={[x, PICTURE]} to={[x, surface(x)]} color="edge" width={1} dash />
              <Line from={[x + STEP, PICTURE]} to={[x + STEP, surface(x + STEP)]} color="edge" width={1} dash />
              <Arrow from={[x, PICTURE - 12]} to={[x + STEP, PICTURE - 12]} width={1.25} />
            </g>
          ))}
          <Line from={[near, surface(near)]} to={[near + STEP + 16, surface(near)]} width={1} color="coral" />
          <Arrow from={[near + STEP + 10, surface(near)]} to={[near + STEP + 10, WALL]} color="coral" />
          <Words at={[near + STEP + 20, 134]} tone="coral" bold text={t.dz} />
          <Words at={[inside + STEP / 2, 222]} anchor="middle" tone="soft" text={t.small} />
          {[inside, inside + STEP, near].map((x) => (
            <Ring key={x} at={[x, surface(x)]} />
          ))}
          <Ring at={[near + STEP, WALL]} color="coral" />
          <Words at={[near + STEP + 8, PICTURE - 8]} text={t.step} />
          <Camera at={[C[0], 306]} turn={-90} />
        </>
      ),
      edge: (
        <>
          <Chart
            at={[34, 54]}
            size={[318, 84]}
            x={{
              from: 0,
              to: 20,
              ticks: [0, THRESHOLD, THRESHOLD + FALLOFF / 2, THRESHOLD + FALLOFF, 20],
              label: t.dzAxis,
            }}
            y={{from: 0, to: 1, ticks: [0, 0.5, 1], label: 'edge'}}>
            {(x, y) => (
              <>
                <Stroke
                  d={path(steps(0, 20, 200).map((dz) => [x(dz), y(rimEdge(dz, THRESHOLD, FALLOFF))]))}
                  width={2}
                />
                {[THRESHOLD, THRESHOLD + FALLOFF / 2, THRESHOLD + FALLOFF].map((dz) => (
                  <Ring key={dz} at={[x(dz), y(rimEdge(dz, THRESHOLD, FALLOFF))]} color="coral" />
                ))}
              </>
            )}
          </Chart>
          <Chart
            at={[34, 206]}
            size={[318, 72]}
            x={{from: 0, to: 800, ticks: [150, 300, 600], label: t.distance}}
            y={{from: 0, to: 18, ticks: [0, 6, 12], label: t.far}}>
            {(x, y) => {
              const ds = steps(60, 800, 200);
              return (
                <>
                  <path
                    d={path(
                      [
                        ...ds.map((d): Point => [x(d), y(pixels(d)) - pixels(d) / 2]),
                        ...ds.toReversed().map((d): Point => [x(d), y(pixels(d)) + pixels(d) / 2]),
                      ],
                      true,
                    )}
                    fill="var(--lk-coral)"
                  />
                  {[150, 300, 600].map((d) => (
                    <g key={d}>
                      <Ring at={[x(d), y(pixels(d))]} />
                      <Words at={[x(d) + 10, y(pixels(d)) - 8]} bold text={`${Math.round(pixels(d))} px`} />
                    </g>
                  ))}
                </>
              );
            }}
          </Chart>
        </>
      ),
    };
  },
  {threshold: THRESHOLD, full: THRESHOLD + FALLOFF},
);
