import React from 'react';
import {LAYER_MODE, layerScalar, layerBlend} from '@site/src/stage/shading/layers';
import {grey} from '@site/src/stage/shading/math';
import {Chart} from './chart';
import {Arrow, Ball, Ring, Stroke, Words, diagram, path, steps, type Point} from './kit';

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

export default diagram(
  {
    'zh-Hans': {
      caption: '各层先混合属性，卡通着色只算一次。曲线图里，下层是0.8的灰，上层是0.5的灰，遮罩全白。',
      stack: '先混合，再着色一次',
      stackDesc:
        '四层材质从下往上叠放：表面、花纹、污渍、湿润。上面三层各用一个遮罩通道R、G、B。混合后的属性只做一次卡通着色，结果是一个明暗两色的球。',
      base: '最底层',
      mask: '遮罩',
      once: '着色一次',
      modes: '四种混合模式',
      modesDesc: '横轴是LayerOpacity，纵轴是结果。不透明度1时，Add得1.3，Tint保持0.8，Replace得0.5，Multiply得0.4。',
      out: '结果，线性',
    },
    en: {
      caption:
        'Layers blend attributes first, and toon shading runs once. In the graph the lower layer is a grey of 0.8, the upper one a grey of 0.5, and the mask is white.',
      stack: 'Blend first, shade once',
      stackDesc:
        'Four layers from bottom to top: surface, pattern, dirt, wet. The upper three each use one mask channel, R, G and B. The blended attributes are shaded once, and the result is a ball in two tones.',
      base: 'background',
      mask: 'mask',
      once: 'shaded once',
      modes: 'The four modes',
      modesDesc:
        'LayerOpacity runs to the right, the result upwards. At opacity 1, Add gives 1.3, Tint keeps 0.8, Replace gives 0.5 and Multiply 0.4.',
      out: 'result, linear',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.stack,
        desc: t.stackDesc,
        height: 300,
        body: (
          <>
            {LAYERS.toReversed().map(({name, mask, y}, at) => (
              <g key={name}>
                <Stroke d={sheet([0, y])} fill={at === 0 ? 'var(--lk-hair)' : 'var(--lk-paper)'} />
                {at > 0 && (
                  <Stroke d={`M${26 + 12 * at} ${y - 6}l12 -9h26l-12 9Z`} fill="var(--lk-hair-shade)" width={1} />
                )}
                <Words at={[156, y - 8]} mono>
                  {name}
                </Words>
                <Words at={[366, y - 8]} anchor="end" tone={mask ? 'coral' : 'soft'}>
                  {mask ? `${t.mask} ${mask}` : t.base}
                </Words>
              </g>
            ))}
            <Arrow from={[54, 204]} to={[54, 232]} />
            <Words at={[66, 224]}>{t.once}</Words>
            <Ball at={[54, 266]} r={30} />
          </>
        ),
      },
      {
        title: t.modes,
        desc: t.modesDesc,
        height: 300,
        body: (
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
                    tone={name === 'Multiply' ? 'coral' : name === 'Add' ? 'pri' : undefined}>
                    {`${name} ${Number(result(mode, 1).toFixed(2))}`}
                  </Words>
                </g>
              ))
            }
          </Chart>
        ),
      },
    ],
  }),
);
