import React from 'react';
import {clampLight} from '@site/src/stage/shading/lighting';
import {Chart, Limit} from './chart';
import {Arrow, Lamp, Stroke, Words, diagram, path, scalar, type Point} from './kit';
import texts from '../data/figures.json';

const [MIN, MAX] = [scalar('CharacterLightMin'), scalar('CharacterLightMax')];
/** Level of a white light of level y after the clamp. */
const level = (y: number, main: boolean): number => clampLight([y, y, y], main, MIN, MAX, 0)[0];
const lamps = Array.from({length: 241}, (_, i) => 10 ** (-3 + (i * 4) / 240));

function Person({at: [x, y]}: {at: Point}) {
  return (
    <Stroke
      d={`M${x - 20} ${y}L${x - 9} ${y - 52}h18L${x + 20} ${y}ZM${x - 16} ${y - 66}a16 16 0 1 1 32 0a16 16 0 1 1 -32 0`}
      fill="var(--lk-hair)"
    />
  );
}

export default diagram(
  texts.lightClamp,
  300,
  (t) => ({
    clamp: (
      <Chart
        at={[48, 60]}
        size={[304, 180]}
        x={{from: 0.001, to: 10, ticks: [0.001, 0.01, 0.1, 1, 10], label: t.lamp, log: true}}
        y={{from: 0.001, to: 10, ticks: [0.01, 0.1, 1, 10], label: t.got, log: true}}>
        {(x, y) => (
          <>
            <Limit y={y(MAX)} from={x(0.001)} to={x(10)} name={`CharacterLightMax ${MAX}`} color="coral" />
            <Limit y={y(MIN)} from={x(0.001)} to={x(10)} name={`CharacterLightMin ${MIN}`} color="pri" below />
            <Stroke d={path(lamps.map((l) => [x(l), y(level(l, false))]))} width={1.5} dash color="soft" />
            <Stroke d={path(lamps.map((l) => [x(l), y(level(l, true))]))} width={2.25} />
            <Words at={[x(0.0016), y(0.075)]} bold text={t.main} />
            <Words at={[x(0.0085), y(0.0042)]} tone="soft" text={t.other} />
          </>
        )}
      </Chart>
    ),
    channels: (
      <>
        <Lamp at={[92, 78]} />
        <Words at={[92, 54]} anchor="middle" text={t.sun} />
        <Lamp at={[280, 78]} />
        <Words at={[280, 54]} anchor="middle" tone="coral" bold text={t.key} />
        <Stroke d="M24 236V166l46 -30l46 30v70M54 236v-34h30v34" fill="var(--lk-wash)" />
        <Person at={[246, 236]} />
        <Stroke d="M8 236H360" />
        <Arrow from={[86, 98]} to={[76, 132]} />
        <Arrow from={[108, 92]} to={[222, 160]} />
        <Arrow from={[274, 98]} to={[260, 140]} color="coral" width={2} />
        <Arrow from={[222, 196]} to={[166, 230]} color="coral" dash />
        <Words at={[70, 258]} anchor="middle" text={t.set} />
        <Words at={[246, 258]} anchor="middle" text={t.her} />
        <Words at={[211, 172]} anchor="end" tone="coral" text={t.bounce.replace(/[:：]\s?/, '\n')} />
      </>
    ),
  }),
  {max: MAX, min: MIN},
);
