import React from 'react';
import {faceLit, faceShift} from '@site/src/stage/shading/shadows';
import {Chart} from './chart';
import {Ring, Stroke, Words, Arrow, diagram, path, steps, type Point} from './kit';

const C: Point = [176, 170];
const R = 104;
/** Angles of the painted masks, degrees. */
const MASKS = [0, 15, 30, 45, 60, 75, 90, 120, 150, 180];
const SOFTNESS = 0.04;
const TEXEL = 60 / 180;
const OFFSETS = [0, 0.05] as const;

/** Seen from above with the face towards the bottom; her right is on the left, as for a viewer facing her. */
const around = (degrees: number, r: number): Point => [
  C[0] - r * Math.sin((degrees * Math.PI) / 180),
  C[1] + r * Math.cos((degrees * Math.PI) / 180),
];

export default diagram(
  {
    'zh-Hans': {
      caption: '贴图里存的是半圈中的位置：0是正前方，1是正后方。偏移0.05等于9°，柔和度0.04等于7.2°。',
      top: '灯光绕头的半圈',
      topDesc:
        '俯视头部，脸朝下。灯光从正前方0经过角色右侧0.5转到正后方1；弧上的圆点是要绘制的十张遮罩的角度。左半边用同一张贴图的镜像。',
      front: '0 正前方',
      back: '1 正后方',
      right: '角色右侧',
      mirror: '左侧：镜像',
      curve: '一个纹素在60°变暗',
      curveDesc:
        '横轴是光源水平角，纵轴是面部项。偏移为0时，这个纹素在60°由亮变暗；偏移0.05时提前到51°。明暗交界线宽7.2°。',
      yaw: '光源水平角',
      face: '面部项',
      offset: '偏移',
    },
    en: {
      caption:
        'The map stores a place in the half-turn: 0 in front, 1 behind. An offset of 0.05 is 9°, a softness of 0.04 is 7.2°.',
      top: 'The half-turn of the light',
      topDesc:
        'The head from above, face down the page. The light turns from the front, 0, over the right side of the character, 0.5, to the back, 1; the dots mark the angles of the ten masks to paint. The other half reads the same map mirrored.',
      front: '0 front',
      back: '1 back',
      right: 'own right',
      mirror: 'left: mirrored',
      curve: 'A texel that goes dark at 60°',
      curveDesc:
        'Light yaw runs to the right, the face term upwards. With offset 0 the texel turns from light to dark at 60°, with offset 0.05 already at 51°. The terminator is 7.2° wide.',
      yaw: 'light yaw',
      face: 'face term',
      offset: 'offset',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.top,
        desc: t.topDesc,
        height: 310,
        body: (
          <>
            <path d={`M${C[0]} ${C[1] - 52}A46 52 0 0 0 ${C[0]} ${C[1] + 52}Z`} fill="var(--lk-hair)" />
            <path d={`M${C[0]} ${C[1] - 52}A46 52 0 0 1 ${C[0]} ${C[1] + 52}Z`} fill="var(--lk-hair-shade)" />
            <Stroke
              d={`M${C[0] - 7} ${C[1] + 51}L${C[0]} ${C[1] + 62}L${C[0] + 7} ${C[1] + 51}`}
              fill="var(--lk-paper)"
            />
            <ellipse cx={C[0]} cy={C[1]} rx={46} ry={52} fill="none" stroke="var(--lk-ink)" strokeWidth={1.5} />
            <Stroke
              d={path([
                [C[0], C[1] - 118],
                [C[0], C[1] + 118],
              ])}
              color="edge"
              width={1}
              dash
            />
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
                bold={a === 60}>{`${a}°`}</Words>
            ))}
            <Words at={[C[0] + 12, C[1] + 124]}>{t.front}</Words>
            <Words at={[C[0] + 12, C[1] - 112]}>{t.back}</Words>
            <Words at={[2, C[1] - 24]}>{t.right}</Words>
            <Words at={[C[0] + R - 18, C[1] - 84]}>{t.mirror}</Words>
          </>
        ),
      },
      {
        title: t.curve,
        desc: t.curveDesc,
        height: 310,
        body: (
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
                <Words at={[x(66), y(0.7)]} bold>{`${t.offset} 0 · 60°`}</Words>
                <Words at={[x(47), y(0.3)]} anchor="end" tone="coral">{`${t.offset} 0.05`}</Words>
                <Words at={[x(47), y(0.3) + 18]} anchor="end" tone="coral">
                  {`${180 * (TEXEL - 0.05)}°`.replace(/\.\d+/, '')}
                </Words>
                <Stroke d={`M${x(56.4)} ${y(0.08)}V${y(-0.02)}M${x(63.6)} ${y(0.08)}V${y(-0.02)}`} width={1.25} />
                <Words at={[x(66), y(0.06)]} tone="soft">{`${180 * SOFTNESS}°`}</Words>
              </>
            )}
          </Chart>
        ),
      },
    ],
  }),
);
