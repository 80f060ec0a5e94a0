import React from 'react';
import {LAYER_MODE, layerScalar, layerBlend} from '@site/src/stage/shading/layers';
import {grey} from '@site/src/stage/shading/math';
import {Chart} from './chart';
import {Arrow, Ball, Ring, Stroke, Words, diagram, path, steps, type Point} from './kit';
import texts from '../data/figures.json';

const BELOW = 0.8;
const ABOVE = 0.5;
/** A layer as a plane seen from the side. */
const sheet = ([x, y]: Point): string => `M${x} ${y}l34 -26h104l-34 26Z`;
const LAYERS = [
  {name: 'ML_Toon_Wet', mask: 'B', y: 74},
  {name: 'ML_Toon_Dirt', mask: 'G', y: 114},
  {name: 'ML_Toon_Pattern', mask: 'R', y: 154},
  {name: 'ML_Toon_Surface', mask: '', y: 194},
] as const;
const result = (mode: number, opacity: number): number =>
  LAYER_MODE[mode] === 'Tint'
    ? layerBlend(mode, grey(BELOW), grey(ABOVE), opacity)[0]
    : layerScalar(mode, BELOW, ABOVE, opacity);

export default diagram(texts.layerStack, 300, (t) => ({
  stack: (
    <>
      {LAYERS.toReversed().map(({name, mask, y}, at) => (
        <g key={name}>
          <Stroke d={sheet([0, y])} fill={at === 0 ? 'var(--lk-hair)' : 'var(--lk-paper)'} />
          {at > 0 && <Stroke d={`M${26 + 12 * at} ${y - 6}l12 -9h26l-12 9Z`} fill="var(--lk-hair-shade)" width={1} />}
          <Words at={[156, y - 8]} mono text={name} />
          <Words
            at={[366, y - 8]}
            anchor="end"
            tone={mask ? 'coral' : 'soft'}
            text={mask ? `${t.mask} ${mask}` : t.base}
          />
        </g>
      ))}
      <Arrow from={[54, 204]} to={[54, 232]} />
      <Words at={[66, 224]} text={t.once} />
      <Ball at={[54, 266]} r={30} />
    </>
  ),
  modes: (
    <Chart
      at={[36, 60]}
      size={[236, 180]}
      x={{from: 0, to: 1, ticks: [0, 0.5, 1], label: 'LayerOpacity'}}
      y={{from: 0.2, to: 1.4, ticks: [0.4, 0.8, 1.2], label: t.out}}>
      {(x, y) =>
        LAYER_MODE.map((name, mode) => (
          <g key={name}>
            <Stroke
              d={path(steps(0, 1, 20).map((o) => [x(o), y(result(mode, o))]))}
              color={name === 'Multiply' ? 'coral' : name === 'Add' ? 'pri' : 'ink'}
              width={2}
              dash={name === 'Tint'}
            />
            <Ring at={[x(1), y(result(mode, 1))]} />
            <Words
              at={[x(1) + 10, y(result(mode, 1)) + 5]}
              tone={name === 'Multiply' ? 'coral' : name === 'Add' ? 'pri' : undefined}
              text={`${name} ${Number(result(mode, 1).toFixed(2))}`}
            />
          </g>
        ))
      }
    </Chart>
  ),
}));
