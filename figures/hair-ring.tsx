import React from 'react';
import {ringHalf, strandSpec} from '@site/src/stage/shading/hair';
import {Chart, Limit} from './chart';
import {Ball, Stroke, Words, diagram, path, scalar, steps, type Point} from './kit';

const rad = (a: number): number => (a * Math.PI) / 180;
const [HEIGHT, WIDTH, BREAKUP, FOLLOW, CUT] = [
  'HairRingHeight',
  'HairRingWidth',
  'HairRingBreakup',
  'HairRingFollowView',
  'HairThreshold',
].map(scalar) as [number, number, number, number, number];
const R = 50;
const VIEWS = [-25, 0, 25];
const CENTRES: readonly Point[] = [
  [58, 100],
  [184, 100],
  [310, 100],
];

/** HairMap B: one saw tooth per lock. */
const tooth = (azimuth: number): number => Math.abs(((azimuth / 15 + 100) % 1) * 2 - 1);

/** The ring on a head sphere under a camera that looks down by `pitch` degrees; only the part that faces the camera. */
function ring([cx, cy]: Point, pitch: number): Point[] {
  const height = HEIGHT + FOLLOW * Math.sin(rad(pitch));
  const project = (azimuth: number, h: number): {at: Point; facing: number} => {
    const r = Math.sqrt(Math.max(0, 1 - h * h));
    const z = r * Math.cos(rad(azimuth));
    return {
      at: [cx + R * r * Math.sin(rad(azimuth)), cy - R * (h * Math.cos(rad(pitch)) - z * Math.sin(rad(pitch)))],
      facing: h * Math.sin(rad(pitch)) + z * Math.cos(rad(pitch)),
    };
  };
  const seen = steps(-150, 150, 300).filter((a) => project(a, height).facing >= 0);
  const edge = (sign: number) => seen.map((a) => project(a, height + sign * ringHalf(WIDTH, BREAKUP, tooth(a))).at);
  return [...edge(1), ...edge(-1).toReversed()];
}

const spec = (degrees: number, gloss: number): number =>
  strandSpec([0, 1, 0], [0, 0, 1], [0, Math.sin(rad(degrees)), Math.cos(rad(degrees))], 0, 0.5, 0, gloss);
const reach = (gloss: number): number => steps(0, 15, 1500).findLast((a) => spec(a, gloss) >= CUT) ?? 0;
const GLOSSES = [40, 120, 300] as const;
const inDegrees = (height: number): number => Math.round((Math.asin(height) * 180) / Math.PI);

