import React from 'react';
import {octEncode} from '@site/src/stage/shading/outline';
import {Arrow, Line, Ring, Stroke, Words, diagram, path, rad, steps, type Point} from './kit';
import texts from '../data/figures.json';

const SQUARE: Point = [92, 62];
const SIDE = 190;
/** UV3 coordinates of a direction `tilt` degrees off the vertex normal, towards `turn`. */
const uv3 = (tilt: number, turn: number): Point => {
  const [a, b] = [rad(tilt), rad(turn)];
  const [u, v] = octEncode([Math.sin(a) * Math.cos(b), Math.sin(a) * Math.sin(b), Math.cos(a)]);
  return [SQUARE[0] + u * SIDE, SQUARE[1] + SIDE - v * SIDE];
};

const PUSH = 26;
const EDGE = 74;
/** A right-angled corner with its hull: `split` pushes each face along its own normal. */
function Corner({at: [x, y], split}: {at: Point; split: boolean}) {
  const d = PUSH;
  return (
    <>
      <Stroke d={`M${x} ${y + EDGE}V${y}H${x + EDGE}V${y + EDGE}Z`} color="line" width={0} fill="var(--lk-wash)" />
      <Stroke d={`M${x} ${y + EDGE}V${y}H${x + EDGE}`} width={2} />
      {split ? (
        <>
          <Stroke d={`M${x - d} ${y + EDGE}V${y}M${x} ${y - d}H${x + EDGE}`} width={4} />
          <Arrow from={[x, y]} to={[x - d + 3, y]} color="coral" width={1.25} />
          <Arrow from={[x, y]} to={[x, y - d + 3]} color="coral" width={1.25} />
        </>
      ) : (
        <>
          <Stroke d={`M${x - d} ${y + EDGE}V${y - d}H${x + EDGE}`} width={4} />
          <Arrow from={[x, y]} to={[x - d + 4, y - d + 4]} color="coral" width={1.25} />
        </>
      )}
      <Ring at={[x, y]} />
    </>
  );
}

export default diagram(texts.outlineNormal, 290, (t) => ({
  corner: (
    <>
      <Corner at={[60, 110]} split />
      <Corner at={[252, 110]} split={false} />
      <Words at={[4, 70]} tone="coral" bold text={t.gap} />
      <Stroke d="M24 76L43 93" color="coral" width={1.1} />
      <Words at={[238, 70]} text={t.closed} />
      <Words at={[30, 216]} text={t.split} />
      <Words at={[222, 216]} text={t.smooth} />
      <Words at={[30, 238]} mono tone="soft" text="VertexNormal" />
      <Words at={[222, 238]} mono tone="soft" text="UV3" />
    </>
  ),
  oct: (
    <>
      {steps(0, 1, 4).map((k) => (
        <Stroke
          key={k}
          d={`M${SQUARE[0] + k * SIDE} ${SQUARE[1]}v${SIDE}M${SQUARE[0]} ${SQUARE[1] + k * SIDE}h${SIDE}`}
          color="line"
          width={1}
        />
      ))}
      <path
        d={path(
          steps(0, 360, 4).map((a) => uv3(90, a)),
          true,
        )}
        fill="var(--lk-wash)"
      />
      {[30, 60, 90].map((tilt) => (
        <g key={tilt}>
          <Stroke
            d={path(
              steps(0, 360, 72).map((a) => uv3(tilt, a)),
              true,
            )}
            width={tilt === 90 ? 2 : 1.25}
            color={tilt === 90 ? 'ink' : 'pri'}
          />
          <Words
            at={[uv3(tilt, 90)[0], uv3(tilt, 90)[1] + (tilt === 90 ? 25 : 17)]}
            anchor="middle"
            tone={tilt === 90 ? undefined : 'pri'}
            text={`${tilt}°`}
          />
        </g>
      ))}
      <Stroke d={`M${SQUARE[0]} ${SQUARE[1]}v${SIDE}h${SIDE}`} width={1.25} />
      <Ring at={uv3(0, 0)} color="coral" r={4} />
      <Line from={[uv3(0, 0)[0] - 4, uv3(0, 0)[1] - 2]} to={[80, 128]} color="coral" width={1.1} />
      <Words at={[78, 126]} anchor="end" tone="coral" bold text={t.normal.replace(' ', '\n')} />
      <Words at={[SQUARE[0] + SIDE - 4, SQUARE[1] - 8]} anchor="end" tone="soft" text={t.away} />
      <Words at={[SQUARE[0] - 8, SQUARE[1] + 5]} anchor="end" tone="soft" text="1" />
      <Words at={[SQUARE[0] - 8, SQUARE[1] + SIDE + 16]} anchor="end" tone="soft" text="0" />
      <Words at={[SQUARE[0] + SIDE, SQUARE[1] + SIDE + 18]} anchor="middle" tone="soft" text="1" />
      <Words at={[SQUARE[0] + SIDE / 2, SQUARE[1] + SIDE + 20]} anchor="middle" mono text="UV3.x" />
      <Words at={[SQUARE[0] - 10, SQUARE[1] + SIDE / 2 + 30]} anchor="end" mono text="UV3.y" />
    </>
  ),
}));
