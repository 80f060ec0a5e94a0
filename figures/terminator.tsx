import React from 'react';
import {band} from '@site/src/stage/shading/math';
import {Chart} from './chart';
import {Ball, Lamp, Arrow, Ring, Stroke, Words, diagram, path, scalar, steps, type Point} from './kit';

const CENTRE: Point = [150, 168];
const R = 84;
const LIGHT = 157;

/** Chords of the ball at which half-Lambert equals the threshold; seen from the side they are straight. */
const borders = [0.75, 0.5, 0.25].map((threshold) => ({
  threshold,
  angle: Math.round((Math.acos(2 * threshold - 1) * 180) / Math.PI),
}));
const onLight = (along: number, across: number): Point => {
  const a = (LIGHT * Math.PI) / 180;
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

export default diagram(
  {
    'zh-Hans': {
      caption: '阈值决定明暗交界线处法线与光线的夹角，柔和度是明暗交界线的全宽。曲线不含遮罩和投影。',
      ball: '阈值放在球面的哪里',
      ballDesc:
        '从侧面看一个被左上方灯光照亮的球。阈值0.75的明暗交界线离灯60°，0.5在90°正中，0.25在120°的背面；阈值越高，暗部越大。',
      curve: 'lit随受光量变化',
      curveDesc:
        '横轴是半兰伯特值h，纵轴是lit。阈值0.5、柔和度0.02时在中间几乎垂直上升；柔和度0.2时变成斜坡；阈值0.75时整条曲线右移。',
      angle: '法线与光线的夹角',
      hard: '0.5，默认',
      soft: '0.5，柔和度0.2',
      high: '0.75',
    },
    en: {
      caption:
        'The threshold sets the angle between normal and light at the terminator, the softness its full width. The graph has no masks and no cast shadow.',
      ball: 'Where a threshold lies on a ball',
      ballDesc:
        'Side view of a ball lit from the upper left. The terminator of threshold 0.75 lies 60° from the light, that of 0.5 at 90° through the middle, that of 0.25 at 120° on the back: the higher the threshold, the larger the shadow side.',
      curve: 'lit against the amount of light',
      curveDesc:
        'Half-Lambert h runs to the right, lit upwards. With threshold 0.5 and softness 0.02 the curve rises almost vertically in the middle; softness 0.2 makes it a slope; threshold 0.75 moves it to the right.',
      angle: 'angle between normal and light',
      hard: '0.5, default',
      soft: '0.5, softness 0.2',
      high: '0.75',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.ball,
        desc: t.ballDesc,
        height: 290,
        body: (
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
                  <Stroke
                    d={path([onLight(along, -half), onLight(along, half)])}
                    dash={threshold !== 0.5}
                    width={1.25}
                  />
                  <Stroke d={path([end, name])} width={1.1} />
                  <Ring at={end} />
                  <Words
                    at={[name[0] + (low ? -4 : 6), name[1] + (low ? 12 : 2)]}
                    anchor={low ? 'end' : 'start'}
                    bold={threshold === 0.5}>{`${threshold} · ${angle}°`}</Words>
                </g>
              );
            })}
          </>
        ),
      },
      {
        title: t.curve,
        desc: t.curveDesc,
        height: 290,
        body: (
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
                    tone="soft">{`${Math.round((Math.acos(2 * h - 1) * 180) / Math.PI)}°`}</Words>
                ))}
                <Words at={[346, 282]} anchor="end">
                  {t.angle}
                </Words>
                {curves.toReversed().map(({t: threshold, w, color}) => (
                  <Stroke
                    key={color}
                    d={path(steps(0, 1, 400).map((h) => [x(h), y(band(threshold, w, h))]))}
                    color={color}
                    width={2}
                  />
                ))}
                <Words at={[x(0.5) - 10, y(0.86)]} anchor="end" bold>
                  {t.hard}
                </Words>
                <Words at={[x(0.44) - 6, y(0.16)]} anchor="end" tone="pri">
                  {t.soft}
                </Words>
                <Words at={[x(0.75) + 8, y(0.45)]} tone="coral">
                  {t.high}
                </Words>
              </>
            )}
          </Chart>
        ),
      },
    ],
  }),
);