export default diagram(
  {
    'zh-Hans': {
      caption: '两种高光都按默认值绘制。发丝亮带的半宽是曲线降到阈值时的角度。',
      ring: '环按法线的高度定位',
      ringDesc: `三个头部球体上的天使环。相机从下往上看时环下沉，平视时中心在${inDegrees(HEIGHT)}°，从上往下看时环上升。HairMap的B通道让环的边缘带锯齿。`,
      below: '仰视25°',
      level: '平视',
      above: '俯视25°',
      heights: `中心${inDegrees(HEIGHT)}°，范围${inDegrees(HEIGHT - WIDTH / 2)}°–${inDegrees(HEIGHT + WIDTH / 2)}°`,
      follow: '跟随相机',
      strand: '光泽度决定亮带宽度',
      strandDesc: `横轴是半角向量偏离发丝垂面的角度，纵轴是spec。光泽度40、120、300的曲线在阈值${CUT}处的半宽分别是${GLOSSES.map((g) => reach(g).toFixed(1)).join('°、')}°。`,
      off: '偏离垂直的角度',
      cut: `阈值 ${CUT}`,
    },
    en: {
      caption:
        'Both highlights are drawn with the default values. The strand band ends at the angle at which its curve falls to the threshold.',
      ring: 'Normals of equal height form the ring',
      ringDesc: `The ring on three head spheres. Seen from below it moves down, seen level its centre is at ${inDegrees(HEIGHT)}°, seen from above it moves up. Channel B of HairMap gives its edge teeth.`,
      below: '25° from below',
      level: 'level',
      above: '25° from above',
      heights: `centre ${inDegrees(HEIGHT)}°, from ${inDegrees(HEIGHT - WIDTH / 2)}° to ${inDegrees(HEIGHT + WIDTH / 2)}°`,
      follow: 'follows the camera',
      strand: 'Gloss sets the width of the band',
      strandDesc: `The angle of the half vector away from the plane across the strand runs to the right, spec upwards. At threshold ${CUT}, the curves of gloss 40, 120 and 300 reach ${GLOSSES.map((g) => reach(g).toFixed(1)).join('°, ')}° to either side.`,
      off: 'angle off the perpendicular',
      cut: `threshold ${CUT}`,
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.ring,
        desc: t.ringDesc,
        height: 270,
        body: (
          <>
            {CENTRES.map((c, at) => (
              <g key={c[0]}>
                <Ball at={c} r={R} angle={150} cut={-0.35} line={0} />
                <path d={path(ring(c, VIEWS[at] ?? 0), true)} fill="var(--lk-gold)" />
                <circle cx={c[0]} cy={c[1]} r={R} fill="none" stroke="var(--lk-ink)" strokeWidth={1.5} />
                <Words at={[c[0], 176]} anchor="middle">
                  {[t.below, t.level, t.above][at] ?? ''}
                </Words>
              </g>
            ))}
            <Words at={[0, 212]} mono tone="soft">{`HairRingHeight ${HEIGHT}  HairRingWidth ${WIDTH}`}</Words>
            <Words at={[0, 232]}>{t.heights}</Words>
            <Words at={[0, 258]} mono tone="soft">{`HairRingFollowView ${FOLLOW}`}</Words>
          </>
        ),
      },
      {
        title: t.strand,
        desc: t.strandDesc,
        height: 270,
        body: (
          <Chart
            at={[34, 54]}
            size={[318, 160]}
            x={{
              from: -20,
              to: 20,
              ticks: [-20, -10, 0, 10, 20],
              label: t.off,
              format: (v) => `${v}°`.replace('-', '−'),
            }}
            y={{from: 0, to: 1.25, ticks: [0.5, 1], label: 'spec'}}>
            {(x, y) => (
              <>
                <Limit y={y(CUT)} from={x(-20)} to={x(20)} name={t.cut} color="coral" />
                {GLOSSES.map((gloss, at) => (
                  <g key={gloss}>
                    <Stroke
                      d={path(steps(-20, 20, 240).map((a) => [x(a), y(spec(a, gloss))]))}
                      color={gloss === 120 ? 'ink' : 'pri'}
                      width={gloss === 120 ? 2.25 : 1.5}
                      dash={gloss === 300}
                    />
                    <Stroke
                      d={path([
                        [x(-reach(gloss)), y(0.06 + at * 0.13)],
                        [x(reach(gloss)), y(0.06 + at * 0.13)],
                      ])}
                      color={gloss === 120 ? 'ink' : 'pri'}
                      width={2.5}
                    />
                  </g>
                ))}
                {GLOSSES.map((gloss) => (
                  <g key={gloss}>
                    <Stroke
                      d={`M${x(-20) + 6} ${y({40: 1.16, 120: 1.03, 300: 0.9}[gloss]) - 4}h20`}
                      color={gloss === 120 ? 'ink' : 'pri'}
                      width={gloss === 120 ? 2.25 : 1.5}
                      dash={gloss === 300}
                    />
                    <Words
                      at={[x(-20) + 32, y({40: 1.16, 120: 1.03, 300: 0.9}[gloss])]}
                      bold={gloss === 120}
                      tone={gloss === 120 ? undefined : 'pri'}>
                      {`${gloss}: ±${reach(gloss).toFixed(1)}°`}
                    </Words>
                  </g>
                ))}
              </>
            )}
          </Chart>
        ),
      },
    ],
  }),
);
