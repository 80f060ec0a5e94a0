import React from 'react';
import {projectionScale} from '@site/src/stage/shading/math';
import {clampPixels, worldPixels} from '@site/src/stage/shading/outline';
import {Chart, Limit} from './chart';
import {Camera, Line, Ring, Stroke, Words, diagram, path, scalar, steps, type Point} from './kit';
import texts from '../data/figures.json';

const HEIGHT = 1080;
const FOV = 50;
const [WIDTH_CM, BLEND, WIDTH_PX, MIN, MAX] = [
  'OutlineWidth',
  'OutlineScreenBlend',
  'OutlineWidthPixels',
  'OutlineMinPixels',
  'OutlineMaxPixels',
].map(scalar) as [number, number, number, number, number];
const projected = (d: number): number => worldPixels(WIDTH_CM, projectionScale(FOV), d, HEIGHT);
const width = (d: number): number => clampPixels(projected(d), WIDTH_PX, BLEND, MIN, MAX, HEIGHT);

const EYE: Point = [26, 160];
const C: Point = [236, 160];
const MESH = 72;
const SHELL = 88;
const SCREEN = 86;
const on = (r: number, a: number): Point => [C[0] + r * Math.cos(a), C[1] - r * Math.sin(a)];
/** Angle on the circle at which a line of sight touches it, measured from the far side. */
const touch = (r: number): number => Math.PI - Math.acos(r / (C[0] - EYE[0]));
const hit = (r: number): number => Math.tan(Math.asin(r / (C[0] - EYE[0]))) * (SCREEN - EYE[0]);

export default diagram(
  texts.outlineHull,
  290,
  (t) => ({
    hull: (
      <>
        <circle cx={C[0]} cy={C[1]} r={MESH} fill="var(--lk-wash)" />
        {[1, -1].map((side) => (
          <g key={side}>
            <Line from={EYE} to={on(SHELL, side * touch(SHELL))} color="edge" width={1} />
            <Line from={EYE} to={on(MESH, side * touch(MESH))} color="edge" width={1} />
            <Line
              from={[SCREEN, EYE[1] - side * hit(MESH)]}
              to={[SCREEN, EYE[1] - side * hit(SHELL)]}
              color="coral"
              width={6}
            />
          </g>
        ))}
        <Line from={[SCREEN, 104]} to={[SCREEN, 216]} width={1.25} />
        <Stroke d={path(steps(-touch(SHELL), touch(SHELL), 80).map((a) => on(SHELL, a)))} width={4} />
        <Stroke
          d={path(steps(touch(SHELL), 2 * Math.PI - touch(SHELL), 60).map((a) => on(SHELL, a)))}
          color="edge"
          dash
        />
        <circle cx={C[0]} cy={C[1]} r={MESH} fill="none" stroke="var(--lk-ink)" strokeWidth={1.5} />
        <Camera at={[EYE[0], EYE[1]]} />
        <Words at={[SCREEN, 236]} anchor="middle" tone="soft" text={t.screen} />
        <Words at={[C[0], C[1] + 5]} anchor="middle" text={t.mesh} />
        <Words at={[104, 66]} anchor="middle" tone="soft" text={t.front} />
        <Line from={[124, 74]} to={[on(SHELL, 2.62)[0] - 3, on(SHELL, 2.62)[1]]} width={1.1} />
        <Ring at={on(SHELL, 2.62)} color="edge" />
        <Words at={[262, 276]} bold text={t.back} />
        <Line from={[292, 262]} to={on(SHELL, -1)} width={1.1} />
        <Ring at={on(SHELL, -1)} />
        <Words at={[46, 96]} anchor="middle" tone="coral" bold text={t.line} />
        <Line from={[56, 102]} to={[SCREEN - 5, EYE[1] - (hit(MESH) + hit(SHELL)) / 2]} color="coral" width={1.1} />
      </>
    ),
    width: (
      <Chart
        at={[34, 58]}
        size={[320, 174]}
        x={{from: 0, to: 800, ticks: [100, 300, 500, 700], label: t.distance}}
        y={{from: 0, to: 5, ticks: [0, 1, 2, 3, 4, 5], label: t.px}}>
        {(x, y) => {
          const ds = steps(50, 800, 300);
          return (
            <>
              <Limit y={y(MAX)} from={x(0)} to={x(800)} name={`OutlineMaxPixels ${MAX}`} color="coral" />
              <Limit y={y(MIN)} from={x(0)} to={x(800)} name={`OutlineMinPixels ${MIN}`} color="pri" below start />
              <Stroke d={path(steps(70, 800, 200).map((d) => [x(d), y(projected(d))]))} color="edge" width={1} dash />
              <path
                d={path(
                  [
                    ...ds.map((d): Point => [x(d), y(width(d)) - width(d) / 2]),
                    ...ds.toReversed().map((d): Point => [x(d), y(width(d)) + width(d) / 2]),
                  ],
                  true,
                )}
                fill="var(--lk-ink)"
              />
              {[100, 300, 600].map((d) => (
                <g key={d}>
                  <Ring at={[x(d), y(width(d))]} />
                  <Words
                    at={d < 300 ? [x(d) + 10, y(width(d)) + 5] : [x(d) + 8, y(width(d)) - 9]}
                    bold
                    text={`${Number(width(d).toFixed(d < 600 ? 1 : 2))} px`}
                  />
                </g>
              ))}
            </>
          );
        }}
      </Chart>
    ),
  }),
  {fov: FOV, width: WIDTH_CM},
);
